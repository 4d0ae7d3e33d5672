//! The embedded catalogue: pages of conventions, each the content of a BridgePedia `get` answer
//! (seed 001, "Formato risposta JSON") with the DSL text in `raw`.
//!
//! What stands in a page: `pageId`, `title`, `dslVersion`, `raw`, `valid`, `scenarios`, `errors`,
//! `warnings`, a `note` that says which system the page assumes, and `positionLabels` where the page
//! calls the roles by names of its own. `raw` is what a person edits; `scenarios` is the parser's
//! answer to it, rewritten by `cargo xtask catalog` and proven fresh by a test.
//!
//! This room holds data only: it neither parses nor judges, and it depends on nothing.
//!
//! **Invariant:** [`pages`] is sorted by title; slugs and titles are unique.

mod list;

/// A page of the catalogue as it is embedded: not parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageSource {
    /// The page's name as an ASCII identifier, which is also its file's name: `splinter_compatto`.
    pub slug: &'static str,
    /// The page's title on the wiki: `Splinter compatto`. Equal to `title` inside [`json`](Self::json).
    pub title: &'static str,
    /// The content of the API's answer: one JSON object.
    pub json: &'static str,
}

/// All pages, sorted by title.
pub const fn pages() -> &'static [PageSource] {
    list::PAGES
}
