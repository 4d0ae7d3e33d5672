//! A part of a plan in words.

use crate::Meter;
use crate::branch::{Branch, Literal, Sum, Universe};
use crate::passes::normalise;
use crate::passes::print::{cards_asked, literal, numbers, sum_words};
use crate::passes::prune::{Left, prune};
use crate::passes::tighten::tighten;
use bridgeshape_dsl_ir::ir::{Hands, Pred};
use bridgeshape_runtime::plan::{DrawnPoints, Part, Place, TrackedSum};
use bridgeshape_runtime::{Check, Evaluator, HoldingSet, PartialDeal, QUARTERS, Ranges, Role, Suit};
use std::sync::Arc;

/// A hand in a part of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandWords {
    /// Whose.
    pub role: Role,
    /// What it may hold.
    pub holds: String,
    /// The name of its place.
    pub place: &'static str,
    /// How it is drawn.
    pub how: String,
}

/// The words for a part.
#[derive(Debug)]
pub(super) struct Words {
    pub(super) hands: [HandWords; 4],
    pub(super) tracked: Vec<String>,
    pub(super) checked: Vec<String>,
}

/// What the parts of a plan were made from.
#[derive(Debug)]
pub(super) struct Asked {
    universe: Universe,
    branches: std::vec::IntoIter<Branch>,
}

/// The work of normalising.
const WORK: u64 = 200_000_000;

impl Asked {
    pub(super) fn new(fixed: &PartialDeal, tree: &Pred) -> Asked {
        let universe = Universe::new(fixed);
        // What has a plan has been normalised before.
        let branches = normalise::branches(&universe, tree, &mut Meter::new(WORK)).unwrap_or_default();
        Asked { universe, branches: branches.into_iter() }
    }

    /// The words for the next part. A branch without deals has none.
    pub(super) fn next(&mut self, part: &Part) -> Words {
        let universe = &self.universe;
        let of_part = self.branches.by_ref().find_map(|branch| {
            let left = prune(universe, &branch)?;
            let tight = tighten(universe, &branch, &left);
            let literals = tight.literals(universe);
            fits(universe, part, &tight, &literals).then_some((left, tight, literals))
        });
        let checked: Vec<Literal> = part.checks.iter().filter_map(asked).collect();
        let words = |literals: &[Literal]| literals.iter().map(|of| literal(of, universe)).collect();
        let (left, tight, literals) = of_part.unwrap_or_else(|| {
            let all = Branch::of(universe);
            (Left { cells: all.cells.clone(), shapes: all.shapes.clone() }, all, checked.clone())
        });
        let tracked: Vec<Literal> = literals.into_iter().filter(|of| !checked.contains(of)).collect();
        Words {
            hands: Role::ALL.map(|role| HandWords {
                role,
                holds: holds(universe, &left, &tight, role),
                place: name(part.places[role.index()]),
                how: how(part, role),
            }),
            tracked: words(&tracked),
            checked: words(&checked),
        }
    }
}

/// Whether a part may have been made from a branch.
fn fits(universe: &Universe, part: &Part, tight: &Branch, literals: &[Literal]) -> bool {
    let whole = |hand: usize| {
        part.places[hand] != Place::Whole
            || (0..4).all(|suit| {
                let cell = &tight.cells[hand][suit];
                part.cells[hand][suit].as_ref().unwrap_or(&universe.cells[hand][suit]) == cell
            })
    };
    let sum = |of: &TrackedSum| tight.sums.iter().any(|sum| sum.evaluator == of.evaluator);
    part.checks.iter().filter_map(asked).all(|of| literals.contains(&of))
        && (0..4).all(whole)
        && part.sums.iter().all(sum)
}

/// A check as the condition that it asks; the planner makes no others.
fn asked(check: &Check) -> Option<Literal> {
    match check {
        Check::Holding { hand, suit, set } => Some(Literal::Cell(*hand, *suit, set.clone())),
        Check::Shape { hand, set } => Some(Literal::Shape(*hand, set.clone())),
        Check::Points { hands, evaluator, allowed } => Some(Literal::Sum(Sum {
            hands: Hands::of(hands.iter().copied()),
            evaluator: evaluator.clone(),
            allowed: allowed.clone(),
        })),
        Check::Any(_) | Check::Not(_) => None,
    }
}

/// What a hand may hold: lengths as far as arithmetic narrows them, cards, points.
fn holds(universe: &Universe, left: &Left, tight: &Branch, role: Role) -> String {
    let hand = role.index();
    let shaped = tight.shapes[hand] != universe.shapes[hand];
    let mut words = Vec::new();
    for suit in Suit::ALL {
        let at = suit.index();
        let all = lengths(&universe.cells[hand][at]);
        let possible = lengths(&left.cells[hand][at]);
        let asked = tight.cells[hand][at] != universe.cells[hand][at];
        let narrow = possible != all && (asked || shaped || !possible[0] || !possible[6]);
        if narrow {
            words.push(format!("{suit}:{}", numbers(&possible)));
        }
        if asked && universe.lengths_only(role, suit, &tight.cells[hand][at]).is_none() {
            words.push(cards_asked(universe, role, suit, &tight.cells[hand][at]));
        }
    }
    if shaped {
        words.push(format!("{} shapes", left.shapes[hand].len()));
    }
    let own = tight.sums.iter().filter(|sum| sum.hands.single() == Some(role));
    words.extend(own.map(sum_words));
    if words.is_empty() { String::from("anything") } else { words.join(", ") }
}

fn lengths(set: &HoldingSet) -> [bool; 14] {
    set.count_by_length().map(|count| count > 0)
}

/// What a place is called.
pub(super) const fn name(place: Place) -> &'static str {
    match place {
        Place::Whole => "whole",
        Place::Honours => "honours",
        Place::Suits => "suits",
        Place::Lengths => "lengths",
        Place::Points => "points",
        Place::Rest => "rest",
    }
}

/// The suits in which hands at this place get all their cards from the classes, or whose lengths are drawn.
fn suits_of(part: &Part, role: Role) -> Vec<Suit> {
    let within = Suit::ALL.into_iter().filter(|suit| part.within[suit.index()]);
    match part.places[role.index()] {
        Place::Whole => Suit::ALL.to_vec(),
        Place::Honours | Place::Suits => within.collect(),
        Place::Lengths => {
            let own = part.lengths.iter().filter(|drawn| drawn.hand == role);
            own.flat_map(|drawn| drawn.suits.iter().map(|(suit, _)| *suit)).collect()
        }
        Place::Points | Place::Rest => Vec::new(),
    }
}

fn letters(suits: &[Suit]) -> String {
    suits.iter().map(Suit::to_string).collect::<Vec<_>>().join(" and ")
}

/// How a hand is drawn.
fn how(part: &Part, role: Role) -> String {
    let suits = letters(&suits_of(part, role));
    match part.places[role.index()] {
        Place::Whole => String::from("suit by suit"),
        Place::Honours if suits.is_empty() => {
            String::from("the cards that count suit by suit, low cards after")
        }
        Place::Honours => format!("{suits} and elsewhere the cards that count suit by suit, low cards after"),
        Place::Suits => match fitted(part, role) {
            None => format!("{suits} suit by suit, the other cards after"),
            Some(sums) => format!("{suits} suit by suit, the other cards after until {sums}"),
        },
        Place::Lengths => format!("how many cards of {suits}, then which"),
        Place::Points => format!("how many cards of each rank, for {}, then which", counted(part, role)),
        Place::Rest => String::from("from what is left"),
    }
}

/// Which of its cards of a suit a hand gets from the suit's classes.
fn from_classes(part: &Part, role: Role, suit: usize) -> Option<&'static str> {
    match part.places[role.index()] {
        Place::Whole => Some("all cards"),
        Place::Honours | Place::Suits if part.within[suit] => Some("all cards"),
        Place::Honours => Some("cards that count"),
        Place::Suits | Place::Lengths | Place::Points | Place::Rest => None,
    }
}

/// By suit: what the classes give to whom.
pub(super) fn classes(part: &Part) -> [Vec<String>; 4] {
    [0, 1, 2, 3].map(|suit| {
        let of = |role: Role| Some(format!("{role} {}", from_classes(part, role, suit)?));
        Role::ALL.into_iter().filter_map(of).collect()
    })
}

/// The turn of the hand that is filled until its points fit.
const FITTED: usize = 2;
/// The turn of the hands whose counting cards are drawn by number.
const POINTS: usize = 4;

/// What a hand gets after the classes: in which turn, and what.
fn afterwards(part: &Part, role: Role) -> Option<(usize, String)> {
    let outside: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| !part.within[suit.index()]).collect();
    match part.places[role.index()] {
        Place::Whole => None,
        Place::Honours | Place::Suits if outside.is_empty() => None,
        Place::Honours => Some((0, format!("low cards of {}", letters(&outside)))),
        Place::Suits => Some(match fitted(part, role) {
            None => (1, format!("cards of {}", letters(&outside))),
            Some(sums) => (FITTED, format!("cards of {}, anew until {sums}", letters(&outside))),
        }),
        Place::Lengths => {
            Some((3, format!("how many cards of {}, then which", letters(&suits_of(part, role)))))
        }
        Place::Points => {
            Some((POINTS, format!("how many cards of each rank, for {}, then which", counted(part, role))))
        }
        Place::Rest => Some((5, String::from("from what is left"))),
    }
}

/// What hands get after the classes, in this order; and before which of these steps a deal so far is kept or not.
pub(super) fn after(part: &Part) -> (Vec<String>, Vec<usize>) {
    let turn = |role: Role| part.order.iter().position(|&of| of == role).unwrap_or(part.order.len());
    let mut steps: Vec<((usize, usize), String)> = Role::ALL
        .into_iter()
        .filter_map(|role| {
            let (kind, what) = afterwards(part, role)?;
            Some(((kind, turn(role)), format!("{role}: {what}")))
        })
        .collect();
    steps.sort_by_key(|(turn, _)| *turn);
    let first = |of: usize| steps.iter().position(|((kind, _), _)| *kind == of);
    let keeps = [FITTED, POINTS].into_iter().filter_map(first).collect();
    (steps.into_iter().map(|(_, words)| words).collect(), keeps)
}

/// A part in one line: places, and sums that the states follow.
pub(super) fn summary(part: &Part) -> String {
    let placed = Role::ALL.into_iter().filter(|role| part.places[role.index()] != Place::Rest);
    let mut words: Vec<String> = placed
        .map(|role| {
            let suits: String = match part.places[role.index()] {
                Place::Whole => String::new(),
                _ => suits_of(part, role).iter().map(Suit::to_string).collect(),
            };
            format!("{role} {} {suits}", name(part.places[role.index()])).trim_end().to_owned()
        })
        .collect();
    if words.is_empty() {
        words.push(String::from("nothing tracked"));
    }
    words.extend(part.sums.iter().map(followed));
    words.extend(part.fitted.iter().chain(&part.points).map(|drawn| sums([drawn])));
    words.join(", ")
}

/// A sum that the states follow.
pub(super) fn followed(tracked: &TrackedSum) -> String {
    let words = sum(&tracked.hands, &tracked.evaluator, &tracked.allowed);
    match tracked.width.get() {
        1 => words,
        width if width % QUARTERS as u32 == 0 => format!("{words} in steps of {}", width / QUARTERS as u32),
        width => format!("{words} in steps of {width} quarters"),
    }
}

/// Sums that a hand's counting cards make.
fn counted(part: &Part, role: Role) -> String {
    sums(part.points.iter().filter(|drawn| drawn.hand == role))
}

/// Sums that the other cards of a hand are drawn for, if they are.
fn fitted(part: &Part, role: Role) -> Option<String> {
    let own = part.fitted.as_ref().filter(|drawn| drawn.hand == role)?;
    Some(sums([own]))
}

fn sums<'a>(drawn: impl IntoIterator<Item = &'a DrawnPoints>) -> String {
    let all = drawn.into_iter().flat_map(|drawn| &drawn.sums);
    all.map(|of| sum(&of.hands, &of.evaluator, &of.allowed)).collect::<Vec<_>>().join(" and ")
}

fn sum(hands: &[Role], evaluator: &Arc<Evaluator>, allowed: &Ranges) -> String {
    let hands = Hands::of(hands.iter().copied());
    let words = sum_words(&Sum { hands, evaluator: evaluator.clone(), allowed: allowed.clone() });
    format!("{hands} {words}")
}
