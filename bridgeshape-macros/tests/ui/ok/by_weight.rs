bridgeshape::scenario! {
    Mixed = "rare: opener S:7 // often: weight:9; opener hcp:12-14 shape:balanced";
}

fn main() {
    let often = Mixed::deals(1).take(1000).filter(|sample| sample.label == "often").count();
    assert!((850..950).contains(&often), "{often}");
    assert_eq!(Mixed::DEALS, None);
}
