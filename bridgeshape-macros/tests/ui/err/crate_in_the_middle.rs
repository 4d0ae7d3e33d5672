bridgeshape::scenario! { Fine = "opener S:5+"; crate = bridgeshape; }

fn main() {}
