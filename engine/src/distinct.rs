//! Whether there are as many different deals as are asked for.
//!
//! Most scenarios have more deals under one binding than anybody asks for. Where not many are asked for, that is shown
//! by finding as many: from one deal of the scenario, cards of a suit change places between two hands, as long as the
//! scenario still holds. Else a count tells.

use bridgeshape_dsl_ir::feasible;
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_planner::{Counter, Decider, Effort, Options, Possibility, Proof, Tiers};
use bridgeshape_runtime::{Deal, Hand, PartialDeal};
use std::collections::BTreeSet;

/// The work that one count may cost, and that all of them may.
const WORK: u64 = 200_000_000;
const WORK_OF_ALL: u64 = 400_000_000;
/// The most bindings of all scenarios together that are looked at.
const MOST_BINDINGS: usize = 512;
/// Where more are asked for, they are not looked for one by one.
const MOST_FOUND: u64 = 4_096;
/// For each deal asked for, so many are looked at.
const LOOKS: usize = 64;

/// How many different deals some scenarios have together, under whatever bindings, if that is known to be fewer than
/// `wanted`.
pub(crate) fn fewer_than(wanted: u64, scenarios: &[&Scenario], fixed: &PartialDeal) -> Option<u128> {
    if wanted <= MOST_FOUND && scenarios.first().is_some_and(|first| are_found(wanted, first, fixed)) {
        return None;
    }
    let wanted = u128::from(wanted);
    let mut counter = Counter::new(fixed, Options { work: WORK, tiers: Tiers::Best });
    let mut trees: Vec<Pred> = Vec::new();
    let mut sum = 0;
    let bindings = scenarios.iter().flat_map(|scenario| scenario.bindings().map(move |b| (*scenario, b)));
    for (place, (scenario, binding)) in bindings.enumerate() {
        if place >= MOST_BINDINGS || counter.spent() > WORK_OF_ALL {
            return None;
        }
        let tree = scenario.bind(&binding);
        if feasible::excluded(scenario, &binding, fixed) || trees.contains(&tree) {
            continue;
        }
        let deals = counter.count(&tree).ok()?;
        if deals >= wanted {
            return None;
        }
        sum += deals;
        trees.push(tree);
    }
    // A deal of two trees is one deal.
    let exist = match counter.count(&Pred::any(trees)) {
        Ok(exist) => exist,
        // There are no more than that.
        Err(_) => sum,
    };
    (exist < wanted).then_some(exist)
}

/// Whether so many different deals of a scenario are found.
fn are_found(wanted: u64, scenario: &Scenario, fixed: &PartialDeal) -> bool {
    let found = Decider::new(fixed, Effort::QUICK).decide(scenario, &Binding::EMPTY);
    let Possibility::Possible(binding, Proof::Deal(deal)) = found else { return false };
    let tree = scenario.bind(&binding);
    let wanted = wanted as usize;
    let mut left = (wanted + 64) * LOOKS;
    let mut seen = BTreeSet::from([deal]);
    let mut open = vec![deal];
    while let Some(deal) = open.pop() {
        for other in exchanged(&deal, fixed) {
            if seen.len() >= wanted {
                return true;
            }
            let Some(less) = left.checked_sub(1) else { return false };
            left = less;
            if !seen.contains(&other) && tree.holds(other.hands()) {
                seen.insert(other);
                open.push(other);
            }
        }
    }
    seen.len() >= wanted
}

/// The deals in which one card of a hand has changed places with one card of the same suit of another hand, none of them
/// known.
fn exchanged(deal: &Deal, fixed: &PartialDeal) -> Vec<Deal> {
    let open: [Hand; 4] = std::array::from_fn(|i| deal.hands()[i].difference(fixed.known()[i]));
    let mut deals = Vec::new();
    for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        for mine in open[a].cards() {
            for theirs in open[b].cards().filter(|theirs| theirs.suit() == mine.suit()) {
                let two = Hand::EMPTY.with(mine).with(theirs);
                let mut hands = *deal.hands();
                hands[a] = hands[a].difference(two).with(theirs);
                hands[b] = hands[b].difference(two).with(mine);
                deals.extend(Deal::new(hands));
            }
        }
    }
    deals
}
