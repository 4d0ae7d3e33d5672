bridgeshape::scenario! { Wrong = file("scenarios/words.json"); }

fn main() {}
