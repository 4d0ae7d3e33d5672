Opener S:5+; Responder S:3+
