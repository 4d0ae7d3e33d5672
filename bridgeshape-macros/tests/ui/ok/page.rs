bridgeshape::scenario! {
    Smith = page("Segnale di Smith");
    BySlug = page("segnale_di_smith",);
}

fn main() {
    assert_eq!(Smith::deal(1, 0), Smith::deals(1).next().unwrap());
    assert_eq!(Smith::LABELS, BySlug::LABELS);
}
