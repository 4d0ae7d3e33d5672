//! What is asked of one hand, in the order in which a player would tell it: the strength, the shape, suit by suit,
//! the honours, then alternatives and exclusions.

use super::scenario::Teller;
use super::{Amount, CardName, Free, Sentence, SuitName, Way};
use crate::ir::{CompareOp, HIGH, LOW_CARDS, ShapeClass};
use crate::wire::{Pattern, Position, Range};
use crate::{SuitRef, Var, text};
use bridgeshape_runtime::{Pair, Rank, Role};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// What stands around a group of constraints (SEMANTICS 11, 16, 17).
#[derive(Debug)]
pub(super) enum Around {
    /// Nothing, it is the position itself: the deal's bindings speak of it, and its jolly is none of the suits in
    /// which its pair must fit.
    Position { fits: BTreeSet<SuitRef> },
    /// It is an alternative: its jolly is its own, and none of the suits that the groups around it name.
    Alternative { named: BTreeSet<SuitRef> },
}

impl Teller<'_> {
    /// The sentences of a position, or of an alternative.
    pub(super) fn position(&self, role: Role, position: &Position, around: &Around) -> Vec<Sentence> {
        let quiet = quiet(role, position);
        let mut told = Vec::new();
        match quiet {
            Some(_) => told.push(Sentence::Quiet { points: position.hcp.map(Amount::from) }),
            None => told.extend(amount(position.hcp, Sentence::Points)),
        }
        told.extend(amount(position.tp, Sentence::TotalPoints));
        told.extend(amount(position.dp, Sentence::DistributionPoints));
        told.extend(amount(position.ltc, Sentence::Losers));
        told.extend(position.shape.as_deref().map(class));
        told.extend(position.shape_pattern.as_deref().map(shape));
        for suit in suits(position) {
            self.suit(role, position, suit, around, quiet, &mut told);
        }
        told.extend(position.longest.iter().map(|suit| Sentence::Longest(self.name(*suit))));
        for compare in &position.compare {
            let (left, right) = (self.name(compare.left), self.name(compare.right));
            told.push(match CompareOp::from_sign(&compare.op) {
                Some(op) => Sentence::Compare { left, op, right },
                None => unread("compare", &format!("{} {} {}", compare.left, compare.op, compare.right)),
            });
        }
        if position.x.is_some() || position.x_hcp.is_some() {
            told.push(Sentence::Jolly {
                suit: self.free(role, position, around),
                length: position.x.map(Amount::from),
                points: position.x_hcp.map(Amount::from),
            });
        }
        told.extend(amount(position.aces, Sentence::Aces));
        told.extend(amount(position.kings, Sentence::Kings));
        told.extend(amount(position.queens, Sentence::Queens));
        told.extend(amount(position.controls, Sentence::Controls));
        self.cards("cards_held", &position.cards_held, Sentence::Has, &mut told);
        self.cards("cards_not_held", &position.cards_not_held, Sentence::Lacks, &mut told);
        let inside = around.inside(position);
        let alternatives = |group: &[Position]| -> Vec<Vec<Sentence>> {
            group.iter().map(|way| self.position(role, way, &inside)).collect()
        };
        for group in &position.any {
            let mut ways = alternatives(group);
            match ways.len() {
                0 => told.push(Sentence::NoHand),
                1 => told.append(&mut ways[0]),
                _ => told.push(Sentence::Any(ways)),
            }
        }
        if !position.not.is_empty() {
            told.push(Sentence::Not(alternatives(&position.not)));
        }
        if told.is_empty() {
            told.push(Sentence::AnyHand);
        }
        told
    }

    /// The suit of a jolly.
    fn free(&self, role: Role, position: &Position, around: &Around) -> Free {
        let (taken, chosen) = match around {
            Around::Position { fits } => (fits, self.bindings.jolly(role)),
            Around::Alternative { named } => (named, None),
        };
        let taken: BTreeSet<SuitRef> = taken.iter().copied().chain(named(position)).collect();
        let others = || Free::Except(taken.into_iter().map(|suit| self.name(suit)).collect());
        chosen.map_or_else(others, Free::Chosen)
    }

    /// What is asked of one suit.
    fn suit(
        &self,
        role: Role,
        position: &Position,
        suit: SuitRef,
        around: &Around,
        quiet: Option<&Position>,
        told: &mut Vec<Sentence>,
    ) {
        let name = self.name(suit);
        let news = |asked: &BTreeMap<SuitRef, Range>, usual: fn(&Position) -> &BTreeMap<SuitRef, Range>| {
            let asked = asked.get(&suit).copied();
            asked.filter(|_| quiet.is_none_or(|quiet| usual(quiet).get(&suit).copied() != asked))
        };
        told.extend(amount(news(&position.suits, |p| &p.suits), |amount| Sentence::Length {
            suit: name,
            amount,
        }));
        told.extend(amount(news(&position.suit_hcp, |p| &p.suit_hcp), |amount| Sentence::SuitPoints {
            suit: name,
            amount,
        }));
        if let Some(cards) = position.suit_cards.get(&suit) {
            told.push(honours(name, cards).unwrap_or_else(|| unread(&format!("suit_cards/{suit}"), cards)));
        }
        if let Some(patterns) = position.suit_patterns.get(&suit) {
            let chosen = match around {
                Around::Position { .. } => self.bindings.pattern(suit, role),
                Around::Alternative { .. } => None,
            };
            told.push(pattern(suit, name, patterns, chosen));
        }
        if let Some(wanted) = position.stoppers.get(&suit) {
            told.push(if *wanted == 0 { Sentence::NoStopper(name) } else { Sentence::Stopper(name) });
        }
        let keycards = position.keycards.get(&suit).copied();
        told.extend(amount(keycards, |amount| Sentence::KeyCards { suit: name, amount }));
    }

    /// One sentence for all cards that are understood, one for each other text.
    fn cards(
        &self,
        key: &str,
        cards: &[String],
        sentence: fn(Vec<CardName>) -> Sentence,
        told: &mut Vec<Sentence>,
    ) {
        let mut names = Vec::new();
        let mut others = Vec::new();
        for text in cards {
            match card(text) {
                Some((suit, rank)) => names.push(CardName { suit: self.name(suit), rank }),
                None => others.push(unread(key, text)),
            }
        }
        if !names.is_empty() {
            told.push(sentence(names));
        }
        told.append(&mut others);
    }

    /// The name of a suit, under the choices of the deal.
    pub(super) fn name(&self, suit: SuitRef) -> SuitName {
        match suit {
            SuitRef::Suit(suit) => SuitName::Suit(suit),
            SuitRef::Var(var) => {
                let chosen = self.bindings.variable(var);
                chosen.map_or(SuitName::Variable(var), |suit| SuitName::Chosen(suit, var))
            }
        }
    }
}

impl Around {
    /// Around the alternatives of a group that stands here.
    fn inside(&self, group: &Position) -> Around {
        let mut inside: BTreeSet<SuitRef> = named(group).collect();
        if let Around::Alternative { named } = self {
            inside.extend(named);
        }
        Around::Alternative { named: inside }
    }
}

/// What `quiet` fills in, if it was used; the parser says what that is. Only opponents keep silent.
fn quiet(role: Role, position: &Position) -> Option<&'static Position> {
    static USUAL: OnceLock<Option<Position>> = OnceLock::new();
    if position.quiet != Some(1) || role.pair() == Pair::Declarer {
        return None;
    }
    let parse = || text::parse("opp1 quiet").scenarios.pop().and_then(|scenario| scenario.positions.opp1);
    USUAL.get_or_init(parse).as_ref()
}

/// The suits that the position names for its jolly: by length, points, honours or pattern (SEMANTICS 16).
fn named(position: &Position) -> impl Iterator<Item = SuitRef> {
    let lengths = position.suits.keys().chain(position.suit_hcp.keys());
    lengths.chain(position.suit_cards.keys()).chain(position.suit_patterns.keys()).copied()
}

/// All suits of which something is asked, letters first.
fn suits(position: &Position) -> BTreeSet<SuitRef> {
    let others = position.stoppers.keys().chain(position.keycards.keys()).copied();
    named(position).chain(others).collect()
}

/// Adds the variables that stand in a position or in its alternatives.
pub(super) fn variables(position: &Position, found: &mut BTreeSet<Var>) {
    let compared = position.compare.iter().flat_map(|compare| [compare.left, compare.right]);
    let cards = position.cards_held.iter().chain(&position.cards_not_held).filter_map(|text| card(text));
    let cards = cards.map(|(suit, _)| suit);
    let all =
        suits(position).into_iter().chain(position.longest.iter().copied()).chain(compared).chain(cards);
    found.extend(all.filter_map(|suit| match suit {
        SuitRef::Var(var) => Some(var),
        SuitRef::Suit(_) => None,
    }));
    position.any.iter().flatten().chain(&position.not).for_each(|inner| variables(inner, found));
}

fn amount(range: Option<Range>, sentence: impl Fn(Amount) -> Sentence) -> Option<Sentence> {
    range.map(|range| sentence(range.into()))
}

pub(super) fn unread(key: &str, value: &str) -> Sentence {
    Sentence::Unread { key: key.into(), value: value.into() }
}

fn class(name: &str) -> Sentence {
    ShapeClass::from_name(name).map_or_else(|| unread("shape", name), Sentence::Shape)
}

fn shape(pattern: &str) -> Sentence {
    pattern.parse().map_or_else(|_| unread("shape_pattern", pattern), Sentence::ShapePattern)
}

fn honours(suit: SuitName, cards: &str) -> Option<Sentence> {
    let held = high(cards)?;
    let missing = HIGH.ranks().filter(|rank| !held.contains(rank)).collect();
    Some(Sentence::Honours { suit, held, missing })
}

/// High cards, downwards; `None` if there is anything else among them.
fn high(cards: &str) -> Option<Vec<Rank>> {
    let read: BTreeSet<Rank> =
        cards.chars().map(|c| Rank::from_letter(c).filter(|r| HIGH.contains(*r))).collect::<Option<_>>()?;
    Some(read.into_iter().rev().collect())
}

/// The whole suit; identical ways once (SEMANTICS 10), and only the one that the deal was drawn under, if that is
/// known.
fn pattern(suit: SuitRef, name: SuitName, patterns: &[Pattern], chosen: Option<usize>) -> Sentence {
    let mut ways = Vec::new();
    for pattern in patterns {
        match way(pattern) {
            Some(way) if ways.contains(&way) => {}
            Some(way) => ways.push(way),
            None => return unread(&format!("suit_patterns/{suit}"), &pattern.cards),
        }
    }
    match chosen.and_then(|place| ways.get(place).cloned()) {
        _ if ways.is_empty() => Sentence::NoHand,
        Some(way) => Sentence::Pattern { suit: name, ways: vec![way] },
        None => Sentence::Pattern { suit: name, ways },
    }
}

/// One way to hold a suit; a limit of all the small cards there are is none.
fn way(pattern: &Pattern) -> Option<Way> {
    let max = pattern.low_max.filter(|&max| max < u16::from(LOW_CARDS));
    let small = Amount::from(Range { min: pattern.low_min, max });
    Some(Way { cards: high(&pattern.cards)?, small })
}

/// `HQ`, `$aQ`; the ten may be `10`.
pub(super) fn card(text: &str) -> Option<(SuitRef, Rank)> {
    let split = if text.starts_with('$') { 2 } else { 1 };
    let (suit, rank) = text.split_at_checked(split)?;
    let mut letters = if rank == "10" { "T" } else { rank }.chars();
    match (suit.parse(), letters.next().and_then(Rank::from_letter), letters.next()) {
        (Ok(suit), Some(rank), None) => Some((suit, rank)),
        _ => None,
    }
}
