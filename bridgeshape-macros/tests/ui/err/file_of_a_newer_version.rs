bridgeshape::scenario! { Wrong = file("scenarios/newer.json"); }

fn main() {}
