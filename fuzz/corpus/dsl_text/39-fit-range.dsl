fit:H8-9 fit:Z8+ opener
