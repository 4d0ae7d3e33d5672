//! What becomes of a scenario, pass by pass, on the way to its deals.

use crate::request::Fixed;
use crate::source::Source;
use crate::{Refusal, fixed};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_planner::{Counter, Draft, Options, PASSES, Tiers};
use serde::Serialize;

/// What is asked of a source.
#[derive(Clone, Debug)]
pub struct ExplainRequest {
    /// The numbers of the scenarios; `None`: all of the source.
    pub scenarios: Option<Vec<u32>>,
    /// Only the pass of this name; `None`: all passes.
    pub stage: Option<String>,
    /// What is known of the hands.
    pub fixed: Fixed,
    /// The most units of work for one count.
    pub work: u64,
    /// The language of reasons.
    pub lang: Lang,
}

/// A scenario after some passes.
#[derive(Clone, Debug, Serialize)]
pub struct Explained {
    /// Its number, from 1.
    pub number: u32,
    /// Its label; may be empty.
    pub label: String,
    /// The canonical form: what opens its random streams.
    pub canonical: Vec<String>,
    /// In the order of the passes.
    pub stages: Vec<Stage>,
    /// Why the passes ended early, if they did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
    /// Units of work spent on counting.
    pub work: u64,
}

/// A scenario after one pass.
#[derive(Clone, Debug, Serialize)]
pub struct Stage {
    /// The name of the pass.
    pub name: &'static str,
    /// What holds after it.
    pub after: &'static str,
    /// The scenario.
    pub lines: Vec<String>,
}

/// The names of the passes, in order.
pub fn stages() -> impl Iterator<Item = &'static str> {
    PASSES.iter().map(|pass| pass.name)
}

/// The scenarios of a source after the passes, and the refusals of those that have none.
///
/// # Errors
/// The source is blocked, the known cards contradict each other, or every scenario is refused.
pub fn explain(
    source: &Source,
    request: &ExplainRequest,
) -> Result<Vec<Result<Explained, Refusal>>, Refusal> {
    if let Some(refusal) = source.blocked() {
        return Err(refusal.clone());
    }
    let known = fixed::partial_deal(&request.fixed)?;
    let wanted = |number| request.scenarios.as_ref().is_none_or(|wanted| wanted.contains(&number));
    let mut all = Vec::new();
    for entry in source.entries().iter().filter(|entry| wanted(entry.number)) {
        let admitted = fixed::admitted(source, entry, &request.fixed, &known, request.lang);
        all.push(admitted.map(|(_, scenario)| {
            let mut counter = Counter::new(&known, Options { work: request.work, tiers: Tiers::Best });
            let mut draft = Draft::new(&scenario);
            let mut stages = Vec::new();
            let mut stopped = None;
            for pass in PASSES {
                if let Err(stop) = draft.run(pass, &mut counter) {
                    stopped = Some(format!("{}: {stop}", pass.name));
                    break;
                }
                let shown = request.stage.as_ref().is_none_or(|stage| stage == pass.name);
                if shown {
                    let lines = draft.lines(pass, &counter);
                    stages.push(Stage { name: pass.name, after: pass.after, lines });
                }
                if request.stage.is_some() && shown {
                    break;
                }
            }
            Explained {
                number: entry.number,
                label: entry.label.clone(),
                canonical: scenario.canonical().lines().map(String::from).collect(),
                stages,
                stopped,
                work: counter.spent(),
            }
        }));
    }
    if all.iter().any(Result::is_ok) {
        return Ok(all);
    }
    let first = all.into_iter().find_map(Result::err);
    Err(first.unwrap_or_else(|| Refusal::new(Code::InvalidRequest, None, "there is no scenario to explain")))
}
