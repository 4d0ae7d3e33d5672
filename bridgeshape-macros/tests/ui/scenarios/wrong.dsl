Weak two: opener S:6 hcp:5-9;
responder hcp:10-6
