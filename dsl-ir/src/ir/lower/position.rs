//! What a scenario asks of one hand, and the alternatives inside it.

use super::conjunction::conjunction;
use super::{Lowering, words};
use crate::SuitRef;
use crate::diag::document::Wanted;
use crate::ir::bind::Binder;
use crate::ir::cond::{CompareOp, Cond, HoldingCond, LOW_CARDS, LengthsCond, Pattern};
use crate::ir::metric::{Metric, Points};
use crate::ir::pred::{Leaf, Pred, Slot};
use crate::ir::scenario::{Fit, FitSuit};
use crate::ir::shape::{ShapeClass, ShapePattern};
use crate::wire;
use bridgeshape_runtime::Role;
use std::collections::BTreeSet;

/// What stands around a group of constraints.
pub(super) struct Around {
    hand: Role,
    /// `None` for the position itself; else the suits that the groups around this one name by key.
    named: Option<BTreeSet<Slot>>,
    /// Suits that fits of the hand's pair name: the position's jolly may not be one of them (SEMANTICS 16).
    fits: Vec<Slot>,
}

impl Around {
    pub(super) fn position(hand: Role, fits: &[Fit]) -> Around {
        let named = |fit: &Fit| match fit.suit {
            FitSuit::Named(slot) if fit.pair == hand.pair() => Some(slot),
            _ => None,
        };
        Around { hand, named: None, fits: fits.iter().filter_map(named).collect() }
    }

    /// Around the alternatives inside this group.
    fn inside(&self, group: &wire::Position) -> Around {
        Around { hand: self.hand, named: Some(self.named_with(group)), fits: Vec::new() }
    }

    /// The suits that the group names by key, and those that the groups around it do.
    fn named_with(&self, group: &wire::Position) -> BTreeSet<Slot> {
        let keys = group.suits.keys().chain(group.suit_hcp.keys()).chain(group.suit_cards.keys());
        let keys = keys.chain(group.suit_patterns.keys()).map(|&suit| Slot::from(suit));
        keys.chain(self.named.iter().flatten().copied()).collect()
    }

    /// The binder of the position's jolly, if it has one.
    pub(super) fn jolly(&self, position: &wire::Position) -> Option<Binder> {
        position.x.or(position.x_hcp)?;
        let mut named = self.named_with(position);
        named.extend(&self.fits);
        Some(Binder::Jolly { hand: self.hand, named: named.into_iter().collect() })
    }

    fn is_position(&self) -> bool {
        self.named.is_none()
    }
}

impl Lowering<'_> {
    /// The conjuncts of a group, in canonical order.
    pub(super) fn position(&mut self, group: &wire::Position, around: &Around, at: &str) -> Vec<Pred> {
        let mut parts = Vec::new();
        self.suits(group, around, at, &mut parts);
        self.jolly(group, around, at, &mut parts);
        self.shape(group, around, at, &mut parts);
        self.points(group, around, at, &mut parts);
        self.cards(group, around, at, &mut parts);
        self.groups(group, around, at, &mut parts);
        conjunction(parts)
    }

    fn suits(&mut self, group: &wire::Position, around: &Around, at: &str, parts: &mut Vec<Pred>) {
        let hand = around.hand;
        for (&suit, &range) in &group.suits {
            let is = HoldingCond::Length(range.into());
            parts.push(self.holding(hand, suit, is, &format!("{at}/suits/{suit}")));
        }
        for (&suit, cards) in &group.suit_cards {
            let pointer = format!("{at}/suit_cards/{suit}");
            if let Some(cards) = self.word(cards, &pointer, Wanted::HighCards, words::honours) {
                parts.push(self.holding(hand, suit, HoldingCond::Cards(cards), &pointer));
            }
        }
        for (&suit, patterns) in &group.suit_patterns {
            let options = self.options(hand, suit, patterns, &format!("{at}/suit_patterns/{suit}"));
            parts.push(match options.len() {
                1 => Pred::all(options.into_iter().map(Pred::Leaf)),
                _ if around.is_position() => Pred::Alternative { hand, suit: suit.into(), options },
                _ => Pred::any(options.into_iter().map(Pred::Leaf)),
            });
        }
        for (&suit, &range) in &group.suit_hcp {
            let is = HoldingCond::Hcp(range.into());
            parts.push(self.holding(hand, suit, is, &format!("{at}/suit_hcp/{suit}")));
        }
        for (&suit, &wanted) in &group.stoppers {
            let is = if wanted == 0 { HoldingCond::NoStopper } else { HoldingCond::Stopper };
            parts.push(self.holding(hand, suit, is, &format!("{at}/stoppers/{suit}")));
        }
    }

    /// The options of a pattern; identical ones once (SEMANTICS 10).
    fn options(&mut self, hand: Role, suit: SuitRef, patterns: &[wire::Pattern], pointer: &str) -> Vec<Leaf> {
        let mut options: Vec<Leaf> = Vec::new();
        for (i, pattern) in patterns.iter().enumerate() {
            let place = format!("{pointer}/{i}/cards");
            let Some(cards) = self.word(&pattern.cards, &place, Wanted::HighCards, words::honours) else {
                continue;
            };
            // Seven low cards are all there are: a limit of seven or more is none.
            let low_max = pattern.low_max.filter(|&max| max < u16::from(LOW_CARDS));
            let is = HoldingCond::Pattern(Pattern { cards, low_min: pattern.low_min, low_max });
            let origin = self.origin(&format!("{pointer}/{i}"));
            let option = Leaf { cond: Cond::Holding { hand, suit: suit.into(), is }, origin };
            if !options.contains(&option) {
                options.push(option);
            }
        }
        options
    }

    /// The jolly: a slot of its own for a position, an existential inside `any` and `not` (SEMANTICS 16, 17).
    fn jolly(&mut self, group: &wire::Position, around: &Around, at: &str, parts: &mut Vec<Pred>) {
        let slot = if around.is_position() { Slot::Jolly(around.hand) } else { Slot::Own };
        let mut body = Vec::new();
        for (range, is, key) in [
            (group.x, HoldingCond::Length as fn(_) -> _, "x"),
            (group.x_hcp, HoldingCond::Hcp as fn(_) -> _, "x_hcp"),
        ] {
            let Some(range) = range else { continue };
            let cond = Cond::Holding { hand: around.hand, suit: slot, is: is(range.into()) };
            body.push(self.leaf(cond, &format!("{at}/{key}")));
        }
        if around.is_position() {
            parts.extend(body);
        } else if !body.is_empty() {
            let named = around.named_with(group).into_iter().collect();
            parts.push(Pred::some_suit(named, Pred::all(body)));
        }
    }

    fn shape(&mut self, group: &wire::Position, around: &Around, at: &str, parts: &mut Vec<Pred>) {
        if let Some(shape) = &group.shape {
            let pointer = format!("{at}/shape");
            let class = self.word(shape, &pointer, Wanted::ShapeClass, ShapeClass::from_name);
            parts.extend(class.map(|class| self.lengths(around, LengthsCond::Class(class), &pointer)));
        }
        if let Some(shape) = &group.shape_pattern {
            let pointer = format!("{at}/shape_pattern");
            let read = |text: &str| text.parse::<ShapePattern>().ok();
            let pattern = self.word(shape, &pointer, Wanted::ShapePattern, read);
            parts
                .extend(pattern.map(|pattern| self.lengths(around, LengthsCond::Pattern(pattern), &pointer)));
        }
        for (i, wire::Compare { left, op, right }) in group.compare.iter().enumerate() {
            let op = self.word(op, &format!("{at}/compare/{i}/op"), Wanted::Comparison, CompareOp::from_sign);
            let Some(op) = op else { continue };
            let is = LengthsCond::Compare { left: (*left).into(), op, right: (*right).into() };
            parts.push(self.lengths(around, is, &format!("{at}/compare/{i}")));
        }
        for (i, &suit) in group.longest.iter().enumerate() {
            parts.push(self.lengths(around, LengthsCond::Longest(suit.into()), &format!("{at}/longest/{i}")));
        }
    }

    fn points(&mut self, group: &wire::Position, around: &Around, at: &str, parts: &mut Vec<Pred>) {
        let keys = [
            ("hcp", group.hcp, Metric::Hcp),
            ("tp", group.tp, Metric::Tp),
            ("dp", group.dp, Metric::Dp),
            ("ltc", group.ltc, Metric::Ltc),
            ("aces", group.aces, Metric::Aces),
            ("kings", group.kings, Metric::Kings),
            ("queens", group.queens, Metric::Queens),
            ("controls", group.controls, Metric::Controls),
        ];
        for (key, range, metric) in keys {
            let Some(range) = range else { continue };
            let cond = Cond::Points(Points::new(around.hand, metric, range));
            parts.push(self.leaf(cond, &format!("{at}/{key}")));
        }
        for (&suit, &range) in &group.keycards {
            let cond = Cond::Points(Points::new(around.hand, Metric::KeyCards(suit.into()), range));
            parts.push(self.leaf(cond, &format!("{at}/keycards/{suit}")));
        }
    }

    fn cards(&mut self, group: &wire::Position, around: &Around, at: &str, parts: &mut Vec<Pred>) {
        for (key, cards, is) in [
            ("cards_held", &group.cards_held, HoldingCond::Has as fn(_) -> _),
            ("cards_not_held", &group.cards_not_held, HoldingCond::Lacks as fn(_) -> _),
        ] {
            for (i, card) in cards.iter().enumerate() {
                let pointer = format!("{at}/{key}/{i}");
                let card = self.word(card, &pointer, Wanted::CardOrVariable, words::card_or_variable);
                parts.extend(card.map(|(suit, rank)| self.holding(around.hand, suit, is(rank), &pointer)));
            }
        }
    }

    fn groups(&mut self, group: &wire::Position, around: &Around, at: &str, parts: &mut Vec<Pred>) {
        let inside = around.inside(group);
        let mut alternatives = |list: &[wire::Position], pointer: &str| {
            let each = list.iter().enumerate();
            Pred::any(each.map(|(i, one)| Pred::all(self.position(one, &inside, &format!("{pointer}/{i}")))))
        };
        for (i, list) in group.any.iter().enumerate() {
            parts.push(alternatives(list, &format!("{at}/any/{i}")));
        }
        if !group.not.is_empty() {
            parts.push(Pred::not(alternatives(&group.not, &format!("{at}/not"))));
        }
    }

    fn holding(&self, hand: Role, suit: SuitRef, is: HoldingCond, pointer: &str) -> Pred {
        self.leaf(Cond::Holding { hand, suit: suit.into(), is }, pointer)
    }

    fn lengths(&self, around: &Around, is: LengthsCond, pointer: &str) -> Pred {
        self.leaf(Cond::Lengths { hand: around.hand, is }, pointer)
    }
}
