opener H=>S S=H H<>S
