bridgeshape::scenario! { Wrong = page("Splinter", 99); }

fn main() {}
