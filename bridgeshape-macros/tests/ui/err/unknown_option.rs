bridgeshape::scenario! { Wrong = "opener S:5+", seed = 5; }

fn main() {}
