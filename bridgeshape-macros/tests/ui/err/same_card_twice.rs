bridgeshape::scenario! { Wrong = "opener has:SA; responder has:SA"; }

fn main() {}
