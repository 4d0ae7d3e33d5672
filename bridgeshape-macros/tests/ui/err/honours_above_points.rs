bridgeshape::scenario! { Wrong = "opener S=AKQ hcp:0-8"; }

fn main() {}
