opener S:5+; weight:3 responder S:3+
