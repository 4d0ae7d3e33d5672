opener quiet; opp1 quiet:7; opp2 quite
