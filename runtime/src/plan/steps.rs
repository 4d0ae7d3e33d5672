//! What is done once the classes are drawn, in which order, and when each check is asked: as soon as the cards that it
//! speaks of are known.

use super::layout::{Layout, place_in_order};
use super::place::Placement;
use super::{Part, Place};
use crate::{Check, Hand, Ranges, Role};

/// The steps of a part.
#[derive(Debug)]
pub(super) struct Steps {
    /// The checks, perhaps in another form that is known earlier.
    pub(super) checks: Vec<Check>,
    /// Those that are asked before low cards are placed.
    pub(super) settled: Vec<usize>,
    pub(super) steps: Vec<Step>,
}

/// What is done after the classes, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The hand is filled from the low cards outside.
    Lows(usize),
    /// The hand is filled from the cards outside.
    Outside(usize),
    /// The deal is kept in proportion to the ways to fill the fitted hand, which then is filled.
    Fitted,
    /// The hand of this number in `lengths` is drawn.
    Lengths(usize),
    /// The deal so far is kept in proportion to what can come of it.
    Keep,
    /// The hand of this number in `points` is drawn.
    Points(usize),
    /// The hand is drawn from all cards left.
    Rest(usize),
    /// The hand gets all cards left.
    Last(usize),
    /// A check must hold.
    Check(usize),
}

/// The draws of a part, with the hands that are known after them.
fn draws(part: &Part) -> Vec<(usize, Step)> {
    let of_place = |place: Place| {
        let mut hands: Vec<usize> = (0..4).filter(|&hand| part.places[hand] == place).collect();
        hands.sort_by_key(|&hand| place_in_order(part, hand));
        hands
    };
    let mut draws: Vec<(usize, Step)> = Vec::new();
    draws.extend(of_place(Place::Honours).into_iter().map(|hand| (hand, Step::Lows(hand))));
    draws.extend(of_place(Place::Suits).into_iter().map(|hand| match &part.fitted {
        Some(drawn) if drawn.hand.index() == hand => (hand, Step::Fitted),
        _ => (hand, Step::Outside(hand)),
    }));
    draws.extend(part.lengths.iter().enumerate().map(|(at, drawn)| (drawn.hand.index(), Step::Lengths(at))));
    let points = part.points.iter().enumerate().map(|(at, drawn)| (drawn.hand.index(), Step::Points(at)));
    draws.extend(points);
    draws.extend(of_place(Place::Rest).into_iter().map(|hand| (hand, Step::Rest(hand))));
    if let Some((hand, last @ Step::Rest(_))) = draws.last_mut() {
        *last = Step::Last(*hand);
    }
    draws
}

impl Steps {
    /// `pack`: all cards of the table.
    pub(super) fn new(layout: &Layout<'_>, pack: Hand, placement: &Placement) -> Steps {
        let part = layout.part;
        let draws = draws(part);
        let bits = |hands: &[usize]| hands.iter().fold(0u8, |bits, hand| bits | 1 << hand);
        let whole: Vec<usize> = (0..4).filter(|&hand| part.places[hand] == Place::Whole).collect();
        // What is known at first, and after each draw.
        let mut known = vec![bits(&whole)];
        for &(hand, step) in &draws {
            // Whoever is drawn last is known as soon as the others are.
            let last = if matches!(step, Step::Last(_)) { 0b1111 } else { 0 };
            known.push(known[known.len() - 1] | 1 << hand | last);
        }
        let when = |hands: u8| known.iter().position(|known| hands & !known == 0).unwrap_or(draws.len());
        let checks: Vec<Check> = part
            .checks
            .iter()
            .map(|check| match of_the_others(check, pack) {
                Some(other) if when(other.hands()) < when(check.hands()) => other,
                _ => check.clone(),
            })
            .collect();
        let settled = |check: &Check| match check {
            Check::Points { evaluator, .. } => {
                when(check.hands()) == 0
                    && evaluator.counting().is_some_and(|counting| placement.settles(counting))
            }
            _ => false,
        };
        let (settled, mut later): (Vec<usize>, Vec<usize>) =
            (0..checks.len()).partition(|&at| settled(&checks[at]));
        let mut steps = Vec::new();
        for (at, &known) in known.iter().enumerate() {
            if let Some(&(_, draw)) = at.checked_sub(1).map(|at| &draws[at]) {
                if draw == Step::Points(0) {
                    steps.push(Step::Keep);
                }
                steps.push(draw);
            }
            later.retain(|&check| {
                let asked = checks[check].hands() & !known == 0;
                if asked {
                    steps.push(Step::Check(check));
                }
                !asked
            });
        }
        Steps { checks, settled, steps }
    }
}

/// What a sum over some hands says of the sum over the others, where it is a sum over cards.
fn of_the_others(check: &Check, pack: Hand) -> Option<Check> {
    let Check::Points { hands, evaluator, allowed } = check else { return None };
    evaluator.counting()?;
    let all = i64::from(evaluator.value(pack));
    let allowed = allowed.intervals().iter().fold(Ranges::new(1, 0), |union, &(min, max)| {
        union.union(&Ranges::new(all.saturating_sub(max), all.saturating_sub(min)))
    });
    let hands = Role::ALL.into_iter().filter(|role| !hands.contains(role)).collect();
    Some(Check::Points { hands, evaluator: evaluator.clone(), allowed })
}
