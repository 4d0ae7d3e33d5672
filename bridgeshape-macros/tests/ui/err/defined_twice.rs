bridgeshape::scenario! { Wrong = "opener S:5+"; Wrong = "opener S:6+"; }

fn main() {}
