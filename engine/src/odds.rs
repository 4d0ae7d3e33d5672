//! From a source to exact numbers: how many deals each scenario has, and how likely each of its bindings is.
//!
//! The gate is that of dealing: a source with faults has no odds, a scenario that cannot be read has none either. A
//! scenario that is impossible has: no deals, and the reason why. Only when nothing else is left is that a refusal.

use crate::request::{Fixed, Law};
use crate::source::Source;
use crate::{Reason, Refusal, fixed};
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir::Binding;
use bridgeshape_dsl_ir::{Lang, ir};
use bridgeshape_planner::{
    self as planner, BindingOdds, Chance, Effort, Estimate, Figure, LEVEL, Odds, Stop, odds,
};
use bridgeshape_runtime::PartialDeal;
use serde::Serialize;

/// The most work for one scenario unless asked otherwise, in units of about a nanosecond: every scenario that this
/// project has met so far is counted with less.
pub const WORK: u64 = 8_000_000_000;

/// What is asked of a source.
#[derive(Clone, Debug)]
pub struct OddsRequest {
    /// The numbers of the scenarios; `None`: all of the source.
    pub scenarios: Option<Vec<u32>>,
    /// Which law draws bindings.
    pub law: Law,
    /// What is known of the hands.
    pub fixed: Fixed,
    /// The most units of work for one scenario.
    pub work: u64,
    /// The language of reasons.
    pub lang: Lang,
}

impl Default for OddsRequest {
    fn default() -> OddsRequest {
        OddsRequest {
            scenarios: None,
            law: Law::default(),
            fixed: Fixed::default(),
            work: WORK,
            lang: Lang::default(),
        }
    }
}

/// The odds of the scenarios of a source.
#[derive(Clone, Debug)]
pub struct OddsReport {
    /// How many deals there are, whatever the scenario: the completions of the known cards.
    pub total: u128,
    /// One for each scenario that was asked for.
    pub scenarios: Vec<ScenarioOdds>,
}

/// The odds of one scenario.
#[derive(Clone, Debug)]
pub struct ScenarioOdds {
    /// Its label; may be empty.
    pub label: String,
    /// Its number, from 1.
    pub number: u32,
    /// What was found.
    pub outcome: Outcome,
}

/// What was found of a scenario.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It has deals, as far as is known.
    Counted {
        /// The numbers.
        odds: Odds,
        /// By binding, what is chosen, by name (SEMANTICS 30).
        names: Vec<Vec<(String, String)>>,
    },
    /// It has none.
    Impossible(Refusal),
    /// It is not known what it means.
    Unread(Refusal),
}

impl OddsReport {
    /// Counts the scenarios of a source, one after the other; `begun` hears of each before it is counted: how many have
    /// been done, of how many, and the label.
    ///
    /// # Errors
    /// The source is blocked, the known cards contradict each other, or no scenario is left that has deals.
    pub fn new(
        source: &Source,
        request: &OddsRequest,
        mut begun: impl FnMut(usize, usize, &str),
    ) -> Result<OddsReport, Refusal> {
        if let Some(refusal) = source.blocked() {
            return Err(refusal.clone());
        }
        let known = fixed::partial_deal(&request.fixed)?;
        let wanted = |number| request.scenarios.as_ref().is_none_or(|wanted| wanted.contains(&number));
        let entries: Vec<_> = source.entries().iter().filter(|entry| wanted(entry.number)).collect();
        let mut scenarios = Vec::new();
        for (done, entry) in entries.iter().enumerate() {
            begun(done, entries.len(), &entry.label);
            let outcome = match fixed::admitted(source, entry, &request.fixed, &known, request.lang) {
                Ok((_, scenario)) => counted(&scenario, &known, request),
                Err(refusal) if tells_of_deals(refusal.code()) => Outcome::Impossible(refusal),
                Err(refusal) => Outcome::Unread(refusal),
            };
            scenarios.push(ScenarioOdds { label: entry.label.clone(), number: entry.number, outcome });
        }
        let refused = |scenario: &ScenarioOdds| match &scenario.outcome {
            Outcome::Counted { .. } => None,
            Outcome::Impossible(refusal) | Outcome::Unread(refusal) => Some(refusal.clone()),
        };
        let refusals: Option<Vec<Refusal>> = scenarios.iter().map(refused).collect();
        match refusals.map(|refusals| refusals.into_iter().next()) {
            Some(Some(first)) => Err(first),
            Some(None) => Err(Refusal::new(Code::InvalidRequest, None, "there is no scenario to count")),
            None => Ok(OddsReport { total: known.completions(), scenarios }),
        }
    }

    /// The report as JSON text: `{"total":…,"scenarios":[…]}`, numbers of deals as text.
    pub fn to_json(&self) -> String {
        let report = Written {
            total: self.total.to_string(),
            scenarios: self.scenarios.iter().map(ScenarioOdds::written).collect(),
        };
        // Text, numbers and maps with text keys: there is nothing that could fail.
        serde_json::to_string_pretty(&report).unwrap_or_default()
    }
}

/// Whether a refusal with this code says that there are no deals; the others say that it is not known what is meant.
fn tells_of_deals(code: Code) -> bool {
    !matches!(code, Code::DslErrors | Code::UnsupportedFeature | Code::InvalidRequest)
}

fn counted(scenario: &ir::Scenario, known: &PartialDeal, request: &OddsRequest) -> Outcome {
    let odds = odds(scenario, known, request.law, request.work);
    if odds.is_impossible() {
        return Outcome::Impossible(impossible(scenario, known, request.lang));
    }
    let bindings = odds.bindings.iter().flatten();
    let names = bindings.map(|of| scenario.binding_names(&of.binding)).collect();
    Outcome::Counted { odds, names }
}

/// The refusal of a scenario of which only counting has found that it has no deals.
fn impossible(scenario: &ir::Scenario, known: &PartialDeal, lang: Lang) -> Refusal {
    let conflict = planner::conflict(scenario, &Binding::EMPTY, known, Effort::FULL);
    let reason = conflict.map(|conflict| Reason::of_diag(&conflict.diag, lang));
    reason.ok().and_then(|reason| Refusal::of(vec![reason])).unwrap_or_else(|| {
        Refusal::new(Code::NoBranchLeft, None, "no deal satisfies the scenario: all have been counted")
    })
}

#[derive(Serialize)]
struct Written {
    total: String,
    scenarios: Vec<WrittenScenario>,
}

#[derive(Serialize)]
struct WrittenScenario {
    label: String,
    number: u32,
    exact: u8,
    deals: Option<String>,
    probability: Option<f64>,
    #[serde(flatten)]
    bounds: Bounds,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'static str>,
    bindings: Vec<WrittenBinding>,
    #[serde(rename = "bindingsLeftOut", skip_serializing_if = "Option::is_none")]
    bindings_left_out: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<serde_json::Value>,
}

#[derive(Serialize)]
struct WrittenBinding {
    bindings: serde_json::Map<String, serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<u8>,
    deals: Option<String>,
    probability: Option<f64>,
    #[serde(flatten)]
    bounds: Bounds,
}

/// Of an estimate.
#[derive(Default, Serialize)]
struct Bounds {
    #[serde(skip_serializing_if = "Option::is_none")]
    interval: Option<[f64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<f64>,
}

impl Bounds {
    fn of(chance: Chance) -> Bounds {
        match chance {
            Chance::Estimated(Estimate { low, high, .. }) => {
                Bounds { interval: Some([low, high]), level: Some(LEVEL) }
            }
            Chance::Exact(_) | Chance::Unknown => Bounds::default(),
        }
    }
}

impl ScenarioOdds {
    fn written(&self) -> WrittenScenario {
        let without = |deals: Option<&str>, refusal: &Refusal| WrittenScenario {
            label: self.label.clone(),
            number: self.number,
            exact: u8::from(deals.is_some()),
            deals: deals.map(str::to_owned),
            probability: deals.map(|_| 0.0),
            bounds: Bounds::default(),
            stopped: None,
            bindings: Vec::new(),
            bindings_left_out: None,
            refused: Some(refusal.to_json()),
        };
        let (odds, names) = match &self.outcome {
            Outcome::Counted { odds, names } => (odds, names),
            Outcome::Impossible(refusal) => return without(Some("0"), refusal),
            Outcome::Unread(refusal) => return without(None, refusal),
        };
        let deals = match odds.deals {
            Figure::Exact(deals) => Some(deals.to_string()),
            Figure::Estimated(_) => None,
        };
        // Where nothing stands open, the scenario itself says all.
        let bindings = odds.bindings.iter().flatten().zip(names).filter(|(_, names)| !names.is_empty());
        WrittenScenario {
            label: self.label.clone(),
            number: self.number,
            exact: u8::from(deals.is_some()),
            deals,
            probability: odds.chance().to_f64(),
            bounds: Bounds::of(odds.chance()),
            stopped: odds.stop.map(stopped_by),
            bindings: bindings.map(|(of, names)| written_binding(of, names)).collect(),
            bindings_left_out: odds.bindings.is_none().then_some(1),
            refused: None,
        }
    }
}

/// What a count was stopped by, in one word.
const fn stopped_by(stop: Stop) -> &'static str {
    match stop {
        Stop::Work => "work",
        // Every binding is whole, so that nothing is left that only a binding could have decided.
        Stop::TooComplex | Stop::NotBound => "size",
    }
}

fn written_binding(of: &BindingOdds, names: &[(String, String)]) -> WrittenBinding {
    WrittenBinding {
        bindings: names.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect(),
        exact: of.deals.is_none().then_some(0),
        deals: of.deals.map(|deals| deals.to_string()),
        probability: of.chance.to_f64(),
        bounds: Bounds::of(of.chance),
    }
}
