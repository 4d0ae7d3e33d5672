bridgeshape::scenario! { Wrong = "opener Shcp:8+ Hhcp:8+ hcp:12-14"; }

fn main() {}
