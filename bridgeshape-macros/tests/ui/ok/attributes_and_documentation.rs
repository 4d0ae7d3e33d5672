#![deny(warnings, missing_docs, missing_debug_implementations, unsafe_code)]
//! Attributes are passed on; what is not documented by hand documents itself.

/// Of public items.
pub mod situations {
    bridgeshape::scenario! {
        /// A weak two.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub Weak = "opener S:6 hcp:5-9";
        #[derive(Debug)]
        pub Chosen = "$a=M; opener $a:6 hcp:5-9 // opener C:7";
        #[cfg(any())]
        #[derive(Debug)]
        Never = "opener S:6";
    }
}

fn main() {
    assert_eq!(format!("{:?}", situations::Weak), "Weak");
    assert_eq!(situations::Chosen::LABELS, ["", ""]);
}
