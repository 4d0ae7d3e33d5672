//! One way to draw a branch: what is tracked and how. As a part of a plan, and what it is likely to cost.

use super::facts::Facts;
use super::profile::{Points, Share, WHOLE, both, of_runtime};
use crate::branch::Literal;
use bridgeshape_runtime::plan::{DrawnLengths, DrawnPoints, Part, Place, Plan, PointsSum, TrackedSum};
use bridgeshape_runtime::{Check, Role, Suit};
use std::num::NonZeroU32;

/// A way to draw a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) places: [Place; 4],
    pub(super) within: [bool; 4],
    /// The suits of `Lengths` hands.
    pub(super) by_length: Vec<usize>,
    /// Which of the points are tracked, and whether only roughly in the states.
    pub(super) tracked: Vec<(usize, bool)>,
    /// All roles, the most refusing first.
    pub(super) order: Vec<Role>,
}

/// By how much hands that are drawn by their points make fewer deals: those at [`Place::Points`] together, and the
/// fitted one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ByPoints {
    pub(super) points: Share,
    pub(super) fitted: Share,
}

/// What a candidate is likely to cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Estimate {
    /// The time of an attempt, in tenths of a nanosecond.
    pub(super) time: u64,
    /// The deals that are drawn, of all.
    pub(super) drawn: Share,
    pub(super) transitions: u64,
    pub(super) bytes: u64,
}

impl Estimate {
    /// What candidates of one branch are ranked by: the time for as many deals as all of them accept.
    pub(super) fn score(&self) -> u128 {
        u128::from(self.time + cache(self.bytes)) * self.drawn
    }
}

/// What hands drawn by their points leave, about, before it is counted: half of the deals are kept as a rule.
fn likely(natural: Share) -> Share {
    (2 * natural).min(WHOLE)
}

/// What tables beyond the fast caches cost an attempt, in tenths of a nanosecond.
pub(super) const fn cache(bytes: u64) -> u64 {
    match bytes {
        0..=0x8000 => 0,
        0x8001..=0x4_0000 => 60,
        0x4_0001..=0x10_0000 => 180,
        0x10_0001..=0x20_0000 => 400,
        _ => 900,
    }
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
    fn places_all(&self, hand: usize, suit: usize) -> bool {
        match self.places[hand] {
            Place::Whole => true,
            Place::Honours | Place::Suits => self.within[suit],
            _ => false,
        }
    }

    /// Whether classes give the hand cards.
    fn is_placed(&self, hand: usize) -> bool {
        matches!(self.places[hand], Place::Whole | Place::Honours | Place::Suits)
    }

    /// Suits in which the lengths of a hand are tracked.
    fn lengths_of(&self, hand: usize) -> [bool; 4] {
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
    fn points(&self, facts: &Facts<'_>, mut gone: Vec<Role>) -> (Vec<DrawnPoints>, Vec<usize>) {
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

    /// By how much the `Points` hands make fewer deals. They are drawn after hands of which all is known by classes, so
    /// that holdings and lengths do not matter here.
    pub(super) fn points_share(&self, facts: &Facts<'_>) -> Share {
        let gone = Role::ALL.into_iter().filter(|role| self.is_placed(role.index())).collect();
        let part = Part {
            places: self.places,
            within: self.within,
            order: self.order.clone(),
            sums: self.tracked.iter().map(|&(at, roughly)| tracked(&facts.points[at], roughly)).collect(),
            points: self.points(facts, gone).0,
            ..Part::default()
        };
        Plan::points_share(&part, &facts.universe.fixed).map_or(WHOLE, of_runtime).max(1)
    }

    /// The only partly placed hand, if its other cards can be drawn so that its points fit.
    pub(super) fn fitted(&self, facts: &Facts<'_>) -> Option<usize> {
        let partly = |hand: &usize| matches!(self.places[*hand], Place::Honours | Place::Suits);
        let mut hands = (0..4).filter(partly);
        let (hand, others) = (hands.next()?, hands.next());
        let alone = others.is_none() && self.places[hand] == Place::Suits && self.within.contains(&false);
        let ranks = facts.own_points(hand).fold(0, |all, points| all | points.ranks.unwrap_or(0));
        // What is likely anyway is not worth it.
        let unlikely = facts.own_points(hand).fold(WHOLE, |all, points| both(all, points.share)) < WHOLE / 2;
        (alone && unlikely && (1..5).contains(&ranks.count_ones())).then_some(hand)
    }

    /// How the fitted hand's other cards are drawn, and the sums of the branch that this makes hold.
    fn drawn_fitted(&self, facts: &Facts<'_>) -> (Option<DrawnPoints>, Vec<usize>) {
        let Some(hand) = self.fitted(facts) else { return (None, Vec::new()) };
        let role = Role::ALL[hand];
        let sums = facts.own_points(hand).map(|points| PointsSum {
            hands: vec![role],
            evaluator: points.sum.evaluator.clone(),
            allowed: points.sum.allowed.clone(),
        });
        let drawn = DrawnPoints { hand: role, sums: sums.collect() };
        (Some(drawn), facts.own_points(hand).map(|points| points.at).collect())
    }

    /// By how much drawing the fitted hand by its points makes fewer deals, for as many cards as it is likely to get.
    pub(super) fn fitted_share(&self, facts: &Facts<'_>) -> Share {
        let (Some(hand), (Some(drawn), _)) = (self.fitted(facts), self.drawn_fitted(facts)) else {
            return WHOLE;
        };
        let open = facts.universe.fixed.rest();
        let outside = || Suit::ALL.into_iter().filter(|suit| !self.within[suit.index()]);
        let pool: usize = outside().map(|suit| open.holding(suit).len()).sum();
        // Whole hands have a quarter of their cards in each suit.
        let gone: usize = (0..4)
            .filter(|&of| self.places[of] == Place::Whole)
            .map(|of| usize::from(facts.universe.fixed.open()[of]) * outside().count() / 4)
            .sum();
        let inside = Suit::ALL.into_iter().filter(|suit| self.within[suit.index()]);
        let likely: usize = inside.map(|suit| facts.profiles[hand].likely_length(suit.index())).sum();
        let needs = usize::from(facts.universe.fixed.open()[hand]).saturating_sub(likely);
        // What is drawn after it does not matter.
        let places = [0, 1, 2, 3].map(|of| if self.is_placed(of) { self.places[of] } else { Place::Rest });
        let part = Part { places, within: self.within, fitted: Some(drawn), ..Part::default() };
        let pool = pool.saturating_sub(gone).max(needs);
        Plan::fitted_share(&part, &facts.universe.fixed, needs as u8, pool as u8)
            .map_or(WHOLE, of_runtime)
            .max(1)
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

    /// How likely it is that the tracked conditions of a hand hold, and that the others hold then.
    fn shares(&self, facts: &Facts<'_>, hand: usize, fitted: Option<Share>) -> (Share, Share) {
        let (profile, role) = (&facts.profiles[hand], Role::ALL[hand]);
        let mut tracked = match self.places[hand] {
            Place::Whole => profile.whole,
            Place::Honours | Place::Suits => profile.within(self.within, false),
            Place::Lengths => profile.within(self.lengths_of(hand), true),
            Place::Points | Place::Rest => WHOLE,
        };
        let before = tracked;
        let counts = self.places[hand] == Place::Points;
        let mut all = profile.whole.min(tracked);
        for (at, points) in facts.points.iter().enumerate() {
            if points.sum.hands.single() == Some(role) {
                all = both(all, points.share);
                if self.tracked.iter().any(|&(of, _)| of == at) || (counts && points.ranks.is_some()) {
                    tracked = both(tracked, points.share);
                }
            }
        }
        if let Some(fitted) = fitted {
            tracked = both(before, fitted).max(all);
        }
        (tracked, all * WHOLE / tracked)
    }

    /// What it is likely to cost; without the shares of hands drawn by their points, more roughly.
    pub(super) fn estimate(&self, facts: &Facts<'_>, by_points: Option<ByPoints>) -> Estimate {
        let fitted = self.fitted(facts);
        let shares = [0, 1, 2, 3].map(|hand| {
            let least = || facts.own_points(hand).fold(WHOLE, |all, points| both(all, points.share));
            let share =
                (fitted == Some(hand)).then(|| by_points.map_or_else(|| likely(least()), |by| by.fitted));
            self.shares(facts, hand, share)
        });
        let points_share = by_points.map(|by| by.points);
        let counted = |hand: &usize| self.places[*hand] == Place::Points;
        // What would be drawn if nothing were refused before hands are drawn by points.
        let natural = (0..4).filter(counted).fold(WHOLE, |all, hand| both(all, shares[hand].0));
        let points_share = points_share.unwrap_or_else(|| likely(natural));
        let others = (0..4).filter(|hand| !counted(hand));
        let mut drawn = others.fold(points_share, |all, hand| both(all, shares[hand].0));
        let kept = natural.min(points_share) * WHOLE / points_share;
        for &(at, roughly) in &self.tracked {
            if facts.points[at].sum.hands.len() > 1 {
                drawn = both(drawn, facts.points[at].share);
            }
            if roughly {
                // What lies in the same step as what is allowed is drawn too.
                let (allowed, _) = facts.points[at].span;
                let allowed = u128::from(allowed.max(1));
                drawn = (drawn * (allowed + 2) / allowed).min(WHOLE);
            }
        }
        let (transitions, suits) = self.sizes(facts);
        Estimate {
            time: self.time(&shares, kept)
                + match (fitted, by_points) {
                    (None, _) => 0,
                    (_, None) => 250,
                    // Filled anew as often as it does not fit.
                    (_, Some(by)) => 50 + 200 * (WHOLE / by.fitted).min(64) as u64,
                },
            drawn,
            transitions,
            bytes: transitions.saturating_mul(16).saturating_add(suits),
        }
    }

    /// The time of an attempt, in tenths of a nanosecond; what comes after a check is done only where it holds.
    fn time(&self, shares: &[(Share, Share); 4], kept: Share) -> u64 {
        let of_place =
            |place: Place| self.order.iter().filter(move |role| self.places[role.index()] == place);
        let placed = (0..4).filter(|&hand| self.is_placed(hand)).count();
        let mut time = 60;
        if placed > 0 {
            time += 180;
        }
        let mut lists = 0;
        for suit in 0..4 {
            let all = (0..4).filter(|&hand| self.places_all(hand, suit)).count();
            let some = (0..4).filter(|&h| self.places[h] == Place::Honours && !self.within[suit]).count();
            match (all, some) {
                (0, 0) => {}
                (1, 0) => lists += 1,
                _ => time += 80 + 25 * (all + some) as u64 + 20 * all as u64,
            }
        }
        time += if lists > 0 { 40 + 15 * lists } else { 0 };
        let mut alive = WHOLE;
        let mut later = |cost: u64, hand: usize| {
            time += (both(alive, u128::from(cost) << 16) >> 16) as u64;
            alive = both(alive, shares[hand].1);
        };
        of_place(Place::Whole).for_each(|role| later(10, role.index()));
        for place in [Place::Honours, Place::Suits] {
            let filled = self.within != [true; 4];
            of_place(place).for_each(|role| later(if filled { 130 } else { 10 }, role.index()));
        }
        of_place(Place::Lengths).for_each(|role| later(150 + 90 * self.by_length.len() as u64, role.index()));
        if self.places.contains(&Place::Points) {
            time += (both(alive, 70 << 16) >> 16) as u64;
            alive = both(alive, kept);
        }
        let mut later = |cost: u64, hand: usize| {
            time += (both(alive, u128::from(cost) << 16) >> 16) as u64;
            alive = both(alive, shares[hand].1);
        };
        of_place(Place::Points).for_each(|role| later(330, role.index()));
        of_place(Place::Rest).for_each(|role| later(120, role.index()));
        time
    }

    /// Pairs of classes and of states, and the bytes of the suits, very roughly.
    pub(super) fn sizes(&self, facts: &Facts<'_>) -> (u64, u64) {
        let placed: Vec<usize> = (0..4).filter(|&hand| self.is_placed(hand)).collect();
        let lengths = |hand: usize, suit: usize| u64::from(facts.profiles[hand].lengths[suit].count_ones());
        let sums_of = |hand: usize| {
            self.tracked.iter().filter(move |(at, _)| {
                let points = &facts.points[*at];
                points.only.is_none() && points.sum.hands.contains(Role::ALL[hand])
            })
        };
        let outside_lows = self.places.contains(&Place::Honours) && self.within.contains(&false);
        let mut classes = [1u64; 4];
        let mut bytes = 0;
        for (suit, classes) in classes.iter_mut().enumerate() {
            let mut hands = 0;
            for &hand in &placed {
                let mut own = 1;
                if self.places_all(hand, suit) {
                    hands += 1;
                    own = lengths(hand, suit);
                    for (i, &(at, _)) in sums_of(hand).enumerate() {
                        let points = &facts.points[at];
                        own = if i == 0 { own.max(points.pairs[suit]) } else { own * points.values[suit] };
                    }
                    if self.places[hand] == Place::Whole && outside_lows && !self.within[suit] {
                        own *= 2;
                    }
                } else if self.places[hand] == Place::Honours {
                    hands += 1;
                    for &(at, _) in sums_of(hand) {
                        own = own.max(facts.points[at].counting[suit]);
                    }
                }
                // Two hands share thirteen cards and ten points.
                let own = if hands > 1 {
                    own.div_ceil(if sums_of(hand).next().is_some() { 3 } else { 2 })
                } else {
                    own
                };
                *classes = classes.saturating_mul(own);
            }
            bytes += if hands == 1 { 8_192 * 2 } else { *classes * 30 };
        }
        // Values that each tracked sum can have in a half, and how many of its pairs of values are allowed.
        let mut halves = [1u64; 2];
        let mut fits = (1u128, 1u128);
        for &hand in &placed {
            let profile = &facts.profiles[hand];
            let whole = self.places[hand] == Place::Whole;
            for (half, states) in halves.iter_mut().enumerate() {
                let sums = |suit: usize| match self.places[hand] {
                    _ if self.places_all(hand, suit) => lengths(hand, suit).saturating_sub(1),
                    Place::Honours => 4,
                    _ => 0,
                };
                let own = if whole { profile.halves[half] } else { sums(2 * half) + sums(2 * half + 1) + 1 };
                *states = states.saturating_mul(own.max(1));
            }
            if whole {
                let all = u128::from(profile.halves[0]) * u128::from(profile.halves[1]);
                fits = (fits.0 * u128::from(profile.together.max(1)), fits.1 * all.max(1));
            }
        }
        for &(at, roughly) in &self.tracked {
            let points = &facts.points[at];
            if points.only.is_some() {
                continue;
            }
            for (half, states) in halves.iter_mut().enumerate() {
                let of_half = points.values[2 * half].saturating_mul(points.values[2 * half + 1]);
                let values = of_half.min(points.span.1 / 2 + 1);
                *states = states.saturating_mul(if roughly { values / 2 + 1 } else { values });
            }
            let allowed = u128::from((points.span.0 + 1).min(points.span.1).max(1));
            fits = (fits.0 * allowed, fits.1 * u128::from(points.span.1.max(1)));
        }
        let pairs = [classes[0].saturating_mul(classes[1]), classes[2].saturating_mul(classes[3])];
        let states = [halves[0].min(pairs[0]), halves[1].min(pairs[1])];
        let root = u128::from(states[0]) * u128::from(states[1]) * fits.0 / fits.1;
        let transitions = root + u128::from(pairs[0]) + u128::from(pairs[1]);
        (u64::try_from(transitions).unwrap_or(u64::MAX), bytes)
    }
}

fn tracked(points: &Points, roughly: bool) -> TrackedSum {
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
