//! The passes.
pub(crate) mod normalise;
pub(crate) mod prune;
pub(crate) mod tighten;
