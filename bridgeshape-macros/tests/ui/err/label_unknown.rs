bridgeshape::scenario! { Wrong = page("Splinter", "1H-4N"); }

fn main() {}
