//! Scenarios of a page that share deals, with an example and the exact part.
//!
//! Not compared are scenarios of different situations: other dealers, other vulnerabilities, auctions of which one goes
//! on where the other ends (a deal that is bid on is in both), an auction and none. Of the others, intervals put most
//! asunder, a search finds a deal for most of the rest, and only then something is counted. Where fewer than a thousandth
//! of the deals of either are in both, nothing is told.

use super::ask::{Ask, Found};
use super::counts::Counts;
use super::page::{Linted, Mark, Page};
use bridgeshape_dsl_ir::diag::lint::{Lint, Named, Share, Shared};
use bridgeshape_dsl_ir::diag::{Diag, Origin, Problem, Severity};
use bridgeshape_dsl_ir::ir::{Call, Pred, Scenario};
use bridgeshape_runtime::Deal;
use std::collections::BTreeSet;

/// The smallest part that is told: one deal in so many.
const WORTH_TELLING: u128 = 1_000;
/// How many pairs are told.
const MOST_TOLD: usize = 20;
/// Two scenarios with a deal that is in both.
struct Overlap {
    scenarios: [usize; 2],
    example: Deal,
    shared: Option<Shared>,
}

pub(super) fn hints(page: &Page<'_>, counts: &mut Counts, ask: &mut Ask, work: u64) -> Vec<Diag> {
    // Half of the work to find the pairs at most; the rest is for counting what they share.
    ask.allow(work / 2);
    // Of the pairs that macros make of two texts, the first that shares deals stands for all.
    let mut found: BTreeSet<[Mark; 2]> = BTreeSet::new();
    let mut overlaps = Vec::new();
    let mut not_compared = 0;
    for (i, one) in page.scenarios.iter().enumerate() {
        for (j, other) in page.scenarios.iter().enumerate().skip(i + 1) {
            let texts = [one, other].map(Linted::text);
            if found.contains(&texts) || !are_of_one_situation(&one.scenario, &other.scenario) {
                continue;
            }
            match example(one, other, ask) {
                Ok(Some(example)) => {
                    found.insert(texts);
                    overlaps.push(Overlap { scenarios: [i, j], example, shared: None });
                }
                Ok(None) => {}
                Err(Undecided) => not_compared += 1,
            }
        }
    }
    counts.allow(work / 2 + ask.left());
    for overlap in &mut overlaps {
        overlap.shared = shared(page, overlap.scenarios, counts);
    }
    overlaps.retain(Overlap::is_worth_telling);
    // The greatest parts are told; those not counted come last.
    overlaps.sort_by_key(|overlap| (std::cmp::Reverse(overlap.size()), overlap.scenarios));
    let more = overlaps.len().saturating_sub(MOST_TOLD);
    overlaps.truncate(MOST_TOLD);
    overlaps.sort_by_key(|overlap| overlap.scenarios);
    let mut diags: Vec<Diag> = overlaps.iter().map(|overlap| overlap.hint(page)).collect();
    let about_all = |lint| Diag {
        severity: Severity::Notice,
        problem: Problem::Lint(lint),
        scenario: None,
        places: Vec::new(),
    };
    diags.extend((more > 0).then(|| about_all(Lint::MoreOverlaps { pairs: more })));
    diags.extend((not_compared > 0).then(|| about_all(Lint::NotCompared { pairs: not_compared })));
    diags
}

/// The budget ended first.
struct Undecided;

/// A deal that is in both scenarios; `None` where there is none.
fn example(one: &Linted<'_>, other: &Linted<'_>, ask: &mut Ask) -> Result<Option<Deal>, Undecided> {
    if ask.left() == 0 {
        return Err(Undecided);
    }
    let both = Pred::all([one.union.clone(), other.union.clone()]);
    let tree = Scenario { pred: both.clone(), binders: Vec::new(), ..one.scenario.clone() };
    if ask.excluded(&tree) {
        return Ok(None);
    }
    if let Some(deal) = ask.deal_of_both([&one.union, &other.union], [one.deal, other.deal]) {
        return Ok(Some(deal));
    }
    match ask.counted(&both) {
        Found::None => Ok(None),
        // There is one, and it is so rare that no search has met it.
        Found::Some => Ok(ask.deal(&both)),
        Found::Unknown => Err(Undecided),
    }
}

/// Whether a table could be in either: the same dealer and vulnerability, and not an auction and its continuation.
fn are_of_one_situation(one: &Scenario, other: &Scenario) -> bool {
    let (a, b) = (&one.context, &other.context);
    let calls = |scenario: &Scenario| -> Vec<Call> {
        scenario.context.auction.iter().map(|spelled| spelled.value).collect()
    };
    let (mine, theirs) = (calls(one), calls(other));
    // Without an auction nobody knows.
    let goes_on = mine != theirs && (mine.starts_with(&theirs) || theirs.starts_with(&mine));
    let vulnerabilities_differ =
        matches!((a.vulnerability, b.vulnerability), (Some(mine), Some(theirs)) if mine != theirs);
    a.dealer() == b.dealer() && !vulnerabilities_differ && !goes_on
}

/// What two scenarios share, as far as that can be counted.
fn shared(page: &Page<'_>, scenarios: [usize; 2], counts: &mut Counts) -> Option<Shared> {
    if scenarios.iter().any(|&i| counts.costs_too_much(i)) {
        return None;
    }
    let both = counts.deals(&Pred::all(scenarios.map(|i| page.scenarios[i].union.clone())))?;
    let [this, that] = scenarios;
    let (this, that) = (counts.of(page, this)?, counts.of(page, that)?);
    Some(Shared { of_this: Share::new(both, this), of_other: Share::new(both, that) })
}

impl Overlap {
    /// The greater of the two parts, in thousandths of thousandths; zero where nothing was counted.
    fn size(&self) -> u128 {
        let of = |share: Share| share.part().saturating_mul(1_000_000) / share.whole();
        self.shared.map_or(0, |shared| of(shared.of_this).max(of(shared.of_other)))
    }

    fn is_worth_telling(&self) -> bool {
        let enough = |share: Share| share.part().saturating_mul(WORTH_TELLING) >= share.whole();
        self.shared.is_none_or(|shared| enough(shared.of_this) || enough(shared.of_other))
    }

    fn hint(&self, page: &Page<'_>) -> Diag {
        let [one, other] = self.scenarios.map(|i| &page.scenarios[i]);
        let named = Named { number: other.number(), label: String::from(other.label()) };
        let lint = Lint::Overlap { other: named, example: Box::new(self.example), shared: self.shared };
        let mut places: Vec<Origin> = one.whole().into_iter().collect();
        places.extend(other.whole().filter(|place| !places.contains(place)));
        Diag {
            severity: Severity::Notice,
            problem: Problem::Lint(lint),
            scenario: Some(one.number()),
            places,
        }
    }
}
