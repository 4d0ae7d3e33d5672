“1H: opener H:5+”
