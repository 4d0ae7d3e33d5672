A: weight:0 opener // B: weight:250 opener
