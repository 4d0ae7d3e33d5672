opener S:5+ // // ;; responder // 
