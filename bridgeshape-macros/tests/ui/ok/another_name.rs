mod deps {
    pub use bridgeshape as shape;
}

use deps::shape::scenario;

scenario! {
    crate = crate::deps::shape;

    Weak = "opener S:6 hcp:5-9 // opener H:6 hcp:5-9";
}

fn main() {
    assert!(Weak::deal(1, 0).number <= 2);
}
