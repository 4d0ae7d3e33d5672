//! The `bridgeshape` program.
fn main() {}
