//! Pages of conventions, as the BridgePedia API gives them.
