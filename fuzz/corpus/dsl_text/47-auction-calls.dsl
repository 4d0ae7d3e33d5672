auction:1SA,Q,2C,pass opener
