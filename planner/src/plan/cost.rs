//! What a candidate is likely to cost: the time of an attempt, the deals that it draws, the size of its tables.

use super::candidate::{Candidate, tracked};
use super::facts::Facts;
use super::profile::{Share, WHOLE, both, of_runtime};
use bridgeshape_runtime::plan::{Part, Place, Plan};
use bridgeshape_runtime::{Role, Suit};

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
    /// The transitions that there may be if sums and hands had nothing to do with each other.
    pub(super) most: u64,
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
            let points = || facts.fitting_points(hand, self.within);
            let least = || points().fold(WHOLE, |all, points| both(all, points.share));
            let share =
                (fitted == Some(hand)).then(|| by_points.map_or_else(|| likely(least()), |by| by.fitted));
            // What is known of the cards left tells about in how many ways it can be filled.
            let share = share.map(|share| if self.tells { share.min(2 * least()) } else { share });
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
        let (transitions, most, suits) = self.sizes(facts);
        Estimate {
            time: self.time(&shares, kept)
                + match (fitted, by_points) {
                    (None, _) => 0,
                    (_, None) => 250,
                    // Filled anew as often as it does not fit.
                    (_, Some(by)) => 50 + 200 * (WHOLE / by.fitted).min(256) as u64,
                },
            drawn,
            transitions,
            most,
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

    /// Pairs of classes and of states, how many there are at most, and the bytes of the suits, very roughly.
    pub(super) fn sizes(&self, facts: &Facts<'_>) -> (u64, u64, u64) {
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
        // Sums over the same hand go together, and hands in all suits leave little to each other.
        let sums = placed.iter().map(|&hand| sums_of(hand).count()).max().unwrap_or(0);
        let whole = (0..4).filter(|&hand| (0..4).all(|suit| self.places_all(hand, suit))).count();
        let more = if self.tells { 6 } else { 1 };
        let less = [2, 2, 16, 48, 96][sums.min(4)] * if whole > 2 { 8 } else { 1 };
        let most = more * root + u128::from(pairs[0]) + u128::from(pairs[1]);
        let [transitions, most] = [most / less, most].map(|of| u64::try_from(of).unwrap_or(u64::MAX));
        (transitions, most, bytes)
    }
}
