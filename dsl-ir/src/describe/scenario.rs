//! What a scenario asks of its positions and pairs, and what it tells of variables, table and play.

use super::binding::Bindings;
use super::name::Names;
use super::position::{Around, card, unread, variables};
use super::{Amount, CallName, CardName, Domain, FitSuit, Sentence, Vulnerable};
use crate::ir::{self, Spelled, Vulnerability};
use crate::wire::{Fit, PairRanges, Range, Scenario};
use crate::{SuitRef, Var};
use bridgeshape_runtime::{Pair, Role, Suit};
use std::collections::BTreeSet;

/// Turns a scenario into sentences, in the names and under the choices that it is given.
#[derive(Debug)]
pub(super) struct Teller<'a> {
    scenario: &'a Scenario,
    names: &'a Names,
    pub(super) bindings: Bindings<'a>,
}

impl<'a> Teller<'a> {
    pub(super) fn new(scenario: &'a Scenario, names: &'a Names, bindings: Bindings<'a>) -> Teller<'a> {
        Teller { scenario, names, bindings }
    }

    /// Of each position that is named, clockwise.
    pub(super) fn positions(&self) -> Vec<(Role, Vec<Sentence>)> {
        let mut told = Vec::new();
        for role in Role::ALL {
            if let Some(position) = self.scenario.positions.get(role) {
                let own = self.scenario.fit.iter().filter(|fit| fit.pair == role.pair().name());
                let around = Around::Position { fits: own.filter_map(|fit| fit.suit).collect() };
                told.push((role, self.position(role, position, &around)));
            }
        }
        told
    }

    /// Fits, then sums of points.
    pub(super) fn pairs(&self) -> Vec<Sentence> {
        let scenario = self.scenario;
        let mut told: Vec<_> = (0..).zip(&scenario.fit).map(|(index, fit)| self.fit(index, fit)).collect();
        for pair in [Pair::Declarer, Pair::Defense] {
            let partners = || self.names.partners(pair);
            let points = of_pair(&scenario.pair_hcp, pair);
            told.extend(points.map(|amount| Sentence::PairPoints { pair: partners(), amount }));
            let points = of_pair(&scenario.pair_tp, pair);
            told.extend(points.map(|amount| Sentence::PairTotalPoints { pair: partners(), amount }));
        }
        told
    }

    fn fit(&self, index: usize, fit: &Fit) -> Sentence {
        let pair = [Pair::Declarer, Pair::Defense].into_iter().find(|pair| pair.name() == fit.pair);
        let Some(pair) = pair else { return unread("pair", &fit.pair) };
        let among = match (fit.suit, self.bindings.fit(index), fit.suit_class.as_deref()) {
            (Some(suit), _, _) => FitSuit::Suit(self.name(suit)),
            (None, Some(chosen), _) => FitSuit::Suit(self.name(SuitRef::Suit(chosen))),
            (None, None, Some("major")) => FitSuit::Major,
            (None, None, Some("minor")) => FitSuit::Minor,
            (None, None, None | Some("any")) => FitSuit::Any,
            (None, None, Some(other)) => return unread("suit_class", other),
        };
        let amount = Amount::from(Range { min: fit.min, max: None });
        Sentence::Fit { among, amount, pair: self.names.partners(pair) }
    }

    /// The domains of the variables that are declared or used.
    pub(super) fn variables(&self) -> Vec<Sentence> {
        let mut told = Vec::new();
        let mut others = Vec::new();
        let mut vars = self.used();
        for (name, domain) in &self.scenario.vars {
            match name.parse() {
                Ok(SuitRef::Var(var)) => {
                    vars.insert(var);
                }
                _ => others.push(unread("vars", &format!("{name}={}", domain.join(" ")))),
            }
        }
        for var in &vars {
            let letters = self.scenario.vars.get(&var.to_string()).map(Vec::as_slice).unwrap_or_default();
            told.push(match domain(letters) {
                Some(domain) => Sentence::Variable { var: *var, domain },
                None => unread(&var.to_string(), &letters.join(" ")),
            });
        }
        if vars.len() > 1 {
            told.push(Sentence::Different(vars.into_iter().collect()));
        }
        told.append(&mut others);
        told
    }

    fn used(&self) -> BTreeSet<Var> {
        let fits = self.scenario.fit.iter().filter_map(|fit| match fit.suit {
            Some(SuitRef::Var(var)) => Some(var),
            _ => None,
        });
        let mut used = fits.collect();
        for position in Role::ALL.into_iter().filter_map(|role| self.scenario.positions.get(role)) {
            variables(position, &mut used);
        }
        used
    }

    /// Table, auction, play and weight.
    pub(super) fn context(&self) -> Vec<Sentence> {
        let mut told = Vec::new();
        if let Some(context) = &self.scenario.context {
            let mut known = ir::Context::default();
            if let Some(dealer) = &context.dealer {
                known.dealer = Role::from_name(dealer);
                told.push(
                    known.dealer.map_or_else(
                        || unread("dealer", dealer),
                        |role| Sentence::Dealer(self.names.who(role)),
                    ),
                );
            }
            if let Some(vul) = &context.vul {
                let vulnerable = vul.parse().map(|vul| Sentence::Vulnerable(self.vulnerable(vul)));
                told.push(vulnerable.unwrap_or_else(|_| unread("vul", vul)));
            }
            if !context.auction.is_empty() {
                let call = |text: &String| {
                    text.parse().map_or_else(|_| CallName::Other(text.clone()), CallName::Call)
                };
                told.push(Sentence::Auction(context.auction.iter().map(call).collect()));
                let calls: Result<_, _> = context.auction.iter().map(|text| text.parse()).collect();
                known.auction = calls.unwrap_or_default();
            }
            if let Some(contract) = &context.contract {
                known.contract = contract.parse::<Spelled<_>>().ok();
                told.push(known.contract.as_ref().map_or_else(
                    || unread("contract", contract),
                    |contract| Sentence::Contract(contract.value),
                ));
            }
            if let Some(declarer) = &context.declarer {
                known.declarer = Role::from_name(declarer);
                told.push(known.declarer.map_or_else(
                    || unread("declarer", declarer),
                    |role| Sentence::Declarer(self.names.who(role)),
                ));
            }
            if let Some(lead) = &context.lead {
                told.push(match card(lead) {
                    Some((suit, rank)) => {
                        if let SuitRef::Suit(suit) = suit {
                            known.lead = Some(bridgeshape_runtime::Card::new(suit, rank));
                        }
                        let card = CardName { suit: self.name(suit), rank };
                        Sentence::Lead { card, leader: known.leader().map(|role| self.names.who(role)) }
                    }
                    None => unread("lead", lead),
                });
            }
        }
        told.extend(self.scenario.weight.filter(|weight| *weight != 1).map(Sentence::Weight));
        told
    }

    fn vulnerable(&self, who: Vulnerability) -> Vulnerable {
        match who {
            Vulnerability::None => Vulnerable::Nobody,
            Vulnerability::Us => Vulnerable::Pair(self.names.partners(Pair::Declarer)),
            Vulnerability::Them => Vulnerable::Pair(self.names.partners(Pair::Defense)),
            Vulnerability::Both => Vulnerable::Everybody,
        }
    }
}

fn of_pair(ranges: &Option<PairRanges>, pair: Pair) -> Option<Amount> {
    let ranges = ranges.as_ref()?;
    let range = match pair {
        Pair::Declarer => ranges.declarer,
        Pair::Defense => ranges.defense,
    };
    range.map(Amount::from)
}

/// The suits of a domain; none means all. `None` if anything in it is no suit.
fn domain(letters: &[String]) -> Option<Domain> {
    let suit = |letter: &String| match letter.parse() {
        Ok(SuitRef::Suit(suit)) => Some(suit),
        _ => None,
    };
    let suits: BTreeSet<Suit> = letters.iter().map(suit).collect::<Option<_>>()?;
    let suits: Vec<Suit> = suits.into_iter().collect();
    Some(match suits.as_slice() {
        [] | [_, _, _, _] => Domain::Any,
        [Suit::Spades, Suit::Hearts] => Domain::Majors,
        [Suit::Diamonds, Suit::Clubs] => Domain::Minors,
        _ => Domain::Among(suits),
    })
}
