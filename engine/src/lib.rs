//! From a request to deals or to reasons why there are none.
