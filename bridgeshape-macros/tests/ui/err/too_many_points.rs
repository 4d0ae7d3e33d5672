bridgeshape::scenario! { Wrong = "opener hcp:38+"; }

fn main() {}
