//! A bound tree as a distance: how far four hands are from satisfying it, in cards and points.
//!
//! The distance is zero just where the tree holds; elsewhere it is a guide for a search and nothing more.

use bridgeshape_dsl_ir::ir::{Cond, HoldingCond, Metric, Pattern, Points, Pred, hcp, high};
use bridgeshape_runtime::{Hand, Holding, ShapeSet, Suit, shape_count, shape_index};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A tree whose negations stand at the leaves.
#[derive(Debug)]
pub(super) enum Goal {
    All(Vec<Goal>),
    Any(Vec<Goal>),
    Length { hand: usize, suit: Suit, wanted: Wanted },
    SuitHcp { hand: usize, suit: Suit, wanted: Wanted },
    Sum { hands: Vec<usize>, metric: Metric, wanted: Wanted },
    Shape { hand: usize, steps: Arc<[u8]> },
    Holding { hand: usize, suit: Suit, is: HoldingCond, holds: bool },
}

/// Values of a number that are wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    min: i32,
    max: i32,
    /// Whether the values between the two are wanted, or all others.
    inside: bool,
}

impl Wanted {
    fn distance(self, value: i32) -> u32 {
        let inside = self.min <= value && value <= self.max;
        match (inside, self.inside) {
            (true, true) | (false, false) => 0,
            (false, true) => {
                if value < self.min {
                    value.abs_diff(self.min)
                } else {
                    value.abs_diff(self.max)
                }
            }
            (true, false) => value.abs_diff(self.min).min(value.abs_diff(self.max)) + 1,
        }
    }
}

/// Makes goals; remembers the distances of sets of shapes.
#[derive(Debug, Default)]
pub(super) struct Goals {
    shapes: BTreeMap<ShapeSet, Arc<[u8]>>,
}

impl Goals {
    /// The goal of a bound tree; `None` where a suit is still to be chosen.
    pub(super) fn of(&mut self, tree: &Pred) -> Option<Goal> {
        self.goal(tree, true)
    }

    fn goal(&mut self, pred: &Pred, holds: bool) -> Option<Goal> {
        let mut all =
            |parts: &[Pred]| parts.iter().map(|part| self.goal(part, holds)).collect::<Option<Vec<_>>>();
        match (pred, holds) {
            (Pred::All(parts), true) | (Pred::Any(parts), false) => Some(Goal::All(all(parts)?)),
            (Pred::Any(parts), true) | (Pred::All(parts), false) => Some(Goal::Any(all(parts)?)),
            (Pred::Not(inner), _) => self.goal(inner, !holds),
            (Pred::Leaf(leaf), _) => self.leaf(&leaf.cond, holds),
            (Pred::SomeSuit { .. } | Pred::Alternative { .. }, _) => None,
        }
    }

    fn leaf(&mut self, cond: &Cond, inside: bool) -> Option<Goal> {
        let ranged = |min: i32, max: Option<i32>| Wanted { min, max: max.unwrap_or(i32::MAX), inside };
        Some(match cond {
            Cond::Holding { hand, suit, is } => {
                let (hand, suit) = (hand.index(), suit.suit()?);
                match is {
                    HoldingCond::Length(range) => {
                        let wanted = ranged(range.min.into(), range.max.map(i32::from));
                        Goal::Length { hand, suit, wanted }
                    }
                    HoldingCond::Hcp(range) => {
                        let wanted = ranged(range.min.into(), range.max.map(i32::from));
                        Goal::SuitHcp { hand, suit, wanted }
                    }
                    other => Goal::Holding { hand, suit, is: other.clone(), holds: inside },
                }
            }
            Cond::Points(Points { hands, metric, min, max }) => {
                metric.of_hand(Hand::EMPTY)?;
                let hands = hands.roles().map(|role| role.index()).collect();
                Goal::Sum { hands, metric: metric.clone(), wanted: ranged(*min, *max) }
            }
            Cond::Lengths { hand, is } => {
                let set = is.set(13)?;
                let set = if inside { set } else { set.complement() };
                Goal::Shape { hand: hand.index(), steps: self.steps(set) }
            }
        })
    }

    /// For each shape, how many cards must change their suit to come into the set.
    fn steps(&mut self, set: ShapeSet) -> Arc<[u8]> {
        Arc::clone(self.shapes.entry(set).or_insert_with_key(|set| {
            let mut steps = vec![u8::MAX; shape_count(13)];
            let mut reached: Vec<[u8; 4]> = set.iter().collect();
            reached.iter().for_each(|&shape| steps[shape_index(shape)] = 0);
            for now in 1.. {
                let mut next = Vec::new();
                for shape in reached {
                    for (from, to) in (0..16).map(|pair| (pair / 4, pair % 4)).filter(|(from, to)| from != to)
                    {
                        if shape[from] == 0 || shape[to] == 13 {
                            continue;
                        }
                        let mut moved = shape;
                        moved[from] -= 1;
                        moved[to] += 1;
                        let have = &mut steps[shape_index(moved)];
                        if *have == u8::MAX {
                            *have = now;
                            next.push(moved);
                        }
                    }
                }
                if next.is_empty() {
                    break;
                }
                reached = next;
            }
            steps.into()
        }))
    }
}

impl Goal {
    /// How many conditions it has: what finding the distance costs.
    pub(super) fn size(&self) -> u64 {
        match self {
            Goal::All(parts) | Goal::Any(parts) => 1 + parts.iter().map(Goal::size).sum::<u64>(),
            _ => 1,
        }
    }

    /// How far these hands are from it; zero just where it holds.
    pub(super) fn distance(&self, hands: &[Hand; 4]) -> u32 {
        match self {
            Goal::All(parts) => parts.iter().map(|part| part.distance(hands)).sum(),
            Goal::Any(parts) => {
                let mut least = FAR;
                for part in parts {
                    least = least.min(part.distance(hands));
                    if least == 0 {
                        break;
                    }
                }
                least
            }
            Goal::Length { hand, suit, wanted } => wanted.distance(hands[*hand].holding(*suit).len() as i32),
            Goal::SuitHcp { hand, suit, wanted } => wanted.distance(hcp(hands[*hand].holding(*suit)) as i32),
            Goal::Sum { hands: of, metric, wanted } => {
                let sum = of.iter().map(|&hand| metric.of_hand(hands[hand]).unwrap_or(0)).sum();
                wanted.distance(sum)
            }
            Goal::Shape { hand, steps } => {
                steps.get(shape_index(hands[*hand].lengths())).map_or(FAR, |&steps| steps.into())
            }
            Goal::Holding { hand, suit, is, holds } => holding(is, *holds, hands[*hand].holding(*suit)),
        }
    }
}

/// Of what cannot be.
const FAR: u32 = 1_000;

fn holding(is: &HoldingCond, holds: bool, have: Holding) -> u32 {
    if is.holds(have) == holds {
        return 0;
    }
    let other = |cards: Holding| (high(have).bits() ^ cards.bits()).count_ones();
    match is {
        HoldingCond::Cards(cards) if holds => other(*cards),
        HoldingCond::Pattern(Pattern { cards, low_min, low_max }) if holds => {
            let low = (have.len() - high(have).len()) as i32;
            let max = low_max.map_or(i32::MAX, i32::from);
            other(*cards) + Wanted { min: i32::from(*low_min), max, inside: true }.distance(low)
        }
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::union;
    use bridgeshape_dsl_ir::answer::Answer;
    use bridgeshape_runtime::{StreamKey, deal};

    #[test]
    fn the_distance_is_zero_just_where_the_tree_holds() {
        let texts = [
            "opener S:4+ hcp:10-14; opp1 not(shape:balanced, H:5+ Hhcp:3+)",
            "opener any(S=AK, S~Q.+|J.., has:HA lacks:HK); responder stop:S nostop:H",
            "pairhcp:20-24 fit:M8+ opener H>=S longest:D; opp2 ltc:7- ",
            "$a=M opener $a:4+ x:0-2 xhcp:0-3; opp1 shape:5-4-x-x; opp2 not(aces:0, kc:S1-2)",
            "opener S:2-5 dp:9-14; opp1 quiet; opp2 quiet:0-11",
            "opener not(S~AQ.*|K.., tp:12+, C:0-2 x:5+)",
        ];
        let mut held = 0;
        for text in texts {
            let answer = Answer::of_text(text);
            let tree = union(answer.scenarios()[0].ir.as_ref().expect("a scenario"));
            let goal = Goals::default().of(&tree).expect("a bound tree");
            let mut stream = StreamKey::new(1, 2, &[3]).stream(0);
            for _ in 0..4_000 {
                let deal = deal(&mut stream);
                let holds = tree.holds(deal.hands());
                assert_eq!(goal.distance(deal.hands()) == 0, holds, "{text}: {deal:?}");
                held += u32::from(holds);
            }
        }
        assert!(held > 1_000, "{held} deals held");
    }

    #[test]
    fn shapes_are_as_far_as_cards_must_change_their_suit() {
        let steps = Goals::default().steps(ShapeSet::from_fn(13, |shape| shape == [4, 3, 3, 3]));
        let brute =
            |[s, h, d, c]: [u8; 4]| (s.abs_diff(4) + h.abs_diff(3) + d.abs_diff(3) + c.abs_diff(3)) / 2;
        for shape in bridgeshape_runtime::shapes(13) {
            assert_eq!(steps[shape_index(shape)], brute(shape), "{shape:?}");
        }
    }
}
