//! What a random scenario asks of one hand: words, quiet opponents, jollies, alternatives.

use super::scenario::Writer;
use super::spelling::range;
use super::words::{Aim, Word, Words};
use bridgeshape_dsl_ir::ir::hcp;
use bridgeshape_runtime::{Pair, Role, Suit};

/// The longest suit and the most points in it of a quiet hand, in the order S H D C.
const QUIET: [(usize, usize); 4] = [(4, 3), (4, 3), (5, 4), (5, 4)];
/// The most points of a quiet hand.
const QUIET_HCP: usize = 9;

impl Writer<'_> {
    /// The words of a position, in any order.
    pub(super) fn position(&mut self, role: Role) -> Vec<String> {
        let quiet = role.pair() == Pair::Defense && self.dice.chance(45);
        let mut words: Vec<Word> = Vec::new();
        for _ in 0..1 + self.dice.below(3) {
            let aim = self.aim();
            let word = self.words(role).one(aim);
            let fresh = word.filter(|word| words.iter().all(|other| other.key != word.key));
            words.extend(fresh.filter(|word| word.choices() == 1 || self.room.take(word.choices())));
        }
        let mut texts: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        if quiet {
            texts.extend(self.quiet(role, &words));
        }
        if self.dice.chance(30) {
            let named: Vec<Suit> =
                if quiet { Suit::ALL.to_vec() } else { words.iter().filter_map(|word| word.names).collect() };
            texts.extend(self.jolly(role, &named));
        }
        for (word, percent) in [("any", 35), ("any", 10), ("not", 25)] {
            if self.dice.chance(percent) {
                texts.extend(self.group(role, word));
            }
        }
        self.dice.shuffle(&mut texts);
        texts
    }

    /// Whether the next words must be true.
    pub(super) fn aim(&mut self) -> Aim {
        if self.dice.chance(self.loose) { Aim::Any } else { Aim::True }
    }

    fn words(&mut self, role: Role) -> Words<'_> {
        Words { dice: self.dice, near: self.near, role }
    }

    /// The word `quiet`, and mostly words of its own for what it must not say of this hand.
    fn quiet(&mut self, role: Role, written: &[Word]) -> Vec<String> {
        let hand = self.near.hand(role);
        let points: usize = hand.holdings().into_iter().map(hcp).sum();
        let mut own: Vec<(String, String)> = Vec::new();
        let word = match self.dice.below(3) {
            0 => format!("quiet:0-{}", points + self.dice.below(2)),
            _ => {
                if points > QUIET_HCP {
                    own.push((String::from("hcp:"), format!("0-{}", points + self.dice.below(2))));
                }
                String::from("quiet")
            }
        };
        for (suit, (longest, most)) in Suit::ALL.into_iter().zip(QUIET) {
            let held = hand.holding(suit);
            if held.len() > longest {
                own.push((format!("{suit}:"), format!("0-{}", held.len() + self.dice.below(2))));
            }
            if hcp(held) > most {
                own.push((format!("{suit}hcp:"), format!("{}+", hcp(held) - self.dice.below(2))));
            }
        }
        own.retain(|(key, _)| written.iter().all(|word| word.key != *key));
        if self.aim() == Aim::Any {
            own.clear();
        }
        own.into_iter().map(|(key, value)| key + &value).chain([word]).collect()
    }

    /// A jolly in one of the suits that are left; where none is, rarely one all the same.
    fn jolly(&mut self, role: Role, named: &[Suit]) -> Vec<String> {
        let taken = |suit: &Suit| named.contains(suit) || self.fit_suits.contains(&(role.pair(), *suit));
        let suits: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| !taken(suit)).collect();
        if suits.is_empty() {
            return if self.aim() == Aim::Any { vec![String::from("x:0+")] } else { Vec::new() };
        }
        if !self.room.take(suits.len()) {
            return Vec::new();
        }
        let suit = self.dice.one_of(&suits);
        self.jolly_like(role, suit)
    }

    /// A jolly that this suit of the hand may be: its length, its points, or both.
    fn jolly_like(&mut self, role: Role, suit: Suit) -> Vec<String> {
        let held = self.near.holding(role, suit);
        let aim = self.aim();
        let length = format!("x:{}", range(self.dice, held.len(), 6, 1, aim));
        let points = format!("xhcp:{}", range(self.dice, hcp(held), 4, 1, aim));
        match self.dice.below(3) {
            0 => vec![length],
            1 => vec![points],
            _ => vec![length, points],
        }
    }

    /// `any(…)` or `not(…)`; rarely none, where a true one is not found.
    fn group(&mut self, role: Role, word: &str) -> Option<String> {
        let aim = self.aim();
        (0..6).find_map(|_| {
            let alternatives = 1 + self.dice.below(3);
            let true_one = if word == "any" { self.dice.below(alternatives) } else { alternatives };
            let list: Vec<String> = (0..alternatives)
                .map(|place| self.alternative(role, if place == true_one { Aim::True } else { Aim::Any }))
                .collect();
            let group = format!("{word}({})", list.join(", "));
            (aim == Aim::Any || self.near.satisfies(role, &group)).then_some(group)
        })
    }

    /// One to three words, with a jolly or `quiet` now and then.
    fn alternative(&mut self, role: Role, aim: Aim) -> String {
        let count = 1 + self.dice.below(3);
        let mut words = self.words(role).several(count, aim);
        if aim == Aim::Any {
            // Most words that need not be true are beside a true one.
            let more = self.words(role).one(Aim::True);
            words.extend(more.filter(|word| words.iter().all(|other| other.key != word.key)));
        }
        let mut texts: Vec<String> = words.into_iter().map(|word| word.text).collect();
        if texts.is_empty() || self.dice.chance(25) {
            let suit = self.dice.one_of(&Suit::ALL);
            texts.extend(self.jolly_like(role, suit));
        }
        if role.pair() == Pair::Defense && self.dice.chance(12) {
            texts.push(String::from("quiet"));
        }
        texts.join(" ")
    }
}
