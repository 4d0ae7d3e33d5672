//! Lint: what can be dealt and may still not be what was meant. Hints, each proven; where the work that is allowed does
//! not suffice for a proof, nothing is said.
//!
//! What is looked for, one file each: clauses that say nothing and alternatives of `not` that exclude nothing
//! (`clauses`), alternatives that never come (`alternatives`), values that no alternative has (`gaps`), jollies that
//! may be trumps (`trumps`), very rare scenarios (`rare`), scenarios that share deals (`pairs`).
//!
//! Each question is "is there a deal that …?", and `ask` answers it: yes by a deal (`witness` looks for one), no by
//! interval reasoning or by a count. Everything is measured in integer work, so that the same text has the same hints
//! on every machine.
//!
//! A clause that a macro repeats in several scenarios is one clause: of it is said only what is so in all of them.

mod alternatives;
mod ask;
mod clauses;
mod counts;
mod gaps;
mod goal;
mod page;
mod pairs;
mod parts;
mod quiet;
mod rare;
mod trumps;
mod witness;

use ask::Ask;
use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::diag::lint::Lint;
use bridgeshape_dsl_ir::diag::{Diag, Origin, Problem, Severity};
use counts::Counts;
use page::{Linted, Page};

/// How much work the hints of one source may cost, in units of about a nanosecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// For all that is asked of single scenarios.
    pub questions: u64,
    /// For counting the scenarios that look rare.
    pub rare: u64,
    /// For comparing the scenarios with one another.
    pub pairs: u64,
}

impl Default for Work {
    /// What somebody waits for who has asked to have a text looked through.
    fn default() -> Work {
        Work { questions: 700_000_000, rare: 700_000_000, pairs: 1_200_000_000 }
    }
}

/// The hints about a source that can be dealt; none about one that cannot. By scenario, in each in the order of the
/// text; those about the source as a whole last.
pub fn notices(answer: &Answer, work: &Work) -> Vec<Diag> {
    if answer.diags().iter().any(|diag| diag.blocks()) {
        return Vec::new();
    }
    let mut ask = Ask::new(work.questions);
    let page = Page::of(answer, &mut ask);
    let mut diags = clauses::hints(&page, &mut ask);
    diags.extend(alternatives::hints(&page, &mut ask));
    diags.extend(gaps::hints(&page, &mut ask));
    diags.extend(trumps::hints(&page, &mut ask));
    let mut counts = Counts::new(&page);
    diags.extend(rare::hints(&page, &mut counts, work.rare));
    diags.extend(pairs::hints(&page, &mut counts, &mut ask, work.pairs));
    diags.sort_by_key(|diag| (diag.scenario.unwrap_or(u32::MAX), first_byte(diag)));
    diags
}

/// Where a hint stands in the text; hints about a whole scenario come behind those about its parts.
fn first_byte(diag: &Diag) -> usize {
    match (&diag.problem, diag.places.first()) {
        (Problem::Lint(Lint::Rare { .. } | Lint::Overlap { .. }), _) => usize::MAX,
        (_, Some(Origin::Dsl(at))) => at.start,
        _ => 0,
    }
}

/// A hint about some places of a scenario, given by their pointers.
fn hint(linted: &Linted<'_>, lint: Lint, pointers: &[&str]) -> Diag {
    let mut places: Vec<Origin> = Vec::new();
    for pointer in pointers {
        let place = linted.origin(pointer);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    Diag { severity: Severity::Notice, problem: Problem::Lint(lint), scenario: Some(linted.number()), places }
}
