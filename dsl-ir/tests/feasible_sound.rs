//! Interval reasoning never excludes what has a deal: trees that a deal satisfies are made from the deal.
//!
//! A tree is drawn without regard to the deal; if the deal does not satisfy it, its negation is taken. So every
//! construct stands in every place, asked and refused. Deals are random ones and ones with long suits and
//! lopsided honours; packs are bridge and small ones, with and without fixed cards.
#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use bridgeshape_dsl_ir::Var;
use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::feasible::{Decision, excluded, possible};
use bridgeshape_dsl_ir::ir::{
    Binder, Binding, Choice, CompareOp, Cond, Hands, HoldingCond, Leaf, LengthsCond, Metric, Pattern, Points,
    Pred, Range, Scenario, ShapeClass, ShapePattern, Slot,
};
use bridgeshape_runtime::{Card, Hand, Holding, HoldingSet, PartialDeal, Rank, Role, ShapeSet, Suit, Table};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A plain generator of numbers (G. Marsaglia's xorshift): the cases are the same on every run.
struct Dice {
    state: u64,
    /// Suits that are still to be chosen and may be named instead of letters.
    open: Vec<Slot>,
}

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice { state: seed, open: Vec::new() }
    }

    fn below(&mut self, n: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) as usize % n
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// A deal of the table: shuffled well, or hardly.
    fn deal(&mut self, table: &Table) -> [Hand; 4] {
        let mut cards: Vec<Card> = table.pack().cards().collect();
        if self.chance(30) {
            cards.sort_by_key(|card| card.rank());
        }
        let swaps = if self.chance(50) { 200 } else { self.below(30) };
        for _ in 0..swaps {
            let (a, b) = (self.below(cards.len()), self.below(cards.len()));
            cards.swap(a, b);
        }
        let mut rest = cards.into_iter();
        table.sizes().map(|size| rest.by_ref().take(usize::from(size)).collect())
    }

    /// Some of the deal's cards.
    fn fixed(&mut self, table: Table, deal: &[Hand; 4]) -> PartialDeal {
        let percent = self.one_of(&[0, 0, 10, 60, 90]);
        let known = deal.map(|hand| hand.cards().filter(|_| self.chance(percent)).collect());
        PartialDeal::new(table, known).unwrap()
    }

    /// A range around a value, or anywhere.
    fn range(&mut self, value: i32, spread: usize) -> Range {
        let near = if self.chance(80) { value } else { self.below(spread + 1) as i32 };
        let min = (near - self.below(3) as i32).max(0) as u16;
        let max = self.chance(70).then(|| near.max(0) as u16 + self.below(3) as u16);
        Range { min, max }
    }

    fn slot(&mut self) -> Slot {
        if !self.open.is_empty() && self.chance(50) {
            let open = self.open.clone();
            return self.one_of(&open);
        }
        Slot::Suit(self.one_of(&Suit::ALL))
    }

    fn holding(&mut self, held: Holding) -> HoldingCond {
        let high = Holding::from_bits(held.bits() & !0x7f);
        let rank = self.one_of(&Rank::ALL);
        match self.below(9) {
            0 => HoldingCond::Length(self.range(held.len() as i32, 13)),
            1 => HoldingCond::Hcp(self.range(bridgeshape_dsl_ir::ir::hcp(held) as i32, 10)),
            2 => HoldingCond::Cards(high),
            3 => {
                let low = (held.len() - high.len()) as u16;
                let low_min = low.saturating_sub(self.below(2) as u16);
                HoldingCond::Pattern(Pattern {
                    cards: high,
                    low_min,
                    low_max: self.chance(60).then_some(low),
                })
            }
            4 => HoldingCond::Has(rank),
            5 => HoldingCond::Lacks(rank),
            6 => HoldingCond::Stopper,
            7 => HoldingCond::NoStopper,
            _ => {
                let (by, rest) = (2 + self.below(5), self.below(3));
                let set = HoldingSet::from_fn(|h| h == held || (h.index() / 3) % by == rest);
                HoldingCond::Set(Arc::new(set))
            }
        }
    }

    fn lengths(&mut self, lengths: [u8; 4]) -> LengthsCond {
        match self.below(5) {
            0 => LengthsCond::Class(self.one_of(&ShapeClass::ALL)),
            1 => {
                let mut sorted = lengths;
                sorted.sort_by(|a, b| b.cmp(a));
                let digits = sorted.map(|length| self.chance(60).then_some(length.min(9)));
                LengthsCond::Pattern(ShapePattern::new(digits).unwrap())
            }
            2 => LengthsCond::Compare {
                left: self.slot(),
                op: self.one_of(&CompareOp::ALL),
                right: self.slot(),
            },
            3 => LengthsCond::Longest(self.slot()),
            _ => {
                let by = 2 + self.below(4) as u8;
                let cards = lengths.iter().sum();
                LengthsCond::Set(Arc::new(ShapeSet::from_fn(cards, |s| s == lengths || s[0] % by == 0)))
            }
        }
    }

    fn points(&mut self, deal: &[Hand; 4]) -> Points {
        let hands = match self.below(4) {
            0 => Hands::from(
                self.one_of(&[bridgeshape_runtime::Pair::Declarer, bridgeshape_runtime::Pair::Defense]),
            ),
            1 => Hands::of(Role::ALL.into_iter().filter(|_| self.chance(50))),
            _ => Hands::of([self.one_of(&Role::ALL)]),
        };
        let metric = match self.below(11) {
            0 | 1 => Metric::Hcp,
            2 => Metric::Controls,
            3 => Metric::Aces,
            4 => Metric::Kings,
            5 => Metric::Queens,
            6 => Metric::KeyCards(self.slot()),
            7 => Metric::Tp,
            8 => Metric::Dp,
            9 => Metric::Ltc,
            _ => Metric::Length(self.slot()),
        };
        // While a suit is open the value is a guess; the tree is turned round where it fails.
        let value: i32 = hands.roles().map(|role| metric.of_hand(deal[role.index()]).unwrap_or(3)).sum();
        let range = self.range(value, 20);
        Points::new(hands, metric, range)
    }

    fn leaf(&mut self, deal: &[Hand; 4]) -> Pred {
        let hand = self.one_of(&Role::ALL);
        let held = deal[hand.index()];
        let cond = match self.below(5) {
            0 | 1 => {
                let (suit, near) = (self.slot(), self.one_of(&Suit::ALL));
                let near = suit.suit().unwrap_or(near);
                Cond::Holding { hand, suit, is: self.holding(held.holding(near)) }
            }
            2 => Cond::Lengths { hand, is: self.lengths(held.lengths()) },
            _ => Cond::Points(self.points(deal)),
        };
        Pred::leaf(cond, Origin::Json(String::new()))
    }

    fn tree(&mut self, deal: &[Hand; 4], depth: usize) -> Pred {
        let size = 2 + self.below(3);
        match if depth == 0 { 9 } else { self.below(10) } {
            0 => Pred::all((0..size).map(|_| self.tree(deal, depth - 1)).collect::<Vec<_>>()),
            1 | 2 => Pred::any((0..size).map(|_| self.tree(deal, depth - 1)).collect::<Vec<_>>()),
            3 => Pred::not(self.tree(deal, depth - 1)),
            4 => {
                let (hand, not) = (self.one_of(&Role::ALL), self.slot());
                let suit = self.one_of(&Suit::ALL);
                let is = self.holding(deal[hand.index()].holding(suit));
                let body =
                    Pred::leaf(Cond::Holding { hand, suit: Slot::Own, is }, Origin::Json(String::new()));
                Pred::some_suit(vec![not], body)
            }
            _ => self.leaf(deal),
        }
    }

    /// A tree that the deal satisfies.
    fn satisfied(&mut self, deal: &[Hand; 4], conjuncts: usize, bind: &dyn Fn(Pred) -> Pred) -> Pred {
        let tree = |dice: &mut Dice| {
            let tree = dice.tree(deal, 3);
            if bind(tree.clone()).holds(deal) { tree } else { Pred::not(tree) }
        };
        Pred::all((0..conjuncts).map(|_| tree(self)).collect::<Vec<_>>())
    }

    /// Options of a pattern of which the one with this index is what is held.
    fn options(&mut self, hand: Role, suit: Slot, held: Holding, true_one: usize, count: usize) -> Vec<Leaf> {
        let option = |dice: &mut Dice, index: usize| {
            let holding = if index == true_one { held } else { Holding::from_bits(dice.below(8192) as u16) };
            let cards = Holding::from_bits(holding.bits() & !0x7f);
            let low = (holding.len() - cards.len()) as u16;
            let is = HoldingCond::Pattern(Pattern {
                cards,
                low_min: low,
                low_max: dice.chance(70).then_some(low),
            });
            Leaf { cond: Cond::Holding { hand, suit, is }, origin: Origin::Json(String::new()) }
        };
        (0..count).map(|index| option(self, index)).collect()
    }
}

fn scenario(pred: Pred, table: Table) -> Scenario {
    Scenario {
        label: String::new(),
        number: 1,
        weight: 1,
        named: Vec::new(),
        quiet: Vec::new(),
        declared: BTreeMap::new(),
        binders: Vec::new(),
        pred,
        context: Default::default(),
        table,
        fits: Vec::new(),
    }
}

fn never_excluded(table: Table, seed: u64, cases: usize) {
    let mut dice = Dice::new(seed);
    for case in 0..cases {
        let deal = dice.deal(&table);
        let fixed = dice.fixed(table, &deal);
        let conjuncts = 1 + dice.below(12);
        let pred = dice.satisfied(&deal, conjuncts, &|tree| tree);
        assert!(pred.holds(&deal));
        let scenario = scenario(pred, table);
        assert!(
            !excluded(&scenario, &Binding::EMPTY, &fixed),
            "case {case} of seed {seed}: {deal:?} with {fixed:?} satisfies {:#?}",
            scenario.pred
        );
    }
}

#[test]
fn bridge_deals_are_never_excluded() {
    never_excluded(Table::BRIDGE, 0x5eed_0001, 500);
}

#[test]
fn deals_of_small_packs_are_never_excluded() {
    let pack = |ranks: &[Rank]| -> Hand {
        Suit::ALL.into_iter().flat_map(|suit| ranks.iter().map(move |&rank| Card::new(suit, rank))).collect()
    };
    let three = Table::new(pack(&[Rank::Ace, Rank::King, Rank::Nine]), [3; 4]).unwrap();
    let mixed =
        Table::new(pack(&[Rank::Ace, Rank::Queen, Rank::Jack, Rank::Five, Rank::Two]), [8, 2, 7, 3]).unwrap();
    let uneven: Hand = Hand::PACK.cards().filter(|card| card.index() % 3 != 0 && card.index() < 40).collect();
    let uneven = Table::new(uneven, [13, 1, 0, uneven.len() as u8 - 14]).unwrap();
    never_excluded(three, 0x5eed_0002, 400);
    never_excluded(mixed, 0x5eed_0003, 400);
    never_excluded(uneven, 0x5eed_0004, 400);
}

/// Two variables, a jolly, a fit and a pattern, all open; the deal satisfies the tree under one binding.
#[test]
fn the_binding_of_a_deal_is_never_excluded() {
    let table = Table::BRIDGE;
    let mut dice = Dice::new(0x5eed_0005);
    for case in 0..200 {
        let deal = dice.deal(&table);
        let fixed = dice.fixed(table, &deal);
        let hand = dice.one_of(&Role::ALL);
        let (a, b) = (dice.one_of(&Suit::ALL), dice.one_of(&Suit::ALL));
        if a == b {
            continue;
        }
        let (jolly, fit) = (dice.one_of(&Suit::ALL), dice.one_of(&Suit::ALL));
        let true_one = dice.below(3);
        let domain = Suit::ALL.to_vec();
        let binders = vec![
            Binder::Vars(vec![(Var::A, domain.clone()), (Var::B, domain.clone())]),
            Binder::Jolly { hand, named: Vec::new() },
            Binder::Fit { index: 0, domain },
            Binder::Alternatives { hand, suit: Slot::Var(Var::B), count: 3 },
        ];
        let binding: Binding = [
            Choice::Vars([Some(a), Some(b), None, None]),
            Choice::Suit(jolly),
            Choice::Suit(fit),
            Choice::Alternative(true_one as u16),
        ]
        .into_iter()
        .collect();
        let open = Scenario { binders, ..scenario(Pred::ALWAYS, table) };
        let bind = |pred: Pred| Scenario { pred, ..open.clone() }.bind(&binding);

        dice.open = vec![Slot::Var(Var::A), Slot::Var(Var::B), Slot::Jolly(hand), Slot::Fit(0)];
        let conjuncts = 1 + dice.below(8);
        let tree = dice.satisfied(&deal, conjuncts, &bind);
        dice.open.clear();
        let held = deal[hand.index()].holding(b);
        let suit = Slot::Var(Var::B);
        let options = dice.options(hand, suit, held, true_one, 3);
        let pred = Pred::all([tree, Pred::Alternative { hand, suit, options }]);
        assert!(bind(pred.clone()).holds(&deal));

        let scenario = Scenario { pred, ..open.clone() };
        for length in 0..=4 {
            let prefix: Binding = binding.choices()[..length].iter().copied().collect();
            assert!(!excluded(&scenario, &prefix, &fixed), "case {case}: {prefix:?}, {:#?}", scenario.pred);
        }
        assert_ne!(possible(&scenario, &Binding::EMPTY, &fixed, 200), Decision::Impossible, "case {case}");
    }
}

/// Trees drawn at random, mostly impossible, against all 2,520 deals of eight cards: what is excluded has none.
#[test]
fn what_is_excluded_has_no_deal() {
    let ranks = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Eight, Rank::Three];
    let mut dice = Dice::new(0x5eed_0006);
    let (mut impossible, mut excluded_ones) = (0, 0);
    for case in 0..400 {
        let mut cards: Vec<Card> =
            Suit::ALL.into_iter().flat_map(|suit| ranks.map(|rank| Card::new(suit, rank))).collect();
        while cards.len() > 8 {
            cards.swap_remove(dice.below(cards.len()));
        }
        let table = Table::new(cards.into_iter().collect(), [2; 4]).unwrap();
        let near = dice.deal(&table);
        let conjuncts = 2 + dice.below(5);
        let pred = Pred::all((0..conjuncts).map(|_| dice.tree(&near, 2)).collect::<Vec<_>>());
        let unknown = PartialDeal::unknown(table);
        let has_a_deal = unknown.iter().any(|deal| pred.holds(deal.hands()));
        let scenario = scenario(pred, table);
        let is_excluded = excluded(&scenario, &Binding::EMPTY, &unknown);
        assert!(!(is_excluded && has_a_deal), "case {case}: {:#?}", scenario.pred);
        impossible += u32::from(!has_a_deal);
        excluded_ones += u32::from(is_excluded);
    }
    // Not a law, but a guard: reasoning that proves ever less would still be sound.
    assert!(impossible > 200 && 10 * excluded_ones > 9 * impossible, "{excluded_ones} of {impossible}");
}
