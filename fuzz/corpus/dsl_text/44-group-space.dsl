opener any (S:5+, H:5+) or(D:5+, C:5+)
