bridgeshape::scenario! { Wrong = page(Splinter); }

fn main() {}
