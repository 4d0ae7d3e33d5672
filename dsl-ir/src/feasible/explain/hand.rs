//! What the clauses of one hand mean for that hand alone.

use crate::feasible::domain::HandDomain;
use crate::feasible::solve;
use crate::ir::Pred;
use bridgeshape_runtime::{PartialDeal, Role};

/// What a hand may be by its own clauses, with nothing said of the others and no union looked at; `None` if they
/// clash.
pub(super) fn alone(clauses: &[Pred], role: Role, unknown: &PartialDeal) -> Option<HandDomain> {
    let own = clauses.iter().filter(|clause| clause.hands().single() == Some(role));
    Some(solve::domain(own, unknown, &mut 0)?.ok()?.hands[role.index()])
}
