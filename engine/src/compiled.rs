//! The scenarios that are compiled into this program; none without the feature `catalogue`.

use bridgeshape_runtime::compiled::Compiled;

/// The scenario whose meaning has this key.
#[cfg(feature = "catalogue")]
pub(crate) fn scenario(key: u128) -> Option<&'static Compiled> {
    bridgeshape_generated::scenario(key)
}

/// The same: there is none.
#[cfg(not(feature = "catalogue"))]
pub(crate) const fn scenario(_: u128) -> Option<&'static Compiled> {
    None
}
