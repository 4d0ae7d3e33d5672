//! The DSL's text: from what an editor of the wiki writes to the API's JSON, with every fault and its place.
//!
//! Method: the text is cut at `//` (`split`), macros are replaced (`macros`), and each scenario is read word by word
//! (`scenario`, `reader`) with pure functions that know one word each (`clause`). Words that are not understood
//! are rewritten until they read (`suggest`); that is the suggestion. Limits: 65,536 bytes, 64 scenarios.
//! Source: seed 001, SEMANTICS "Text".
//!
//! **Invariant:** any text is read to its end, in time linear in its length; places are bytes of the text as it was
//! given, on character boundaries.

mod block;
mod cards;
mod clause;
mod complete;
mod emit;
mod highlight;
mod label;
mod macros;
mod merge;
mod pattern;
mod quiet;
mod range;
mod reader;
mod scenario;
mod source;
mod split;
mod suggest;
mod token;
mod told;
mod vocab;

pub use complete::{Expected, expected_at};
pub use highlight::{Kind, Token, tokens};

use crate::diag::syntax::{Limit, Syntax};
use crate::diag::{Diag, Origin, Problem};
use crate::ir;
use crate::wire::{self, requires};
use macros::Macros;
use reader::Mark;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use token::Fault;

/// The longest text that is read, in bytes.
pub const MOST_BYTES: usize = 1 << 16;

/// What a text says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parsed {
    /// The scenarios, as the API would send them, macros replaced; without what is wrong.
    pub scenarios: Vec<wire::Scenario>,
    /// Where each part of each scenario is written.
    pub places: Vec<Places>,
    /// Everything that there is to say, in the order of the text.
    pub diags: Vec<Diag>,
}

/// Where the parts of a scenario are written: a JSON pointer, below the scenario, to bytes of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places(BTreeMap<String, Range<usize>>);

impl Places {
    /// The bytes of the text that say what stands at `pointer`, for example `/positions/opener/suits/H`.
    pub fn get(&self, pointer: &str) -> Option<Range<usize>> {
        self.0.get(pointer).cloned()
    }

    /// The place of a pointer: in the text the nearest part around it that is written, else the pointer itself.
    pub fn origin(&self, pointer: &str) -> Origin {
        ir::origin(pointer, &|part| self.get(part))
    }

    /// From the first part that is written to the end of the last; `None` where nothing is.
    pub fn whole(&self) -> Option<Range<usize>> {
        let start = self.0.values().map(|at| at.start).min()?;
        Some(start..self.0.values().map(|at| at.end).max()?)
    }

    /// All of them, in the order of the pointers.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Range<usize>)> {
        self.0.iter().map(|(pointer, place)| (pointer.as_str(), place.clone()))
    }
}

/// Reads a text. Whatever is wrong is in `diags`, and left out of the scenarios.
pub fn parse(text: &str) -> Parsed {
    run(text).parsed
}

/// Everything that reading a text brings.
#[derive(Debug, Default)]
struct Run {
    parsed: Parsed,
    /// What is what, for highlighting: of each scenario's first expansion.
    marks: Vec<(Range<usize>, Mark)>,
}

fn run(text: &str) -> Run {
    let mut run = Run::default();
    let mut report = Report::default();
    if text.len() > MOST_BYTES {
        let problem = Syntax::TooLarge { what: Limit::Bytes, limit: MOST_BYTES };
        report.add(Fault { problem, at: 0..0, also: Vec::new() }, None);
        run.parsed.diags = report.finish();
        return run;
    }
    let mut macros = Macros::default();
    let mut labels: BTreeMap<String, Range<usize>> = BTreeMap::new();
    let parts = split::scenarios(text);
    let mut blanks = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        if part.text.trim().is_empty() && i + 1 < parts.len() {
            blanks.push(part.range().end..part.range().end + 2);
            continue;
        }
        let mut faults = Vec::new();
        let sources = macros.expand(*part, &mut faults);
        for fault in faults {
            report.add(fault, None);
        }
        for (first, source) in sources.iter().enumerate().map(|(n, source)| (n == 0, source)) {
            let Some(outcome) = scenario::read(source.text()) else { continue };
            let number = run.parsed.scenarios.len() as u32 + 1;
            for fault in outcome.findings.faults {
                let also = fault.also.into_iter().map(|at| source.original(at)).collect();
                report
                    .add(Fault { problem: fault.problem, at: source.original(fault.at), also }, Some(number));
            }
            if first {
                let marks = outcome.findings.marks.into_iter();
                run.marks.extend(marks.map(|(at, mark)| (source.original(at), mark)));
            }
            let places: BTreeMap<_, _> =
                outcome.places.into_iter().map(|(pointer, at)| (pointer, source.original(at))).collect();
            if let Some(at) = places.get("/label").filter(|_| !outcome.scenario.label.is_empty()) {
                let label = outcome.scenario.label.clone();
                match labels.get(&label) {
                    Some(known) => {
                        let also = if known == at { Vec::new() } else { vec![known.clone()] };
                        let problem = Syntax::LabelTwice { label };
                        report.add(Fault { problem, at: at.clone(), also }, Some(number));
                    }
                    None => {
                        labels.insert(label, at.clone());
                    }
                }
            }
            run.parsed.places.push(Places(places));
            let mut scenario = outcome.scenario;
            scenario.requires = requires::tags(&scenario).iter().map(ToString::to_string).collect();
            run.parsed.scenarios.push(scenario);
        }
    }
    let mut faults = Vec::new();
    macros.finish(&mut faults);
    if run.parsed.scenarios.is_empty() && report.diags.is_empty() {
        report.add(Fault { problem: Syntax::EmptyText, at: 0..0, also: Vec::new() }, None);
    } else {
        faults.extend(blanks.into_iter().map(|at| Fault {
            problem: Syntax::EmptyScenario,
            at,
            also: Vec::new(),
        }));
    }
    for fault in faults {
        report.add(fault, None);
    }
    run.parsed.diags = report.finish();
    run
}

/// Messages, each said once: several expansions of the same token say the same.
#[derive(Debug, Default)]
struct Report {
    diags: Vec<(usize, Diag)>,
    said: BTreeSet<(&'static str, usize, usize)>,
}

impl Report {
    fn add(&mut self, fault: Fault, scenario: Option<u32>) {
        if !self.said.insert((fault.problem.code(), fault.at.start, fault.at.end)) {
            return;
        }
        let start = fault.at.start;
        let places = std::iter::once(fault.at).chain(fault.also).map(Origin::Dsl).collect();
        let severity = fault.problem.severity();
        self.diags
            .push((start, Diag { severity, problem: Problem::Syntax(fault.problem), scenario, places }));
    }

    /// In the order of the text.
    fn finish(mut self) -> Vec<Diag> {
        self.diags.sort_by_key(|(start, _)| *start);
        self.diags.into_iter().map(|(_, diag)| diag).collect()
    }
}
