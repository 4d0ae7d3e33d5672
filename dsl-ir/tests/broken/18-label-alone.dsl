Landy: // Michaels: opener
