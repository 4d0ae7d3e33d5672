bridgeshape::scenario! { Weak = file("scenarios/weak.dsl"); }

fn main() {
    assert_eq!(Weak::deal(1, 0).label, "Weak two");
}
