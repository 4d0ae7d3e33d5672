//! The independent judge of BridgeShape deals.
