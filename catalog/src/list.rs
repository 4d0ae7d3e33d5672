// @generated from catalog/pages/*.json by `cargo xtask catalog`. Do not edit.

use crate::PageSource;

/// One page of `catalog/pages`.
macro_rules! page {
    ($slug:literal, $title:literal) => {
        PageSource { slug: $slug, title: $title, json: include_str!(concat!("../pages/", $slug, ".json")) }
    };
}

pub(crate) static PAGES: &[PageSource] = &[
    page!("barrage", "Barrage"),
    page!("contro_informativo", "Contro informativo"),
    page!("overcall", "Overcall"),
    page!("splinter", "Splinter"),
    page!("splinter_compatto", "Splinter compatto"),
    page!("stayman", "Stayman"),
];
