bridgeshape::scenario! { Wrong = file("scenarios/nowhere.json"); }

fn main() {}
