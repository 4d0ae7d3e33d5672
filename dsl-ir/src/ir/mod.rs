//! The canonical form of a scenario.
