opener any(S:5+, fit:H8+)
