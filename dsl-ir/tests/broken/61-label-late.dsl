weight:3 A: opener S:5+ // B: vul:both C: opener H:5+
