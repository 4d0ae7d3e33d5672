1H: opener H:5+; north H:3+ hcp:6-9
