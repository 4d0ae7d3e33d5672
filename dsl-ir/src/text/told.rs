//! What a scenario says as a whole, gathered: weight, context, pairs, domains and fits.

use super::block::Span;
use super::clause::{FitClause, Tell};
use super::token::{Fault, Word};
use crate::diag::syntax::Syntax;
use crate::wire::{Context, Fit, PairRanges, Scenario};
use crate::{SuitRef, Var};
use bridgeshape_runtime::{Pair, Suit};
use std::collections::{BTreeMap, BTreeSet};

/// The tokens of a scenario, with their places.
#[derive(Debug, Default)]
pub(super) struct Told {
    tells: Vec<(Tell, Span)>,
    keys: BTreeMap<String, Span>,
    fits: Vec<(FitClause, Pair, Span)>,
}

impl Told {
    /// Adds a token that is no fit; the same key twice is an error.
    pub(super) fn add(&mut self, tell: Tell, word: Word<'_>) -> Result<(), Fault> {
        let length = word.text.find([':', '=']).map_or(word.text.len(), |at| at + 1);
        let key = String::from(&word.text[..length]);
        if let Some(first) = self.keys.get(&key) {
            return Err(word.fault(Syntax::DuplicateKey { key }).with(first.clone()));
        }
        self.keys.insert(key, word.range());
        self.tells.push((tell, word.range()));
        Ok(())
    }

    /// Adds a fit of a pair, with what there is to say about it.
    pub(super) fn add_fit(&mut self, fit: FitClause, pair: Pair, word: Word<'_>, faults: &mut Vec<Fault>) {
        if let Some(fix) = fit.unbounded.clone() {
            faults.push(word.fault(Syntax::FitUpperBound { found: String::from(word.text), fix }));
        }
        if let Some(SuitRef::Var(_)) = fit.suit {
            faults.push(word.fault(Syntax::FitVariable { found: String::from(word.text) }));
        }
        self.fits.push((fit, pair, word.range()));
    }

    /// The variables that fits use.
    pub(super) fn variables(&self) -> BTreeSet<Var> {
        let var = |fit: &FitClause| match fit.suit {
            Some(SuitRef::Var(var)) => Some(var),
            _ => None,
        };
        self.fits.iter().filter_map(|(fit, ..)| var(fit)).collect()
    }

    /// The variables that are declared, with the places of the declarations.
    pub(super) fn declared(&self) -> impl Iterator<Item = (Var, Span)> {
        self.tells.iter().filter_map(|(tell, span)| match tell {
            Tell::Domain(var, _) => Some((*var, span.clone())),
            _ => None,
        })
    }

    /// Writes everything into the scenario, noting the places.
    pub(super) fn emit(self, scenario: &mut Scenario, places: &mut BTreeMap<String, Span>) {
        let mut context = Context::default();
        let (mut pair_hcp, mut pair_tp) = (PairRanges::default(), PairRanges::default());
        for (tell, span) in self.tells {
            let pointer = match tell {
                Tell::Weight(weight) => {
                    // the API leaves the default out (SEMANTICS 35)
                    scenario.weight = (weight != 1).then_some(weight);
                    String::from("/weight")
                }
                Tell::Dealer(role) => {
                    context.dealer = Some(role.to_string());
                    String::from("/context/dealer")
                }
                Tell::Declarer(role) => {
                    context.declarer = Some(role.to_string());
                    String::from("/context/declarer")
                }
                Tell::Vul(vul) => {
                    context.vul = Some(vul);
                    String::from("/context/vul")
                }
                Tell::Contract(contract) => {
                    context.contract = Some(contract);
                    String::from("/context/contract")
                }
                Tell::Lead(card) => {
                    context.lead = Some(card);
                    String::from("/context/lead")
                }
                Tell::Auction(calls) => {
                    for (i, (call, inside)) in calls.into_iter().enumerate() {
                        let place = span.start + inside.start..span.start + inside.end;
                        places.insert(format!("/context/auction/{i}"), place);
                        context.auction.push(call);
                    }
                    String::from("/context/auction")
                }
                Tell::PairHcp(range) => {
                    pair_hcp.declarer = Some(range);
                    String::from("/pair_hcp/declarer")
                }
                Tell::DefHcp(range) => {
                    pair_hcp.defense = Some(range);
                    String::from("/pair_hcp/defense")
                }
                Tell::PairTp(range) => {
                    pair_tp.declarer = Some(range);
                    String::from("/pair_tp/declarer")
                }
                Tell::Domain(var, suits) => {
                    scenario.vars.insert(var.to_string(), suits.iter().map(Suit::to_string).collect());
                    format!("/vars/{var}")
                }
                Tell::Fit(_) => continue,
            };
            places.insert(pointer, span);
        }
        for (i, (fit, pair, span)) in self.fits.into_iter().enumerate() {
            places.insert(format!("/fit/{i}"), span);
            scenario.fit.push(Fit {
                suit: fit.suit,
                suit_class: fit.class.map(String::from),
                min: fit.min,
                pair: String::from(pair.name()),
            });
        }
        scenario.context = (context != Context::default()).then_some(context);
        scenario.pair_hcp = (pair_hcp != PairRanges::default()).then_some(pair_hcp);
        scenario.pair_tp = (pair_tp != PairRanges::default()).then_some(pair_tp);
    }
}
