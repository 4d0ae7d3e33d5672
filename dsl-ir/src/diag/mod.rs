//! Messages as data: what is wrong, where, and under which code; rendered at the very end.

mod code;

pub use code::Code;

use crate::Lang;
use std::ops::Range;

pub mod conflict;
pub mod document;
pub mod lint;
pub mod render;
pub mod syntax;

/// How much a message weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Understood, but malformed in value or contradictory. Blocks.
    Error,
    /// A fragment that the wiki's parser would drop. Blocks.
    Warning,
    /// A hint. Never blocks.
    Notice,
}

/// Where a part of a scenario stands: bytes of the DSL's text, or a pointer into the API's JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Bytes of the text that was parsed.
    Dsl(Range<usize>),
    /// A JSON pointer inside the scenario: `/positions/opener/suits/H`.
    Json(String),
}

/// What a message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// About the way something is written.
    Syntax(syntax::Syntax),
    /// About what cannot hold together.
    Conflict(conflict::Conflict),
    /// About the API's document.
    Document(document::Document),
    /// About what can be dealt and may still not be what was meant.
    Lint(lint::Lint),
}

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diag {
    /// Whether it blocks, and how.
    pub severity: Severity,
    /// What it says.
    pub problem: Problem,
    /// The scenario it belongs to, counted from 1; `None`: the whole text or page.
    pub scenario: Option<u32>,
    /// The places that it is about, the main one first; may be empty.
    pub places: Vec<Origin>,
}

impl Diag {
    /// The message's own code, in `snake_case`; the refusal code for a conflict.
    pub fn code(&self) -> &'static str {
        match &self.problem {
            Problem::Syntax(p) => p.code(),
            Problem::Conflict(p) => p.code().as_str(),
            Problem::Document(p) => p.code(),
            Problem::Lint(p) => p.code(),
        }
    }

    /// The code of the refusal that it leads to, if it blocks (SEMANTICS 23).
    pub fn refusal(&self) -> Code {
        match &self.problem {
            // A hint does not block, and so leads to none.
            Problem::Syntax(_) | Problem::Lint(_) => Code::DslErrors,
            Problem::Conflict(p) => p.code(),
            Problem::Document(p) => p.refusal(),
        }
    }

    /// Whether it blocks.
    pub fn blocks(&self) -> bool {
        self.severity != Severity::Notice
    }

    /// The sentence to show, without place.
    pub fn message(&self, lang: Lang) -> String {
        match &self.problem {
            Problem::Syntax(p) => p.message(lang),
            Problem::Conflict(p) => p.message(lang),
            Problem::Document(p) => p.message(lang),
            Problem::Lint(p) => p.message(lang),
        }
    }
}
