//! What becomes of a scenario, pass by pass, on the way to its deals, and how they are drawn.

use crate::plans::BindingPlan;
use crate::request::Fixed;
use crate::source::Source;
use crate::{Refusal, fixed};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_planner::{Counter, Draft, Options, PASSES, Tiers};
use bridgeshape_runtime::plan::Limits;
use serde::Serialize;

/// The pass without which nothing is known of any binding.
const BIND: &str = "bind";
/// The pass that chooses how deals are drawn.
const PLAN: &str = "plan";

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
    /// How large the tables of a part of a plan may become.
    pub limits: Limits,
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
    /// How deals are drawn, by binding in the order of the law; none unless that pass is shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plans: Vec<BindingPlan>,
    /// Why the passes ended early, if they did. A plan needs no count, and is made all the same.
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
            let mut draft = Draft::new(&scenario).with_limits(request.limits);
            let mut stages = Vec::new();
            let mut plans = Vec::new();
            let mut stopped: Option<String> = None;
            for pass in PASSES {
                let plan = pass.name == PLAN;
                if stopped.is_some() && !plan {
                    continue;
                }
                if let Err(stop) = draft.run(pass, &mut counter) {
                    stopped.get_or_insert_with(|| format!("{}: {stop}", pass.name));
                    if pass.name == BIND {
                        break;
                    }
                    continue;
                }
                let shown = request.stage.as_ref().is_none_or(|stage| stage == pass.name);
                if shown && plan {
                    plans = BindingPlan::all(&scenario, &draft);
                    let lines = plans.iter().flat_map(BindingPlan::lines).collect();
                    stages.push(Stage { name: pass.name, after: pass.after, lines });
                } else if shown {
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
                plans,
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
