bridgeshape::scenario! {
    Fine = file("scenarios/impossible.json", "fine");
    Wrong = file("scenarios/impossible.json");
}

fn main() {}
