//! What can be wrong in the way a scenario is written.

use crate::Lang;

/// A fault of writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Syntax {
    /// The text holds nothing.
    EmptyText,
}

impl Syntax {
    /// The message's own code.
    pub fn code(&self) -> &'static str {
        match self {
            Syntax::EmptyText => "empty_text",
        }
    }

    /// The sentence to show.
    pub fn message(&self, lang: Lang) -> String {
        let _ = lang;
        String::from("the text is empty")
    }
}
