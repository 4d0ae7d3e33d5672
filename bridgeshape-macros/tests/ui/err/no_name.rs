bridgeshape::scenario! { pub = "opener S:5+"; }

fn main() {}
