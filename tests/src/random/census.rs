//! Which constructs a sample of cases holds, and in how many cases.

use super::ScenarioCase;
use bridgeshape_dsl_ir::SuitRef;
use bridgeshape_dsl_ir::ir::{
    Binder, Cond, FitSuit, Hands, HoldingCond, LengthsCond, Metric, Points, Pred, Scenario, Slot,
};
use bridgeshape_dsl_ir::wire::{self, Position};
use bridgeshape_runtime::{Pair, Role, Suit};
use std::collections::{BTreeMap, BTreeSet};

const HANDS: [&str; 5] = ["no hand", "one hand", "two hands", "three hands", "four hands"];

/// In how many cases each construct occurs.
#[derive(Clone, Debug, Default)]
pub struct Census(BTreeMap<String, u32>);

impl Census {
    /// Counts a case that has these.
    pub fn add(&mut self, constructs: BTreeSet<String>) {
        for construct in constructs {
            *self.0.entry(construct).or_default() += 1;
        }
    }

    /// Demands that these constructs occur, each in at least so many cases; a line for each, `construct: least`.
    ///
    /// # Panics
    /// When one is rarer.
    pub fn at_least(&self, lines: &str) {
        let rare = read(lines).into_iter().filter_map(|(construct, least)| {
            let found = self.0.get(construct).copied().unwrap_or(0);
            (found < least).then(|| format!("{construct}: {found} instead of {least}"))
        });
        let rare: Vec<String> = rare.collect();
        assert!(rare.is_empty(), "the sample has become poorer:\n{}", rare.join("\n"));
    }

    /// Demands that no other constructs occur than those of such a list, so that a new one is not forgotten there.
    ///
    /// # Panics
    /// When others occur.
    pub fn nothing_but(&self, lines: &str) {
        let listed = read(lines);
        let others = self.0.iter().filter(|(construct, _)| !listed.contains_key(construct.as_str()));
        let others: Vec<String> = others.map(|(construct, found)| format!("{construct}: {found}")).collect();
        assert!(others.is_empty(), "the sample has what is not listed:\n{}", others.join("\n"));
    }
}

/// The lines of a list.
fn read(lines: &str) -> BTreeMap<&str, u32> {
    let lines = lines.lines().filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let (construct, least) = line.rsplit_once(": ").expect("a construct and a number");
            (construct, least.parse().expect("a number"))
        })
        .collect()
}

/// The constructs of one case, each once.
#[derive(Debug, Default)]
pub(super) struct Constructs(BTreeSet<String>);

impl ScenarioCase {
    /// What occurs in the scenario: its words, and what they become in the canonical form.
    pub fn constructs(&self) -> BTreeSet<String> {
        let mut found = Constructs::default();
        for role in Role::ALL {
            if let Some(position) = self.wire.positions.get(role) {
                found.position(position, 0);
                found.note_if(is_quiet_overridden(position), "word quiet, with words of its own");
            }
        }
        found.note_if(self.dsl.contains("quiet:"), "word quiet, with points");
        found.told(&self.wire);
        found.scenario(&self.scenario);
        found.0
    }
}

impl Constructs {
    pub(super) fn into_set(self) -> BTreeSet<String> {
        self.0
    }

    fn note(&mut self, construct: impl Into<String>) {
        self.0.insert(construct.into());
    }

    pub(super) fn note_if(&mut self, occurs: bool, construct: &str) {
        if occurs {
            self.note(construct);
        }
    }

    /// The words of a position, or of an alternative so many groups deep.
    fn position(&mut self, position: &Position, depth: usize) {
        let mut words = 0;
        let mut word = |word: &str, suits: &mut dyn Iterator<Item = SuitRef>| {
            let mut suits = suits.peekable();
            if suits.peek().is_some() {
                words += 1;
                let place = if depth == 0 { "word" } else { "in a group:" };
                self.note(format!("{place} {word}"));
            }
            if suits.any(|suit| matches!(suit, SuitRef::Var(_))) {
                self.note(format!("variable in {word}"));
            }
        };
        let letter = SuitRef::Suit(Suit::Spades);
        word("length", &mut position.suits.keys().copied());
        word("suit hcp", &mut position.suit_hcp.keys().copied());
        word("honours", &mut position.suit_cards.keys().copied());
        word("pattern", &mut position.suit_patterns.keys().copied());
        let several = position.suit_patterns.iter().filter(|(_, patterns)| patterns.len() > 1);
        word("pattern of several", &mut several.map(|(suit, _)| *suit));
        word("kc", &mut position.keycards.keys().copied());
        word("has", &mut position.cards_held.iter().map(|card| card_suit(card)));
        word("lacks", &mut position.cards_not_held.iter().map(|card| card_suit(card)));
        for (name, wanted) in [("stop", 1), ("nostop", 0)] {
            let stoppers = position.stoppers.iter().filter(|(_, stopper)| **stopper == wanted);
            word(name, &mut stoppers.map(|(suit, _)| *suit));
        }
        word("comparison", &mut position.compare.iter().flat_map(|compare| [compare.left, compare.right]));
        word("longest", &mut position.longest.iter().copied());
        for (name, occurs) in [
            ("hcp", position.hcp.is_some()),
            ("tp", position.tp.is_some()),
            ("dp", position.dp.is_some()),
            ("ltc", position.ltc.is_some()),
            ("aces", position.aces.is_some()),
            ("kings", position.kings.is_some()),
            ("queens", position.queens.is_some()),
            ("controls", position.controls.is_some()),
            ("x", position.x.is_some()),
            ("xhcp", position.x_hcp.is_some()),
            ("shape of a class", position.shape.is_some()),
            ("shape as a pattern", position.shape_pattern.is_some()),
            ("any", !position.any.is_empty()),
            ("not", !position.not.is_empty()),
            ("quiet", position.quiet == Some(1)),
        ] {
            word(name, &mut occurs.then_some(letter).into_iter());
        }
        self.note_if(depth > 0 && words > 1, "in a group: several words together");
        self.note_if(position.any.len() > 1, "several any");
        position.any.iter().flatten().chain(&position.not).for_each(|inner| self.position(inner, depth + 1));
    }

    /// The words of the scenario.
    fn told(&mut self, wire: &wire::Scenario) {
        for (key, ranges) in [("hcp", &wire.pair_hcp), ("tp", &wire.pair_tp)] {
            let ranges = ranges.clone().unwrap_or_default();
            self.note_if(ranges.declarer.is_some(), &format!("pair {key}"));
            self.note_if(ranges.defense.is_some(), &format!("defenders' {key}"));
        }
        self.note_if(wire.context.as_ref().is_some_and(|context| context.lead.is_some()), "lead");
    }

    /// The canonical form.
    fn scenario(&mut self, scenario: &Scenario) {
        for fit in &scenario.fits {
            self.note(match fit.suit {
                FitSuit::Named(Slot::Suit(_)) => "fit in a suit",
                FitSuit::Named(_) => "fit in a variable",
                FitSuit::Major => "fit in a major",
                FitSuit::Minor => "fit in a minor",
                FitSuit::Any => "fit in any suit",
            });
            self.note_if(fit.pair == Pair::Defense, "fit of the defenders");
        }
        for binder in &scenario.binders {
            match binder {
                Binder::Vars(domains) => {
                    self.note(format!("binder of variables, {}", domains.len()));
                    let declared = domains.iter().all(|(var, _)| scenario.declared.contains_key(var));
                    self.note_if(!declared, "variable without a domain");
                }
                Binder::Jolly { .. } => self.note("binder of a jolly"),
                Binder::Fit { .. } => self.note("binder of a fit"),
                Binder::Alternatives { .. } => self.note("binder of alternatives"),
            }
        }
        let mut users: BTreeMap<Slot, Hands> = BTreeMap::new();
        scenario.pred.each_leaf(&mut |leaf| {
            for slot in leaf.cond.slots() {
                let hands = users.entry(slot).or_insert(Hands::of([]));
                *hands = hands.union(leaf.cond.hands());
            }
        });
        let shared = users.iter().any(|(slot, hands)| matches!(slot, Slot::Var(_)) && hands.len() > 1);
        self.note_if(shared, "variable in several hands");
        self.tree(&scenario.pred);
    }

    /// The nodes and leaves of a tree, and how many hands it speaks of.
    pub(super) fn tree(&mut self, pred: &Pred) {
        self.note(format!("tree over {}", HANDS[pred.hands().len()]));
        self.node(pred, 0);
        pred.each_leaf(&mut |leaf| self.cond(&leaf.cond));
    }

    /// A node, below so many unions and negations.
    fn node(&mut self, pred: &Pred, depth: usize) {
        let (name, inner): (_, &[Pred]) = match pred {
            Pred::All(branches) => ("all", branches),
            Pred::Any(branches) => ("any", branches),
            Pred::Not(inner) => ("not", std::slice::from_ref(inner)),
            Pred::SomeSuit { body, .. } => ("some suit", std::slice::from_ref(body)),
            Pred::Alternative { .. } => ("alternative", &[]),
            Pred::Leaf(_) => return,
        };
        self.note(format!("node {name}"));
        let deeper = depth + usize::from(name == "any" || name == "not");
        self.note_if(deeper >= 3, "node any or not, three deep");
        inner.iter().for_each(|branch| self.node(branch, deeper));
    }

    fn cond(&mut self, cond: &Cond) {
        match cond {
            Cond::Holding { is, .. } => self.note(match is {
                HoldingCond::Length(_) => "holding of a length",
                HoldingCond::Hcp(_) => "holding of points",
                HoldingCond::Cards(_) => "holding of honours",
                HoldingCond::Pattern(_) => "holding of a pattern",
                HoldingCond::Has(_) => "holding with a card",
                HoldingCond::Lacks(_) => "holding without a card",
                HoldingCond::Stopper => "holding that stops",
                HoldingCond::NoStopper => "holding that does not stop",
                HoldingCond::Set(_) => "holding of a set",
            }),
            Cond::Lengths { is, .. } => match is {
                LengthsCond::Class(class) => self.note(format!("lengths {class}")),
                LengthsCond::Pattern(_) => self.note("lengths of a pattern"),
                LengthsCond::Compare { op, .. } => self.note(format!("lengths compared by {op}")),
                LengthsCond::Longest(_) => self.note("lengths with the longest suit"),
                LengthsCond::Set(_) => self.note("lengths of a set"),
            },
            Cond::Points(points) => self.points(points),
        }
    }

    fn points(&mut self, points: &Points) {
        self.note(match &points.metric {
            Metric::Hcp => "points: hcp",
            Metric::Controls => "points: controls",
            Metric::Aces => "points: aces",
            Metric::Kings => "points: kings",
            Metric::Queens => "points: queens",
            Metric::KeyCards(_) => "points: key cards",
            Metric::Tp => "points: tp",
            Metric::Dp => "points: dp",
            Metric::Ltc => "points: losers",
            Metric::Length(_) => "points: cards of a suit",
            Metric::Custom(evaluator) if evaluator.has_shapes() => "points: custom, with shapes",
            Metric::Custom(_) => "points: custom",
        });
        self.note(format!("points of {}", HANDS[points.hands.len()]));
    }
}

/// The suit of a card as JSON writes it.
fn card_suit(card: &str) -> SuitRef {
    let length = if card.starts_with('$') { 2 } else { 1 };
    card.get(..length).and_then(|suit| suit.parse().ok()).expect("a card")
}

/// Whether `quiet` was used and the position says of a suit what `quiet` would not have said.
fn is_quiet_overridden(position: &Position) -> bool {
    let most = |suit: Suit| if suit < Suit::Diamonds { (4, 3) } else { (5, 4) };
    let own = |suit: Suit| {
        let of = |map: &BTreeMap<SuitRef, wire::Range>, most| {
            map.get(&SuitRef::Suit(suit)) != Some(&wire::Range { min: 0, max: Some(most) })
        };
        of(&position.suits, most(suit).0) || of(&position.suit_hcp, most(suit).1)
    };
    position.quiet == Some(1) && Suit::ALL.into_iter().any(own)
}
