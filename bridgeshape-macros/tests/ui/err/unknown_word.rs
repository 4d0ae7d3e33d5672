bridgeshape::scenario! { Wrong = "opener S:5+ hpc:12-14"; }

fn main() {}
