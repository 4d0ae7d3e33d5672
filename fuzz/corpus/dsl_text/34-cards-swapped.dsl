opener has:QH lacks:S; lead:KS
