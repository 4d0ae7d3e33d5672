bridgeshape::scenario! { Wrong = "opener hcp:20+ aces:0 kings:0"; }

fn main() {}
