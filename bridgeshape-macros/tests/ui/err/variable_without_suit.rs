bridgeshape::scenario! { Wrong = "$a=S; opener $a:5+ S:0-3"; }

fn main() {}
