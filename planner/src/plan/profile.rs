//! What is known of each hand of a branch by itself: how likely its conditions are, one kind at a time, and how many
//! different values they have. Rough where that is cheaper; a plan is chosen by it, never drawn.

use crate::branch::{Branch, Sum, Universe};
use crate::passes::prune::Left;
use bridgeshape_dsl_ir::ir::Hands;
use bridgeshape_runtime::{Deal, Evaluator, HoldingSet, Rank, Role, ShapeSet, StreamKey, Suit, binomial};
use std::sync::{Arc, LazyLock};

/// A share: parts of 2⁶⁰, so that what is rarer than one deal in many is still told apart.
pub(super) type Share = u128;

/// All of it.
pub(super) const WHOLE: Share = 1 << 60;

/// The product of two shares; never 0.
pub(super) const fn both(a: Share, b: Share) -> Share {
    let product = (a * b) >> 60;
    if product == 0 { 1 } else { product }
}

/// A part of a whole as a share; never 0, and at most all.
pub(super) fn share(part: u128, whole: u128) -> Share {
    // So many of the lower bits are left out that nothing overflows.
    let shift = 60u32.saturating_sub(part.leading_zeros());
    (((part >> shift) << 60) / (whole >> shift).max(1)).clamp(1, WHOLE)
}

/// Parts of 2³² as a share.
pub(super) fn of_runtime(parts: u64) -> Share {
    u128::from(parts) << 28
}

/// A hand of a branch by itself.
#[derive(Debug)]
pub(super) struct Profile {
    /// Whether the branch says anything of this hand alone.
    pub(super) constrained: bool,
    /// By suit: the open holdings by length that the tracked cells leave.
    pub(super) ways: [[u64; 14]; 4],
    /// By suit: whether the branch has a condition on the holdings.
    pub(super) cells: [bool; 4],
    /// By suit: whether its own conditions make lengths narrower than they could be.
    pub(super) narrow: [bool; 4],
    /// The holdings and the lengths of the whole hand.
    pub(super) whole: Share,
    /// By suit: the open lengths that shapes and cells leave, a bit each.
    pub(super) lengths: [u16; 4],
    /// The shares of holdings and of lengths within suits, a bit each.
    within: [Vec<Share>; 2],
    /// For each half, spades with hearts and diamonds with clubs, how many pairs of lengths differ in what they leave to
    /// the other half; and how many of the pairs of these go together.
    pub(super) halves: [u64; 2],
    pub(super) together: u64,
}

impl Profile {
    pub(super) fn new(universe: &Universe, branch: &Branch, left: &Left, role: Role) -> Profile {
        let hand = role.index();
        let known = universe.fixed.known()[hand];
        let needs = usize::from(universe.fixed.open()[hand]);
        let held = Suit::ALL.map(|suit| known.holding(suit).len());
        let ways = Suit::ALL.map(|suit| open_lengths(&branch.cells[hand][suit.index()], held[suit.index()]));
        let most =
            Suit::ALL.map(|suit| open_lengths(&universe.cells[hand][suit.index()], held[suit.index()]));
        let cells = std::array::from_fn(|suit| branch.cells[hand][suit] != universe.cells[hand][suit]);
        let (mut whole, mut lengths) = (0, [0u16; 4]);
        for shape in left.shapes[hand].iter() {
            let of = |suit: usize| usize::from(shape[suit]) - held[suit];
            let product: u128 = (0..4).map(|suit| u128::from(ways[suit][of(suit)])).product();
            if product > 0 {
                (0..4).for_each(|suit| lengths[suit] |= 1 << of(suit));
            }
            whole += product;
        }
        let all = u128::from(binomial(universe.fixed.rest().len(), needs));
        let could = |suit: usize| (0..14).fold(0u16, |bits, n| bits | u16::from(most[suit][n] > 0) << n);
        let constrained = cells.contains(&true) || branch.shapes[hand] != universe.shapes[hand];
        let mut profile = Profile {
            constrained,
            narrow: std::array::from_fn(|suit| constrained && lengths[suit] != could(suit)),
            within: [Vec::new(), Vec::new()],
            halves: [0; 2],
            together: 0,
            ways,
            cells,
            whole: share(whole, all),
            lengths,
        };
        let (top, bottom) = (halves(&left.shapes[hand], 0), halves(&left.shapes[hand], 1));
        (profile.halves, profile.together) = ([top.0, bottom.0], top.1);
        profile.within = [false, true].map(|lengths_only| {
            let suits = |bits: u8| std::array::from_fn(|suit| bits >> suit & 1 == 1);
            (0..16).map(|bits| profile.share_within(universe, role, suits(bits), lengths_only)).collect()
        });
        profile
    }

    /// How likely the holdings in some suits are, or their lengths; in the others nothing is asked.
    pub(super) fn within(&self, suits: [bool; 4], lengths_only: bool) -> Share {
        let bits = (0..4).fold(0, |bits, suit| bits | usize::from(suits[suit]) << suit);
        self.within[usize::from(lengths_only)][bits]
    }

    /// The most likely number of open cards in a suit, about: as if the others were spread evenly.
    pub(super) fn likely_length(&self, suit: usize) -> usize {
        let allowed = (0..14).filter(|&length| self.lengths[suit] >> length & 1 == 1);
        let weight =
            |length: usize| u128::from(self.ways[suit][length]) * u128::from(binomial(39, 13 - length));
        allowed.max_by_key(|&length| weight(length)).unwrap_or(3)
    }

    fn share_within(&self, universe: &Universe, role: Role, suits: [bool; 4], lengths_only: bool) -> Share {
        let open = universe.fixed.rest();
        let needs = usize::from(universe.fixed.open()[role.index()]);
        let mut sums = vec![0u128; needs + 1];
        sums[0] = 1;
        let mut outside = 0;
        for suit in Suit::ALL {
            let cards = open.holding(suit).len();
            if !suits[suit.index()] {
                outside += cards;
                continue;
            }
            let mut longer = vec![0u128; needs + 1];
            for (sum, &before) in sums.iter().enumerate() {
                for length in (0..14).filter(|length| sum + length <= needs) {
                    let allowed = self.lengths[suit.index()] >> length & 1 == 1;
                    let ways =
                        if lengths_only { binomial(cards, length) } else { self.ways[suit.index()][length] };
                    longer[sum + length] += before * u128::from(if allowed { ways } else { 0 });
                }
            }
            sums = longer;
        }
        let fills =
            sums.iter().enumerate().map(|(sum, ways)| ways * u128::from(binomial(outside, needs - sum)));
        share(fills.sum(), u128::from(binomial(open.len(), needs)))
    }
}

/// The pairs of lengths of a half, by what they leave to the other one; and the pairs of these and of those of the other
/// half that make a shape.
fn halves(shapes: &ShapeSet, half: usize) -> (u64, u64) {
    // By the two lengths of the half, which first lengths of the other half there are, a bit each.
    let mut completions = [0u16; 14 * 14];
    for shape in shapes.iter().filter(|shape| shape.iter().all(|&length| length < 14)) {
        let of = |suit: usize| usize::from(shape[suit]);
        completions[of(2 * half) * 14 + of(2 * half + 1)] |= 1 << of(2 - 2 * half);
    }
    let mut kinds: Vec<(usize, u16)> =
        (0..196).filter(|&at| completions[at] != 0).map(|at| (at / 14 + at % 14, completions[at])).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let together: u32 = kinds.iter().map(|kind| kind.1.count_ones()).sum();
    (kinds.len() as u64, u64::from(together))
}

/// How many holdings of a set have each number of further cards.
fn open_lengths(set: &HoldingSet, held: usize) -> [u64; 14] {
    let counts = set.count_by_length();
    std::array::from_fn(|n| counts.get(n + held).map_or(0, |&count| u64::from(count)))
}

/// High-card points of each suit, and of all.
pub(super) static HCP: LazyLock<[Arc<Evaluator>; 5]> = LazyLock::new(|| {
    let [s, h, d, c] = Suit::ALL.map(Evaluator::suit_hcp);
    [s, h, d, c, Evaluator::hcp()].map(Arc::new)
});

/// By suit: the lengths and values of holdings, with how many have them.
type Found = [Vec<(u8, i32, u128)>; 4];

/// A sum of a branch, as it can be tracked.
#[derive(Debug)]
pub(super) struct Points {
    /// Where it stands in the branch.
    pub(super) at: usize,
    pub(super) sum: Sum,
    /// How likely it is by itself.
    pub(super) share: Share,
    /// By suit: different pairs of length and value of one hand's holdings, and different values.
    pub(super) pairs: [u64; 4],
    pub(super) values: [u64; 4],
    /// By suit: different pairs of number and value of the cards that count.
    pub(super) counting: [u64; 4],
    /// The only suit that counts, if it is one.
    pub(super) only: Option<usize>,
    /// Whether single cards count and lengths do not.
    pub(super) by_card: bool,
    /// The ranks that count, a bit each, if cards count alike in every suit and nothing else does.
    pub(super) ranks: Option<u16>,
    /// By suit, in which suits cards count the same, a bit each; and the ranks that count in some suit, a bit each.
    pub(super) alike: [u8; 4],
    pub(super) counts: u16,
    /// Whether it is high-card points.
    pub(super) is_hcp: bool,
    /// What all values are multiples of, in quarters.
    pub(super) unit: i64,
    /// Of the values that the sum could have, so many are allowed: a part and a whole.
    pub(super) span: (u64, u64),
}

impl Points {
    pub(super) fn new(universe: &Universe, branch: &Branch, at: usize, sum: Sum) -> Points {
        let hands: Vec<Role> = sum.hands.roles().collect();
        // Values of the holdings that the branch leaves to the first of the hands; of several hands, what all could.
        let cells = |suit: Suit| match hands[..] {
            [hand] => &branch.cells[hand.index()][suit.index()],
            _ => &universe.cells[hands.first().map_or(0, |hand| hand.index())][suit.index()],
        };
        let mut found = Found::default();
        for suit in Suit::ALL {
            // Suits that count alike and leave the same holdings need not be gone through again.
            let same = |other: &Suit| {
                let (a, b) = (sum.evaluator.suit_sum(suit), sum.evaluator.suit_sum(*other));
                a.is_some() && a == b && cells(suit) == cells(*other)
            };
            let before = Suit::ALL[..suit.index()].iter().find(|other| same(other));
            found[suit.index()] = match before {
                Some(other) => found[other.index()].clone(),
                None => worths(&sum, suit, cells(suit)),
            };
        }
        let all = found.iter().flatten();
        let unit = all.fold(0, |unit, of| greatest_common_divisor(unit, i64::from(of.1))).max(1);
        let pairs = found.each_ref().map(|found| found.len() as u64);
        let values = found.each_ref().map(|found| {
            let mut values: Vec<i32> = found.iter().map(|of| of.1).collect();
            values.sort_unstable();
            values.dedup();
            values.len() as u64
        });
        let by_card = |suit: Suit| {
            sum.evaluator
                .suit_sum(suit)
                .filter(|(_, by_length)| **by_length == [0; 14])
                .map(|(ranks, _)| *ranks)
        };
        let counting = Suit::ALL.map(|suit| by_card(suit).map_or(0, |ranks| distinct_by_count(&ranks)));
        let nothing = |suit: &Suit| sum.evaluator.suit_sum(*suit) == Some((&[0; 13], &[0; 14]));
        let counting_suits: Vec<usize> =
            Suit::ALL.into_iter().filter(|suit| !nothing(suit)).map(Suit::index).collect();
        let ranks = Suit::ALL.map(|suit| sum.evaluator.suit_sum(suit).map(|(ranks, _)| ranks));
        let alike = ranks.map(|own| (0..4).fold(0, |bits, of| bits | u8::from(ranks[of] == own) << of));
        let counts = ranks
            .iter()
            .flatten()
            .fold(0, |all, ranks| (0..13).fold(all, |bits, rank| bits | u16::from(ranks[rank] != 0) << rank));
        let could = universe.bounds(sum.hands, &sum.evaluator);
        let length =
            |intervals: &[(i64, i64)]| intervals.iter().map(|&(a, b)| (b - a) as u64 / unit as u64 + 1).sum();
        Points {
            at,
            share: match hands[..] {
                [hand] => one_hand(universe, hand, &found, &sum, unit),
                _ => sampled(universe, &sum),
            },
            pairs,
            values,
            counting,
            only: if let [only] = counting_suits[..] { Some(only) } else { None },
            by_card: Suit::ALL.into_iter().all(|suit| by_card(suit).is_some()),
            ranks: by_card(Suit::Spades)
                .filter(|ranks| Suit::ALL.into_iter().all(|suit| by_card(suit) == Some(*ranks)))
                .map(|ranks| (0..13).fold(0, |bits, rank| bits | u16::from(ranks[rank] != 0) << rank)),
            alike,
            counts,
            is_hcp: sum.evaluator == HCP[4],
            unit,
            span: (length(sum.allowed.intervals()), length(could.intervals())),
            sum,
        }
    }

    /// The same sum over the other hands, if what all hands have together is known.
    pub(super) fn mirrored(universe: &Universe, sum: &Sum) -> Option<Sum> {
        let total = universe.total(&sum.evaluator)?;
        let hands = Hands::of(Role::ALL.into_iter().filter(|&role| !sum.hands.contains(role)));
        let allowed = sum.allowed.mirrored(total).intersection(&universe.bounds(hands, &sum.evaluator));
        Some(Sum { hands, evaluator: sum.evaluator.clone(), allowed })
    }
}

fn greatest_common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { greatest_common_divisor(b, a % b) }
}

/// The lengths and values of holdings, with how many have them, sorted.
fn worths(sum: &Sum, suit: Suit, cell: &HoldingSet) -> Vec<(u8, i32, u128)> {
    let worth = sum.evaluator.suit_values(suit);
    let mut found: Vec<(u8, i32)> =
        cell.iter().map(|holding| (holding.len() as u8, worth[holding.index()])).collect();
    let least = found.iter().map(|of| of.1).min().unwrap_or(0);
    let span = (found.iter().map(|of| of.1).max().unwrap_or(0) - least) as usize + 1;
    if span > 4_096 {
        found.sort_unstable();
        return found
            .chunk_by(|a, b| a == b)
            .map(|same| (same[0].0, same[0].1, same.len() as u128))
            .collect();
    }
    // Counted in place: there are few different values.
    let mut counts = vec![0u32; 14 * span];
    found
        .iter()
        .for_each(|&(length, value)| counts[usize::from(length) * span + (value - least) as usize] += 1);
    let some = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    some.map(|(at, &count)| ((at / span) as u8, (at % span) as i32 + least, u128::from(count))).collect()
}

/// Different pairs of number and value of the cards with a weight.
fn distinct_by_count(ranks: &[i32; 13]) -> u64 {
    let weights: Vec<i32> =
        Rank::ALL.iter().map(|rank| ranks[rank.index()]).filter(|&weight| weight != 0).collect();
    let mut found: Vec<(u32, i32)> = vec![(0, 0)];
    for weight in weights {
        let more: Vec<(u32, i32)> = found.iter().map(|&(count, value)| (count + 1, value + weight)).collect();
        found.extend(more);
        found.sort_unstable();
        found.dedup();
    }
    found.len() as u64
}

/// More different values than these are not told apart.
const MOST_STEPS: i64 = 1 << 14;

/// How likely a sum over one hand is among the hands with such holdings, whatever their shape. `found`: by suit the
/// lengths and values of the holdings; `unit`: what all values are multiples of.
fn one_hand(universe: &Universe, hand: Role, found: &Found, sum: &Sum, unit: i64) -> Share {
    let cards = usize::from(universe.fixed.table().size(hand));
    let least = found.each_ref().map(|of| of.iter().map(|of| i64::from(of.1)).min().unwrap_or(0));
    let most = found.each_ref().map(|of| of.iter().map(|of| i64::from(of.1)).max().unwrap_or(0));
    let steps = (most.iter().sum::<i64>() - least.iter().sum::<i64>()) / unit;
    if steps > MOST_STEPS {
        return sampled(universe, sum);
    }
    // The ways by value in steps from the least, then by number of cards: there are few different values.
    let width = cards + 1;
    let mut sums = vec![0u128; (steps as usize + 1) * width];
    sums[0] = 1;
    for (classes, least) in found.iter().zip(least) {
        let mut longer = vec![0u128; sums.len()];
        for (at, &ways) in sums.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            for &(length, value, more) in classes {
                if at % width + usize::from(length) <= cards {
                    let step = ((i64::from(value) - least) / unit) as usize;
                    longer[at + step * width + usize::from(length)] += ways * more;
                }
            }
        }
        sums = longer;
    }
    let whole = sums.iter().skip(cards).step_by(width);
    let all: u128 = whole.clone().sum();
    let first: i64 = least.iter().sum();
    let allowed = whole.zip(0..).filter(|(_, step)| sum.allowed.contains(first + step * unit));
    if all == 0 { 1 } else { share(allowed.map(|(ways, _)| ways).sum(), all) }
}

/// How many random deals tell about a sum.
const SAMPLE: usize = 1 << 9;

/// How likely a sum is, from some random deals, always the same.
fn sampled(universe: &Universe, sum: &Sum) -> Share {
    let key = StreamKey::new(0, 0, &[u64::from(b's')]);
    let mut deals = vec![universe.fixed.complete(&mut key.stream(0)); SAMPLE];
    universe.fixed.complete_range(&key, 0, &mut deals);
    let holds = |deal: &&Deal| {
        let values = sum.hands.roles().map(|role| i64::from(sum.evaluator.value(deal.hand(role))));
        sum.allowed.contains(values.sum())
    };
    // As if it had held once more often: what was not seen may still be.
    share(deals.iter().filter(holds).count() as u128 + 1, SAMPLE as u128 + 1)
}
