bridgeshape::scenario! {
    Raw = r#"opener S:6 hcp:5-9"#;
    Lines = "opener S:6
        hcp:5-9";
    Continued = "opener S:6 \
        hcp:5-9";
    Escaped = "opener\tS:6\u{20}hcp:5-9";
}

fn main() {
    let deal = Raw::deal(1, 0).deal;
    assert_eq!([Lines::deal(1, 0).deal, Continued::deal(1, 0).deal, Escaped::deal(1, 0).deal], [deal; 3]);
}
