bridgeshape::scenario! { Wrong = "opener H:4+ H:5+"; }

fn main() {}
