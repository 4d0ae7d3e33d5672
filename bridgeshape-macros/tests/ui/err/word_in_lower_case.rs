bridgeshape::scenario! { Wrong = "opener s:5+"; }

fn main() {}
