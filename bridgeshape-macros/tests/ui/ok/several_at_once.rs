bridgeshape::scenario! {
    Weak = "opener S:6 hcp:5-9";
    Strong = "opener hcp:22+";
    Balanced = "opener hcp:15-17 shape:balanced"
}

fn main() {
    assert!(Weak::satisfies(&Weak::deal(1, 0).deal));
    assert!(!Strong::satisfies(&Weak::deal(1, 0).deal));
    assert!(Balanced::satisfies(&Balanced::deal(1, 0).deal));
}
