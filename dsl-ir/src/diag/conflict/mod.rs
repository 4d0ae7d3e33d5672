//! What cannot hold together, as data: the clauses of a contradiction, the numbers that show it, and its
//! refusal code (seed 000 §6, SEMANTICS 23).
//!
//! The sentences stand in one file a language, each with one exhaustive match, so that a message that lacks
//! a language does not compile.

mod arithmetic;
mod de;
mod en;
mod es;
mod fr;
mod it;

pub use arithmetic::{Arithmetic, Term};

use super::Code;
use crate::auction::AuctionFault;
use crate::{Lang, Var};
use bridgeshape_runtime::{Card, Role};

/// How it is seen that clauses cannot hold together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// By arithmetic on ranges.
    #[default]
    Arithmetic,
    /// By counting every deal: there is none, though no range says so.
    Count,
}

/// Some clauses that cannot hold together, as the DSL writes them, and the sum that shows it, if one does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clauses {
    /// `opener S:5+`; without any one of them nothing would be proven.
    pub clauses: Vec<String>,
    /// The sum.
    pub sum: Option<Arithmetic>,
    /// How it is seen.
    pub shown: Shown,
}

/// A contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// Auction, contract, declarer and lead do not agree.
    Auction(AuctionFault),
    /// A card that two positions must hold.
    CardTwice {
        /// The card.
        card: Card,
        /// The clauses that claim it.
        clauses: Clauses,
    },
    /// The card led cannot be in the leader's hand.
    Lead {
        /// The card.
        card: Card,
        /// Who leads.
        leader: Role,
        /// The lead and what stands against it.
        clauses: Clauses,
    },
    /// The fixed cards leave no deal.
    FixedCards(Clauses),
    /// Cards that are asked by name cannot lie so.
    ExactCards(Clauses),
    /// The exact cards have too few points.
    CardsBelowMinimum(Clauses),
    /// The exact cards have too many points.
    CardsAboveMaximum(Clauses),
    /// The minimum points of the suits are more than the hand may have.
    SuitMinimums(Clauses),
    /// A pair cannot reach its points.
    PairPoints(Clauses),
    /// No cards make these points.
    Points(Clauses),
    /// No lengths add up.
    Shape(Clauses),
    /// No alternative, pattern or jolly suit is left.
    NoBranch(Clauses),
    /// Every suit is closed to a position's jolly.
    NoJollySuit {
        /// The position.
        hand: Role,
    },
    /// The domains leave no different suits for these variables.
    NoSuits {
        /// The variables in use.
        vars: Vec<Var>,
    },
    /// No suits of the variables are possible.
    Variables(Clauses),
}

impl Conflict {
    /// The refusal code.
    pub fn code(&self) -> Code {
        match self {
            Conflict::Auction(_) | Conflict::CardTwice { .. } => Code::DslErrors,
            Conflict::Lead { .. } => Code::LeadConflict,
            Conflict::FixedCards(_) => Code::FixedCardsConflict,
            Conflict::ExactCards(_) => Code::ExactCardsAlwaysConflict,
            Conflict::CardsBelowMinimum(_) => Code::SuitCardsBelowHcpMin,
            Conflict::CardsAboveMaximum(_) => Code::SuitCardsExceedHcpMax,
            Conflict::SuitMinimums(_) => Code::SuitMinimumsExceedHcpMax,
            Conflict::PairPoints(_) => Code::PairPointsUnreachable,
            Conflict::Points(_) => Code::PointsUnreachable,
            Conflict::Shape(_) => Code::ShapeUnreachable,
            Conflict::NoBranch(_) | Conflict::NoJollySuit { .. } => Code::NoBranchLeft,
            Conflict::NoSuits { .. } | Conflict::Variables(_) => Code::VariableUnsatisfiable,
        }
    }

    /// The clauses that it names, where it names some.
    pub fn clauses(&self) -> Option<&Clauses> {
        match self {
            Conflict::CardTwice { clauses, .. } | Conflict::Lead { clauses, .. } => Some(clauses),
            Conflict::FixedCards(clauses)
            | Conflict::ExactCards(clauses)
            | Conflict::CardsBelowMinimum(clauses)
            | Conflict::CardsAboveMaximum(clauses)
            | Conflict::SuitMinimums(clauses)
            | Conflict::PairPoints(clauses)
            | Conflict::Points(clauses)
            | Conflict::Shape(clauses)
            | Conflict::NoBranch(clauses)
            | Conflict::Variables(clauses) => Some(clauses),
            Conflict::Auction(_) | Conflict::NoJollySuit { .. } | Conflict::NoSuits { .. } => None,
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

/// The words of a language that join clauses.
struct Joining {
    /// Between the last two.
    and: &'static str,
    /// After one clause.
    one: &'static str,
    /// After several.
    several: &'static str,
    /// Before the reason.
    colon: &'static str,
    /// Before the clauses, where only counting shows it.
    counted: &'static str,
}

impl Joining {
    /// `` `a`, `b` and `c` cannot hold together: why (sum)``.
    fn sentence(&self, clauses: &Clauses, why: &str) -> String {
        let quoted: Vec<String> = clauses.clauses.iter().map(|clause| format!("`{clause}`")).collect();
        let (list, verb) = match quoted.as_slice() {
            [] => (String::new(), self.one),
            [only] => (only.clone(), self.one),
            [first @ .., last] => (format!("{} {} {last}", first.join(", "), self.and), self.several),
        };
        let sum = clauses.sum.as_ref().map(|sum| format!(" ({sum})")).unwrap_or_default();
        let counted = if clauses.shown == Shown::Count { self.counted } else { "" };
        format!("{counted}{list} {verb}{}{why}{sum}", self.colon)
    }
}
