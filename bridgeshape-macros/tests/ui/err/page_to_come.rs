bridgeshape::scenario! { Wrong = page("Keri"); }

fn main() {}
