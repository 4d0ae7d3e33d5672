opener any(S:5+; H:5+) hcp:12+
