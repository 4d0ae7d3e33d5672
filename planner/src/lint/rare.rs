//! Scenarios of fewer than one deal in a million, exactly counted.
//!
//! Counting every scenario would cost too much, so a sample of random deals tells first which may be rare; those are
//! counted, the rarest first. What the sample says is never told.

use super::counts::Counts;
use super::page::{Linted, Page};
use super::parts::Kind;
use crate::union;
use bridgeshape_dsl_ir::diag::lint::{Lint, Share};
use bridgeshape_dsl_ir::diag::{Diag, Problem, Severity};
use bridgeshape_dsl_ir::ir::{Hands, Pred, Scenario};
use bridgeshape_runtime::{Deal, StreamKey, Table, deal};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// A scenario is rare when it has fewer than one deal in so many.
const ONE_IN: u128 = 1_000_000;
/// How many random deals are looked at.
const SAMPLE: usize = 2_048;
/// A scenario is counted when what it asks of each hand and of each pair, were they independent, would come once in so
/// many deals or more rarely. They are not, so this leaves room.
const LOOKS_RARE: u128 = 50_000;

pub(super) fn hints(page: &Page<'_>, counts: &mut Counts, work: u64) -> Vec<Diag> {
    counts.allow(work);
    let mut stream = StreamKey::new(0, 0, &[u64::from_be_bytes(*b"rareness")]).stream(0);
    let sample: Vec<Deal> = (0..SAMPLE).map(|_| deal(&mut stream)).collect();
    let scenarios = page.scenarios.iter().enumerate();
    let mut candidates: Vec<(u128, usize)> =
        scenarios.map(|(i, linted)| (looks_like_one_in(linted, &sample, counts), i)).collect();
    candidates.retain(|(one_in, _)| *one_in >= LOOKS_RARE);
    candidates.sort_by_key(|&(one_in, i)| (Reverse(one_in), i));
    let total = Table::BRIDGE.deals();
    let mut diags = Vec::new();
    for (_, i) in candidates {
        let linted = &page.scenarios[i];
        let Some(deals) = counts.of(page, i) else { continue };
        if deals.saturating_mul(ONE_IN) < total {
            diags.push(Diag {
                severity: Severity::Notice,
                problem: Problem::Lint(Lint::Rare { share: Share::new(deals, total) }),
                scenario: Some(linted.number()),
                places: linted.whole().into_iter().collect(),
            });
        }
    }
    diags
}

/// One deal in how many a scenario would have if what it asks of one hand said nothing of the others.
fn looks_like_one_in(linted: &Linted<'_>, sample: &[Deal], counts: &mut Counts) -> u128 {
    let asked: Vec<Pred> = linted
        .parts
        .iter()
        .filter(|part| !matches!(part.kind, Kind::Apart(_)))
        .map(|part| part.pred())
        .collect();
    let about: BTreeSet<Hands> = asked.iter().map(Pred::hands).collect();
    about.into_iter().fold(1, |one_in: u128, hands| {
        let own = asked.iter().filter(|pred| pred.hands() == hands).cloned();
        let tree = union(&Scenario { pred: Pred::all(own), ..linted.scenario.clone() });
        let held = sample.iter().filter(|deal| tree.holds(deal.hands())).count();
        let by = match sample.len().checked_div(held) {
            Some(by) => by as u128,
            // Not met in the sample: what is asked of one hand or two is soon counted.
            None => counts
                .deals(&tree)
                .and_then(|deals| Table::BRIDGE.deals().checked_div(deals))
                .unwrap_or(ONE_IN),
        };
        one_in.saturating_mul(by)
    })
}
