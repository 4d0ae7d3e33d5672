bridgeshape::scenario! { Wrong = "opener $e:5+"; }

fn main() {}
