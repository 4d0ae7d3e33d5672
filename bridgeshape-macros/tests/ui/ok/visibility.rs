mod outer {
    pub mod inner {
        bridgeshape::scenario! {
            pub Everyone = "$a=M; opener $a:6";
            pub(crate) Crate = "opener S:6";
            pub(super) Outer = "opener S:7";
            pub(in crate::outer) Path = "opener S:7";
            Nobody = "opener S:8";
        }

        pub fn of_nobody() -> u64 {
            Nobody::deal(1, 0).attempts
        }
    }

    pub fn of_outer() -> bool {
        inner::Outer::satisfies(&inner::Path::deal(1, 0).deal)
    }
}

fn main() {
    let chosen: outer::inner::EveryoneBinding = outer::inner::Everyone::deal(1, 0).binding;
    assert!(outer::inner::Everyone::BINDINGS.contains(&chosen));
    assert!(outer::inner::Crate::deal(1, 0).attempts > 0);
    assert!(outer::inner::of_nobody() > 0 && outer::of_outer());
}
