bridgeshape::scenario! { pub fn = "opener S:5+"; }

fn main() {}
