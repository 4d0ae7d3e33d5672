bridgeshape::scenario! { Wrong = file("scenarios/wrong.dsl"); }

fn main() {}
