opener any(S:5+, not(H:4+)) not(D:4+,)
