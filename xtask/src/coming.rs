//! The conventions to come: `catalog/coming.json` as a list in the source of the catalogue.

use crate::catalog::{KINDS, SYSTEMS};
use bridgeshape_dsl_ir::names;
use serde::Deserialize;

/// A convention without constraints so far.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Coming {
    title: String,
    kind: String,
    system: String,
}

/// The source text of the list, from the file's text and the titles and slugs of the pages.
///
/// # Errors
/// A text that is no such list, a kind or a system that nobody knows, a title that stands twice or is a page already.
pub(crate) fn list(text: &str, pages: &[(String, String)]) -> Result<String, String> {
    let mut all: Vec<Coming> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    all.sort_by(|a, b| a.title.cmp(&b.title));
    for (at, Coming { title, kind, system }) in all.iter().enumerate() {
        if !KINDS.contains(&kind.as_str()) {
            return Err(format!("{title}: kind is one of {KINDS:?}, not {kind}"));
        }
        if !SYSTEMS.contains(&system.as_str()) {
            return Err(format!("{title}: system is one of {SYSTEMS:?}, not {system}"));
        }
        if all[..at].iter().any(|other| names::is_same(&other.title, title)) {
            return Err(format!("{title} stands twice"));
        }
        let is_it = |name: &str| names::is_same(name, title);
        if let Some((page, _)) = pages.iter().find(|(page, slug)| is_it(page) || is_it(slug)) {
            return Err(format!("{title} is a page already: {page}"));
        }
    }
    let entries: String = all
        .iter()
        .map(|Coming { title, kind, system }| {
            format!("    Coming {{ title: {title:?}, kind: {kind:?}, system: {system:?} }},\n")
        })
        .collect();
    Ok(format!(
        "{HEAD}/// What a convention may be for.\n#[rustfmt::skip]\npub const KINDS: [&str; {}] = {KINDS:?};\n\n\
         /// The systems that a convention may belong to.\n#[rustfmt::skip]\npub const SYSTEMS: [&str; {}] = {SYSTEMS:?};\n\n\
         pub(crate) static COMING: &[Coming] = &[\n{entries}];\n",
        KINDS.len(),
        SYSTEMS.len(),
    ))
}

const HEAD: &str = "// @generated from catalog/coming.json by `cargo xtask catalog`. Do not edit.

use crate::Coming;

";

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = r#"[{"title":"Riton 2♣","kind":"rebid","system":"natural"},
        {"title":"Keri","kind":"notrump","system":"any"}]"#;

    #[test]
    fn titles_are_sorted() {
        let text = list(TWO, &[]).expect("a list");
        let [keri, riton] = ["Keri", "Riton 2♣"].map(|title| text.find(title).expect("it is there"));
        assert!(keri < riton, "{text}");
    }

    #[test]
    fn what_is_wrong_is_told() {
        let page = [("Kéri".to_owned(), "keri_1".to_owned())];
        let slug = [("Something".to_owned(), "riton_2c".to_owned())];
        assert!(list(TWO, &page).is_err_and(|said| said.contains("is a page already: Kéri")));
        assert!(list(TWO, &slug).is_err_and(|said| said.contains("is a page already: Something")));
        for (old, new, said) in [
            ("rebid", "rebids", "kind is one of"),
            ("any", "some", "system is one of"),
            ("Keri", "RITON 2C", "stands twice"),
            ("kind", "type", "unknown field"),
        ] {
            let problem = list(&TWO.replace(old, new), &[]).expect_err("no list");
            assert!(problem.contains(said), "{problem}");
        }
    }
}
