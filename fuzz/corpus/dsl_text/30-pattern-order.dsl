opener S~KA.. H~AKQ.|.A
