bridgeshape::scenario! { Wrong = "opener S:5+" Fine = "opener S:6+"; }

fn main() {}
