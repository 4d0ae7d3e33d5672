opner S:5+; respnder S:3+; opp3 hcp:0-7
