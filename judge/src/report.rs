//! A scenario judged under one assignment of its variables, in words.
//!
//! Each fact makes the choice of its own under which it fails least, unless the choice is given.

use crate::bind::{Assignment, Bindings, SuitName};
use crate::card::{Hand, Holding, Suit};
use crate::deal::Deal;
use crate::hand::{Alternative, Clause, Jolly, Pattern, Range, Relation, all_hold};
use crate::points;
use crate::scenario::{Choice, Fact, Fit, Scenario, numbered, pair_sum};
use crate::spell::{self, NO_SUIT};
use crate::verdict::ConstraintVerdict;
use std::fmt;

/// Lines of a verdict and the binding they are about.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) lines: Vec<ConstraintVerdict>,
    pub(crate) bindings: Bindings,
}

impl Report {
    pub(crate) fn of(scenario: &Scenario, deal: &Deal, suits: &Assignment, given: &Bindings) -> Report {
        let mut report = Report::default();
        for domain in &scenario.domains {
            let name = domain.variable.name();
            if let Some(value) = suits.of(domain.variable).map(Suit::letter).or(given.get(name)) {
                report.bindings.0.insert(name.to_owned(), value.to_owned());
            }
        }
        for condition in &scenario.conditions {
            let choice = condition.choice.as_ref();
            let value = choice.and_then(|choice| given.get(&choice.name));
            report.judge(&condition.fact, Open { choice, value }, deal, suits);
        }
        report
    }

    pub(crate) fn failures(&self) -> usize {
        self.lines.iter().filter(|line| !line.held).count()
    }

    fn judge(&mut self, fact: &Fact, open: Open<'_>, deal: &Deal, suits: &Assignment) {
        match fact {
            Fact::Hand(role, clause) => {
                let hand = deal.hand(*role);
                let position = Some(role.name());
                match clause {
                    Clause::Jolly(jolly) => {
                        let candidates: Vec<Suit> = jolly.candidates(suits).collect();
                        let failures = |suit| {
                            let outcomes = jolly_outcomes(jolly, hand, Some(suit));
                            outcomes.iter().filter(|(_, outcome)| !outcome.held).count()
                        };
                        let suit = self.choose_suit(open, &candidates, failures);
                        for (constraint, outcome) in jolly_outcomes(jolly, hand, suit) {
                            self.push(position, constraint, outcome);
                        }
                    }
                    Clause::Patterns(suit, patterns) => {
                        let held = suit.under(suits).map(|suit| hand.suit(suit));
                        let outcome = self.choose_pattern(open, patterns, held);
                        self.push(position, clause.to_string(), outcome);
                    }
                    _ => self.push(position, clause.to_string(), outcome(clause, hand, suits)),
                }
            }
            Fact::Lead(leader, card) => {
                let hand = deal.hand(*leader);
                let outcome = Outcome::new(hand.has(*card), card, spell::holding(hand.suit(card.suit)));
                self.push(Some(leader.name()), fact.to_string(), outcome);
            }
            Fact::Fit(fit) => {
                let candidates = Suit::ALL.into_iter().filter(|&suit| fit.suits.allow(suit, suits));
                let candidates: Vec<Suit> = candidates.collect();
                let failures = |suit| usize::from(!fit_outcome(fit, deal, Some(suit)).held);
                let suit = self.choose_suit(open, &candidates, failures);
                self.push(None, fact.to_string(), fit_outcome(fit, deal, suit));
            }
            Fact::PairPoints(pair, measure, range) => {
                let outcome = Outcome::number(*range, Some(pair_sum(*pair, *measure, deal)));
                self.push(None, fact.to_string(), outcome);
            }
        }
    }

    fn push(&mut self, position: Option<&str>, constraint: String, outcome: Outcome) {
        let Outcome { held, wanted, actual, alternatives } = outcome;
        let position = position.map(str::to_owned);
        self.lines.push(ConstraintVerdict { position, constraint, held, wanted, actual, alternatives });
    }

    /// Notes the choice made, and says so where it is none of the candidates.
    fn note(&mut self, open: Open<'_>, value: &str, objection: Option<String>) {
        let Some(choice) = open.choice else { return };
        if choice.reported {
            self.bindings.0.insert(choice.name.clone(), value.to_owned());
        }
        if let Some(wanted) = objection {
            self.lines.push(ConstraintVerdict::illegal(&choice.name, value, wanted));
        }
    }

    /// The given suit, else the first candidate with the fewest failures.
    fn choose_suit(
        &mut self,
        open: Open<'_>,
        candidates: &[Suit],
        failures: impl Fn(Suit) -> usize,
    ) -> Option<Suit> {
        let suit = match open.value {
            Some(value) => Suit::read(value),
            None => candidates.iter().copied().min_by_key(|&suit| failures(suit)),
        };
        if let Some(value) = open.value.or(suit.map(Suit::letter)) {
            let legal = suit.is_some_and(|suit| candidates.contains(&suit));
            self.note(open, value, (!legal).then(|| spell::suits(candidates)));
        }
        suit
    }

    /// The given alternative, else the first that holds, else the first.
    fn choose_pattern(&mut self, open: Open<'_>, patterns: &[Pattern], held: Option<Holding>) -> Outcome {
        let matching: Vec<usize> = (0..patterns.len())
            .filter(|&place| held.is_some_and(|held| patterns[place].matches(held)))
            .collect();
        let mut outcome = Outcome::new(!matching.is_empty(), spell::joined(patterns, "|"), holding_or(held));
        if let Some(value) = open.value {
            let pattern = numbered(patterns, value);
            outcome.held = pattern.is_some_and(|pattern| held.is_some_and(|held| pattern.matches(held)));
            outcome.wanted = pattern.map_or(outcome.wanted, |pattern| pattern.to_string());
            let numbers = spell::joined(0..patterns.len(), "|");
            self.note(open, value, pattern.is_none().then_some(numbers));
        } else if !patterns.is_empty() {
            self.note(open, &matching.first().copied().unwrap_or(0).to_string(), None);
        }
        outcome.alternatives = (patterns.len() > 1).then_some(matching);
        outcome
    }
}

/// The choice that a fact leaves open, and its value where the caller gives one.
#[derive(Clone, Copy)]
struct Open<'a> {
    choice: Option<&'a Choice>,
    value: Option<&'a str>,
}

/// A line of a verdict without its name.
struct Outcome {
    held: bool,
    wanted: String,
    actual: String,
    alternatives: Option<Vec<usize>>,
}

impl Outcome {
    fn new(held: bool, wanted: impl fmt::Display, actual: impl fmt::Display) -> Outcome {
        Outcome { held, wanted: wanted.to_string(), actual: actual.to_string(), alternatives: None }
    }

    fn number(range: Range, value: Option<u32>) -> Outcome {
        let held = value.is_some_and(|value| range.contains(value));
        Outcome::new(held, range, value.map_or(NO_SUIT.to_owned(), |value| value.to_string()))
    }
}

fn holding_or(held: Option<Holding>) -> String {
    held.map_or(NO_SUIT.to_owned(), spell::holding)
}

fn jolly_outcomes(jolly: &Jolly, hand: &Hand, suit: Option<Suit>) -> Vec<(String, Outcome)> {
    let held = suit.map(|suit| hand.suit(suit));
    let length = jolly
        .length
        .map(|range| (spell::jolly_length(range), Outcome::number(range, held.map(Holding::len))));
    let hcp =
        jolly.hcp.map(|range| (spell::jolly_hcp(range), Outcome::number(range, held.map(points::suit_hcp))));
    length.into_iter().chain(hcp).collect()
}

fn fit_outcome(fit: &Fit, deal: &Deal, suit: Option<Suit>) -> Outcome {
    let range = Range { min: fit.min, max: None };
    Outcome::number(range, suit.map(|suit| fit.length(deal, suit)))
}

/// What a clause wants and what the hand has.
fn outcome(clause: &Clause, hand: &Hand, suits: &Assignment) -> Outcome {
    let in_suit = |name: &SuitName| name.under(suits).map(|suit| hand.suit(suit));
    let holding_in = |name: &SuitName| holding_or(in_suit(name));
    let shape = || spell::shape(hand);
    let held = clause.holds(hand, suits);
    match clause {
        Clause::Length(suit, range) => Outcome::number(*range, in_suit(suit).map(Holding::len)),
        Clause::SuitHcp(suit, range) => Outcome::number(*range, in_suit(suit).map(points::suit_hcp)),
        Clause::Number(measure, range) => Outcome::number(*range, Some(measure.of(hand))),
        Clause::KeyCards(trumps, range) => {
            Outcome::number(*range, trumps.under(suits).map(|trumps| points::key_cards(hand, trumps)))
        }
        Clause::Honours(suit, cards) => Outcome::new(held, spell::high_cards(*cards), holding_in(suit)),
        Clause::Patterns(suit, patterns) => {
            Outcome::new(held, spell::joined(patterns, "|"), holding_in(suit))
        }
        Clause::Jolly(jolly) => Outcome::new(held, jolly, shape()),
        Clause::Shape(class) => Outcome::new(held, class.name(), shape()),
        Clause::ShapePattern(pattern) => Outcome::new(held, pattern, shape()),
        Clause::Stopped(suit) => Outcome::new(held, "stopper", holding_in(suit)),
        Clause::NotStopped(suit) => Outcome::new(held, "no stopper", holding_in(suit)),
        Clause::Has(suit, rank) => {
            Outcome::new(held, format!("{}{}", named(*suit, suits), rank.letter()), holding_in(suit))
        }
        Clause::Lacks(suit, rank) => {
            Outcome::new(held, format!("no {}{}", named(*suit, suits), rank.letter()), holding_in(suit))
        }
        Clause::Compare(left, relation, right) => {
            let actual = match (in_suit(left), in_suit(right)) {
                (Some(left), Some(right)) => Relation::between(left.len(), right.len()),
                _ => NO_SUIT.to_owned(),
            };
            Outcome::new(held, relation, actual)
        }
        Clause::Longest(_) => Outcome::new(held, "longest", spell::joined(hand.lengths(), "-")),
        Clause::Any(alternatives) => union(held, "1+", alternatives, hand, suits),
        Clause::Not(alternatives) => union(held, "0", alternatives, hand, suits),
    }
}

fn union(held: bool, wanted: &str, alternatives: &[Alternative], hand: &Hand, suits: &Assignment) -> Outcome {
    let holding = (0..alternatives.len()).filter(|&place| all_hold(&alternatives[place], hand, suits));
    let holding: Vec<usize> = holding.collect();
    Outcome { alternatives: Some(holding.clone()), ..Outcome::new(held, wanted, holding.len()) }
}

/// The suit that a name means, or the name where it means none.
fn named(name: SuitName, suits: &Assignment) -> String {
    name.under(suits).map_or_else(|| name.to_string(), |suit| suit.to_string())
}
