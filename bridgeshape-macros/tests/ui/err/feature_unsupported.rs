bridgeshape::scenario! { Wrong = file("scenarios/tag.json"); }

fn main() {}
