macro_rules! situation {
    ($name:ident $text:literal) => {
        bridgeshape::scenario! { $name = $text; }
    };
}

situation!(Weak "opener S:6 hcp:5-9");

fn main() {
    assert!(Weak::satisfies(&Weak::deal(1, 0).deal));
}
