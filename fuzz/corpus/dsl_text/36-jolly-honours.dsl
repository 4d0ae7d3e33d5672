opener x=K H>x x~A.
