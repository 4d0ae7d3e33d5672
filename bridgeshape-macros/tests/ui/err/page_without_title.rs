bridgeshape::scenario! { Wrong = page(); }

fn main() {}
