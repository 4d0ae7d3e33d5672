//! Every choice of small plans gone through: random parts of every kind, with few open cards.

use super::super::{
    DrawnLengths, DrawnPoints, Limits, Part, Place, Plan, PointsSum, Tables, TrackedSum, Unfit, Weigher,
};
use crate::{
    Check, Deal, Evaluator, Hand, Holding, HoldingSet, PartialDeal, Ranges, Role, ShapeSet, Stream,
    StreamKey, Suit, Table, all_hold,
};
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::Arc;

/// Random parts and what is to come of them.
struct Maker {
    stream: Stream,
    fixed: PartialDeal,
}

impl Maker {
    /// A deal of which so many cards of each hand are open; sometimes the pack is a small one.
    fn new(number: u64, open: usize) -> Maker {
        let mut stream = StreamKey::new(7, 0, &[]).stream(number);
        let pack = PartialDeal::unknown(Table::BRIDGE).complete(&mut stream);
        let known: [Hand; 4] = pack.hands().map(|hand| {
            let mut cards: Vec<_> = hand.cards().collect();
            for i in 0..open {
                let j = i + below(&mut stream, cards.len() - i);
                cards.swap(i, j);
            }
            cards.into_iter().skip(open).collect()
        });
        let fixed = if number.is_multiple_of(3) {
            // Nothing is known, and the pack is what would be open.
            let all = known.into_iter().fold(Hand::PACK, Hand::difference);
            PartialDeal::unknown(Table::new(all, [open as u8; 4]).expect("as many cards"))
        } else {
            PartialDeal::new(Table::BRIDGE, known).expect("a part of a deal")
        };
        Maker { stream, fixed }
    }

    fn below(&mut self, n: usize) -> usize {
        below(&mut self.stream, n)
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn holdings(&mut self) -> HoldingSet {
        let mask = self.below(8192) as u16;
        let (kind, most) = (self.below(3), self.below(9) + 2);
        HoldingSet::from_fn(|h| match kind {
            0 => (h.bits() & mask).count_ones() % 3 != 1,
            1 => h.len() <= most,
            _ => h.bits() & mask & 0x1f00 != 0 || h.len() % 2 == 0,
        })
    }

    fn evaluator(&mut self) -> Evaluator {
        match self.below(5) {
            // High-card points.
            0 | 1 => {
                Evaluator::from_fn(|_, h| (9..13).map(|r| 4 * (r - 8) * i32::from(h.bits() >> r & 1)).sum())
            }
            // The length of a suit.
            2 => {
                let of = Suit::ALL[self.below(4)];
                Evaluator::from_fn(move |suit, h| if suit == of { 4 * h.len() as i32 } else { 0 })
            }
            // Low cards count too.
            3 => Evaluator::from_fn(|_, h| i32::from(h.bits() & 0x0f0f).count_ones() as i32),
            // No sum of single cards.
            _ => Evaluator::from_fn(|_, h| i32::from(h.bits() >> 10 == 0) * 6 - h.len() as i32 % 3),
        }
    }

    /// A part that can be drawn as it says.
    fn part(&mut self) -> Part {
        loop {
            let part = self.any_part();
            if Weigher::new(&self.fixed, &Limits::default()).weigh(&part) != Err(Unfit::Malformed) {
                return part;
            }
        }
    }

    fn any_part(&mut self) -> Part {
        let mut part = Part::default();
        let kinds = [Place::Whole, Place::Honours, Place::Suits, Place::Lengths, Place::Points, Place::Rest];
        part.places = std::array::from_fn(|_| kinds[self.below(6)]);
        part.within = std::array::from_fn(|_| self.chance(50));
        for hand in 0..4 {
            for suit in 0..4 {
                let here = match part.places[hand] {
                    Place::Whole => true,
                    Place::Honours | Place::Suits => part.within[suit],
                    _ => false,
                };
                if here && self.chance(25) {
                    part.cells[hand][suit] = Some(self.holdings());
                }
            }
            if part.places[hand] == Place::Whole && self.chance(50) {
                let scatter = self.below(5) + 2;
                let cards = self.fixed.table().sizes()[hand];
                part.shapes[hand] = Some(ShapeSet::from_fn(cards, |s| {
                    (usize::from(s[0]) * 3 + usize::from(s[1]) * 5 + usize::from(s[2]) * 2) % scatter != 1
                }));
            }
        }
        for _ in 0..self.below(4) {
            let hands: Vec<Role> = Role::ALL
                .into_iter()
                .filter(|role| {
                    matches!(part.places[role.index()], Place::Whole | Place::Honours) && self.chance(60)
                })
                .collect();
            if !hands.is_empty() {
                part.sums.push(self.sum(hands));
            }
        }
        let suits = [self.below(4), self.below(4)];
        for hand in (0..4).filter(|&hand| part.places[hand] == Place::Lengths) {
            let mut says: Vec<(Suit, [u16; 14])> = Vec::new();
            for suit in suits {
                if says.iter().all(|(of, _)| of.index() != suit) && self.chance(70) {
                    says.push((Suit::ALL[suit], std::array::from_fn(|_| self.below(1 << 14) as u16 | 1)));
                }
            }
            part.lengths.push(DrawnLengths { hand: Role::ALL[hand], suits: says });
        }
        let of_place = |part: &Part, place: Place| -> Vec<Role> {
            Role::ALL.into_iter().filter(|role| part.places[role.index()] == place).collect()
        };
        let mut points = of_place(&part, Place::Points);
        if self.chance(50) {
            points.reverse();
        }
        let mut gone: Vec<Role> = Role::ALL
            .into_iter()
            .filter(|role| !matches!(part.places[role.index()], Place::Points | Place::Rest))
            .collect();
        for hand in points {
            let mut sums = Vec::new();
            for _ in 0..self.below(3) {
                let hands = if self.chance(70) { vec![hand] } else { [gone.clone(), vec![hand]].concat() };
                let evaluator = self.card_points();
                let TrackedSum { hands, evaluator, allowed, .. } = self.sum_of(evaluator, hands);
                sums.push(PointsSum { hands, evaluator, allowed });
            }
            part.points.push(DrawnPoints { hand, sums });
            gone.push(hand);
        }
        if let [hand] = of_place(&part, Place::Suits)[..]
            && self.chance(60)
        {
            let mut sums = Vec::new();
            for _ in 0..=self.below(2) {
                let evaluator = self.card_points();
                let TrackedSum { hands, evaluator, allowed, .. } = self.sum_of(evaluator, vec![hand]);
                sums.push(PointsSum { hands, evaluator, allowed });
            }
            part.fitted = Some(DrawnPoints { hand, sums });
            if self.chance(70) {
                tell(&mut part, hand);
            }
        }
        if self.chance(50) {
            part.lengths.reverse();
            part.order = vec![Role::Opp2, Role::Responder, Role::Opp1];
        }
        for _ in 0..self.below(3) {
            let (hand, suit) = (Role::ALL[self.below(4)], Suit::ALL[self.below(4)]);
            let set = self.holdings();
            part.checks.push(Check::Holding { hand, suit, set });
        }
        if self.chance(30) {
            let TrackedSum { hands, evaluator, allowed, .. } = self.sum(vec![Role::Opp1, Role::Opp2]);
            part.checks.push(Check::Points { hands, evaluator, allowed });
        }
        part
    }

    /// Points of single cards.
    fn card_points(&mut self) -> Evaluator {
        let of = |weights: [i32; 4]| {
            Evaluator::from_fn(move |_, h| {
                (0..4).map(|i| weights[i] * i32::from(h.bits() >> (12 - i) & 1)).sum()
            })
        };
        [of([16, 12, 8, 4]), of([4, 0, 0, 0]), of([8, 4, 0, 0]), of([0, 0, 3, -2])][self.below(4)].clone()
    }

    /// Within reach of some deal at least.
    fn sum(&mut self, hands: Vec<Role>) -> TrackedSum {
        let evaluator = if self.chance(40) { self.card_points() } else { self.evaluator() };
        self.sum_of(evaluator, hands)
    }

    fn sum_of(&mut self, evaluator: Evaluator, hands: Vec<Role>) -> TrackedSum {
        let deal = self.fixed.complete(&mut self.stream);
        let sum: i64 = hands.iter().map(|hand| i64::from(evaluator.value(deal.hand(*hand)))).sum();
        let allowed = Ranges::new(sum - self.below(12) as i64, sum + self.below(9) as i64);
        let allowed = if self.chance(30) { allowed.union(&Ranges::new(sum + 16, sum + 30)) } else { allowed };
        let width = NonZeroU32::new([1, 1, 2, 4, 8][self.below(5)]).expect("not 0");
        TrackedSum { hands, evaluator: Arc::new(evaluator), allowed, width }
    }
}

/// Follows what tells of the worth of the cards that the fitted hand is filled from, where one suit is within and some
/// hand is whole.
fn tell(part: &mut Part, hand: Role) {
    let whole: Vec<Role> =
        Role::ALL.into_iter().filter(|role| part.places[role.index()] == Place::Whole).collect();
    let within: Vec<usize> = (0..4).filter(|&suit| part.within[suit]).collect();
    let (false, [suit], Some(fitted)) = (whole.is_empty(), &within[..], &part.fitted) else { return };
    let all = Arc::clone(&fitted.sums[0].evaluator);
    let (in_suit, of) = (Suit::ALL[*suit], Arc::clone(&all));
    let local =
        Arc::new(Evaluator::from_fn(move |suit, h| if suit == in_suit { of.suit_value(suit, h) } else { 0 }));
    let telling = |hands: &[Role], evaluator: &Arc<Evaluator>| TrackedSum {
        hands: hands.to_vec(),
        evaluator: Arc::clone(evaluator),
        allowed: Ranges::full(),
        width: NonZeroU32::MIN,
    };
    part.sums.truncate(1);
    part.sums.extend([telling(&[hand], &local), telling(&whole, &all), telling(&whole, &local)]);
}

/// Whether what such sums tell makes a difference to how many deals are drawn.
fn is_told(part: &Part, fixed: &PartialDeal) -> bool {
    let mut without = part.clone();
    without.sums.retain(|sum| sum.allowed != Ranges::full());
    let deals = |part: &Part| Weigher::new(fixed, &Limits::default()).weigh(part).map(|report| report.deals);
    part.fitted.is_some() && without.sums.len() + 3 == part.sums.len() && deals(part) != deals(&without)
}

fn below(stream: &mut Stream, n: usize) -> usize {
    stream.below((n as u64).try_into().expect("not 0")) as usize
}

/// Whether what a part tracks holds of a deal, by the definitions.
fn tracked(part: &Part, fixed: &PartialDeal, deal: &Deal) -> bool {
    let hands = deal.hands();
    let open: [Hand; 4] = std::array::from_fn(|i| hands[i].difference(fixed.known()[i]));
    let cells = (0..4).all(|hand| {
        (0..4).all(|suit| {
            part.cells[hand][suit]
                .as_ref()
                .is_none_or(|set| set.contains(hands[hand].holding(Suit::ALL[suit])))
        })
    });
    let shapes =
        (0..4).all(|hand| part.shapes[hand].as_ref().is_none_or(|set| set.contains(hands[hand].lengths())));
    let sums = part.sums.iter().all(|sum| {
        sum.allowed
            .contains(sum.hands.iter().map(|hand| i64::from(sum.evaluator.value(deal.hand(*hand)))).sum())
    });
    let points = part.points.iter().chain(&part.fitted).flat_map(|drawn| &drawn.sums).all(|sum| {
        sum.allowed
            .contains(sum.hands.iter().map(|hand| i64::from(sum.evaluator.value(deal.hand(*hand)))).sum())
    });
    let mut left = fixed.rest();
    for (hand, open) in open.iter().enumerate() {
        if !matches!(part.places[hand], Place::Lengths | Place::Points | Place::Rest) {
            left = left.difference(*open);
        }
    }
    let lengths = part.lengths.iter().all(|drawn| {
        let own = open[drawn.hand.index()];
        let holds = drawn
            .suits
            .iter()
            .all(|(suit, allowed)| allowed[left.holding(*suit).len()] >> own.holding(*suit).len() & 1 == 1);
        left = left.difference(own);
        holds
    });
    cells && shapes && sums && points && lengths
}

/// Goes through all choices of a plan. Gives the deals it should give and their number, and the number of those drawn.
fn check(plan: &Plan, number: u64) -> Option<(usize, u128)> {
    let limits = Limits::default();
    let tables = match Tables::exact(plan, &limits) {
        Ok(tables) => tables,
        Err(Unfit::Empty) => {
            let none = plan
                .fixed
                .iter()
                .all(|deal| !plan.parts.iter().any(|part| tracked(part, &plan.fixed, &deal)));
            assert!(none, "{number}: not empty");
            return None;
        }
        Err(unfit) => panic!("{number}: {unfit}"),
    };
    let mut wanted: BTreeMap<Deal, u128> = BTreeMap::new();
    for deal in plan.fixed.iter() {
        for part in &plan.parts {
            if tracked(part, &plan.fixed, &deal) && all_hold(&part.checks, deal.hands()) {
                *wanted.entry(deal).or_default() += 1;
            }
        }
    }
    let of = tables.deals();
    let mut found: BTreeMap<Deal, u128> = BTreeMap::new();
    tables.each(|deal, share| {
        if let Some(deal) = deal {
            assert_eq!(share, Some((1, of)), "{number}: {deal:?} is not as likely as the others");
            *found.entry(deal).or_default() += 1;
        }
    });
    assert_eq!(found, wanted, "{number}");
    Some((wanted.len(), of))
}

#[test]
fn every_deal_of_a_random_part_is_exactly_as_likely() {
    let mut seen = BTreeMap::new();
    let (mut full, mut refusing, mut fitted, mut told) = (0, 0, 0, 0);
    for number in 0..1_000 {
        let mut maker = Maker::new(number, 2);
        let part = maker.part();
        let plan = Plan { fixed: maker.fixed, parts: vec![part.clone()] };
        let Some((deals, drawn)) = check(&plan, number) else { continue };
        full += usize::from(deals > 0);
        fitted += usize::from(part.fitted.is_some());
        told += usize::from(is_told(&part, &plan.fixed));
        refusing += usize::from((deals as u128) < drawn);
        let mut places = part.places;
        places.sort_unstable();
        *seen.entry(places).or_insert(0) += 1;
    }
    assert!(full > 200 && refusing > 60 && fitted > 40, "{full} {refusing} {fitted}");
    assert!(told > 3, "{told} of {fitted} fitted hands were told of");
    // Four hands of six kinds, three of them placed at most: 126 combinations less those of four placed ones.
    assert!(seen.len() >= 95, "{}", seen.len());
}

#[test]
fn so_it_is_with_three_open_cards_a_hand_and_with_several_parts() {
    let mut full = 0;
    for number in 10_000..10_030 {
        let mut maker = Maker::new(number, 3);
        let parts = vec![maker.part()];
        full += usize::from(check(&Plan { fixed: maker.fixed, parts }, number).is_some_and(|of| of.0 > 0));
    }
    assert!(full > 8, "{full}");
    let mut full = 0;
    for number in 20_000..20_060 {
        let mut maker = Maker::new(number, 2);
        let parts = vec![maker.part(), maker.part(), maker.part()];
        full += usize::from(check(&Plan { fixed: maker.fixed, parts }, number).is_some_and(|of| of.0 > 0));
    }
    assert!(full > 15, "{full}");
}

#[test]
fn the_whole_pack_is_drawn_with_its_conditions_on_every_cpu() {
    let hcp = || {
        let of_rank = |h: Holding| (9..13).map(|r| 4 * (r - 8) * i32::from(h.bits() >> r & 1)).sum();
        Arc::new(Evaluator::from_fn(move |_, h| of_rank(h)))
    };
    let one = NonZeroU32::MIN;
    let sum = |hand, min: i64, max: i64| TrackedSum {
        hands: vec![hand],
        evaluator: hcp(),
        allowed: Ranges::new(4 * min, 4 * max),
        width: one,
    };
    let hearts = |min: usize| Some(HoldingSet::from_fn(move |h| h.len() >= min));
    let mut part = Part {
        places: [Place::Honours, Place::Rest, Place::Honours, Place::Rest],
        within: [false, true, false, true],
        sums: vec![sum(Role::Opener, 12, 21), sum(Role::Responder, 10, 15)],
        ..Part::default()
    };
    part.cells[0][1] = hearts(5);
    part.cells[2][1] = hearts(4);
    part.cells[2][3] = Some(HoldingSet::from_fn(|h| h.len() <= 1 && h.bits() >> 9 == 0));
    let plan = Plan { fixed: PartialDeal::unknown(Table::BRIDGE), parts: vec![part] };
    let limits = Limits { joins: 1 << 26, transitions: 1 << 22, bytes: 1 << 27, ..Limits::default() };
    let tables = Tables::new(&plan, &limits).expect("a plan");
    // The published probability of this Splinter is 3.709759e-4: all its conditions are tracked.
    let share = tables.deals() as f64 / Table::BRIDGE.deals() as f64;
    assert!((share - 3.709759e-4).abs() < 5e-10, "{share:e}");
    let key = StreamKey::new(1, 2, &[]);
    let mut range = vec![plan.fixed.complete(&mut key.stream(0)); 300];
    assert_eq!(tables.draw_range(&key, 5, &mut range), 300);
    for (i, deal) in range.iter().enumerate() {
        let index = 5 + i as u64;
        assert_eq!(tables.draw(&mut key.stream(index), 1).deal, Some(*deal));
        assert_eq!(tables.draw_portable(&mut key.stream(index), 1).deal, Some(*deal));
        assert!(tracked(&plan.parts[0], &plan.fixed, deal), "{deal:?}");
        assert!(deal.hands().iter().all(|hand| hand.len() == 13));
    }
}

#[test]
fn deals_side_by_side_are_those_drawn_one_by_one() {
    // Random parts of every kind, with checks that refuse, several parts among them; more indices than lanes, and fewer.
    let key = StreamKey::new(3, 4, &[]);
    let mut compared = 0;
    for number in 0..400 {
        let mut maker = Maker::new(number, 3);
        let parts = (0..1 + number % 3).map(|_| maker.part()).collect();
        let plan = Plan { fixed: maker.fixed, parts };
        let Ok(tables) = Tables::new(&plan, &Limits::default()) else { continue };
        let one_by_one = |index: u64| {
            let drawn = tables.draw(&mut key.stream(index), 2_000);
            assert_eq!(drawn, tables.draw_portable(&mut key.stream(index), 2_000));
            drawn
        };
        let drawn: Vec<_> = (7..7 + number % 40).map(one_by_one).collect();
        // Where nothing is accepted a range would never end.
        let Some(deals) = drawn.iter().map(|drawn| drawn.deal).collect::<Option<Vec<Deal>>>() else {
            continue;
        };
        let attempts: u64 = drawn.iter().map(|drawn| drawn.attempts).sum();
        for portable in [false, true] {
            let mut range = vec![plan.fixed.complete(&mut key.stream(0)); deals.len()];
            let made = if portable {
                tables.draw_range_portable(&key, 7, &mut range)
            } else {
                tables.draw_range(&key, 7, &mut range)
            };
            assert_eq!((made, &range), (attempts, &deals), "part {number}");
        }
        compared += deals.len();
    }
    assert!(compared > 3_000, "{compared}");
}
