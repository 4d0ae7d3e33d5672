bridgeshape::scenario! { Wrong "opener S:5+"; }

fn main() {}
