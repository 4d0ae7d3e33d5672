//! Narrower conditions for the same deals.
//!
//! What arithmetic leaves (`prune`) is put into the conditions on lengths and sums that are there already; none is
//! added, since each has to be followed, and a condition on cards alone stays one. A sum that the others imply is
//! dropped.

use super::prune::{Left, Totals};
use super::{Draft, Pass};
use crate::Ranges;
use crate::branch::{Branch, Sum, Universe, same_sum};
use crate::{Counter, Stop};
use bridgeshape_runtime::{Role, Suit};

pub(super) const PASS: Pass = Pass {
    name: "tighten",
    after: "lengths and sums are no wider than the other conditions allow, and no sum is implied by them",
    run,
};

#[expect(clippy::unnecessary_wraps, reason = "passes have one type")]
fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    for part in draft.parts() {
        if let Some(left) = &part.left {
            part.branch = tighten(counter.universe(), &part.branch, left);
        }
    }
    Ok(())
}

/// The branch with narrower conditions, as far as `left` allows.
pub(crate) fn tighten(universe: &Universe, branch: &Branch, left: &Left) -> Branch {
    let mut tight = branch.clone();
    for hand in 0..4 {
        for suit in 0..4 {
            let (cell, all) = (&branch.cells[hand][suit], &universe.cells[hand][suit]);
            let (role, of) = (Role::ALL[hand], Suit::ALL[suit]);
            if cell != all && universe.lengths_only(role, of, cell).is_some() {
                tight.cells[hand][suit] = left.cells[hand][suit].clone();
            }
        }
        if branch.shapes[hand] != universe.shapes[hand] {
            tight.shapes[hand] = left.shapes[hand].clone();
        }
    }
    let mut at = 0;
    while at < tight.sums.len() {
        match narrowed(universe, left, &tight.sums, at) {
            None => {
                tight.sums.remove(at);
            }
            Some(allowed) => {
                tight.sums[at].allowed = allowed;
                at += 1;
            }
        }
    }
    tight
}

/// What a sum may be given the others; `None` when that is all that it can be.
fn narrowed(universe: &Universe, left: &Left, sums: &[Sum], at: usize) -> Option<Ranges> {
    let sum = &sums[at];
    let totals = Totals::new(universe, left, sums);
    let totals = totals.iter().find(|totals| totals.sums().iter().any(|other| same_sum(other, sum)))?;
    let Some(hands) = totals.bounds(Some(sum)) else { return Some(Ranges::new(0, -1)) };
    let of = |inside: bool| -> (i64, i64) {
        let roles = Role::ALL.into_iter().filter(|&role| sum.hands.contains(role) == inside);
        roles.fold((0, 0), |all, role| (all.0 + hands[role.index()].0, all.1 + hands[role.index()].1))
    };
    let (mut least, mut most) = of(true);
    if let Some(total) = totals.total() {
        // What the other hands can have at most, these have at least.
        let (others_least, others_most) = of(false);
        (least, most) = (least.max(total - others_most), most.min(total - others_least));
    }
    let can = Ranges::new(least, most);
    let allowed = sum.allowed.intersection(&can);
    (allowed != can).then_some(allowed)
}
