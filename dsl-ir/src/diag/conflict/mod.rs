//! What cannot hold together, as data: the numbers and the clauses of a contradiction, and its refusal code.
//!
//! The sentences stand in one file a language, each with one exhaustive match, so that a message that lacks
//! a language does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use super::Code;
use crate::Lang;
use crate::auction::AuctionFault;

/// A contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// Auction, contract, declarer and lead do not agree.
    Auction(AuctionFault),
}

impl Conflict {
    /// The refusal code.
    pub fn code(&self) -> Code {
        match self {
            Conflict::Auction(_) => Code::DslErrors,
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
