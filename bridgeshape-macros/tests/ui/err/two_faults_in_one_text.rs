bridgeshape::scenario! { Wrong = "opener hcp:17-15 S:5+; responder hpc:6+ H:4+ H:5+"; }

fn main() {}
