opener any(S:5+, H:5+; responder hcp:6+
