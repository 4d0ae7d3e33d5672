@M = H,S @N=1,,2 @K=1, 2 opener hcp:${M}${N}${K}
