//! The languages that the program speaks.

/// A language of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Lang {
    #[default]
    English,
    Italian,
    French,
    Spanish,
    German,
}

impl Lang {
    /// All five.
    pub const ALL: [Lang; 5] = [Lang::English, Lang::Italian, Lang::French, Lang::Spanish, Lang::German];

    /// `en`, `it`, `fr`, `es` or `de`.
    pub const fn code(self) -> &'static str {
        ["en", "it", "fr", "es", "de"][self as usize]
    }

    /// The language of a two-letter code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|l| l.code() == code)
    }
}
