bridgeshape::scenario! {
    One = "opener hcp:17-15";
    Fine = "opener S:6 hcp:5-9";
    Two = page("Nowhere");
    Three "opener";
    Four = "opener hcp:38+";
}

fn main() {
    // The only type that there is.
    assert!(Fine::satisfies(&Fine::deal(1, 0).deal));
}
