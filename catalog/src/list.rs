// @generated from catalog/pages/*.json by `cargo xtask catalog`. Do not edit.

use crate::PageSource;

/// One page of `catalog/pages`.
macro_rules! page {
    ($slug:literal, $title:literal) => {
        PageSource { slug: $slug, title: $title, json: include_str!(concat!("../pages/", $slug, ".json")) }
    };
}

pub(crate) static PAGES: &[PageSource] = &[
    page!("n2c_forte", "2♣ forte"),
    page!("barrage", "Barrage"),
    page!("bergen", "Bergen"),
    page!("blackwood", "Blackwood"),
    page!("cappelletti", "Cappelletti"),
    page!("contro_informativo", "Contro informativo"),
    page!("dont", "DONT"),
    page!("drury", "Drury"),
    page!("fiori_forte", "Fiori forte"),
    page!("gazzilli", "Gazzilli"),
    page!("jacoby_2nt", "Jacoby 2NT"),
    page!("landy", "Landy"),
    page!("lebensohl", "Lebensohl"),
    page!("michaels", "Michaels"),
    page!("multi", "Multi"),
    page!("multi_landy", "Multi-Landy"),
    page!("multirever", "Multirever"),
    page!("overcall", "Overcall"),
    page!("rkcb", "RKCB"),
    page!("segnale_di_smith", "Segnale di Smith"),
    page!("smolen", "Smolen"),
    page!("splinter", "Splinter"),
    page!("splinter_compatto", "Splinter compatto"),
    page!("sputnik", "Sputnik"),
    page!("stayman", "Stayman"),
    page!("texas", "Texas (Jacoby transfer)"),
];
