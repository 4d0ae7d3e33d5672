use bridgeshape::fixed::{Fixed, Known};
use bridgeshape::{Hand, PartialDeal, Role, Suit, Table};

bridgeshape::scenario! { Weak = "$a=M; opener $a:6 hcp:5-9"; }

fn main() {
    let mut known = Fixed::default();
    known.add(Role::Responder, "SAKQJT98").unwrap();
    let dealt: Known<Weak> = Weak::with(known).unwrap();
    for sample in dealt.deals(1).take(10) {
        let sample = sample.unwrap();
        assert_eq!(sample.binding.a, if sample.deal.hand(Role::Opener).holding(Suit::Spades).len() == 6 { Suit::Spades } else { Suit::Hearts });
    }
    let unknown = PartialDeal::new(Table::BRIDGE, [Hand::EMPTY; 4]).unwrap();
    assert_eq!(Weak::with(unknown).unwrap().deal(1, 0).unwrap(), Weak::deal(1, 0));
    let mut all = Fixed::default();
    all.add(Role::Responder, "SAKQJT987 HAKQJ").unwrap();
    all.add(Role::Opp1, "HT98765").unwrap();
    assert!(Weak::with(all).is_err());
}
