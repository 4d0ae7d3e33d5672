bridgeshape::scenario! { Wrong = "opener S:5+ // // opener H:5+"; }

fn main() {}
