//! The catalogue, compiled: a module a scenario, a folder a page, all written by `cargo xtask generated` from
//! `catalog/pages`, and a list of the pages by name.
//!
//! **Invariant:** everything here but this file is generated; a module holds no counted table, only the conditions from
//! which tables are counted when they are first needed.

pub mod pages;

use bridgeshape_runtime::compiled::{Compiled, Page};

/// A page that is compiled.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The page's name in the catalogue: its title folded to ASCII.
    pub slug: &'static str,
    /// The page's title.
    pub title: &'static str,
    /// Its scenarios, and the key of the choice between all of them.
    pub page: Page,
}

/// All pages, in the order of their slugs.
pub fn pages() -> &'static [Entry] {
    pages::PAGES
}

/// The page with this slug.
pub fn page(slug: &str) -> Option<&'static Entry> {
    let at = pages::PAGES.binary_search_by(|entry| entry.slug.cmp(slug)).ok()?;
    pages::PAGES.get(at)
}

/// The scenario whose meaning has this key, if it is in the catalogue.
pub fn scenario(key: u128) -> Option<&'static Compiled> {
    let at = pages::BY_KEY.binary_search_by(|(of, _, _)| of.cmp(&key)).ok()?;
    let (_, page, scenario) = *pages::BY_KEY.get(at)?;
    pages::PAGES.get(page)?.page.scenarios.get(scenario)
}
