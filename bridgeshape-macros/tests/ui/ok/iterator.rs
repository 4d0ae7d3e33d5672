bridgeshape::scenario! { Weak = "opener S:6 hcp:5-9"; }

fn main() {
    let mut deals = Weak::deals(7);
    assert_eq!(deals.nth(41), Some(Weak::deal(7, 41)));
    assert_eq!(deals.next(), Some(Weak::deal(7, 42)));
    assert_eq!(deals.clone().next(), deals.next());
    assert_ne!(Weak::deals(8).next(), Weak::deals(7).next());
}
