opener hcp:17-15
