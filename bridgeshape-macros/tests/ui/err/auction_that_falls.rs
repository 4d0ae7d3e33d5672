bridgeshape::scenario! { Wrong = "auction:2C,1H; opener S:5+"; }

fn main() {}
