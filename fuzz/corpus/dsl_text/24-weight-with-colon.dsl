weight:35: opener S:5+
