//! What can be wrong with a document of the API: JSON that cannot be read, values that mean nothing, words
//! of the API itself; and why a tree cannot be written as DSL text.

mod de;
mod en;
mod es;
mod fr;
mod it;

use super::Code;
use crate::Lang;

/// A fault of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Document {
    /// Not JSON from this place on. Lines and columns count from 1, columns in bytes.
    Malformed {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// More bytes than are read.
    TooLarge {
        /// How many are.
        bytes: usize,
    },
    /// Values inside values, deeper than is read.
    TooDeep {
        /// How deep is.
        levels: usize,
    },
    /// A longer list than is read.
    TooMany {
        /// How long one may be.
        limit: usize,
    },
    /// Something else belongs here.
    Unexpected {
        /// What belongs here.
        wanted: Wanted,
        /// What stands here, shortened.
        found: String,
    },
    /// Something must be here and is not.
    Missing {
        /// What belongs here.
        wanted: Wanted,
    },
    /// A document without scenarios.
    NoScenarios,
    /// The API answered with an error.
    ApiError {
        /// Its words.
        info: String,
    },
    /// An error or a warning that the API reports about the page's DSL.
    Reported {
        /// Its words.
        message: String,
    },
    /// A version of the DSL that this program does not know.
    NewerVersion {
        /// The version of the document.
        found: u64,
        /// The newest known.
        known: u64,
    },
    /// A tag of `requires` that this program does not know.
    UnknownTag {
        /// The tag.
        tag: String,
    },
}

/// What belongs in a place of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it, and the language files say it in words")]
pub enum Wanted {
    Object,
    List,
    Text,
    Number,
    Flag,
    Range,
    Scenario,
    Positions,
    Position,
    Pair,
    Suit,
    SuitOrVariable,
    Variable,
    HighCards,
    Card,
    CardOrVariable,
    Comparison,
    ShapeClass,
    ShapePattern,
    SuitClass,
    Vulnerability,
    Call,
    Contract,
    Weight,
}

/// Why a scenario has no spelling in the DSL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unwritable {
    /// `any` or `not` inside one another.
    Nested,
    /// A condition that joins several hands, other than a fit or a pair's points.
    SeveralHands,
    /// A set of holdings or shapes, or a count of points, that the DSL has no word for.
    NoWord,
    /// A range without values, or with a negative bound.
    EmptyRange,
    /// Nothing can satisfy it, whatever the cards.
    Never,
    /// A label that would be read differently, or not as a label.
    Label,
    /// A jolly whose candidates cannot be described by the suits written beside it.
    Jolly,
    /// A weight outside 1 to 100.
    Weight,
    /// The pack or the size of the hands is not that of bridge.
    Table,
}

impl Document {
    /// The message's own code.
    pub fn code(&self) -> &'static str {
        match self {
            Document::Malformed { .. } => "malformed_json",
            Document::TooLarge { .. } => "document_too_large",
            Document::TooDeep { .. } => "document_too_deep",
            Document::TooMany { .. } => "list_too_long",
            Document::Unexpected { .. } => "unexpected_value",
            Document::Missing { .. } => "missing_value",
            Document::NoScenarios => "no_scenarios",
            Document::ApiError { .. } => "api_error",
            Document::Reported { .. } => "reported_by_api",
            Document::NewerVersion { .. } | Document::UnknownTag { .. } => Code::UnsupportedFeature.as_str(),
        }
    }

    /// The code of the refusal that it leads to (SEMANTICS 23).
    pub fn refusal(&self) -> Code {
        match self {
            Document::NewerVersion { .. } | Document::UnknownTag { .. } => Code::UnsupportedFeature,
            Document::Reported { .. } | Document::Unexpected { .. } | Document::Missing { .. } => {
                Code::DslErrors
            }
            Document::Malformed { .. }
            | Document::TooLarge { .. }
            | Document::TooDeep { .. }
            | Document::TooMany { .. }
            | Document::NoScenarios
            | Document::ApiError { .. } => Code::InvalidRequest,
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

impl Unwritable {
    /// The sentence to show.
    pub fn message(self, lang: Lang) -> &'static str {
        match lang {
            Lang::English => en::unwritable(self),
            Lang::Italian => it::unwritable(self),
            Lang::French => fr::unwritable(self),
            Lang::Spanish => es::unwritable(self),
            Lang::German => de::unwritable(self),
        }
    }
}
