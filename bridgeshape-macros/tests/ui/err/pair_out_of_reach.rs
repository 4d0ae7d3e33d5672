bridgeshape::scenario! { Wrong = "pairhcp:30+; opener hcp:0-10; responder hcp:0-10"; }

fn main() {}
