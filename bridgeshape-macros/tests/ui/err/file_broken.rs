bridgeshape::scenario! { Wrong = file("scenarios/broken.json"); }

fn main() {}
