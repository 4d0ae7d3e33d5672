Sopra una 1SA aperta; il compagno dice boh
