bridgeshape::scenario! { Wrong = pages("Splinter"); }

fn main() {}
