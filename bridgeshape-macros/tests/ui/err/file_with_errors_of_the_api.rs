bridgeshape::scenario! { Wrong = file("scenarios/reported.json"); }

fn main() {}
