bridgeshape::scenario! { Wrong = page("Splinter", 1, 2); }

fn main() {}
