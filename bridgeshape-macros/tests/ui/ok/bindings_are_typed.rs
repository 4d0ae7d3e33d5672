use bridgeshape::{Role, Suit};

bridgeshape::scenario! {
    Two = "$a=M $b=m; opener $a:5+ $b:5+";
    Mixed = "$a=M; opener $a:6 hcp:5-9 // opener H~AK...|AQ...";
}

fn main() {
    for sample in Two::deals(1).take(20) {
        let TwoBinding { a, b } = sample.binding;
        let opener = sample.deal.hand(Role::Opener);
        assert!(opener.holding(a).len() >= 5 && opener.holding(b).len() >= 5);
    }
    assert_eq!(Two::BINDINGS[0], TwoBinding { a: Suit::Spades, b: Suit::Diamonds });
    assert_eq!(Two::BINDINGS.len(), 4);
    for sample in Mixed::deals(1).take(20) {
        match sample.binding {
            MixedBinding::Scenario1(chosen) => assert!([Suit::Spades, Suit::Hearts].contains(&chosen.a)),
            MixedBinding::Scenario2(chosen) => assert!(chosen.opener_pattern_h < 2),
        }
    }
}
