opener S:5- H:-3
