//! The pages of `catalog/pages`: `scenarios` from `raw`, and the list that embeds them.
//!
//! A person edits `pageId`, `title`, `kind`, `system`, `revision`, `unverified`, `description`, `raw`, `positionLabels`
//! and `note`; everything else in a page's file is made here. The conventions to come are `coming.rs`'s. A page whose
//! text the parser faults is reported and stops the run: the catalogue holds valid pages only.

use crate::coming;
use crate::files::{Mode, keep};
use crate::layout::lay_out;
use bridgeshape_dsl_ir::{
    Lang,
    answer::Answer,
    diag::{Diag, Origin},
    wire::{DSL_VERSION, Scenario},
};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The names of the positions that a page may call by names of its own.
const POSITIONS: [&str; 4] = ["opener", "opp1", "responder", "opp2"];

/// What a convention is for.
pub(crate) const KINDS: [&str; 7] =
    ["opening", "response", "rebid", "notrump", "slam", "competition", "card_play"];
/// The systems that a page may belong to.
pub(crate) const SYSTEMS: [&str; 6] =
    ["any", "natural", "acol", "two_over_one", "strong_club", "polish_club"];
/// The languages of descriptions, sorted.
const LANGUAGES: [&str; 5] = ["de", "en", "es", "fr", "it"];

/// What a person writes in a page's file.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Source {
    page_id: u64,
    title: String,
    kind: String,
    system: String,
    revision: u32,
    /// The languages whose translation nobody has read who speaks them.
    unverified: Vec<String>,
    /// What the convention is, by language.
    description: BTreeMap<String, String>,
    raw: String,
    #[serde(default)]
    position_labels: BTreeMap<String, String>,
    note: String,
    #[serde(rename = "dslVersion")]
    _dsl_version: Option<IgnoredAny>,
    #[serde(rename = "valid")]
    _valid: Option<IgnoredAny>,
    #[serde(rename = "scenarios")]
    _scenarios: Option<IgnoredAny>,
    #[serde(rename = "errors")]
    _errors: Option<IgnoredAny>,
    #[serde(rename = "warnings")]
    _warnings: Option<IgnoredAny>,
}

/// A page's file as it should be: the keys of the API's answer, in reading order.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Page<'a> {
    page_id: u64,
    title: &'a str,
    kind: &'a str,
    system: &'a str,
    revision: u32,
    unverified: &'a [String],
    description: &'a BTreeMap<String, String>,
    dsl_version: u64,
    note: &'a str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    position_labels: &'a BTreeMap<String, String>,
    raw: &'a str,
    valid: u8,
    errors: [&'a str; 0],
    warnings: [&'a str; 0],
    scenarios: Vec<&'a Scenario>,
}

/// Brings all pages and their list up to date, or counts what is not; returns how many files were stale.
///
/// # Errors
/// A page that cannot be read, or whose text is not valid DSL, with every reason.
pub(crate) fn run(mode: Mode) -> Result<usize, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog");
    let mut stale = 0;
    let mut titles = Vec::new();
    let mut problems = Vec::new();
    for path in page_files(&root.join("pages"))? {
        let slug = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match fs::read_to_string(&path).map_err(|error| error.to_string()).and_then(|old| regenerate(&old)) {
            Ok(made) => {
                for notice in made.notices {
                    eprintln!("{slug}: {notice}");
                }
                stale += usize::from(keep(&path, &made.text, mode)?);
                titles.push((made.title, slug));
            }
            Err(problem) => problems.push(format!("{slug}: {problem}")),
        }
    }
    let coming = fs::read_to_string(root.join("coming.json")).map_err(|error| error.to_string());
    let coming = coming.and_then(|text| coming::list(&text, &titles)).unwrap_or_else(|problem| {
        problems.push(format!("coming.json: {problem}"));
        String::new()
    });
    if !problems.is_empty() {
        return Err(problems.join("\n"));
    }
    titles.sort();
    stale += usize::from(keep(&root.join("src/coming.rs"), &coming, mode)?);
    stale += usize::from(keep(&root.join("src/list.rs"), &list(&titles), mode)?);
    Ok(stale)
}

/// The JSON files of a folder, in the order of their names.
fn page_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("catalog/pages: {error}"))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("catalog/pages: {error}"))?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// What a page's file becomes.
#[derive(Debug, PartialEq)]
struct Made {
    title: String,
    text: String,
    /// Hints of the parser, which block nothing.
    notices: Vec<String>,
}

/// What a page's file becomes, from what a person wrote in it.
fn regenerate(old: &str) -> Result<Made, String> {
    let source: Source = serde_json::from_str(old).map_err(|error| error.to_string())?;
    if let Some(name) = source.position_labels.keys().find(|name| !POSITIONS.contains(&name.as_str())) {
        return Err(format!("positionLabels names {name}, which is no position"));
    }
    if !KINDS.contains(&source.kind.as_str()) {
        return Err(format!("kind is one of {KINDS:?}, not {}", source.kind));
    }
    if !SYSTEMS.contains(&source.system.as_str()) {
        return Err(format!("system is one of {SYSTEMS:?}, not {}", source.system));
    }
    let told: Vec<&str> = source.description.keys().map(String::as_str).collect();
    if told != LANGUAGES || source.description.values().any(|text| text.trim().is_empty()) {
        return Err(format!("description needs a text in each of {LANGUAGES:?}"));
    }
    if let Some(lang) = source.unverified.iter().find(|lang| !LANGUAGES.contains(&lang.as_str())) {
        return Err(format!("unverified names {lang}, which is no language of the catalogue"));
    }
    let answer = Answer::of_text(&source.raw);
    let (faults, notices): (Vec<&Diag>, Vec<&Diag>) =
        answer.all_diags().into_iter().partition(|diag| diag.blocks());
    let described =
        |diags: &[&Diag]| diags.iter().map(|diag| described(diag, &source.raw)).collect::<Vec<_>>();
    if !faults.is_empty() {
        return Err(described(&faults).join("\n  "));
    }
    let notices = described(&notices);
    let page = Page {
        page_id: source.page_id,
        title: &source.title,
        kind: &source.kind,
        system: &source.system,
        revision: source.revision,
        unverified: &source.unverified,
        description: &source.description,
        dsl_version: DSL_VERSION,
        note: &source.note,
        position_labels: &source.position_labels,
        raw: &source.raw,
        valid: 1,
        errors: [],
        warnings: [],
        scenarios: answer.scenarios().iter().map(|read| &read.wire).collect(),
    };
    let compact = serde_json::to_string(&page).map_err(|error| error.to_string())?;
    Ok(Made { text: lay_out(&compact), title: source.title, notices })
}

/// A message with the words that it is about.
fn described(diag: &Diag, raw: &str) -> String {
    let about = diag.places.iter().find_map(|place| match place {
        Origin::Dsl(bytes) => raw.get(bytes.clone()),
        Origin::Json(_) => None,
    });
    format!("{}: {} ({})", diag.code(), diag.message(Lang::English), about.unwrap_or_default())
}

/// The source text of the list of pages.
fn list(titles: &[(String, String)]) -> String {
    let entries: String =
        titles.iter().map(|(title, slug)| format!("    page!({slug:?}, {title:?}),\n")).collect();
    format!("{LIST_HEAD}pub(crate) static PAGES: &[PageSource] = &[\n{entries}];\n")
}

const LIST_HEAD: &str = r#"// @generated from catalog/pages/*.json by `cargo xtask catalog`. Do not edit.

use crate::PageSource;

/// One page of `catalog/pages`.
macro_rules! page {
    ($slug:literal, $title:literal) => {
        PageSource { slug: $slug, title: $title, json: include_str!(concat!("../pages/", $slug, ".json")) }
    };
}

"#;

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"{"pageId":1,"title":"T","kind":"opening","system":"any","revision":1,"unverified":["de"],
        "description":{"de":"d","en":"e","es":"s","fr":"f","it":"i"},"note":"N","raw":"one: opener S:5+"}"#;

    #[test]
    fn what_a_page_says_of_itself_is_one_of_the_known_words_in_every_language() {
        for (old, new, said) in [
            (r#""opening""#, r#""openings""#, "kind is one of"),
            (r#""any""#, r#""some""#, "system is one of"),
            (r#""it":"i""#, r#""it":" ""#, "description needs"),
            (r#","it":"i""#, "", "description needs"),
            (r#"["de"]"#, r#"["pt"]"#, "unverified names pt"),
        ] {
            let problem = regenerate(&PAGE.replace(old, new)).expect_err("not a page");
            assert!(problem.starts_with(said), "{problem}");
        }
    }

    #[test]
    fn a_page_needs_only_what_a_person_writes_and_is_stable() {
        let made = regenerate(PAGE).expect("a valid page");
        assert_eq!(made.title, "T");
        assert!(made.text.contains(r#""label": "one""#), "{}", made.text);
        assert_eq!(regenerate(&made.text).expect("its own output"), made);
    }

    #[test]
    fn what_was_generated_before_plays_no_part() {
        let old = PAGE.replace(r#""title""#, r#""scenarios":[{"label":"old"}],"valid":0,"title""#);
        assert_eq!(regenerate(&old), regenerate(PAGE));
    }

    #[test]
    fn a_faulty_text_is_refused_with_the_words_it_is_about() {
        let problem = regenerate(&PAGE.replace("S:5+", "S5+")).expect_err("not valid DSL");
        assert!(problem.contains("S5+"), "{problem}");
    }

    #[test]
    fn unknown_fields_and_positions_are_refused() {
        assert!(regenerate(&PAGE.replace(r#""note""#, r#""nota":1,"note""#)).is_err());
        let labels = r#""positionLabels":{"north":"A"},"note""#;
        assert!(
            regenerate(&PAGE.replace(r#""note""#, labels)).is_err_and(|problem| problem.contains("north"))
        );
    }
}
