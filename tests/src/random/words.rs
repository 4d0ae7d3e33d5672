//! Random words about one hand, each near what the hand is.

use super::dice::Dice;
use super::near::Near;
use super::spelling::{HIGH, changed, letters, pattern, range};
use bridgeshape_dsl_ir::ir::{CompareOp, Metric, ShapeClass, hcp, high};
use bridgeshape_runtime::{Rank, Role, Suit};

/// Whether words must be true of the deal at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// They must.
    True,
    /// As it comes.
    Any,
}

/// A word of a position.
#[derive(Clone, Debug)]
pub(super) struct Word {
    /// What may stand only once in a group.
    pub(super) key: String,
    pub(super) text: String,
    /// The suit that it names so that a jolly may not be it.
    pub(super) names: Option<Suit>,
}

impl Word {
    fn new(key: String, value: &str) -> Word {
        Word { text: format!("{key}{value}"), key, names: None }
    }

    fn naming(suit: Suit, key: String, value: &str) -> Word {
        Word { names: Some(suit), ..Word::new(key, value) }
    }

    /// About how many choices it leaves open: the alternatives of a pattern, each class one more.
    pub(super) fn choices(&self) -> usize {
        1 + self.text.matches(['|', '[']).count()
    }
}

/// What a word is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Length,
    Honours,
    Pattern,
    SuitHcp,
    Number(&'static Number),
    KeyCards,
    Class,
    ShapePattern,
    Compare,
    Longest,
    Has,
    Lacks,
    Stopper,
}

/// A word that counts something in the whole hand.
#[derive(Debug, PartialEq, Eq)]
struct Number {
    key: &'static str,
    metric: Metric,
    /// A number that is rarely reached.
    most: usize,
    /// How wide its ranges are.
    slack: usize,
}

const fn number(key: &'static str, metric: Metric, most: usize, slack: usize) -> Number {
    Number { key, metric, most, slack }
}

static HCP: Number = number("hcp:", Metric::Hcp, 20, 2);
static TP: Number = number("tp:", Metric::Tp, 22, 2);
static DP: Number = number("dp:", Metric::Dp, 22, 2);
static LTC: Number = number("ltc:", Metric::Ltc, 11, 1);
static ACES: Number = number("aces:", Metric::Aces, 4, 0);
static KINGS: Number = number("kings:", Metric::Kings, 4, 0);
static QUEENS: Number = number("queens:", Metric::Queens, 4, 0);
static CONTROLS: Number = number("controls:", Metric::Controls, 8, 1);

/// Every kind, the more usual ones more often.
const KINDS: [Kind; 26] = [
    Kind::Length,
    Kind::Length,
    Kind::Length,
    Kind::Length,
    Kind::Honours,
    Kind::Pattern,
    Kind::Pattern,
    Kind::SuitHcp,
    Kind::SuitHcp,
    Kind::Number(&HCP),
    Kind::Number(&HCP),
    Kind::Number(&TP),
    Kind::Number(&DP),
    Kind::Number(&LTC),
    Kind::Number(&ACES),
    Kind::Number(&KINGS),
    Kind::Number(&QUEENS),
    Kind::Number(&CONTROLS),
    Kind::KeyCards,
    Kind::Class,
    Kind::ShapePattern,
    Kind::Compare,
    Kind::Longest,
    Kind::Has,
    Kind::Lacks,
    Kind::Stopper,
];

/// How often a true word of a kind is looked for.
const TRIES: usize = 6;

/// Who writes words about one hand.
#[derive(Debug)]
pub(super) struct Words<'a> {
    pub(super) dice: &'a mut Dice,
    pub(super) near: &'a Near,
    pub(super) role: Role,
}

impl Words<'_> {
    /// Up to `count` words of different keys.
    pub(super) fn several(&mut self, count: usize, aim: Aim) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        for _ in 0..count {
            words.extend(self.one(aim).filter(|word| words.iter().all(|other| other.key != word.key)));
        }
        words
    }

    /// A word; rarely none, where a true one is not found.
    pub(super) fn one(&mut self, aim: Aim) -> Option<Word> {
        let kind = self.dice.one_of(&KINDS);
        (0..TRIES).find_map(|_| {
            let word = self.of_kind(kind, aim);
            (aim == Aim::Any || self.near.satisfies(self.role, &word.text)).then_some(word)
        })
    }

    /// A suit: by its letter, or by a variable that is it.
    fn suit(&mut self) -> (String, Suit) {
        if !self.near.vars.is_empty() && self.dice.chance(55) {
            let (var, suit) = self.dice.one_of(&self.near.vars);
            return (var.to_string(), suit);
        }
        let suit = self.dice.one_of(&Suit::ALL);
        (suit.to_string(), suit)
    }

    fn of_kind(&mut self, kind: Kind, aim: Aim) -> Word {
        let hand = self.near.hand(self.role);
        let (name, suit) = self.suit();
        let held = hand.holding(suit);
        match kind {
            Kind::Length => Word::naming(suit, format!("{name}:"), &range(self.dice, held.len(), 8, 1, aim)),
            Kind::SuitHcp => {
                Word::naming(suit, format!("{name}hcp:"), &range(self.dice, hcp(held), 10, 1, aim))
            }
            Kind::Honours => {
                let cards = if aim == Aim::True { high(held) } else { changed(self.dice, high(held)) };
                let letters = letters(cards);
                Word::naming(suit, format!("{name}="), if letters.is_empty() { "x" } else { &letters })
            }
            Kind::Pattern => Word::naming(suit, format!("{name}~"), &pattern(self.dice, held, aim)),
            Kind::Number(Number { key, metric, most, slack }) => {
                let value = metric.of_hand(hand).and_then(|value| value.try_into().ok()).unwrap_or(0);
                Word::new(String::from(*key), &range(self.dice, value, *most, *slack, aim))
            }
            Kind::KeyCards => {
                let value = Metric::KeyCards(suit.into()).of_hand(hand);
                let value = value.and_then(|value| value.try_into().ok()).unwrap_or(0);
                Word::new(format!("kc:{name}"), &range(self.dice, value, 5, 0, aim))
            }
            Kind::Class => Word::new(String::from("shape:"), &self.dice.one_of(&ShapeClass::ALL).to_string()),
            Kind::ShapePattern => Word::new(String::from("shape:"), &self.shape_pattern(hand.lengths(), aim)),
            Kind::Compare => {
                let mut other = self.suit().0;
                while other == name {
                    other = self.dice.one_of(&Suit::ALL).to_string();
                }
                Word::new(format!("{name}{}{other}", self.dice.one_of(&CompareOp::ALL)), "")
            }
            Kind::Longest => Word::new(format!("longest:{name}"), ""),
            Kind::Has => Word::new(format!("has:{name}{}", self.rank()), ""),
            Kind::Lacks => Word::new(format!("lacks:{name}{}", self.rank()), ""),
            Kind::Stopper => {
                let text = format!("{}stop:{name}", if self.dice.chance(50) { "no" } else { "" });
                Word { text, ..Word::new(format!("stop:{name}"), "") }
            }
        }
    }

    /// Some of the lengths, the longest first; where they need not be true, with a card from the longest to the
    /// shortest.
    fn shape_pattern(&mut self, mut lengths: [u8; 4], aim: Aim) -> String {
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        if aim == Aim::Any {
            lengths[0] -= 1;
            lengths[3] += 1;
            lengths.sort_unstable_by(|a, b| b.cmp(a));
        }
        let digits = lengths.map(|length| match length <= 9 && self.dice.chance(60) {
            true => length.to_string(),
            false => String::from("x"),
        });
        digits.join(if self.dice.chance(50) { "-" } else { "" })
    }

    /// A rank, more often an honour.
    fn rank(&mut self) -> Rank {
        if self.dice.chance(70) { self.dice.one_of(&HIGH) } else { self.dice.one_of(&Rank::ALL) }
    }
}
