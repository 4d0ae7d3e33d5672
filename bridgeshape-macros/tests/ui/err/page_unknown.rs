bridgeshape::scenario! { Wrong = page("Quantum bidding"); }

fn main() {}
