//! The canonical form of a scenario: a full boolean tree ([`Pred`]) over three kinds of leaf ([`Cond`]), and
//! the things that are left open in it ([`Binder`]).
//!
//! The words of the DSL, quiet opponents, jollies, fits and leads are all spelled out here, so that the
//! planner, the explanation and the printer meet one form only. Nesting is free: the DSL's flat `any` and
//! `not` are the special case.
//!
//! **Invariant:** a scenario is built by lowering from [`crate::wire`] and by the simplifying constructors
//! of [`Pred`] only; two scenarios that mean the same by these rules are equal.

mod bind;
mod canonical;
mod cond;
mod context;
mod key;
mod lower;
mod metric;
mod pred;
mod print;
mod scenario;
mod shape;

pub use bind::{Binder, Binding, Choice};
pub use cond::{CompareOp, Cond, HIGH, HoldingCond, LOW_CARDS, LengthsCond, Pattern, Range, hcp, high};
pub use context::{Bid, Call, Context, Contract, Doubled, Spelled, Strain, Unread, Vulnerability};
pub use key::{hash128, page_key};
pub use lower::lower;
pub(crate) use lower::origin;
pub use metric::{Hands, Metric, Points};
pub use pred::{Leaf, Pred, Slot};
pub use print::{NotExpressible, to_dsl};
pub(crate) use print::{pattern_word, word};
pub use scenario::{Fit, FitSuit, Scenario};
pub use shape::{NotAPattern, ShapeClass, ShapePattern};
