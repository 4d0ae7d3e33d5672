@N=5+,7-6 opener S:${N} H:${N}
