bridgeshape::scenario! { Wrong = "opener hcp:17-15"; }

fn main() {}
