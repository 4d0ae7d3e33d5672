bridgeshape::scenario! {}

fn main() {}
