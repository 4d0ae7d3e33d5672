//! Plans written out as Rust: a module that a person would have written, with one small named function for each
//! condition and the clause that it comes from beside it.
//!
//! | what | where |
//! |---|---|
//! | from a scenario to what is written out: possible bindings, plans, counts | `compile` |
//! | the scenario itself: its constant, its bindings, its plan by binding | `scenario` |
//! | what its deals satisfy, as a predicate | `conditions` |
//! | several scenarios as one file, names of modules | `page` |
//! | the module as a whole: imports, functions, constants | `module` |
//! | parts of the plan: who is drawn how, what is tracked and checked | `parts` |
//! | sets of holdings as masks of cards and lengths | `holdings` |
//! | sets of shapes as ranges, or as a list | `shapes` |
//! | evaluators by name, ranges of sums, lengths that are drawn | `points` |
//! | which clause of the scenario a condition comes from | `clauses` |
//! | lines that rustfmt would leave as they are | `text` |
//!
//! What is written depends on the facade crate `bridgeshape` only. It holds no counted numbers: tables are made of the
//! plan at first use, by the same counting that planning uses, so that both deal the same.
//!
//! **Invariant:** the text is a function of its arguments alone. What a printed condition means is worked out anew and
//! held against the condition; what cannot be written is refused by name, never left out.

mod clauses;
mod compile;
mod conditions;
mod holdings;
mod module;
mod page;
mod parts;
mod points;
mod scenario;
mod shapes;
mod text;

pub use compile::{COUNT_WORK, MOST_BINDINGS, Refused, Unit, compile};

use std::fmt;

/// What cannot be written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unsupported {
    /// Cards that are known beforehand, or another pack than that of bridge: such plans are interpreted.
    Fixed,
    /// Points that have no name and are not the same for each card of a rank.
    Evaluator,
    /// Lengths to draw that depend on the cards that are left by more than the total.
    Lengths,
    /// A condition on a suit that is not chosen yet.
    Open,
    /// A set of holdings that takes more than 64 rows of cards and lengths.
    Holdings,
}

impl Unsupported {
    /// A word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Unsupported::Fixed => "fixed cards",
            Unsupported::Evaluator => "points without a name",
            Unsupported::Lengths => "lengths by what is left",
            Unsupported::Open => "a suit that is not chosen",
            Unsupported::Holdings => "a scattered set of holdings",
        }
    }
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot be written out: {}", self.name())
    }
}

impl std::error::Error for Unsupported {}

/// A scenario as a Rust module, with a constant `COMPILED`, the typed values of its bindings, its plans and its
/// predicate. `facade` is the path of the crate `bridgeshape`, or of one that gives the same.
///
/// # Errors
/// [`Unsupported`].
pub fn module(unit: &Unit, facade: &str) -> Result<String, Unsupported> {
    module::module(unit, facade)
}

/// Several scenarios as one file: a module each, and a constant `PAGE` that draws from all by their weights.
///
/// # Errors
/// [`Unsupported`].
pub fn page(units: &[Unit], facade: &str) -> Result<String, Unsupported> {
    page::page(units, facade)
}

pub use page::names;
