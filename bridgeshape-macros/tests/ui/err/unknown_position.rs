bridgeshape::scenario! { Wrong = "openr S:5+"; }

fn main() {}
