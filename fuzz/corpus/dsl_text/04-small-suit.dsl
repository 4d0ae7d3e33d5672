1S: opener s:5+ hcp:12-21
