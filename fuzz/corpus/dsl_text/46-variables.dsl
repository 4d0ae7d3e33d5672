$a=KQ $b=Z $b=M opener $a:5+ $a=M
