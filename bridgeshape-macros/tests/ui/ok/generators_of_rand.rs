use rand::rngs::{SmallRng, StdRng};
use rand::{Rng, SeedableRng};

bridgeshape::scenario! { Weak = "opener S:6 hcp:5-9"; }

fn main() {
    let first = Weak::sample(&mut SmallRng::seed_from_u64(1));
    assert_eq!(first, Weak::sample(&mut SmallRng::seed_from_u64(1)));
    assert!(Weak::satisfies(&Weak::sample(&mut StdRng::seed_from_u64(1)).deal));
    assert!(Weak::satisfies(&Weak::sample(&mut rand::rng()).deal));
    let mut any: Box<dyn Rng> = Box::new(StdRng::seed_from_u64(2));
    assert!(Weak::satisfies(&Weak::sample(&mut *any).deal));
}
