//! `bridgeshape catalog list`, and what is said of a convention to come.

mod common;

use common::{err, json, out, run, status};
use serde_json::Value;

fn listed(more: &[&str]) -> Vec<Value> {
    let found = json(&run(&[&["catalog", "list", "--format", "json"][..], more].concat()));
    found["pages"].as_array().expect("pages").clone()
}

#[test]
fn conventions_to_come_are_listed_and_marked() {
    let all = listed(&[]);
    let (pages, coming): (Vec<&Value>, Vec<&Value>) = all.iter().partition(|page| page["hasShape"] == 1);
    assert!(pages.iter().all(|page| page["scenarioCount"] != 0));
    assert_eq!(coming.len(), bridgeshape_catalog::coming().len());
    assert!(coming.iter().all(|of| of["hasShape"] == 0 && of["scenarioCount"] == 0), "{coming:?}");
    let titles: Vec<&str> = all.iter().filter_map(|page| page["title"].as_str()).collect();
    assert!(titles.is_sorted(), "{titles:?}");
    for (lang, mark) in [("en", "coming"), ("it", "in arrivo")] {
        let text = out(&run(&["catalog", "list", "--lang", lang]));
        let line = text.lines().find(|line| line.starts_with("Due Bailey")).expect("it is listed");
        assert!(line.contains(mark), "{line}");
        assert_eq!(text.matches(&format!("({mark})")).count(), coming.len(), "{text}");
        assert_eq!(text.lines().count(), all.len());
    }
}

#[test]
fn the_list_is_filtered_by_kind_and_system() {
    let of = listed(&["--kind", "rebid", "--system", "two_over_one"]);
    assert!(of.iter().all(|page| page["kind"] == "rebid" && page["system"] == "two_over_one"), "{of:?}");
    assert!(of.iter().any(|page| page["title"] == "BART"), "{of:?}");
    let kinds = ["opening", "response", "rebid", "notrump", "slam", "competition", "card_play"];
    let parts: usize = kinds.iter().map(|kind| listed(&["--kind", kind]).len()).sum();
    assert_eq!(parts, listed(&[]).len());
    for (wrong, known) in [(["--kind", "openings"], "card_play"), (["--system", "any5"], "polish_club")] {
        let failed = run(&[&["catalog", "list"][..], &wrong].concat());
        assert_eq!(status(&failed), 2);
        assert!(err(&failed).contains(known), "{}", err(&failed));
    }
}

#[test]
fn a_convention_to_come_has_no_constraints_yet() {
    for args in [
        &["deal", "Due Bailey"][..],
        &["deal", "due", "bailey"],
        &["deal", "DUE BAILEY", "a label"],
        &["odds", "riton 2c"],
        &["stats", "Riton 2♣"],
        &["explain", "2s impossibile"],
        &["compile", "Keri"],
        &["validate", "Keri"],
        &["catalog", "show", "keri"],
    ] {
        let failed = run(args);
        assert_eq!(status(&failed), 2, "{args:?}");
        assert!(err(&failed).contains("has no constraints yet"), "{args:?}: {}", err(&failed));
    }
    let near = run(&["deal", "Kerri"]);
    assert!(err(&near).contains("did you mean \"Keri\"?"), "{}", err(&near));
}

/// Each of these names something that is not there; the sentence is of the language that was asked for.
#[test]
fn what_is_not_found_is_told_in_five_languages() {
    let cases: [(&[&str], [&str; 5]); 6] = [
        (&["deal"], ["no scenario given", "manca lo", "n'est donné", "falta el", "kein Szenario angegeben"]),
        (&["deal", "Keri"], ["is to come", "in arrivo", "à venir", "llegará", "kommt noch"]),
        (
            &["catalog", "show", "Astr"],
            [
                "did you mean one of Astro,",
                "intendevi uno di questi, Astro,",
                "l'un de ceux-ci, Astro,",
                "uno de estos, Astro,",
                "eines von diesen, Astro,",
            ],
        ),
        (&["odds", "Drury", "#77"], ["there are", "gli scenari sono", "il y en a", ": hay", "es sind"]),
        (
            &["odds", "Drury", "zzzzzzzz"],
            ["its scenarios", "gli scenari", "ses scénarios", "sus escenarios", "die Szenarien"],
        ),
        (
            &["odds", "qqqqqqqqqq"],
            ["no page", "nessuna pagina", "aucune page", "ninguna página", "keine Seite"],
        ),
    ];
    for (args, sentences) in cases {
        for (lang, sentence) in ["en", "it", "fr", "es", "de"].into_iter().zip(sentences) {
            let failed = run(&[args, &["--lang", lang]].concat());
            assert_eq!(status(&failed), 2, "{args:?}");
            assert!(err(&failed).contains(sentence), "{args:?} {lang}: {}", err(&failed));
        }
    }
}

#[test]
fn conformance_refuses_what_would_tell_nothing() {
    for wrong in [["-n", "999"], ["--every", "0"], ["--jobs", "0"]] {
        assert_eq!(status(&run(&[&["conformance", "Drury"], &wrong[..]].concat())), 2, "{wrong:?}");
    }
}
