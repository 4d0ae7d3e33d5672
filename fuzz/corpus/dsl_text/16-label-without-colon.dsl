1H-4C opener H:5+ hcp:12-21; responder H:4+
