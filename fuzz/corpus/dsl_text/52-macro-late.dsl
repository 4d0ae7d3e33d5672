1: opener @M=H,S ${M}:5+ // @U=1 opener S:5+
