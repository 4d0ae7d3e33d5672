bridgeshape::scenario! { Wrong = page("Splintr"); }

fn main() {}
