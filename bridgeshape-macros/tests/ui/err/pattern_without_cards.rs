bridgeshape::scenario! { Wrong = "opener S~A......... S:3"; }

fn main() {}
