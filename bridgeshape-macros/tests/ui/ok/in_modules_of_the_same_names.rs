mod first {
    bridgeshape::scenario! { pub Weak = "opener S:6 hcp:5-9"; }
}
mod second {
    bridgeshape::scenario! { pub Weak = "opener H:6 hcp:5-9"; }
}

fn main() {
    assert_ne!(first::Weak::deal(1, 0).deal, second::Weak::deal(1, 0).deal);
}
