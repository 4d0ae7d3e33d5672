bridgeshape::scenario! {
    Compact = page("Splinter compatto");
    BySlug = page("splinter_compatto",);
}

fn main() {
    assert_eq!(Compact::deal(1, 0), Compact::deals(1).next().unwrap());
    assert_eq!(Compact::LABELS, BySlug::LABELS);
}
