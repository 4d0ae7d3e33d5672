//! Random texts of scenarios over the whole language, each around a deal.

use super::dice::Dice;
use super::near::Near;
use super::spelling::range;
use super::words::Aim;
use bridgeshape_dsl_ir::Var;
use bridgeshape_dsl_ir::ir::Metric;
use bridgeshape_runtime::{Card, Pair, Role, Suit};

/// How many choices a scenario may leave open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room(pub(super) usize);

impl Room {
    /// Takes the room that a choice among so many needs, if there is as much.
    pub(super) fn take(&mut self, choices: usize) -> bool {
        let enough = choices > 0 && self.0 >= choices;
        if enough {
            self.0 /= choices;
        }
        enough
    }
}

/// Variables, each with a suit that it may be, and the words that declare them.
pub(super) fn variables(dice: &mut Dice, room: &mut Room) -> (Vec<(Var, Suit)>, Vec<String>) {
    let count = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4][dice.below(13)];
    let mut suits = Suit::ALL;
    dice.shuffle(&mut suits);
    let (mut vars, mut words) = (Vec::new(), Vec::new());
    for (var, suit) in dice.some_of(&Var::ALL, count).into_iter().zip(suits) {
        let (choices, domain) = domain(dice, suit);
        // Different variables are different suits, so the later ones have less to choose from.
        if room.take(choices.saturating_sub(vars.len()).max(1)) {
            vars.push((var, suit));
            words.extend(domain.map(|domain| format!("{var}={domain}")));
        }
    }
    (vars, words)
}

/// A domain that holds this suit, and its size; a variable that is not declared may be any suit.
fn domain(dice: &mut Dice, suit: Suit) -> (usize, Option<String>) {
    match dice.below(6) {
        0 => (4, Some(String::from("any"))),
        1 => (4, None),
        2 => (2, Some(String::from(class(suit).1))),
        _ => {
            let others: Vec<Suit> = Suit::ALL.into_iter().filter(|&other| other != suit).collect();
            let count = dice.below(4);
            let mut letters = dice.some_of(&others, count);
            letters.push(suit);
            (letters.len(), Some(letters.iter().map(Suit::to_string).collect()))
        }
    }
}

/// The class of a suit.
fn class(suit: Suit) -> ([Suit; 2], &'static str) {
    match suit {
        Suit::Spades | Suit::Hearts => ([Suit::Spades, Suit::Hearts], "M"),
        Suit::Diamonds | Suit::Clubs => ([Suit::Diamonds, Suit::Clubs], "m"),
    }
}

/// Who writes one scenario.
#[derive(Debug)]
pub(super) struct Writer<'a> {
    pub(super) dice: &'a mut Dice,
    pub(super) near: &'a Near,
    pub(super) room: Room,
    /// How many of a hundred words need not be true of the deal.
    pub(super) loose: usize,
    /// The suits that fits name, with their pairs.
    pub(super) fit_suits: Vec<(Pair, Suit)>,
}

impl Writer<'_> {
    /// A text; `declared` are the words that declare its variables.
    pub(super) fn text(&mut self, declared: &[String]) -> String {
        let mut head = declared.to_vec();
        let count = self.dice.one_of(&[1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
        let roles = self.dice.some_of(&Role::ALL, count);
        let mut fits: Vec<(Role, String)> = Vec::new();
        for _ in 0..self.dice.one_of(&[0, 0, 0, 0, 0, 0, 1, 1, 1, 2]) {
            if self.dice.chance(40) {
                head.extend(self.fit(Pair::Declarer));
            } else {
                let role = self.dice.one_of(&roles);
                fits.extend(self.fit(role.pair()).map(|fit| (role, fit)));
            }
        }
        if self.dice.chance(35) {
            head.extend(self.pair_points());
        }
        if self.dice.chance(8) {
            head.push(self.lead());
        }
        let mut segments = Vec::new();
        for role in roles {
            let mut words = self.position(role);
            words.extend(fits.iter().filter(|(at, _)| *at == role).map(|(_, fit)| fit.clone()));
            // Now and then a position comes twice: then both blocks hold.
            let cut = if self.dice.chance(8) { self.dice.below(words.len().max(1)) } else { words.len() };
            segments.push(format!("{role} {}", words[..cut].join(" ")));
            if cut < words.len() {
                segments.push(format!("{role} {}", words[cut..].join(" ")));
            }
        }
        format!("{} {}", head.join(" "), segments.join("; ")).trim().to_owned()
    }

    /// A fit of a pair in a suit: by its letter, by a variable, by its class, or in any suit.
    fn fit(&mut self, pair: Pair) -> Option<String> {
        let suit = self.dice.one_of(&Suit::ALL);
        let var = self.near.vars.iter().find(|(_, meant)| *meant == suit);
        let best = |suits: &[Suit]| suits.iter().map(|&suit| self.near.length(pair, suit)).max();
        let (name, cards, choices) = match (self.dice.below(5), var) {
            (0, _) => (String::from(class(suit).1), best(&class(suit).0), 2),
            (1, _) => (String::new(), best(&Suit::ALL), 4),
            (2, _) | (_, None) => (suit.to_string(), best(&[suit]), 1),
            (_, Some((var, _))) => (var.to_string(), best(&[suit]), 1),
        };
        if choices > 1 && !self.room.take(choices) {
            return None;
        }
        if choices == 1 {
            self.fit_suits.push((pair, suit));
        }
        let cards = cards.unwrap_or_default();
        let min = match self.aim() {
            Aim::True => cards.saturating_sub(self.dice.below(2)),
            Aim::Any => cards + self.dice.below(2),
        };
        Some(format!("fit:{name}{min}+"))
    }

    /// One to three of `pairhcp`, `pairtp` and `defhcp`.
    fn pair_points(&mut self) -> Vec<String> {
        let mut words = Vec::new();
        for (key, pair, metric) in [
            ("pairhcp", Pair::Declarer, Metric::Hcp),
            ("pairtp", Pair::Declarer, Metric::Tp),
            ("defhcp", Pair::Defense, Metric::Hcp),
        ] {
            if self.dice.chance(50) {
                let points = self.pair_sum(pair, &metric);
                let aim = self.aim();
                words.push(format!("{key}:{}", range(self.dice, points, 40, 2, aim)));
            }
        }
        words
    }

    /// What a pair counts together.
    pub(super) fn pair_sum(&self, pair: Pair, metric: &Metric) -> usize {
        let hands = pair.roles().map(|role| self.near.hand(role));
        let sum: i32 = hands.into_iter().filter_map(|hand| metric.of_hand(hand)).sum();
        sum.try_into().unwrap_or(0)
    }

    /// A declarer, and a card led by the hand on the left.
    fn lead(&mut self) -> String {
        let declarer = self.dice.one_of(&Role::ALL);
        let cards: Vec<Card> = self.near.hand(declarer.left()).cards().collect();
        let card = match self.aim() {
            Aim::True => self.dice.one_of(&cards),
            Aim::Any => self.dice.one_of(&self.near.hand(declarer).cards().collect::<Vec<_>>()),
        };
        format!("declarer:{declarer} lead:{card}")
    }
}
