opener hcp 12-21 S: 5+ H > C
