//! Deals of bridge situations, fair by construction: the facade that a user's crate depends on.
//!
//! It only re-exports: everything that runs lives in [`bridgeshape_runtime`].
//!
//! **Invariant:** this crate holds no logic.

pub use bridgeshape_runtime::*;
