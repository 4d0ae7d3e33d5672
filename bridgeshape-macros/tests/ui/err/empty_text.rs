bridgeshape::scenario! { Wrong = ""; }

fn main() {}
