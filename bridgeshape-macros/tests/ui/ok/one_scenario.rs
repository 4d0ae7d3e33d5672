use bridgeshape::scenario;

scenario! { Weak = "opener S:6 hcp:5-9"; }

fn main() {
    let sample = Weak::deal(1, 0);
    assert!(Weak::satisfies(&sample.deal));
    assert_eq!((sample.label, sample.number), ("", 1));
}
