bridgeshape::scenario! {
    ByLabel = page("Splinter", "1H-4C");
    Folded = page("SPLINTER", "1h-4c");
    ByNumber = page("Splinter", 1);
}

fn main() {
    assert_eq!(ByLabel::deal(1, 0).deal, ByNumber::deal(1, 0).deal);
    assert_eq!(ByLabel::deal(1, 0).deal, Folded::deal(1, 0).deal);
    assert_eq!(ByLabel::DEALS, Some(19_900_903_028_271_569_715_797_400));
}
