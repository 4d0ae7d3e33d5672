//! How the deals of a scenario under one binding are drawn: what is drawn so that it holds, and what is checked after.
//!
//! A plan is plain data: the planner makes it, [`Tables`] count it, the executor draws by it, and emitted
//! code is the same written out. It has *parts*, each with *tracked* conditions, which hold of every deal that is
//! drawn, and *checks*, which refuse a deal so that another one is drawn. The deals on which all checks of a part hold
//! are disjoint from those of the other parts.
//!
//! Each hand has its [`Place`]:
//!
//! | place | drawn by the classes of the suits | drawn later |
//! |---|---|---|
//! | `Whole` | all cards | – |
//! | `Honours` | all cards in the suits *within*; elsewhere the cards that count for a tracked sum | its other cards, from the low cards that are left outside |
//! | `Suits` | all cards in the suits *within* | its other cards, from all that is left outside; perhaps so that its points fit |
//! | `Lengths` | – | how many cards of one or two suits, then which |
//! | `Points` | – | how many cards of each rank that counts, then which |
//! | `Rest` | – | any of the cards that are left |
//!
//! **Every deal is equally likely.** A part draws, in this order: a state of the suit pairs (S, H) and (D, C) – or of those of its own order of suits –, in
//! proportion to `w(SH)·w(DC)·Π C(pool, cards to come)·G`, where the `w` count the ways to place the cards that the
//! classes place, the product those to fill the `Honours` and `Suits` hands from what is left outside, and `G` those to
//! draw the `Lengths` hands; then two classes for each pair, in proportion to the product of their ways; then a way for
//! each class, each as likely; then the fills, each choice as likely; then lengths in proportion to what they add to
//! `G`, and their cards; then the `Points` hands, as `points` says; then the rest. The probability of a deal is the product of these shares, in which every factor
//! but the total and the number of ways of the rest stands once above and once below: it is the same for all deals on
//! which the tracked conditions hold. A part is drawn in proportion to the number of these deals.

mod arranged;
mod attempt;
mod classes;
mod draw;
mod fitted;
mod fraction;
mod halves;
mod join;
mod lanes;
mod later;
mod layout;
mod limits;
mod part_tables;
mod place;
mod points;
mod root;
mod shelf;
mod steps;
mod suits;
mod tables;
mod weigher;

pub use limits::{Limits, PartReport, Unfit};
pub use shelf::Shelf;
pub use tables::{Drawn, Tables};
pub use weigher::Weigher;

use crate::{Check, Evaluator, HoldingSet, PartialDeal, Ranges, Role, ShapeSet, Suit, SuitOrder};
use std::num::NonZeroU32;
use std::sync::Arc;

/// The most hands that classes place.
pub const MOST_PLACED: usize = 3;
/// The most sums that are tracked over several suits.
pub const MOST_SUMS: usize = 4;

/// How a hand is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Card by card, with the classes of all suits.
    Whole,
    /// The suits within, and the cards that count elsewhere; low cards after.
    Honours,
    /// The suits within; the other cards after.
    Suits,
    /// Lengths in one or two suits, then cards.
    Lengths,
    /// Numbers of the cards that count, then cards.
    Points,
    /// From what is left.
    #[default]
    Rest,
}

/// A plan: parts whose deals exclude one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is known beforehand.
    pub fixed: PartialDeal,
    /// At least one.
    pub parts: Vec<Part>,
}

/// How some of the deals are drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// By hand, clockwise from the opener.
    pub places: [Place; 4],
    /// The suits, S H D C, in which `Honours` and `Suits` hands get all their cards from the classes.
    pub within: [bool; 4],
    /// Tracked holdings, by hand and suit, known cards included.
    pub cells: [[Option<HoldingSet>; 4]; 4],
    /// Tracked shapes of `Whole` hands, known cards included.
    pub shapes: [Option<ShapeSet>; 4],
    /// Tracked sums.
    pub sums: Vec<TrackedSum>,
    /// The `Lengths` hands, in the order in which they are drawn.
    pub lengths: Vec<DrawnLengths>,
    /// The `Points` hands, in the order in which they are drawn, after all others but the rest.
    pub points: Vec<DrawnPoints>,
    /// The one `Suits` hand whose other cards are drawn so that its own sums are what they must be; there is no
    /// `Honours` hand then, and no other `Suits` hand.
    pub fitted: Option<DrawnPoints>,
    /// All roles: the order in which hands of the same place are finished. What is not named comes last.
    pub order: Vec<Role>,
    /// The order in which tables have the suits: the first two are joined, and the last two. Parts that are the same in
    /// their own orders have the same tables.
    pub suits: SuitOrder,
    /// What must hold of a deal beyond what is tracked, in the order in which it is asked.
    pub checks: Vec<Check>,
}

/// A sum of an evaluator over `Whole` and `Honours` hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackedSum {
    /// Whose values are added.
    pub hands: Vec<Role>,
    /// What is added, without a part for shapes, in quarters.
    pub evaluator: Arc<Evaluator>,
    /// What the sum may be, in quarters. If that is anything, the sum is tracked so that states tell its value.
    pub allowed: Ranges,
    /// So many quarters are told apart in the states only together; what is then too much is refused before any
    /// card is placed. One for none.
    pub width: NonZeroU32,
}

/// How many cards a `Lengths` hand gets of one or two suits in which all placed hands have all their cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLengths {
    /// The hand.
    pub hand: Role,
    /// For each suit: by the number of its cards that are left when the hand is drawn, which numbers of further cards it
    /// may get of them, a bit each.
    pub suits: Vec<(Suit, [u16; 14])>,
}

/// What a `Points` hand's cards are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnPoints {
    /// The hand.
    pub hand: Role,
    /// All of these hold.
    pub sums: Vec<PointsSum>,
}

/// A sum over a `Points` hand alone, or over it and all hands that are drawn before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsSum {
    /// Whose values are added.
    pub hands: Vec<Role>,
    /// What is added: points of single cards, the same in every suit, in quarters.
    pub evaluator: Arc<Evaluator>,
    /// What the sum may be, in quarters.
    pub allowed: Ranges,
}
