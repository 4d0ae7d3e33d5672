S:5+ hcp:12+; responder S:3+
