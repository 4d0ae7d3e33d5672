bridgeshape::scenario! { Wrong = 5; }

fn main() {}
