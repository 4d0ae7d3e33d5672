auction:1SA, P, 2C, P contract:8H lead:$aK opener
