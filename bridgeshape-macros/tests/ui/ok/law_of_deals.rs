use bridgeshape::Law;
use bridgeshape::compiled::Scenario;

bridgeshape::scenario! {
    ByDeals = "$a=M; opener $a:6 hcp:5-9", law = deals;
    ByBindings = "$a=M; opener $a:6 hcp:5-9", law = bindings;
}

fn main() {
    assert_eq!(ByDeals::PAGE.scenarios[0].law, Law::Deals);
    assert_eq!(ByBindings::PAGE.scenarios[0].law, Law::Bindings);
    assert_eq!(ByDeals::DEALS, ByBindings::DEALS);
    assert!(ByBindings::satisfies(&ByDeals::deal(1, 0).deal));
}
