//! Where scenarios come from, and the gate that they pass (seed 000 §1): nothing with errors or warnings is
//! dealt, nothing that needs a capability which is not there.

use crate::record::Explanation;
use crate::refusal::position;
use crate::{Reason, Refusal};
use bridgeshape_dsl_ir::answer::{Answer, Read};
use bridgeshape_dsl_ir::diag::{Code, Diag, Origin, render::line_column};
use bridgeshape_dsl_ir::{Lang, describe, ir, wire};
use bridgeshape_judge as judge;
use bridgeshape_planner::{self as planner, Effort, Possibility};
use bridgeshape_runtime::{PartialDeal, Role};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// One scenario of a source.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u32,
    /// Its label; may be empty.
    pub label: String,
    /// As the API gives it.
    pub wire: wire::Scenario,
    /// The same as JSON: what the judge reads.
    pub json: Value,
    /// In canonical form, or why it cannot be dealt, as far as is known without counting.
    pub scenario: Result<ir::Scenario, Refusal>,
    /// The sentences that the API gave for it, which are shown as they came (SEMANTICS 26).
    pub told: Option<wire::Description>,
}

/// A page or a text, read and held against the gate.
///
/// What arithmetic excludes is known when it is read. What only a count excludes is found out when it is asked for,
/// and then kept.
#[derive(Clone, Debug)]
pub struct Source {
    answer: Answer,
    entries: Vec<Entry>,
    json: Value,
    lang: Lang,
    /// What is wrong with each entry, exactly.
    counted: Vec<OnceLock<Option<Vec<Diag>>>>,
    validated: OnceLock<Answer>,
    blocked: OnceLock<Option<Refusal>>,
}

impl Source {
    /// A DSL text.
    pub fn of_dsl(text: &str, lang: Lang) -> Source {
        Source::new(Answer::of_text(text), json!({ "dsl": text }), lang)
    }

    /// An answer of the API: a page, its scenarios, or one scenario.
    ///
    /// # Errors
    /// The text is not readable as such an answer: every fault, a line each.
    pub fn of_json(text: &str, lang: Lang) -> Result<Source, String> {
        let answer = Answer::of_json(text).map_err(|diags| {
            let faults = diags.iter().map(|diag| match diag.places.first() {
                Some(Origin::Json(pointer)) if !pointer.is_empty() => {
                    format!("{pointer}: {}", diag.message(lang))
                }
                _ => diag.message(lang),
            });
            faults.collect::<Vec<_>>().join("\n")
        })?;
        let mut json = json!({ "page": answer.page().title });
        if let Some(revid) = answer.page().revid {
            json["revid"] = revid.into();
        }
        Ok(Source::new(answer, json, lang))
    }

    fn new(answer: Answer, json: Value, lang: Lang) -> Source {
        let entry = |read: &Read| {
            let diags: Vec<&Diag> = read.diags.iter().collect();
            Entry::new(read, answer.told(read).cloned(), refusal(&answer, &diags, lang))
        };
        let entries: Vec<Entry> = answer.scenarios().iter().map(entry).collect();
        let counted = vec![OnceLock::new(); entries.len()];
        let (validated, blocked) = (OnceLock::new(), OnceLock::new());
        Source { entries, json, answer, lang, counted, validated, blocked }
    }

    /// What was read, with every message but those that need a count.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// What was read, with every message: what `validate` answers. Scenarios are counted where that takes no more
    /// work than [`Effort::QUICK`] each.
    pub fn validated(&self) -> &Answer {
        self.validated.get_or_init(|| {
            let mut answer = self.answer.clone();
            answer.with_conflicts(|scenario| self.conflicts(scenario.number).clone());
            answer
        })
    }

    /// What is wrong with the scenario of this number, exactly; `None` where the budget did not tell, or where nothing
    /// was looked for.
    fn conflicts(&self, number: u32) -> &Option<Vec<Diag>> {
        let at = (number as usize).saturating_sub(1);
        let (Some(counted), Some(read)) = (self.counted.get(at), self.answer.scenarios().get(at)) else {
            return &None;
        };
        counted.get_or_init(|| {
            let scenario = read.clear()?;
            let unknown = PartialDeal::unknown(scenario.table);
            match planner::conflict(scenario, &ir::Binding::EMPTY, &unknown, Effort::QUICK) {
                Ok(conflict) => Some(vec![conflict.diag]),
                Err(Possibility::Undecided(..)) => None,
                Err(_) => Some(Vec::new()),
            }
        })
    }

    /// The scenarios, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Why nothing of this source may be dealt, if it is so. A text is one whole: what is wrong with one of its
    /// scenarios blocks all of them, impossible ones too.
    pub fn blocked(&self) -> Option<&Refusal> {
        let blocked = self.blocked.get_or_init(|| {
            let answer = if self.answer.text().is_some() { self.validated() } else { &self.answer };
            refusal(answer, &answer.diags(), self.lang)
        });
        blocked.as_ref()
    }

    /// The scenario of an entry of this source, or why it cannot be dealt: what the entry says, and whether counting
    /// proves it impossible.
    ///
    /// # Errors
    /// Why it cannot be dealt.
    pub fn possible(&self, entry: &Entry) -> Result<ir::Scenario, Refusal> {
        let conflicts = self.conflicts(entry.number).as_deref().unwrap_or_default();
        match refusal(&self.answer, &conflicts.iter().collect::<Vec<_>>(), self.lang) {
            Some(refusal) => Err(refusal),
            None => entry.scenario.clone(),
        }
    }

    /// What a record says of where it comes from: the page or the text.
    pub fn json(&self) -> &Value {
        &self.json
    }

    /// The judges of the scenarios with these numbers (`None`: all) that can be dealt.
    ///
    /// # Errors
    /// The source is blocked, or none of them can be dealt.
    pub fn judges(&self, numbers: Option<&[u32]>) -> Result<Vec<judge::Scenario>, Refusal> {
        if let Some(refusal) = self.blocked() {
            return Err(refusal.clone());
        }
        let wanted = self.entries.iter().filter(|e| numbers.is_none_or(|n| n.contains(&e.number)));
        let (mut judges, mut first) = (Vec::new(), None);
        for entry in wanted {
            match &entry.scenario {
                Ok(_) => judges.push(entry.judge()?),
                Err(refusal) => first = first.or(Some(refusal.clone())),
            }
        }
        match first {
            Some(refusal) if judges.is_empty() => Err(refusal),
            _ => Ok(judges),
        }
    }
}

/// The refusal that messages lead to, if some of them block.
fn refusal(answer: &Answer, diags: &[&Diag], lang: Lang) -> Option<Refusal> {
    let blocking = diags.iter().filter(|diag| diag.blocks());
    Refusal::of(blocking.map(|diag| reason(answer, diag, lang)).collect())
}

/// A reason with the position that it is about and, in a text, the line and the column.
fn reason(answer: &Answer, diag: &Diag, lang: Lang) -> Reason {
    let mut reason = Reason::of_diag(diag, lang);
    reason.position = reason.position.or_else(|| position(&answer.pointer(diag)?));
    match (answer.place(diag), answer.text(), diag.places.first()) {
        (Some(at), Some(text), _) => {
            let (line, column) = line_column(text, at.start);
            reason.detail = format!("{line}:{column}: {}", reason.detail);
        }
        (_, _, Some(Origin::Json(pointer))) if !pointer.is_empty() => {
            let number = diag.scenario.map(|number| format!("#{number} ")).unwrap_or_default();
            reason.detail = format!("{number}{pointer}: {}", reason.detail);
        }
        _ => {}
    }
    reason
}

impl Entry {
    /// The judge of this scenario.
    ///
    /// # Errors
    /// The judge does not read the scenario: `dsl_errors`.
    pub fn judge(&self) -> Result<judge::Scenario, Refusal> {
        judge::Scenario::from_json(&self.json)
            .map_err(|error| Refusal::new(Code::DslErrors, None, error.to_string()))
    }

    /// Why a deal with these bindings is as it is, in sentences.
    pub(crate) fn explanation(&self, bindings: &[(String, String)], lang: Lang) -> Explanation {
        let (positions, pairs) = match &self.told {
            Some(told) => {
                let of = |role: Role| Some((role, told.positions.get(role.name())?.clone()));
                (Role::ALL.into_iter().filter_map(of).collect(), told.fit.clone())
            }
            None => (
                describe::explanation(&self.wire, bindings, lang).into_iter().collect(),
                describe::pair_explanation(&self.wire, bindings, lang, None),
            ),
        };
        Explanation { positions, pairs, constraints: Vec::new() }
    }

    fn new(read: &Read, told: Option<wire::Description>, refusal: Option<Refusal>) -> Entry {
        let scenario = match (refusal, &read.ir) {
            (Some(refusal), _) => Err(refusal),
            (None, Some(scenario)) => Ok(scenario.clone()),
            (None, None) => Err(Refusal::new(Code::DslErrors, None, "the scenario cannot be read")),
        };
        // Text keys and integers only: there is nothing that could fail.
        let json = serde_json::to_value(&read.wire).unwrap_or_default();
        let wire = read.wire.clone();
        Entry { number: read.number, label: wire.label.clone(), wire, json, scenario, told }
    }
}
