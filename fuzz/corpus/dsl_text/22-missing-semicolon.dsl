opener H:5+ responder H:3+
