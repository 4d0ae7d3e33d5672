opener shape:10-1-1-1; responder shape:5-4-x; opp1 shape:balancd
