opener stop:Z kc:5 longest:x has:QX
