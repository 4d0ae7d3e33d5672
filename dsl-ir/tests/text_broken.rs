//! Broken texts and what is said about them, as a person reads it: `broken/NN-name.dsl` beside `broken/NN-name.txt`,
//! and for some also `.it.txt`, `.fr.txt`, `.es.txt`, `.de.txt`. `BLESS=1` writes the second anew.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Severity;
use bridgeshape_dsl_ir::diag::render::{Style, render};
use bridgeshape_dsl_ir::text::parse;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The texts that are also compared in the other four languages.
const IN_ALL_LANGUAGES: [&str; 8] = [
    "missing-colon",
    "reversed-range",
    "italian-words",
    "label-without-colon",
    "low-card-as-honour",
    "group-nested",
    "choices",
    "blocks-disagree",
];

fn texts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let entries = fs::read_dir(folder).expect("the folder of broken texts");
    let mut texts: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    texts.retain(|path| path.extension().is_some_and(|e| e == "dsl"));
    texts.sort();
    texts
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

fn rendered(text: &str, lang: Lang) -> String {
    parse(text).diags.iter().map(|diag| render(diag, text, lang, Style::Plain)).collect::<Vec<_>>().join("\n")
}

fn compare(path: &Path, found: &str, wrong: &mut Vec<String>) {
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, found).expect("the expected text is written");
        return;
    }
    let expected = fs::read_to_string(path).unwrap_or_default();
    if expected != found {
        wrong.push(format!("--- {}\n{expected}\n+++ found\n{found}", path.display()));
    }
}

#[test]
fn what_is_said_about_broken_texts() {
    let mut wrong = Vec::new();
    let texts = texts();
    assert!(texts.len() >= 45, "{} broken texts", texts.len());
    let mut translated = 0;
    for path in texts {
        let text = fs::read_to_string(&path).expect("a broken text");
        compare(&path.with_extension("txt"), &rendered(&text, Lang::English), &mut wrong);
        if IN_ALL_LANGUAGES.iter().any(|n| name(&path).ends_with(n)) {
            translated += 1;
            for lang in Lang::ALL.into_iter().filter(|&l| l != Lang::English) {
                compare(
                    &path.with_extension(format!("{}.txt", lang.code())),
                    &rendered(&text, lang),
                    &mut wrong,
                );
            }
        }
    }
    assert_eq!(translated, IN_ALL_LANGUAGES.len());
    assert!(wrong.is_empty(), "run with BLESS=1 to accept\n{}", wrong.join("\n"));
}

#[test]
fn every_broken_text_is_refused_or_hinted_at() {
    for path in texts() {
        let text = fs::read_to_string(&path).expect("a broken text");
        assert!(parse(&text).diags.iter().any(|d| d.severity != Severity::Notice), "{}", name(&path));
    }
}

/// The broken texts show nearly every message that there is.
#[test]
fn the_codes_are_covered() {
    let mut codes = BTreeSet::new();
    for path in texts() {
        let text = fs::read_to_string(&path).expect("a broken text");
        codes.extend(parse(&text).diags.iter().map(|d| d.code()));
    }
    assert!(codes.len() >= 55, "{} codes: {codes:?}", codes.len());
}

/// Carrying out a suggestion takes its message away and brings no new one.
#[test]
fn suggestions_are_right() {
    use bridgeshape_dsl_ir::diag::{Origin, Problem, syntax::Syntax};
    let mut tried = 0;
    for path in texts() {
        let text = fs::read_to_string(&path).expect("a broken text");
        let before = parse(&text).diags;
        for diag in &before {
            let Problem::Syntax(problem) = &diag.problem else { continue };
            let (Some(fix), Some(Origin::Dsl(place))) = (problem.fix(), diag.places.first()) else {
                continue;
            };
            if text[place.clone()].contains("${") && !problem.code().starts_with("macro") {
                continue; // the place is a macro's mention
            }
            let fixed = format!("{}{fix}{}", &text[..place.start], &text[place.end..]);
            let after = parse(&fixed).diags;
            let count = |list: &[bridgeshape_dsl_ir::diag::Diag]| {
                list.iter().filter(|d| matches!(&d.problem, Problem::Syntax(p) if p == problem)).count()
            };
            assert!(count(&after) < count(&before), "{}: {problem:?} remains in {fixed}", name(&path));
            let at = place.start..place.start + fix.len();
            let here = |d: &&bridgeshape_dsl_ir::diag::Diag| match d.places.first() {
                Some(Origin::Dsl(p)) => {
                    p.start < at.end && at.start < p.end && d.severity != Severity::Notice
                }
                _ => false,
            };
            let new: Vec<_> = after.iter().filter(here).collect();
            let known = |d: &&bridgeshape_dsl_ir::diag::Diag| !before.iter().any(|b| b.problem == d.problem);
            let new: Vec<_> = new.into_iter().filter(known).collect();
            assert!(new.is_empty(), "{}: {problem:?} leads to {new:?} in {fixed}", name(&path));
            assert!(!matches!(problem, Syntax::EmptyText));
            tried += 1;
        }
    }
    assert!(tried > 60, "{tried} suggestions");
}
