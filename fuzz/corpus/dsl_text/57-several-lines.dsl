1H:
  opener H:5+ hcp:12-21;
	responder H;4+ Chcp=0
//
1S: opener S:5+ hcp:21-12; respnder S:4+
