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
//! `coming.json` has the conventions that are to come, with their kind and system.
//!
//! **Invariant:** [`pages`] is sorted by title; slugs and titles are unique, and no title to come is a page's.

mod coming;
mod list;

pub use coming::{KINDS, SYSTEMS};

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

/// A convention that is on the wiki without constraints so far: it cannot be dealt yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coming {
    /// Its title on the wiki: `Due Bailey`.
    pub title: &'static str,
    /// What it is for: one of [`KINDS`].
    pub kind: &'static str,
    /// The system that it belongs to: one of [`SYSTEMS`].
    pub system: &'static str,
}

/// All pages, sorted by title.
pub const fn pages() -> &'static [PageSource] {
    list::PAGES
}

/// The conventions to come, sorted by title; none is a page.
pub const fn coming() -> &'static [Coming] {
    coming::COMING
}
