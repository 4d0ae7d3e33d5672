fn splinters() -> usize {
    bridgeshape::scenario! {
        Splinter = "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15";
        Either = "$a=M; opener $a:6 hcp:5-9 // opener D:6 hcp:5-9";
    }
    let chosen: EitherBinding = Either::deal(1, 0).binding;
    assert!(Either::BINDINGS.contains(&chosen));
    Splinter::deals(1).take(3).count()
}

fn main() {
    assert_eq!(splinters(), 3);
}
