apertore picche:5+ PO:12-21; compagno 3+ picche punti 6-9
