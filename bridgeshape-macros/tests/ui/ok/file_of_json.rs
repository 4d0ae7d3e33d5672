bridgeshape::scenario! {
    All = file("scenarios/raise.json");
    Three = file("scenarios/raise.json", "three");
    Four = file("scenarios/raise.json", 2), law = deals;
}

fn main() {
    assert_eq!(All::LABELS, ["three", "four"]);
    assert_eq!(Three::deal(1, 0).label, "three");
    assert_eq!(Four::deal(1, 0).number, 2);
}
