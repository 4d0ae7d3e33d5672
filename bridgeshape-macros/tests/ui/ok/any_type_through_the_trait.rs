use bridgeshape::compiled::{Ready, Scenario};

bridgeshape::scenario! {
    Weak = "opener S:6 hcp:5-9";
    Strong = "$a=any; opener hcp:22+ $a:5+";
}

fn attempts<S: Scenario>(seed: u128) -> u64 {
    S::shared().deals(seed).take(10).map(|sample| sample.attempts).sum()
}

fn main() {
    assert!(attempts::<Weak>(1) >= 10 && attempts::<Strong>(1) >= 10);
    let own: Ready<Weak> = Weak::prepare();
    assert_eq!(own.deal(1, 0), Weak::deal(1, 0));
    assert!(own.bytes() > 0);
}
