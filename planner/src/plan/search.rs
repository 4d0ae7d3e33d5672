//! Which candidates there are, and which of them is taken.
//!
//! All candidates of a branch accept the same deals, so that the time for an accepted deal is proportional to the time
//! of an attempt times the number of deals that are drawn. The first is added up from stages, the second estimated hand
//! by hand for all candidates and counted for the best of them. Both are integers: every machine takes the same plan.

use super::candidate::Candidate;
use super::cost::{ByPoints, Estimate, cache};
use super::facts::Facts;
use super::profile::{Share, WHOLE, share};
use bridgeshape_dsl_ir::ir::Hands;
use bridgeshape_runtime::Role;
use bridgeshape_runtime::plan::{Limits, MOST_PLACED, MOST_SUMS, Part, PartReport, Place, Unfit, Weigher};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// So many of the best candidates are counted.
const COUNTED: usize = 3;
/// So many are counted if some of them are too large.
const MOST_COUNTED: usize = 8;
/// So many are counted beside them that may well be too large, as long as the work is less, in the units of
/// [`Weigher::work`].
const DARED: usize = 3;
const WORK: u64 = 20_000;

/// A candidate that was counted.
#[derive(Debug)]
pub(super) struct Rival {
    pub(super) part: Part,
    pub(super) estimate: Estimate,
    pub(super) report: Result<PartReport, Unfit>,
}

impl Rival {
    /// Whether it tells enough of a candidate that comes after it: that one draws as many deals and is no faster, or its
    /// tables are likely to be as large as these, which were too large.
    fn tells_of(&self, later: Estimate) -> bool {
        match self.report {
            Ok(_) => self.estimate.drawn == later.drawn,
            Err(_) => self.estimate.most <= later.most && self.estimate.transitions <= later.transitions,
        }
    }

    /// What it costs, in the units of [`Estimate::score`]; nothing that cannot be drawn is ever taken.
    fn cost(&self, all: u128) -> u128 {
        let of = |report: &PartReport| {
            u128::from(self.estimate.time + cache(report.bytes)) * share(report.deals, all)
        };
        self.report.as_ref().map_or(u128::MAX, of)
    }
}

/// The candidates that were counted, the one to take first; `None`: the branch has no deal.
pub(super) fn rivals(facts: &Facts<'_>, limits: &Limits, weigher: &mut Weigher) -> Option<Vec<Rival>> {
    let all = candidates(facts);
    let mut open = ranked(facts, &all, limits);
    let completions = facts.universe.fixed.completions();
    let (mut shares, mut fits) = (PointsShares::new(), FittedShares::new());
    let mut rivals: Vec<Rival> = Vec::new();
    let mut best = u128::MAX;
    let begun = weigher.work();
    // Plain ones, and those that dare: how many were counted, and how many of them fit.
    let (mut tried, mut fitting) = ([0; 2], [0; 2]);
    while let Some(Reverse(next)) = open.pop() {
        if rivals.len() >= 4 * MOST_COUNTED || next.score > best {
            break;
        }
        // Most of those that dare are too large: they are worth their work only if they promise a quarter less.
        if next.dares && next.score > best / 4 * 3 {
            continue;
        }
        let any = fitting != [0; 2];
        let enough = match next.dares {
            false => fitting[0] >= COUNTED || (any && tried[0] >= MOST_COUNTED),
            true => fitting[1] >= DARED || tried[1] >= DARED || (any && weigher.work() - begun > WORK),
        };
        let candidate = &all[next.at];
        if enough {
            continue;
        }
        let points = points_share(facts, candidate, &mut shares);
        let fitted = fitted_share(facts, candidate, &mut fits);
        let estimate = candidate.estimate(facts, Some(ByPoints { points, fitted }));
        if !next.known {
            open.push(Reverse(Next { score: estimate.score(), known: true, ..next }));
            continue;
        }
        if rivals.iter().any(|rival| rival.tells_of(estimate)) {
            continue;
        }
        let before = rivals.len();
        best = best.min(rivals_cost(facts, candidate, estimate, weigher, &mut rivals)?);
        for rival in &rivals[before..] {
            tried[usize::from(next.dares)] += 1;
            fitting[usize::from(next.dares)] += usize::from(rival.report.is_ok());
        }
    }
    if rivals.iter().all(|rival| rival.report.is_err()) {
        let nothing = Candidate::nothing_tracked();
        let estimate = nothing.estimate(facts, None);
        rivals_cost(facts, &nothing, estimate, weigher, &mut rivals)?;
    }
    rivals.sort_by_key(|rival| rival.cost(completions));
    Some(rivals)
}

/// A candidate that is still to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Next {
    /// What it costs, roughly.
    score: u128,
    /// Which of the candidates it is.
    at: usize,
    /// Whether that says all that can be said before it is counted: those with hands drawn by their points are looked
    /// at once more.
    known: bool,
    /// Whether its tables may well be too large: these never keep others from being counted.
    dares: bool,
}

/// The candidates that are likely to fit, by what they cost roughly.
fn ranked(facts: &Facts<'_>, all: &[Candidate], limits: &Limits) -> BinaryHeap<Reverse<Next>> {
    let next = |(at, candidate): (usize, &Candidate)| {
        if candidate.is_needlessly_rough(facts, limits) {
            return None;
        }
        let estimate = candidate.estimate(facts, None);
        let by_points = candidate.places.contains(&Place::Points) || candidate.fitted(facts).is_some();
        let dares = candidate.tells || estimate.most > limits.transitions;
        let next = Next { score: estimate.score(), at, known: !by_points, dares };
        (estimate.transitions <= limits.transitions).then_some(Reverse(next))
    };
    all.iter().enumerate().filter_map(next).collect()
}

/// By the hand, the number of whole hands and the suits within: what the fitted hand leaves.
type FittedShares = BTreeMap<(usize, usize, [bool; 4]), Share>;

/// By how much the fitted hand of a candidate makes fewer deals.
fn fitted_share(facts: &Facts<'_>, candidate: &Candidate, known: &mut FittedShares) -> Share {
    let Some(hand) = candidate.fitted(facts) else { return WHOLE };
    let whole = candidate.places.iter().filter(|place| **place == Place::Whole).count();
    *known.entry((hand, whole, candidate.within)).or_insert_with(|| candidate.fitted_share(facts))
}

/// By the places and the sums that are tracked exactly: what `Points` hands leave.
type PointsShares = BTreeMap<([Place; 4], Vec<(usize, bool)>), Share>;

/// By how much the `Points` hands of a candidate make fewer deals.
fn points_share(facts: &Facts<'_>, candidate: &Candidate, known: &mut PointsShares) -> Share {
    if !candidate.places.contains(&Place::Points) {
        return WHOLE;
    }
    // How a placed hand is placed does not matter, nor what is tracked of one suit or roughly.
    let places = candidate.places.map(|place| match place {
        Place::Whole | Place::Honours => Place::Whole,
        other => other,
    });
    let tracked =
        candidate.tracked.iter().filter(|(at, _)| facts.points[*at].only.is_none()).copied().collect();
    *known.entry((places, tracked)).or_insert_with(|| candidate.points_share(facts))
}

/// Counts a candidate, unless it comes to the same as another one, and gives its cost; `None`: there is no deal.
fn rivals_cost(
    facts: &Facts<'_>,
    candidate: &Candidate,
    estimate: Estimate,
    weigher: &mut Weigher,
    rivals: &mut Vec<Rival>,
) -> Option<u128> {
    let part = candidate.part(facts);
    if rivals.iter().any(|rival| rival.part == part) {
        return Some(u128::MAX);
    }
    let report = weigher.weigh(&part);
    if report == Err(Unfit::Empty) {
        return None;
    }
    let rival = Rival { part, estimate, report };
    let cost = rival.cost(facts.universe.fixed.completions());
    rivals.push(rival);
    Some(cost)
}

/// A candidate as a part, whatever it would cost: for proofs that go through plans of every kind.
pub(super) fn any_part(facts: &Facts<'_>, number: usize) -> Option<Part> {
    let all = candidates(facts);
    Some(all.get(number % all.len().max(1))?.part(facts))
}

impl Candidate {
    /// Whether a sum is tracked roughly that could as well be tracked exactly.
    fn is_needlessly_rough(&self, facts: &Facts<'_>, limits: &Limits) -> bool {
        let rough = |(at, _): (usize, &(usize, bool))| -> bool {
            let mut exact = self.clone();
            exact.tracked[at].1 = false;
            exact.sizes(facts).0 <= limits.transitions / 2
        };
        self.tracked.iter().enumerate().filter(|(_, of)| of.1).any(rough)
    }

    /// Every deal is drawn, and everything checked.
    pub(super) fn nothing_tracked() -> Candidate {
        Candidate {
            places: [Place::Rest; 4],
            within: [true; 4],
            by_length: Vec::new(),
            tracked: Vec::new(),
            tells: false,
            order: Role::ALL.to_vec(),
        }
    }
}

/// All candidates, in a fixed order.
fn candidates(facts: &Facts<'_>) -> Vec<Candidate> {
    let asked = facts.hands();
    let order = refusing_first(facts);
    let mut all = Vec::new();
    for places in placements(facts, asked) {
        for within in inside(facts, &places) {
            for by_length in drawn(facts, &places, within) {
                let base = Candidate {
                    places,
                    within,
                    by_length: by_length.clone(),
                    tracked: Vec::new(),
                    tells: false,
                    order: order.clone(),
                };
                for tracked in tracked(facts, &base) {
                    let candidate = Candidate { tracked, ..base.clone() };
                    // A hand with honours of which no sum is tracked is one with suits.
                    if candidate.uses_honours(facts) {
                        let tells = candidate.telling(facts).is_some();
                        all.extend(tells.then(|| Candidate { tells, ..candidate.clone() }));
                        all.push(candidate);
                    }
                }
            }
        }
    }
    all
}

/// The hands by how much they refuse, most first.
fn refusing_first(facts: &Facts<'_>) -> Vec<Role> {
    let mut order = Role::ALL.to_vec();
    order.sort_by_key(|role| {
        let sums = facts.points.iter().filter(|points| points.sum.hands.single() == Some(*role));
        let share = sums.fold(facts.profiles[role.index()].whole, |share, points| {
            super::profile::both(share, points.share)
        });
        (share, role.index())
    });
    order
}

/// The places of the hands: whole ones, two at most, and any other for the others that makes sense.
fn placements(facts: &Facts<'_>, asked: Hands) -> Vec<[Place; 4]> {
    let mut all: Vec<[Place; 4]> = vec![[Place::Rest; 4]];
    for role in asked.roles() {
        let hand = role.index();
        let profile = &facts.profiles[hand];
        let cells = profile.cells.contains(&true);
        let narrow = profile.narrow.contains(&true);
        let in_sum = |points: &super::profile::Points| points.sum.hands.contains(role) && points.by_card;
        let honours = facts.points.iter().any(in_sum);
        let alone = |points: &super::profile::Points| {
            points.sum.hands.single() == Some(role) && points.ranks.is_some()
        };
        let counts = facts.points.iter().any(alone);
        let local =
            facts.points.iter().any(|points| points.sum.hands.contains(role) && points.only.is_some());
        let kinds = [
            (Place::Whole, true),
            (Place::Honours, honours),
            (Place::Suits, cells || narrow || local),
            (Place::Lengths, narrow),
            (Place::Points, counts),
            (Place::Rest, !narrow || profile.within([true; 4], true) > WHOLE / 4 * 3),
        ];
        all = all
            .iter()
            .flat_map(|places| {
                kinds.iter().filter(|(_, sensible)| *sensible).map(move |&(place, _)| {
                    let mut places = *places;
                    places[hand] = place;
                    places
                })
            })
            .collect();
    }
    all.retain(|places| {
        // All that count are told apart together.
        let ranks = facts.points.iter().filter(|points| {
            points.sum.hands.single().is_some_and(|role| places[role.index()] == Place::Points)
        });
        let ranks = ranks.fold(0, |ranks, points| ranks | points.ranks.unwrap_or(0));
        if ranks.count_ones() > 4 {
            return false;
        }
        let count = |place: Place| places.iter().filter(|&&of| of == place).count();
        // The worth of all cards that are gone must be known when hands are drawn by points.
        if places.contains(&Place::Points)
            && (places.contains(&Place::Suits) || places.contains(&Place::Lengths))
        {
            return false;
        }
        let whole = count(Place::Whole);
        whole <= 2 && whole + count(Place::Honours) + count(Place::Suits) <= MOST_PLACED
    });
    all
}

/// The suits in which partly placed hands may get all their cards.
fn inside(facts: &Facts<'_>, places: &[Place; 4]) -> Vec<[bool; 4]> {
    let partly: Vec<usize> =
        (0..4).filter(|&hand| matches!(places[hand], Place::Honours | Place::Suits)).collect();
    if partly.is_empty() {
        return vec![[true; 4]];
    }
    let of = |asks: &dyn Fn(usize, usize) -> bool| -> [bool; 4] {
        std::array::from_fn(|suit| partly.iter().any(|&hand| asks(hand, suit)))
    };
    let cells = of(&|hand, suit| facts.profiles[hand].cells[suit]);
    let narrow = of(&|hand, suit| facts.profiles[hand].narrow[suit]);
    let local = of(&|hand, suit| {
        let about = |points: &super::profile::Points| {
            points.only == Some(suit) && points.sum.hands.contains(Role::ALL[hand])
        };
        facts.points.iter().any(about)
    });
    let or = |a: [bool; 4], b: [bool; 4]| std::array::from_fn(|suit| a[suit] || b[suit]);
    let mut all = vec![cells, or(cells, local), or(or(cells, local), narrow)];
    // One narrow suit more at a time.
    for suit in (0..4).filter(|&suit| narrow[suit]) {
        let mut one = or(cells, local);
        one[suit] = true;
        all.push(one);
        // Or it alone, for a hand that is fitted: what is asked of the others is checked.
        if partly.len() == 1 && places.contains(&Place::Suits) {
            all.push(std::array::from_fn(|of| of == suit));
        }
    }
    if places.contains(&Place::Suits) {
        // Who gets cards in no suit is not placed at all.
        all.retain(|within| within.contains(&true));
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// The suits whose lengths are drawn: the one or the two that say most.
fn drawn(facts: &Facts<'_>, places: &[Place; 4], within: [bool; 4]) -> Vec<Vec<usize>> {
    let hands: Vec<usize> = (0..4).filter(|&hand| places[hand] == Place::Lengths).collect();
    if hands.is_empty() {
        return vec![Vec::new()];
    }
    let mut suits: Vec<(Share, usize)> = (0..4)
        .filter(|&suit| within[suit])
        .filter_map(|suit| {
            let mut only = [false; 4];
            only[suit] = true;
            let share = |&hand: &usize| facts.profiles[hand].within(only, true);
            let all = hands.iter().map(share).fold(WHOLE, super::profile::both);
            (all < WHOLE).then_some((all, suit))
        })
        .collect();
    suits.sort_unstable();
    let suits: Vec<usize> = suits.into_iter().map(|(_, suit)| suit).collect();
    let mut all = Vec::new();
    if let Some(&first) = suits.first() {
        all.push(vec![first]);
        all.extend(suits.get(1).map(|&second| vec![first.min(second), first.max(second)]));
        all.extend(suits.get(2).map(|&third| vec![first.min(third), first.max(third)]));
    }
    all
}

/// Which sums are tracked: those of one suit always, of the others the unlikely ones first, the last perhaps roughly.
fn tracked(facts: &Facts<'_>, base: &Candidate) -> Vec<Vec<(usize, bool)>> {
    let can = |at: &usize| base.can_track(&facts.points[*at]);
    let fitting: Vec<usize> = (0..facts.points.len()).filter(can).collect();
    let mut always = Vec::new();
    let mut free: Vec<usize> = Vec::new();
    for at in fitting {
        let same = |&of: &usize| facts.points[of].at == facts.points[at].at;
        if facts.points[at].only.is_some() {
            if !always.iter().any(|(of, _)| same(of)) {
                always.push((at, false));
            }
        } else if !free.iter().any(same) {
            free.push(at);
        }
    }
    free.sort_by_key(|&at| (facts.points[at].share, at));
    free.truncate(MOST_SUMS);
    let mut all = vec![always.clone()];
    for count in 1..=free.len() {
        for roughly in [false, true] {
            let mut tracked = always.clone();
            tracked.extend(free[..count].iter().map(|&at| (at, false)));
            if let Some(last) = tracked.last_mut() {
                last.1 = roughly;
            }
            all.push(tracked);
        }
    }
    all
}

impl Candidate {
    /// Whether each hand with honours has a tracked sum over several suits.
    fn uses_honours(&self, facts: &Facts<'_>) -> bool {
        Role::ALL.into_iter().filter(|role| self.places[role.index()] == Place::Honours).all(|role| {
            self.tracked
                .iter()
                .any(|&(at, _)| facts.points[at].only.is_none() && facts.points[at].sum.hands.contains(role))
        })
    }
}
