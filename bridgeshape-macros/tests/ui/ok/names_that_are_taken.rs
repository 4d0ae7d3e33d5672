#![allow(dead_code)]
mod std {}
mod core {}
struct Option;
struct String;
struct Binding;
enum Result {}
mod bridgeshape {}

::bridgeshape::scenario! {
    Some = "$a=M; opener $a:6 hcp:5-9 // opener H~AK...|AQ...";
    r#Raw = "opener S:6";
}

fn main() {
    assert_eq!(Some::BINDINGS.len(), 4);
    assert!(r#Raw::DEALS.is_some());
}
