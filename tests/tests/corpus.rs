//! The corpora, case by case.

use bridgeshape_tests::{deals, verdict};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Checks {
    deals: BTreeMap<String, String>,
    case: Vec<CheckCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CheckCase {
    what: String,
    deal: String,
    dsl: String,
    holds: bool,
}

#[derive(Deserialize)]
struct Refused {
    case: Vec<RefusedCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RefusedCase {
    what: String,
    dsl: String,
    code: String,
    says: Option<String>,
}

#[test]
fn the_judge_gives_the_verdicts_of_the_corpus() {
    let corpus: Checks = toml::from_str(include_str!("../corpus/checks.toml")).expect("valid TOML");
    for CheckCase { what, deal, dsl, holds } in corpus.case {
        let verdict = verdict(&dsl, corpus.deals.get(&deal).unwrap_or(&deal));
        assert_eq!(verdict.satisfied, holds, "{what}: {dsl} on {deal}: {:#?}", verdict.constraints);
        let failing = verdict.constraints.iter().filter(|c| !c.held).count();
        assert_eq!(failing == 0, holds, "{what}: the verdict contradicts itself");
    }
}

#[test]
fn what_must_be_refused_is_refused_with_its_code() {
    let corpus: Refused = toml::from_str(include_str!("../corpus/refused.toml")).expect("valid TOML");
    let mut wrong = Vec::new();
    for RefusedCase { what, dsl, code, says } in corpus.case {
        let Err(refusal) = deals(&dsl, 1) else {
            wrong.push(format!("{what}: {dsl} was dealt"));
            continue;
        };
        if refusal.code().as_str() != code {
            wrong.push(format!("{what}: {dsl}: expected {code}, got {refusal}"));
        }
        let text = says.unwrap_or_default();
        if !refusal.reasons().iter().any(|r| r.detail.contains(&text)) {
            wrong.push(format!("{what}: {dsl}: nothing says {text}: {refusal}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
