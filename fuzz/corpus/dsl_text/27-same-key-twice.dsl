opener S:5+ hcp:12-14 S:0-6 shape:balanced shape:4432
