//! What cannot hold together.

use super::Code;
use crate::Lang;

/// A contradiction, with the numbers that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// A card that two positions must hold.
    CardTwice,
}

impl Conflict {
    /// The refusal code.
    pub fn code(&self) -> Code {
        Code::DslErrors
    }

    /// The sentence to show.
    pub fn message(&self, lang: Lang) -> String {
        let _ = lang;
        String::from("the same card in two hands")
    }
}
