//! Jollies that may be trumps: the suit that a position does not name, `x`, and the suit that its pair plays in.
//!
//! Trumps of a pair are
//! * the suit of the contract that it plays, told or made by the auction: any jolly of the pair that may be this suit
//!   is told;
//! * the suit of a fit of the pair in a class of suits (`fit:M8+`, `fit:8+`): here a jolly is told that must be short,
//!   two cards at most. (That a long jolly finds the fit is what such scenarios are about.)
//!
//! A fit that names its suit takes it from the pair's jollies already (SEMANTICS 16). The last bid of an auction that is
//! not over makes no trumps.

use super::ask::{Ask, Found};
use super::hint;
use super::page::{Linted, Mark, Page};
use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::diag::lint::{Lint, Trumps};
use bridgeshape_dsl_ir::ir::{Binder, Cond, HoldingCond, Leaf, Pred, Scenario, Slot};
use bridgeshape_runtime::{Role, Suit};
use std::collections::BTreeSet;

/// The longest that a short suit is.
const SHORT: u16 = 2;

pub(super) fn hints(page: &Page<'_>, ask: &mut Ask) -> Vec<Diag> {
    let mut said: BTreeSet<Mark> = BTreeSet::new();
    let mut diags = Vec::new();
    for linted in &page.scenarios {
        let scenario = &linted.scenario;
        for hand in Role::ALL {
            let Some(pointer) = jolly(linted, hand) else { continue };
            let mark = linted.mark(&pointer);
            if said.contains(&mark) {
                continue;
            }
            let mut possible = |choices: Scenario| {
                let tree = choices.pred.clone();
                ask.possible(&choices, tree, &linted.deal, None) == Found::Some
            };
            let of_contract: Vec<Suit> = contract(scenario, hand)
                .into_iter()
                .filter(|&suit| possible(with(scenario, hand, suit, None)))
                .collect();
            let (suits, by) = if of_contract.is_empty() {
                let fits = if is_short(scenario, hand) { class_fits(scenario, hand) } else { Vec::new() };
                let may_be = |suit: &Suit| {
                    fits.iter().any(|(index, domain)| {
                        domain.contains(suit) && possible(with(scenario, hand, *suit, Some(*index)))
                    })
                };
                (Suit::ALL.into_iter().filter(may_be).collect(), Trumps::Fit)
            } else {
                (of_contract, Trumps::Contract)
            };
            if !suits.is_empty() {
                said.insert(mark);
                diags.push(hint(linted, Lint::JollyTrumps { hand, suits, by }, &[&pointer]));
            }
        }
    }
    diags
}

/// Where a position writes its jolly.
fn jolly(linted: &Linted<'_>, hand: Role) -> Option<String> {
    let of = |leaf: &Leaf| leaf.cond.slots().contains(&Slot::Jolly(hand));
    linted
        .parts
        .iter()
        .find(|part| matches!(part.pred(), Pred::Leaf(leaf) if of(&leaf)))
        .map(|part| part.pointer.clone())
}

/// The trump suit of the contract, for a hand of the pair that plays it.
fn contract(scenario: &Scenario, hand: Role) -> Option<Suit> {
    let declarer = scenario.context.declarer()?;
    let contract = scenario.context.contract()?;
    contract.bid.strain().suit().filter(|_| declarer.pair() == hand.pair())
}

/// Whether the jolly of a hand must be short.
fn is_short(scenario: &Scenario, hand: Role) -> bool {
    let mut short = false;
    scenario.pred.each_leaf(&mut |leaf| {
        if let Cond::Holding { suit, is: HoldingCond::Length(range), .. } = &leaf.cond {
            short |= *suit == Slot::Jolly(hand) && range.max.is_some_and(|max| max <= SHORT);
        }
    });
    short
}

/// The fits of a hand's pair in classes of suits.
fn class_fits(scenario: &Scenario, hand: Role) -> Vec<(u8, Vec<Suit>)> {
    let fits = scenario.binders.iter().filter_map(|binder| match binder {
        Binder::Fit { index, domain } => Some((*index, domain.clone())),
        _ => None,
    });
    fits.filter(|(index, _)| {
        scenario.fits.get(usize::from(*index)).is_some_and(|fit| fit.pair == hand.pair())
    })
    .collect()
}

/// The scenario with only this suit for the jolly of a hand, and perhaps for a fit.
fn with(scenario: &Scenario, hand: Role, suit: Suit, fit: Option<u8>) -> Scenario {
    let mut only = scenario.clone();
    for binder in &mut only.binders {
        match binder {
            Binder::Jolly { hand: of, named } if *of == hand => {
                named.extend(Suit::ALL.into_iter().filter(|&other| other != suit).map(Slot::Suit));
                named.sort_unstable();
                named.dedup();
            }
            Binder::Fit { index, domain } if Some(*index) == fit => domain.retain(|&of| of == suit),
            _ => {}
        }
    }
    only
}
