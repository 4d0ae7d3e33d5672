1NT: opener: hcp:15-17
