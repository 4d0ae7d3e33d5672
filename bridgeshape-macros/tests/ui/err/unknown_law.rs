bridgeshape::scenario! { Wrong = "opener S:5+", law = hands; }

fn main() {}
