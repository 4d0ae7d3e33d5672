1H-4C; opener H:5+
