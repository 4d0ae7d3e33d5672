opener S:5+) hcp:12
