//! `scenario!`: scenarios in the source of a crate, compiled into types that deal.
//!
//! Use it by way of the crate `bridgeshape`, which documents it and has what the types are made of.
//!
//! | what | where |
//! |---|---|
//! | what is written between the braces | `input` |
//! | where scenarios come from: texts, pages of the catalogue, files | `source` |
//! | the refusals of scenarios, drawn under their lines | `refusal` |
//! | the items that come of a definition | `expand`, their documentation `docs` |
//!
//! **Invariant:** a shim: it reads, plans and writes by the rooms that do so. It never panics, tells every fault of
//! every definition at once, and a definition with a fault defines nothing.

mod docs;
mod expand;
mod input;
mod refusal;
mod source;

/// Compiles scenarios into types that deal. See the crate `bridgeshape`.
#[proc_macro]
pub fn scenario(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand::expand(input.into()).into()
}
