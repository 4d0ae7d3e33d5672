//! What is worth a second look in a scenario that can be dealt: clauses that say nothing, alternatives that never come,
//! gaps, scenarios that share deals, what is very rare. Hints, each proven by whoever gives it; none of them blocks.
//!
//! The sentences stand in one file a language, each with one exhaustive match.

mod de;
mod en;
mod es;
mod fr;
mod it;
mod share;

pub use share::Share;

use crate::Lang;
use bridgeshape_runtime::{Deal, Role, Suit};

/// A hint. Clauses and alternatives are told as the DSL writes them, with the hand that they speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lint {
    /// A clause that holds wherever the other clauses do.
    AlwaysHolds {
        /// The clause.
        clause: String,
    },
    /// A clause of an alternative that holds wherever the rest of the alternative and the other clauses do.
    AlwaysHoldsInside {
        /// The clause.
        clause: String,
        /// The alternative.
        alternative: String,
    },
    /// Alternatives of `any(…)` or of an `S~` that no deal takes.
    NeverPossible {
        /// The alternatives; never empty.
        alternatives: Vec<String>,
    },
    /// An alternative of `not(…)` that excludes no deal.
    ExcludesNothing {
        /// A `not(…)` with this alternative alone.
        clause: String,
    },
    /// Values between the ranges of two alternatives, which no alternative has.
    Gap {
        /// What is measured, with the hand: `opener hcp`, `opp1 H`.
        what: String,
        /// The least of the values.
        min: i32,
        /// The greatest of the values.
        max: i32,
    },
    /// Two scenarios of which some deals satisfy both.
    Overlap {
        /// The other scenario.
        other: Named,
        /// A deal that satisfies both.
        example: Box<Deal>,
        /// How many deals do, where that was counted.
        shared: Option<Shared>,
    },
    /// Pairs of scenarios that share deals and are not told one by one.
    MoreOverlaps {
        /// How many.
        pairs: usize,
    },
    /// Pairs of scenarios of which it is not known whether they share deals.
    NotCompared {
        /// How many.
        pairs: usize,
    },
    /// A scenario of fewer than one deal in a million.
    Rare {
        /// Its part of all deals.
        share: Share,
    },
    /// A jolly that may be the suit of trumps.
    JollyTrumps {
        /// The position.
        hand: Role,
        /// The suits that both may be; never empty.
        suits: Vec<Suit>,
        /// What makes them trumps.
        by: Trumps,
    },
}

/// A scenario, for a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its number, from 1.
    pub number: u32,
    /// Its label; may be empty.
    pub label: String,
}

/// How many deals two scenarios share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    /// Of the deals of the scenario that the message is about.
    pub of_this: Share,
    /// Of the deals of the other one.
    pub of_other: Share,
}

/// What makes a suit trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trumps {
    /// The contract that the pair plays.
    Contract,
    /// A fit of the pair in a class of suits.
    Fit,
}

impl Lint {
    /// The message's own code.
    pub const fn code(&self) -> &'static str {
        match self {
            Lint::AlwaysHolds { .. } | Lint::AlwaysHoldsInside { .. } => "always_holds",
            Lint::NeverPossible { .. } => "never_possible",
            Lint::ExcludesNothing { .. } => "excludes_nothing",
            Lint::Gap { .. } => "gap_between_ranges",
            Lint::Overlap { .. } => "scenarios_overlap",
            Lint::MoreOverlaps { .. } => "more_overlaps",
            Lint::NotCompared { .. } => "not_compared",
            Lint::Rare { .. } => "rare_scenario",
            Lint::JollyTrumps { .. } => "jolly_may_be_trumps",
        }
    }

    /// The sentence to show.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::English => en::message(self),
            Lang::Italian => it::message(self),
            Lang::French => fr::message(self),
            Lang::Spanish => es::message(self),
            Lang::German => de::message(self),
        }
    }
}

impl Named {
    /// `#2` or `#2 “fit in spades”`, in the quotation marks of the language.
    fn shown(&self, [open, close]: [&str; 2]) -> String {
        let Named { number, label } = self;
        if label.is_empty() { format!("#{number}") } else { format!("#{number} {open}{label}{close}") }
    }
}

/// The four hands as `check` reads them: opener, opp1, responder, opp2.
fn hands(deal: &Deal) -> String {
    deal.hands().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Words between back quotes, the last two joined by a word of the language.
fn list(words: &[String], and: &str) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.as_slice() {
        [first @ .., before, last] => {
            let first: String = first.iter().map(|word| format!("{word}, ")).collect();
            format!("{first}{before} {and} {last}")
        }
        few => few.concat(),
    }
}

/// Suits as letters.
fn suits(suits: &[Suit]) -> Vec<String> {
    suits.iter().map(Suit::to_string).collect()
}

/// `12` or `12-13`.
fn values(min: i32, max: i32) -> String {
    if min == max { min.to_string() } else { format!("{min}-{max}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_joined() {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(list(&words(&[]), "or"), "");
        assert_eq!(list(&words(&["S"]), "or"), "`S`");
        assert_eq!(list(&words(&["S", "H"]), "or"), "`S` or `H`");
        assert_eq!(list(&words(&["S", "H", "D"]), "or"), "`S`, `H` or `D`");
        assert_eq!((values(12, 12), values(12, 13)), ("12".into(), "12-13".into()));
    }

    #[test]
    fn every_language_has_a_sentence_of_its_own_for_each_hint() {
        let share = Share::new(1, 3);
        let deal =
            Deal::new(std::array::from_fn(|i| bridgeshape_runtime::Hand::from_bits(0x1fff << (13 * i))));
        let example = Box::new(deal.expect("a suit a hand"));
        let other = Named { number: 2, label: "two".into() };
        let shared = Some(Shared { of_this: share, of_other: share });
        let hints = [
            Lint::AlwaysHolds { clause: "opener H:5+".into() },
            Lint::AlwaysHoldsInside { clause: "opener H:5+".into(), alternative: "opener H:5+ S:4".into() },
            Lint::NeverPossible { alternatives: vec!["opener H:5+".into(), "opener S:5+".into()] },
            Lint::NeverPossible { alternatives: vec!["opener H:5+".into()] },
            Lint::ExcludesNothing { clause: "opener not(H:5+)".into() },
            Lint::Gap { what: "opener hcp".into(), min: 12, max: 12 },
            Lint::Overlap { other: other.clone(), example: example.clone(), shared },
            Lint::Overlap { other, example, shared: None },
            Lint::MoreOverlaps { pairs: 3 },
            Lint::MoreOverlaps { pairs: 1 },
            Lint::NotCompared { pairs: 3 },
            Lint::NotCompared { pairs: 1 },
            Lint::Rare { share: Share::new(7, 1 << 100) },
            Lint::JollyTrumps { hand: Role::Opener, suits: vec![Suit::Hearts], by: Trumps::Contract },
            Lint::JollyTrumps { hand: Role::Opener, suits: vec![Suit::Hearts], by: Trumps::Fit },
        ];
        let mut said: Vec<String> = Vec::new();
        for hint in hints {
            for lang in Lang::ALL {
                let sentence = hint.message(lang);
                assert!(!said.contains(&sentence), "{sentence}");
                said.push(sentence);
            }
        }
    }
}
