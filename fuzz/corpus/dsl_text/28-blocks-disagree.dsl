opener S:5+ S=KQ; responder; opener S:0-3 S=AQ
