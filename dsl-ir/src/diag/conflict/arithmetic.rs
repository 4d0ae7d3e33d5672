//! The sum that shows a contradiction: `opener 15 + responder 15 + opp1 15 = 45 > 40`. The same in every
//! language.

use std::fmt;

/// A sum that is above or below what there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arithmetic {
    /// What is added; never empty.
    terms: Vec<Term>,
    /// What it is compared with.
    limit: i32,
}

/// One number of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Whose number it is: a hand, a suit, some cards; may be empty.
    pub label: String,
    /// The number.
    pub value: i32,
}

impl Arithmetic {
    /// The sum of these numbers against a limit; `None` if there are none or they make just the limit.
    pub fn new(terms: Vec<Term>, limit: i32) -> Option<Arithmetic> {
        let sum = Arithmetic { terms, limit };
        (!sum.terms.is_empty() && sum.total() != limit).then_some(sum)
    }

    /// One number against a limit.
    pub fn plain(value: i32, limit: i32) -> Option<Arithmetic> {
        Arithmetic::new(vec![Term { label: String::new(), value }], limit)
    }

    /// What is added.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// What the terms make.
    pub fn total(&self) -> i32 {
        self.terms.iter().map(|term| term.value).sum()
    }

    /// What the total is compared with.
    pub const fn limit(&self) -> i32 {
        self.limit
    }
}

impl fmt::Display for Arithmetic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, Term { label, value }) in self.terms.iter().enumerate() {
            let plus = if i > 0 { " + " } else { "" };
            let space = if label.is_empty() { "" } else { " " };
            write!(f, "{plus}{label}{space}{value}")?;
        }
        let total = self.total();
        if self.terms.len() > 1 {
            write!(f, " = {total}")?;
        }
        write!(f, " {} {}", if total > self.limit { '>' } else { '<' }, self.limit)
    }
}
