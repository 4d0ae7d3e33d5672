Weak two: weight:2; opener S:6 hcp:5-9 S~[AK][QJT].{4} //
Three suits: $a=any opener $a:5+ shape:three_suiter; opp1 quiet
