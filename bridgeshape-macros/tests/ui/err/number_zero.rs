bridgeshape::scenario! { Wrong = page("Splinter", 0); }

fn main() {}
