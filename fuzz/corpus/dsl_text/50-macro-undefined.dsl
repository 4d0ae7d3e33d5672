@M=H,S 1${m}: opener ${N}:5+ ${M:3
