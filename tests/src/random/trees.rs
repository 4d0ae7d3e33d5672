//! Random trees with what the language cannot say: any sets of holdings and shapes, any evaluators, points over any
//! hands, groups in groups over several hands; tables of other packs and sizes.

use super::census::Constructs;
use super::dice::Dice;
use super::known;
use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::ir::{
    CompareOp, Cond, Hands, HoldingCond, LengthsCond, Metric, Pattern, Points, Pred, Range, ShapeClass,
    ShapePattern, hcp, high,
};
use bridgeshape_runtime::{
    Card, Evaluator, Hand, Holding, HoldingSet, PartialDeal, Rank, Role, ShapeSet, Suit, Table,
};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

/// How many cards of each hand are unknown, in any order of the hands; at most 2,520 completions each.
const OPEN: [[u8; 4]; 12] = [
    [2, 2, 2, 2],
    [2, 2, 2, 2],
    [2, 2, 2, 2],
    [2, 2, 2, 2],
    [4, 1, 3, 1],
    [4, 1, 3, 1],
    [3, 3, 2, 0],
    [3, 3, 2, 0],
    [5, 1, 2, 1],
    [5, 5, 0, 0],
    [1, 1, 1, 1],
    [0, 0, 0, 0],
];

/// A bound tree with known cards.
#[derive(Clone, Debug)]
pub struct TreeCase {
    /// Which one it is.
    pub number: u64,
    /// What must hold: only suits by their letters, no jollies, no choices.
    pub pred: Pred,
    /// The known cards, and the table.
    pub fixed: PartialDeal,
}

impl TreeCase {
    /// The case of a number.
    pub fn new(number: u64) -> TreeCase {
        let mut dice = Dice::new(number ^ 1 << 63);
        let table = table(&mut dice);
        let deal = dice.deal(&table);
        let mut open = dice.one_of(&OPEN);
        dice.shuffle(&mut open);
        let fixed = dice.fixed(table, &deal, open);
        let conjuncts = 1 + dice.below(6);
        let (satisfied, depth) = (dice.chance(75), dice.one_of(&[0, 1, 1, 2, 2, 3]));
        let mut grower = Grower { dice: &mut dice, deal: &deal };
        let pred = Pred::all((0..conjuncts).map(|_| {
            let tree = grower.tree(depth);
            if !satisfied || tree.holds(&deal) { tree } else { Pred::not(tree) }
        }));
        TreeCase { number, pred, fixed }
    }

    /// What occurs in it.
    pub fn constructs(&self) -> BTreeSet<String> {
        let mut found = Constructs::default();
        found.tree(&self.pred);
        found.table(&self.fixed.table());
        found.into_set()
    }
}

impl fmt::Display for TreeCase {
    /// All that is needed to see what it means.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tree {}", self.number)?;
        writeln!(f, "  known: {}", known(&self.fixed))?;
        writeln!(f, "  not known: {}", self.fixed.rest())?;
        write!(f, "  tree: {:#?}", self.pred)
    }
}

impl Constructs {
    fn table(&mut self, table: &Table) {
        let sizes = table.sizes();
        self.note_if(*table == Table::BRIDGE, "table of bridge");
        self.note_if(table.pack().len() < 52, "table of a small pack");
        self.note_if(sizes.contains(&0), "table with an empty hand");
        self.note_if(sizes.iter().any(|&size| size > 13), "table with a hand of more than thirteen");
        self.note_if(
            Suit::ALL.into_iter().any(|suit| table.pack().holding(suit).is_empty()),
            "table without one of the suits",
        );
    }
}

/// Bridge in a third of the cases, else a smaller pack.
fn table(dice: &mut Dice) -> Table {
    let ranks = |ranks: &[Rank], suits: &[Suit]| -> Hand {
        suits.iter().flat_map(|&suit| ranks.iter().map(move |&rank| Card::new(suit, rank))).collect()
    };
    let honours = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Five];
    let (pack, sizes) = match dice.below(9) {
        0 => (ranks(&honours, &Suit::ALL), [8, 2, 7, 3]),
        1 => (ranks(&honours[..3], &Suit::ALL), [3; 4]),
        2 => (ranks(&Rank::ALL, &[Suit::Spades, Suit::Diamonds, Suit::Clubs]), [13, 10, 9, 7]),
        3 => {
            let cards: Vec<Card> = Hand::PACK.cards().collect();
            let cards = dice.some_of(&cards, 9);
            (cards.into_iter().collect(), [4, 1, 3, 1])
        }
        4 => {
            let cards: Vec<Card> = Hand::PACK.cards().collect();
            let cards = dice.some_of(&cards, 40);
            (cards.into_iter().collect(), [13, 4, 0, 23])
        }
        5 => (ranks(&Rank::ALL[6..], &Suit::ALL), [7; 4]),
        _ => return Table::BRIDGE,
    };
    Table::new(pack, sizes).expect("sizes that sum to the pack")
}

/// Who makes trees near a deal.
#[derive(Debug)]
struct Grower<'a> {
    dice: &'a mut Dice,
    deal: &'a [Hand; 4],
}

impl Grower<'_> {
    fn tree(&mut self, depth: usize) -> Pred {
        let size = 2 + self.dice.below(3);
        let branches = |grower: &mut Self| -> Vec<Pred> {
            (0..size).map(|_| grower.tree(depth.saturating_sub(1))).collect()
        };
        match if depth == 0 { 9 } else { self.dice.below(10) } {
            0 | 1 => Pred::all(branches(self)),
            2..=4 => Pred::any(branches(self)),
            5 | 6 => Pred::not(self.tree(depth - 1)),
            _ => self.leaf(),
        }
    }

    fn leaf(&mut self) -> Pred {
        let hand = self.dice.one_of(&Role::ALL);
        let held = self.deal[hand.index()];
        let cond = match self.dice.below(5) {
            0 | 1 => {
                let suit = self.dice.one_of(&Suit::ALL);
                Cond::Holding { hand, suit: suit.into(), is: self.holding(held.holding(suit)) }
            }
            2 => Cond::Lengths { hand, is: self.lengths(held.lengths()) },
            _ => Cond::Points(self.points()),
        };
        Pred::leaf(cond, Origin::Json(String::new()))
    }

    /// A range around a number, or around any up to `most`.
    fn range(&mut self, value: usize, most: usize) -> Range {
        let near = if self.dice.chance(80) { value } else { self.dice.below(most + 1) };
        let min = near.saturating_sub(self.dice.below(3));
        let max = self.dice.chance(70).then(|| near + self.dice.below(2));
        let bound = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
        Range { min: bound(min), max: max.map(bound) }
    }

    fn holding(&mut self, held: Holding) -> HoldingCond {
        let rank = self.dice.one_of(&Rank::ALL);
        match self.dice.below(10) {
            0 => HoldingCond::Length(self.range(held.len(), 13)),
            1 => HoldingCond::Hcp(self.range(hcp(held), 10)),
            2 => HoldingCond::Cards(high(held)),
            3 => {
                let Range { min: low_min, max: low_max } = self.range(held.len() - high(held).len(), 7);
                HoldingCond::Pattern(Pattern { cards: high(held), low_min, low_max })
            }
            4 => HoldingCond::Has(rank),
            5 => HoldingCond::Lacks(rank),
            6 => HoldingCond::Stopper,
            7 => HoldingCond::NoStopper,
            _ => {
                let (by, rest) = (2 + self.dice.below(5), self.dice.below(3));
                let set = HoldingSet::from_fn(|h| h == held || h.index() / 3 % by == rest);
                HoldingCond::Set(Arc::new(set))
            }
        }
    }

    fn lengths(&mut self, lengths: [u8; 4]) -> LengthsCond {
        match self.dice.below(5) {
            0 => LengthsCond::Class(self.dice.one_of(&ShapeClass::ALL)),
            1 => {
                let mut sorted = lengths;
                sorted.sort_unstable_by(|a, b| b.cmp(a));
                let digits = sorted.map(|length| (length <= 9 && self.dice.chance(60)).then_some(length));
                LengthsCond::Pattern(ShapePattern::new(digits).expect("no length above nine"))
            }
            2 => {
                let [left, right] = [(); 2].map(|()| self.dice.one_of(&Suit::ALL).into());
                LengthsCond::Compare { left, op: self.dice.one_of(&CompareOp::ALL), right }
            }
            3 => LengthsCond::Longest(self.dice.one_of(&Suit::ALL).into()),
            _ => {
                let (by, cards) = (2 + self.dice.below(4) as u8, lengths.iter().sum());
                let set = ShapeSet::from_fn(cards, |shape| {
                    shape == lengths || (shape[0] + 2 * shape[1]).is_multiple_of(by)
                });
                LengthsCond::Set(Arc::new(set))
            }
        }
    }

    fn points(&mut self) -> Points {
        let hands = match self.dice.below(3) {
            0 => Hands::from(self.dice.one_of(&Role::ALL)),
            1 => Hands::from(self.dice.one_of(&Role::ALL).pair()),
            _ => Hands::of(Role::ALL.into_iter().filter(|_| self.dice.chance(60))),
        };
        let suit = self.dice.one_of(&Suit::ALL).into();
        let metric = match self.dice.below(14) {
            0 | 1 => Metric::Hcp,
            2 => Metric::Controls,
            3 => Metric::Aces,
            4 => Metric::Kings,
            5 => Metric::Queens,
            6 => Metric::KeyCards(suit),
            7 => Metric::Tp,
            8 => Metric::Dp,
            9 => Metric::Ltc,
            10 => Metric::Length(suit),
            _ => Metric::Custom(Arc::new(self.evaluator())),
        };
        let sum: i32 = hands.roles().filter_map(|role| metric.of_hand(self.deal[role.index()])).sum();
        let far = if self.dice.chance(if hands.is_empty() { 60 } else { 20 }) { 21 } else { 1 };
        let near = sum + self.dice.below(far) as i32 - far as i32 / 2;
        // A custom evaluator counts quarters.
        let width = if matches!(metric, Metric::Custom(_)) { 12 } else { 3 };
        let min = near - self.dice.below(width) as i32;
        let max = self.dice.chance(70).then(|| near + self.dice.below(width) as i32);
        Points { hands, metric, min, max }
    }

    /// A scale of card points in quarters, or a scrambled table of holdings; now and then with worth for shapes.
    fn evaluator(&mut self) -> Evaluator {
        let twist = 1 + 2 * self.dice.below(500);
        let suits = match self.dice.below(3) {
            0 => Evaluator::cards([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 12, 18]),
            1 => {
                let quarters = Rank::ALL.map(|_| self.dice.below(25) as i32 - 6);
                Evaluator::cards(quarters)
            }
            _ => Evaluator::from_fn(|suit, holding| {
                ((holding.index() + 1) * twist % 31) as i32 - 5 * suit.index() as i32
            }),
        };
        if self.dice.chance(50) {
            return suits;
        }
        // Only hands of one size gain by their shapes.
        let cards = self.deal[self.dice.below(4)].len() as u8;
        suits.with_shapes(cards, |[s, h, d, c]| i32::from(s) * i32::from(h) - i32::from(d.max(c)) * 2)
    }
}
