bridgeshape::scenario! { Wrong = "opener S:5+ H:5+ D:5+"; }

fn main() {}
