//! What a BridgeShape scenario means: API JSON, DSL text, canonical form, messages.
