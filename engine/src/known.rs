//! A compiled scenario with more known than it says: dealt by a fresh plan, as the same request of the program is.
//!
//! What is compiled holds for unknown hands. With known cards there are other numbers to count, so the scenario is read
//! again from what it was compiled from. Only what was chosen becomes the values of the compiled type again.

use crate::{Fixed, Job, Law, Record, Refusal, Request, Seed, Source, Worker};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_runtime::PartialDeal;
use bridgeshape_runtime::compiled::{Sample, Scenario};
use std::fmt;
use std::marker::PhantomData;

/// What a scenario was compiled from.
#[derive(Clone, Copy, Debug)]
pub enum Origin {
    /// A DSL text.
    Dsl(&'static str),
    /// An answer of the API.
    Json(&'static str),
}

/// A compiled scenario, with what is known of the hands.
pub struct Known<S> {
    job: Job,
    of: PhantomData<fn() -> S>,
}

impl<S: Scenario> Known<S> {
    /// A scenario that was compiled from `origin`, with what is known.
    ///
    /// # Errors
    /// What is known contradicts the scenario, or itself.
    pub fn new(origin: Origin, known: impl Into<Fixed>) -> Result<Known<S>, Refusal> {
        let lang = Lang::English;
        let source = match origin {
            Origin::Dsl(text) => Source::of_dsl(text, lang),
            Origin::Json(json) => Source::of_json(json, lang)
                .map_err(|faults| Refusal::new(Code::InvalidRequest, None, faults))?,
        };
        let scenarios = S::PAGE.scenarios;
        let request = Request {
            scenarios: Some(scenarios.iter().map(|scenario| scenario.number).collect()),
            law: scenarios.first().map_or(Law::default(), |scenario| scenario.law),
            fixed: known.into(),
            ..Request::new(Seed(0))
        };
        Ok(Known { job: Job::new(&source, &request)?, of: PhantomData })
    }

    /// The deal with this seed and index.
    ///
    /// # Errors
    /// The scenario turned out impossible with what is known, or the budget of a deal ran out.
    pub fn deal(&self, seed: u128, index: u64) -> Result<Sample<S::Binding>, Refusal> {
        typed::<S>(self.job.worker_by(Seed(seed)).deal(index)?)
    }

    /// The deals of a seed, from index 0 on.
    pub fn deals(&self, seed: u128) -> KnownDeals<'_, S> {
        KnownDeals { worker: self.job.worker_by(Seed(seed)), next: Some(0), of: PhantomData }
    }
}

impl<S> fmt::Debug for Known<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Known").field("job", &self.job).finish()
    }
}

/// Deals by rising index, each as the same request of the program gives it.
pub struct KnownDeals<'a, S> {
    worker: Worker<'a>,
    next: Option<u64>,
    of: PhantomData<fn() -> S>,
}

impl<S: Scenario> Iterator for KnownDeals<'_, S> {
    type Item = Result<Sample<S::Binding>, Refusal>;

    fn next(&mut self) -> Option<Self::Item> {
        let index = self.next?;
        self.next = index.checked_add(1);
        Some(self.worker.deal(index).and_then(typed::<S>))
    }
}

impl<S> fmt::Debug for KnownDeals<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KnownDeals").field("next", &self.next).finish_non_exhaustive()
    }
}

/// The record with the values of the compiled type. What is possible with known cards is so without them, so that the
/// binding is among those that were compiled.
fn typed<S: Scenario>(record: Record) -> Result<Sample<S::Binding>, Refusal> {
    let of = S::PAGE.scenarios.iter().position(|scenario| scenario.number == record.number);
    let found = of.and_then(|of| {
        let scenario = &S::PAGE.scenarios[of];
        let is_it = |&binding: &usize| {
            // What is known may ask for further choices, which the type knows nothing of.
            let mut names = scenario.names(binding).map(|(name, value)| (name.to_owned(), value.to_string()));
            names.all(|chosen| record.bindings.contains(&chosen))
        };
        let binding = (0..scenario.bindings.len()).find(is_it)?;
        Some((S::binding(of, binding), scenario.label))
    });
    let Some((binding, label)) = found else {
        let detail = format!("deal {}: not of the compiled scenario; please report this", record.index);
        return Err(Refusal::new(Code::GenerationTimeLimit, None, detail));
    };
    Ok(Sample { deal: record.deal, binding, label, number: record.number, attempts: record.attempts })
}

impl From<PartialDeal> for Fixed {
    /// Known cards, and nothing else.
    fn from(known: PartialDeal) -> Fixed {
        Fixed { cards: *known.known(), constraints: Vec::new() }
    }
}
