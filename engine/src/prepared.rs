//! What the deals of a scenario need and does not depend on their index: plans and checks of its bindings. Worked out
//! when first needed, once for all workers of a job.

use crate::bindings::Bindings;
use crate::budget::Spending;
use crate::compiled;
use crate::{Engine, Law, Refusal};
use bridgeshape_dsl_ir::Var;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir::{Binder, Binding, Choice, Pred, Scenario};
use bridgeshape_planner::{Checks, MOST_TREES, Plans, plan_deals};
use bridgeshape_runtime::compiled::{Compiled, Value};
use bridgeshape_runtime::plan::{Limits, Shelf, Tables};
use bridgeshape_runtime::{Deal, PartialDeal, Suit, Table};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// The most bindings that the law of deals tries for each deal.
const MOST_BINDINGS: usize = 20_000;
/// The most bindings that are kept ready.
const MOST_KEPT: usize = 4_096;
/// The most bytes of tables that are kept ready, but for those of the last binding.
const MOST_BYTES: u64 = 128 << 20;

/// The least bytes of tables that a request may allow.
pub const LEAST_TABLE_BYTES: u64 = 4_096;

/// With these limits a plan that tracks nothing can be made of any branch, so that a binding without a plan is one
/// without deals.
const LEAST: Limits = Limits { ways: 64, joins: 64, transitions: 1, bytes: LEAST_TABLE_BYTES };

/// Refuses limits within which there may be no plan at all.
pub(crate) fn enough(limits: &Limits) -> Result<(), Refusal> {
    let Limits { ways, joins, transitions, bytes } = *limits;
    if ways >= LEAST.ways && joins >= LEAST.joins && transitions >= LEAST.transitions && bytes >= LEAST.bytes
    {
        return Ok(());
    }
    let detail = format!("plans need {LEAST_TABLE_BYTES} bytes of tables and one transition at least");
    Err(Refusal::new(Code::InvalidRequest, None, detail))
}

/// A scenario, how it is to be dealt, and what is ready for it.
#[derive(Debug)]
pub struct Prepared {
    scenario: Scenario,
    fixed: PartialDeal,
    law: Law,
    engine: Engine,
    limits: Limits,
    bound: Mutex<BTreeMap<Binding, Arc<Ready>>>,
    /// What the plans of bindings have in common, from the first one on: while one is made, the others wait, as it may be
    /// theirs too.
    plans: Mutex<Option<Plans>>,
    shelf: Arc<Shelf>,
    every: Mutex<Option<Arc<Every>>>,
    /// The scenario as it was compiled, where it is dealt so.
    compiled: Option<&'static Compiled>,
}

/// What is worked out for a binding, by whoever needs it first; the others wait for it.
type Ready = OnceLock<Result<Arc<Way>, Refusal>>;

/// How the deals under a binding are found.
#[derive(Debug)]
pub(crate) enum Way {
    /// By a plan.
    Plan(Tables),
    /// Any deal, until these hold.
    Rejection(Checks),
    /// Counting has shown that there is no deal.
    Nothing,
}

/// All bindings of a scenario, for the law of deals.
#[derive(Debug)]
pub(crate) struct Every {
    /// In the order of the law.
    pub(crate) bindings: Vec<(Binding, Checks)>,
    /// The plan for all of them; `None`: any deal is drawn, until one of them holds.
    pub(crate) plan: Option<Tables>,
}

impl Prepared {
    /// Nothing is worked out yet.
    pub fn new(scenario: Scenario, fixed: PartialDeal, law: Law, engine: Engine, limits: Limits) -> Prepared {
        let (bound, plans, every) = (Mutex::default(), Mutex::default(), Mutex::default());
        // What was compiled knows no cards, and was planned within the default limits.
        let as_compiled = engine == Engine::Compiled
            && law == Law::Bindings
            && limits == Limits::default()
            && fixed == PartialDeal::unknown(Table::BRIDGE);
        let compiled = as_compiled.then(|| compiled::scenario(scenario.key())).flatten();
        Prepared {
            scenario,
            fixed,
            law,
            engine,
            limits,
            bound,
            plans,
            shelf: Arc::default(),
            every,
            compiled,
        }
    }

    /// What is dealt.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The known cards.
    pub fn fixed(&self) -> &PartialDeal {
        &self.fixed
    }

    /// Which deals are equally likely.
    pub fn law(&self) -> Law {
        self.law
    }

    /// How large the tables of a plan may become.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// How the deals under a binding are found.
    pub(crate) fn under(&self, binding: &Binding) -> Result<Arc<Way>, Refusal> {
        let ready = {
            let mut bound = locked(&self.bound);
            match bound.get(binding) {
                Some(ready) => Arc::clone(ready),
                None => {
                    if bound.len() >= MOST_KEPT || self.shelf.bytes() > MOST_BYTES {
                        bound.clear();
                    }
                    Arc::clone(bound.entry(binding.clone()).or_default())
                }
            }
        };
        ready.get_or_init(|| self.way(binding).map(Arc::new)).clone()
    }

    /// Bytes of the tables that are kept ready.
    pub(crate) fn table_bytes(&self) -> u64 {
        self.shelf.bytes()
    }

    /// Whether deals are drawn and thrown away.
    pub(crate) fn is_rejection(&self) -> bool {
        self.engine == Engine::Rejection
    }

    /// The scenario as it was compiled, where it is dealt so.
    pub(crate) const fn compiled(&self) -> Option<&'static Compiled> {
        self.compiled
    }

    /// A binding of the compiled scenario by its number.
    pub(crate) fn binding(&self, compiled: &Compiled, number: usize) -> Binding {
        let mut values = compiled.bindings.get(number).copied().unwrap_or(&[]).iter().copied();
        // The compiler wrote a value for each name, of its kind.
        let mut next = || values.next().unwrap_or(Value::Suit(Suit::Spades));
        let suit = |value: Value| if let Value::Suit(suit) = value { suit } else { Suit::Spades };
        let mut choices = Vec::new();
        for binder in &self.scenario.binders {
            choices.push(match binder {
                Binder::Vars(domains) => {
                    let mut suits = [None; 4];
                    for (var, _) in domains {
                        suits[Var::ALL.iter().position(|of| of == var).unwrap_or(0)] = Some(suit(next()));
                    }
                    Choice::Vars(suits)
                }
                Binder::Jolly { .. } | Binder::Fit { .. } => Choice::Suit(suit(next())),
                Binder::Alternatives { .. } => match next() {
                    Value::Alternative(number) => Choice::Alternative(number),
                    Value::Suit(_) => Choice::Alternative(0),
                },
            });
        }
        choices.into_iter().collect()
    }

    fn way(&self, binding: &Binding) -> Result<Way, Refusal> {
        if let Some(compiled) = self.compiled
            && let Some(number) =
                (0..compiled.bindings.len()).find(|&number| self.binding(compiled, number) == *binding)
            && let Ok(tables) = Tables::on(&(compiled.plan)(number), &self.limits, &self.shelf)
        {
            return Ok(Way::Plan(tables));
        }
        let tree = self.scenario.bind(binding);
        if self.engine != Engine::Rejection {
            // Where planning stops is decided by counts, so that every machine goes the same way.
            let mut plans = locked(&self.plans);
            let plans =
                plans.get_or_insert_with(|| Plans::on(&self.fixed, &self.limits, Arc::clone(&self.shelf)));
            match plans.make(&tree) {
                Ok(Some(planned)) => return Ok(Way::Plan(planned.tables)),
                Ok(None) => return Ok(Way::Nothing),
                Err(_) => {}
            }
        }
        Ok(Way::Rejection(self.checks(&tree)?))
    }

    /// All bindings, as the law of deals tries them.
    pub(crate) fn every(&self, bindings: &Bindings<'_>, spending: &Spending) -> Result<Arc<Every>, Refusal> {
        let mut every = locked(&self.every);
        if let Some(every) = &*every {
            return Ok(Arc::clone(every));
        }
        let found = Arc::new(self.list(bindings, spending)?);
        *every = Some(Arc::clone(&found));
        Ok(found)
    }

    fn list(&self, bindings: &Bindings<'_>, spending: &Spending) -> Result<Every, Refusal> {
        let all = bindings.all(MOST_BINDINGS + 1, spending)?;
        if all.len() > MOST_BINDINGS {
            let detail = format!("the law of deals needs more than {MOST_BINDINGS} bindings here");
            return Err(Refusal::new(Code::GenerationTimeLimit, None, detail));
        }
        let mut plan = None;
        if self.engine != Engine::Rejection && all.len() <= MOST_TREES {
            let trees: Vec<Pred> = all.iter().map(|binding| self.scenario.bind(binding)).collect();
            match plan_deals(&trees, &self.fixed, &self.limits) {
                Ok(Some(planned)) => plan = Some(planned.tables),
                Ok(None) => return Err(bindings.impossible(&Binding::EMPTY)),
                Err(_) => {}
            }
        }
        let with_checks = |binding: Binding| {
            let checks = self.checks(&self.scenario.bind(&binding))?;
            Ok((binding, checks))
        };
        Ok(Every { bindings: all.into_iter().map(with_checks).collect::<Result<_, Refusal>>()?, plan })
    }

    fn checks(&self, tree: &Pred) -> Result<Checks, Refusal> {
        Checks::of(tree, self.scenario.table.sizes()).map_err(|_| {
            Refusal::new(Code::DslErrors, None, "the scenario names a suit that nothing decides")
        })
    }
}

impl Every {
    /// The first binding that holds for a deal.
    pub(crate) fn first(&self, deal: &Deal) -> Option<&Binding> {
        self.bindings.iter().find(|(_, checks)| checks.hold(deal.hands())).map(|(binding, _)| binding)
    }
}

/// Whoever panicked while holding the lock left the map as it was.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
