//! One way to draw a branch: what is tracked and how. As a part of a plan.

use super::facts::Facts;
use super::profile::{HCP, Points, WHOLE, both};
use crate::branch::Literal;
use bridgeshape_runtime::plan::{DrawnLengths, DrawnPoints, MOST_SUMS, Part, Place, PointsSum, TrackedSum};
use bridgeshape_runtime::{Check, Ranges, Role, Suit};
use std::num::NonZeroU32;
use std::sync::Arc;

/// A way to draw a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) places: [Place; 4],
    pub(super) within: [bool; 4],
    /// The suits of `Lengths` hands.
    pub(super) by_length: Vec<usize>,
    /// Which of the points are tracked, and whether only roughly in the states.
    pub(super) tracked: Vec<(usize, bool)>,
    /// Whether the sums that tell of the fitted hand are tracked too.
    pub(super) tells: bool,
    /// All roles, the most refusing first.
    pub(super) order: Vec<Role>,
}

impl Candidate {
    /// Whether a sum can be tracked.
    pub(super) fn can_track(&self, points: &Points) -> bool {
        points.sum.hands.roles().all(|role| match (self.places[role.index()], points.only) {
            (Place::Whole, _) => true,
            (Place::Honours | Place::Suits, Some(suit)) => self.within[suit],
            (Place::Honours, None) => points.by_card,
            _ => false,
        })
    }

    /// Whether the classes of a suit give a hand all its cards.
    pub(super) fn places_all(&self, hand: usize, suit: usize) -> bool {
        match self.places[hand] {
            Place::Whole => true,
            Place::Honours | Place::Suits => self.within[suit],
            _ => false,
        }
    }

    /// Whether classes give the hand cards.
    pub(super) fn is_placed(&self, hand: usize) -> bool {
        matches!(self.places[hand], Place::Whole | Place::Honours | Place::Suits)
    }

    /// Suits in which the lengths of a hand are tracked.
    pub(super) fn lengths_of(&self, hand: usize) -> [bool; 4] {
        std::array::from_fn(|suit| match self.places[hand] {
            Place::Lengths => self.by_length.contains(&suit),
            _ => self.places_all(hand, suit),
        })
    }

    /// As a part of a plan.
    pub(super) fn part(&self, facts: &Facts<'_>) -> Part {
        let mut part =
            Part { places: self.places, within: self.within, order: self.order.clone(), ..Part::default() };
        for hand in 0..4 {
            for suit in 0..4 {
                if self.places[hand] == Place::Whole {
                    let cell = &facts.tight.cells[hand][suit];
                    part.cells[hand][suit] =
                        (*cell != facts.universe.cells[hand][suit]).then(|| cell.clone());
                } else if self.places_all(hand, suit) {
                    part.cells[hand][suit] = facts.cell(hand, suit);
                }
            }
            if self.places[hand] == Place::Whole && facts.tight.shapes[hand] != facts.universe.shapes[hand] {
                part.shapes[hand] = Some(facts.tight.shapes[hand].clone());
            }
        }
        part.sums = self.tracked.iter().map(|&(at, roughly)| tracked(&facts.points[at], roughly)).collect();
        part.sums.extend(self.telling(facts).filter(|_| self.tells).into_iter().flatten());
        let later = self.order.iter().filter(|role| self.places[role.index()] == Place::Lengths);
        let mut gone: Vec<Role> = Role::ALL.into_iter().filter(|role| self.is_placed(role.index())).collect();
        let mut implied = Vec::new();
        for &hand in later {
            let suits = self.by_length.iter().map(|&suit| {
                let (allowed, sums) = drawn_lengths(facts, hand, suit, &gone);
                implied.extend(sums);
                (Suit::ALL[suit], allowed)
            });
            part.lengths.push(DrawnLengths { hand, suits: suits.collect() });
            gone.push(hand);
        }
        let (points, sums) = self.points(facts, gone);
        part.points = points;
        implied.extend(sums);
        let (fitted, sums) = self.drawn_fitted(facts);
        part.fitted = fitted;
        implied.extend(sums);
        let tracked: Vec<usize> =
            self.tracked.iter().map(|&(at, _)| facts.points[at].at).chain(implied).collect();
        let mut checks: Vec<Check> = facts
            .literals
            .iter()
            .filter(|literal| !self.guarantees(facts, literal, &tracked))
            .map(check)
            .collect();
        checks.sort_by_key(|check| check.cost());
        part.checks = checks;
        part
    }

    /// How `Points` hands are drawn after the hands that are gone, and the sums of the branch that this makes hold.
    pub(super) fn points(&self, facts: &Facts<'_>, mut gone: Vec<Role>) -> (Vec<DrawnPoints>, Vec<usize>) {
        let (mut drawn, mut implied) = (Vec::new(), Vec::new());
        for &hand in self.order.iter().filter(|role| self.places[role.index()] == Place::Points) {
            let counts = |points: &&Points| {
                let mut others = points.sum.hands.roles().filter(|&role| role != hand);
                let alone = points.sum.hands.single() == Some(hand);
                let with_gone = points.sum.hands.contains(hand)
                    && points.sum.hands.len() == gone.len() + 1
                    && others.all(|role| gone.contains(&role));
                points.ranks.is_some() && (alone || with_gone)
            };
            let of: Vec<&Points> = facts.points.iter().filter(counts).collect();
            implied.extend(of.iter().map(|points| points.at));
            let sums = of.into_iter().map(|points| PointsSum {
                hands: points.sum.hands.roles().collect(),
                evaluator: points.sum.evaluator.clone(),
                allowed: points.sum.allowed.clone(),
            });
            drawn.push(DrawnPoints { hand, sums: sums.collect() });
            gone.push(hand);
        }
        (drawn, implied)
    }

    /// The only partly placed hand, if its other cards can be drawn so that its points fit.
    pub(super) fn fitted(&self, facts: &Facts<'_>) -> Option<usize> {
        let partly = |hand: &usize| matches!(self.places[*hand], Place::Honours | Place::Suits);
        let mut hands = (0..4).filter(partly);
        let (hand, others) = (hands.next()?, hands.next());
        let alone = others.is_none() && self.places[hand] == Place::Suits && self.within.contains(&false);
        let points = || facts.fitting_points(hand, self.within);
        let ranks = points().fold(0, |all, points| all | points.counts);
        // What is likely anyway is not worth it.
        let unlikely = points().fold(WHOLE, |all, points| both(all, points.share)) < WHOLE / 2;
        (alone && unlikely && (1..5).contains(&ranks.count_ones())).then_some(hand)
    }

    /// How the fitted hand's other cards are drawn, and the sums of the branch that this makes hold.
    pub(super) fn drawn_fitted(&self, facts: &Facts<'_>) -> (Option<DrawnPoints>, Vec<usize>) {
        let Some(hand) = self.fitted(facts) else { return (None, Vec::new()) };
        let role = Role::ALL[hand];
        let sums = facts.fitting_points(hand, self.within).map(|points| PointsSum {
            hands: vec![role],
            evaluator: points.sum.evaluator.clone(),
            allowed: points.sum.allowed.clone(),
        });
        let drawn = DrawnPoints { hand: role, sums: sums.collect() };
        (Some(drawn), facts.fitting_points(hand, self.within).map(|points| points.at).collect())
    }

    /// Further sums by which it is known what the fitted hand's cards within and those left outside are worth, if there
    /// can be such.
    pub(super) fn telling(&self, facts: &Facts<'_>) -> Option<[TrackedSum; 2]> {
        if self.within.iter().filter(|within| **within).count() != 1 || self.tracked.is_empty() {
            return None;
        }
        let hand = self.fitted(facts)?;
        let suit = (0..4).find(|&suit| self.within[suit])?;
        let whole: Vec<Role> =
            Role::ALL.into_iter().filter(|role| self.places[role.index()] == Place::Whole).collect();
        let counts = |points: &Points| points.is_hcp;
        let of_whole = |&(at, roughly): &(usize, bool)| {
            let points = &facts.points[at];
            !roughly && counts(points) && points.sum.hands.roles().eq(whole.iter().copied())
        };
        let across = self.tracked.iter().filter(|(at, _)| facts.points[*at].only.is_none()).count();
        let known = across + 2 <= MOST_SUMS
            && self.tracked.iter().any(of_whole)
            && facts.fitting_points(hand, self.within).any(counts);
        let evaluator = &HCP[suit];
        let tells = |hands: Vec<Role>| TrackedSum {
            hands,
            evaluator: Arc::clone(evaluator),
            allowed: Ranges::full(),
            width: NonZeroU32::MIN,
        };
        known.then(|| [tells(vec![Role::ALL[hand]]), tells(whole)])
    }

    /// Whether what is tracked makes a condition hold.
    fn guarantees(&self, facts: &Facts<'_>, literal: &Literal, tracked: &[usize]) -> bool {
        match literal {
            Literal::Cell(role, suit, set) => {
                let (hand, at) = (role.index(), suit.index());
                self.places_all(hand, at)
                    || (self.lengths_of(hand)[at] && facts.universe.lengths_only(*role, *suit, set).is_some())
            }
            Literal::Shape(role, set) => {
                let hand = role.index();
                self.places[hand] == Place::Whole || facts.shape_is_implied(hand, self.lengths_of(hand), set)
            }
            Literal::Sum(sum) => {
                let same = |&at: &usize| facts.tight.sums.get(at) == Some(sum);
                tracked.iter().any(same)
            }
        }
    }
}

pub(super) fn tracked(points: &Points, roughly: bool) -> TrackedSum {
    let width = u32::try_from(points.unit * 2).ok().filter(|_| roughly).and_then(NonZeroU32::new);
    TrackedSum {
        hands: points.sum.hands.roles().collect(),
        evaluator: points.sum.evaluator.clone(),
        allowed: points.sum.allowed.clone(),
        width: width.unwrap_or(NonZeroU32::MIN),
    }
}

fn check(literal: &Literal) -> Check {
    match literal {
        Literal::Cell(hand, suit, set) => Check::Holding { hand: *hand, suit: *suit, set: set.clone() },
        Literal::Shape(hand, set) => Check::Shape { hand: *hand, set: set.clone() },
        Literal::Sum(sum) => Check::Points {
            hands: sum.hands.roles().collect(),
            evaluator: sum.evaluator.clone(),
            allowed: sum.allowed.clone(),
        },
    }
}

/// For each number of open cards left of a suit, how many a hand may get, a bit each; and the sums of the branch that
/// this makes hold. `gone`: the hands that have all their cards of the suit by then.
fn drawn_lengths(facts: &Facts<'_>, hand: Role, suit: usize, gone: &[Role]) -> ([u16; 14], Vec<usize>) {
    let of_suit = Suit::ALL[suit];
    let universe = facts.universe;
    let open = universe.fixed.rest().holding(of_suit).len();
    let held = |role: Role| universe.fixed.known()[role.index()].holding(of_suit).len();
    let mut allowed = [facts.profiles[hand.index()].lengths[suit]; 14];
    let mut implied = Vec::new();
    for points in facts.points.iter().filter(|points| points.only == Some(suit)) {
        let others: Vec<Role> = points.sum.hands.roles().filter(|&role| role != hand).collect();
        let Some((ranks, by_length)) = points.sum.evaluator.suit_sum(of_suit) else { continue };
        let step = by_length[1] - by_length[0];
        let linear = by_length.windows(2).all(|two| two[1] - two[0] == step) && *ranks == [0; 13];
        // The cards that are gone must be those of the other hands of the sum, and of all of them.
        let same = others.len() == gone.len() && others.iter().all(|role| gone.contains(role));
        if !linear || !same || !points.sum.hands.contains(hand) {
            continue;
        }
        let base = i64::from(by_length[0]) * points.sum.hands.len() as i64;
        let known: usize = points.sum.hands.roles().map(held).sum();
        for (left, allowed) in allowed.iter_mut().enumerate().take(open + 1) {
            for more in 0..14 {
                let cards = (known + open - left + more) as i64;
                if !points.sum.allowed.contains(base + i64::from(step) * cards) {
                    *allowed &= !(1 << more);
                }
            }
        }
        implied.push(points.at);
    }
    (allowed, implied)
}
