//! Tests that cross rooms, and the corpora they share.
