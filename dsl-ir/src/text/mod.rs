//! The DSL's text: tokens, macros, scenarios, and what may stand where.
