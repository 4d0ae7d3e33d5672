//! What the five languages share: how numbers, suits and lists are put together from a few words of each.

use super::{Amount, CallName, CardName, Free, Sentence, SuitName};
use crate::Var;
use crate::ir::{Bid, Call, Contract, Doubled, ShapePattern};
use bridgeshape_runtime::{Rank, Suit};

/// How a sentence about one suit is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// `♠: 5+ cards`, on a line of its own.
    Line,
    /// `5+ cards in ♠`, among others.
    Phrase,
}

/// A thing that is counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noun {
    /// The words for 0 of it: `no cards`.
    pub(super) none: &'static str,
    pub(super) one: &'static str,
    pub(super) many: &'static str,
}

/// The words of a language that hold sentences together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grammar {
    pub(super) exactly: &'static str,
    pub(super) at_least: &'static str,
    /// What stands before and behind a thing in any number.
    pub(super) any: (&'static str, &'static str),
    /// The largest upper bound of a range that still takes the singular: 1 in French, else 0.
    pub(super) singular_to: u16,
    pub(super) colon: &'static str,
    /// Between alternatives.
    pub(super) semicolon: &'static str,
    pub(super) and: &'static str,
    pub(super) or: &'static str,
    /// What stands before a suit's symbol: `in ♠`.
    pub(super) place: &'static str,
    /// What stands before a variable: `in the suit $a`.
    pub(super) variable_place: &'static str,
    /// What stands before a variable at the head of a line: `suit $a`.
    pub(super) variable_head: &'static str,
    /// What stands between a rank and a variable: `Q of suit $a`.
    pub(super) of_variable: &'static str,
    pub(super) no_trump: &'static str,
    pub(super) pass: &'static str,
}

impl Grammar {
    /// `exactly 3 cards`, `5+ cards`, `2–4 cards`.
    pub(super) fn count(&self, amount: Amount, noun: Noun) -> String {
        match amount {
            Amount::Exactly(n) if n > 0 => format!("{} {}", self.exactly, self.plain(amount, noun)),
            _ => self.plain(amount, noun),
        }
    }

    /// The same, with a bare number for an exact one.
    pub(super) fn plain(&self, amount: Amount, noun: Noun) -> String {
        let Noun { none, one, many } = noun;
        match amount {
            Amount::Any => format!("{}{many}{}", self.any.0, self.any.1),
            Amount::Exactly(0) => none.into(),
            Amount::Exactly(1) => format!("1 {one}"),
            Amount::Exactly(n) => format!("{n} {many}"),
            Amount::AtLeast(1) => format!("{} 1 {one}", self.at_least),
            Amount::AtLeast(n) => format!("{n}+ {many}"),
            Amount::Between(min, max) => {
                format!("{min}–{max} {}", if max <= self.singular_to { one } else { many })
            }
        }
    }

    /// A sentence that says `body` of a suit.
    pub(super) fn about(&self, suit: SuitName, body: &str, form: Form) -> String {
        let colon = self.colon;
        match (form, suit) {
            (Form::Phrase, _) => format!("{body} {}", self.place(suit)),
            (Form::Line, SuitName::Suit(suit)) => format!("{}{colon}{body}", suit.symbol()),
            (Form::Line, SuitName::Variable(var)) => format!("{} {var}{colon}{body}", self.variable_head),
            (Form::Line, SuitName::Chosen(suit, var)) => format!("{}{colon}{body} ({var})", suit.symbol()),
        }
    }

    /// A sentence that says `body` of a jolly; `head` and `place` are for one that is not chosen yet.
    pub(super) fn about_free(&self, suit: &Free, body: &str, head: &str, place: &str, form: Form) -> String {
        let colon = self.colon;
        match (suit, form) {
            (Free::Except(_), Form::Line) => format!("{head}{colon}{body}"),
            (Free::Except(_), Form::Phrase) => format!("{body} {place}"),
            (Free::Chosen(suit), Form::Line) => format!("{}{colon}{body} (x)", suit.symbol()),
            (Free::Chosen(suit), Form::Phrase) => format!("{body} {} {} (x)", self.place, suit.symbol()),
        }
    }

    /// `in ♠`, `in the suit $a`.
    pub(super) fn place(&self, suit: SuitName) -> String {
        match suit {
            SuitName::Variable(var) => format!("{} {var}", self.variable_place),
            _ => format!("{} {}", self.place, short(suit)),
        }
    }

    /// `♥Q, ♠10`.
    pub(super) fn cards(&self, cards: &[CardName]) -> String {
        join(cards.iter().map(|card| self.card(*card)), ", ")
    }

    pub(super) fn card(&self, card: CardName) -> String {
        let rank = rank(card.rank);
        match card.suit {
            SuitName::Suit(suit) => format!("{}{rank}", suit.symbol()),
            SuitName::Variable(var) => format!("{rank}{}{var}", self.of_variable),
            SuitName::Chosen(suit, var) => format!("{}{rank} ({var})", suit.symbol()),
        }
    }

    /// Alternatives, each a conjunction; what is itself a list of alternatives stands in brackets.
    pub(super) fn cases(&self, ways: &[Vec<Sentence>], sentence: fn(&Sentence, Form) -> String) -> String {
        let phrase = |part: &Sentence| {
            let text = sentence(part, Form::Phrase);
            if matches!(part, Sentence::Any(_) | Sentence::Not(_)) { format!("({text})") } else { text }
        };
        join(ways.iter().map(|way| join(way.iter().map(phrase), self.and)), self.semicolon)
    }

    /// `♥ and $a`.
    pub(super) fn names(&self, suits: &[SuitName]) -> String {
        series(suits.iter().map(|suit| short(*suit)), self.and)
    }

    /// `$a and $b`.
    pub(super) fn variables(&self, vars: &[Var]) -> String {
        series(vars.iter().map(Var::to_string), self.and)
    }

    /// `♠, ♥ or ♦`.
    pub(super) fn choice(&self, suits: &[Suit]) -> String {
        series(suits.iter().map(|suit| suit.symbol().to_string()), self.or)
    }

    /// `1NT – Pass – 2♣`.
    pub(super) fn auction(&self, calls: &[CallName]) -> String {
        let call = |call: &CallName| match call {
            CallName::Call(Call::Pass) => self.pass.into(),
            CallName::Call(Call::Double) => "X".into(),
            CallName::Call(Call::Redouble) => "XX".into(),
            CallName::Call(Call::Bid(bid)) => self.bid(*bid),
            CallName::Other(text) => text.clone(),
        };
        join(calls.iter().map(call), " – ")
    }

    /// `4♥`, `3NT X`.
    pub(super) fn contract(&self, contract: Contract) -> String {
        let doubled = match contract.doubled {
            Doubled::No => "",
            Doubled::Once => " X",
            Doubled::Twice => " XX",
        };
        self.bid(contract.bid) + doubled
    }

    fn bid(&self, bid: Bid) -> String {
        match bid.strain().suit() {
            Some(suit) => format!("{}{}", bid.level(), suit.symbol()),
            None => format!("{}{}", bid.level(), self.no_trump),
        }
    }
}

/// `♥`, `$a`, `♥ ($a)`.
pub(super) fn short(suit: SuitName) -> String {
    match suit {
        SuitName::Suit(suit) => suit.symbol().into(),
        SuitName::Variable(var) => var.to_string(),
        SuitName::Chosen(suit, var) => format!("{} ({var})", suit.symbol()),
    }
}

/// `K J 10`.
pub(super) fn ranks(ranks: &[Rank]) -> String {
    join(ranks.iter().map(|r| rank(*r)), " ")
}

fn rank(rank: Rank) -> String {
    if rank == Rank::Ten { "10".into() } else { rank.letter().into() }
}

/// `5-4-x-x`.
pub(super) fn shape(pattern: ShapePattern) -> String {
    join(pattern.lengths().iter().map(|length| length.map_or_else(|| "x".into(), |n| n.to_string())), "-")
}

pub(super) fn join(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

/// Commas, and `last` before the last part.
fn series(parts: impl Iterator<Item = String>, last: &str) -> String {
    let mut parts: Vec<String> = parts.collect();
    match parts.pop() {
        Some(end) if parts.is_empty() => end,
        Some(end) => parts.join(", ") + last + &end,
        None => String::new(),
    }
}
