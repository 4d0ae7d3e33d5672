opener S5+
