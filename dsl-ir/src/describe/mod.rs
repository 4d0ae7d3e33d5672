//! A scenario in sentences that a bridge player reads, in five languages (seed 001 "Descrizioni leggibili").
//!
//! Method: what a scenario asks becomes a list of [`Sentence`]s, which are data; one file a language turns them into
//! words with one exhaustive match, so that a sentence that lacks a language does not compile. Cards keep the
//! letters of the diagrams beside the text, `A K Q J`, in every language; the ten is `10`. *Small cards* are 8 to 2.
//! Limits: fields unknown here (`extra`) and the capabilities of a later DSL are left out, for `validate` shows them;
//! a known field whose value is not understood is shown as it stands.
//! Source: seed 000 §1.2, §2, §5.4, seed 001, SEMANTICS 16, 17, 26, 30, 31.
//!
//! **Invariant:** any scenario that reads has sentences; the same scenario has the same ones.

mod amount;
mod binding;
mod de;
mod en;
mod es;
mod fr;
mod grammar;
mod it;
mod name;
mod position;
mod scenario;
mod sentence;

#[cfg(test)]
mod tests;

pub use amount::Amount;
pub use name::{CallName, CardName, Free, Partners, SuitName, Who};
pub use sentence::{Domain, FitSuit, Sentence, Vulnerable, Way};

use crate::{Lang, wire};
use binding::Bindings;
use bridgeshape_runtime::Role;
use name::Names;
use scenario::Teller;
use serde_json::Value;
use std::collections::BTreeMap;

/// What a scenario asks, position by position; fits and sums of pairs are in `fit`.
///
/// The domains of the variables stand in the field `vars` of `extra`, what is told of table, auction and play, and
/// the weight, in its field `context`; each a list of sentences, absent where there is nothing to say.
/// `custom_labels` are a page's own names of the roles (`shape_roles`), by `opener`, `opp1`, `responder`, `opp2`; a
/// blank name, or one of nothing known, counts as not given.
pub fn describe(
    scenario: &wire::Scenario,
    lang: Lang,
    custom_labels: Option<&BTreeMap<String, String>>,
) -> wire::Description {
    let names = Names::new(custom_labels);
    let teller = Teller::new(scenario, &names, Bindings::none());
    let positions = teller.positions();
    let fit = teller.pairs();
    let mut extra = serde_json::Map::new();
    for (key, sentences) in [("vars", teller.variables()), ("context", teller.context())] {
        if !sentences.is_empty() {
            extra.insert(key.into(), texts(&sentences, lang).into_iter().map(Value::String).collect());
        }
    }
    let by_name = |(role, sentences): (Role, Vec<Sentence>)| (role.name().into(), texts(&sentences, lang));
    wire::Description {
        label: scenario.label.clone(),
        positions: positions.into_iter().map(by_name).collect(),
        position_labels: Role::ALL
            .map(|role| (role.name().into(), names.label(role).unwrap_or_else(|| label(role, lang).into())))
            .into(),
        fit: texts(&fit, lang),
        extra,
    }
}

/// Why a deal is as it is: what the scenario asks of each position that it names, with the suits that the deal's
/// bindings chose (`♥: 5+ cards ($a)`, `♣: void (x)`) and, of several patterns, the one that was drawn.
///
/// `bindings` are pairs of name and value as in the output (SEMANTICS 30). Names that the scenario does not know, and
/// values that mean nothing, change nothing. Fits and sums of pairs: [`pair_explanation`].
pub fn explanation(
    scenario: &wire::Scenario,
    bindings: &[(String, String)],
    lang: Lang,
) -> BTreeMap<Role, Vec<String>> {
    let names = Names::new(None);
    let positions = Teller::new(scenario, &names, Bindings::new(bindings)).positions();
    positions.into_iter().map(|(role, sentences)| (role, texts(&sentences, lang))).collect()
}

/// What the scenario asks of each pair together, with the suits that the deal's bindings chose; see [`explanation`]
/// for `bindings` and [`describe`] for `custom_labels`.
pub fn pair_explanation(
    scenario: &wire::Scenario,
    bindings: &[(String, String)],
    lang: Lang,
    custom_labels: Option<&BTreeMap<String, String>>,
) -> Vec<String> {
    let names = Names::new(custom_labels);
    texts(&Teller::new(scenario, &names, Bindings::new(bindings)).pairs(), lang)
}

/// The usual label of a position: the head of its column.
pub fn label(role: Role, lang: Lang) -> &'static str {
    match lang {
        Lang::English => en::label(role),
        Lang::Italian => it::label(role),
        Lang::French => fr::label(role),
        Lang::Spanish => es::label(role),
        Lang::German => de::label(role),
    }
}

fn texts(sentences: &[Sentence], lang: Lang) -> Vec<String> {
    sentences.iter().map(|sentence| sentence.text(lang)).collect()
}
