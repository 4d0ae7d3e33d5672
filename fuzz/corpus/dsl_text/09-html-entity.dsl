opener H&gt;S; responder H:3+
