bridgeshape::scenario! { Wrong = file("scenarios"); }

fn main() {}
