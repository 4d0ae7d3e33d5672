//! Deals of bridge situations, fair by construction, for tests and programs of your own.
//!
//! [`scenario!`] compiles a description of a situation into a type that deals it. Every deal that satisfies the
//! description is as likely as any other, rare situations come nearly as fast as common ones, and the same seed gives the
//! same deals on any machine. What is impossible, or written wrongly, does not compile, and the compiler says why.
//!
//! ```
//! use bridgeshape::{Evaluator, QUARTERS, Role, Suit, scenario};
//!
//! scenario! {
//!     /// One heart, and a raise that shows a singleton club or none.
//!     pub Splinter = "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15";
//! }
//!
//! /// What you want to test.
//! fn counts_as_slam_try(points: i32, shortness: usize) -> bool {
//!     points + 3 * (2 - shortness as i32) >= 13
//! }
//!
//! # fn main() {
//! // A hundred deals of seed 1, the same in each run.
//! for sample in Splinter::deals(1).take(100) {
//!     let responder = sample.deal.hand(Role::Responder);
//!     let points = Evaluator::hcp().value(responder) / QUARTERS as i32;
//!     assert!(counts_as_slam_try(points, responder.holding(Suit::Clubs).len()), "{responder}");
//! }
//!
//! // One deal of any index, and whether any deal is one.
//! let sample = Splinter::deal(1, 7);
//! assert!(Splinter::satisfies(&sample.deal));
//!
//! // How many there are, of how many: counted, not estimated.
//! assert_eq!(Splinter::DEALS, Some(19_900_903_028_271_569_715_797_400));
//! # }
//! ```
//!
//! See [`scenario!`] for what may be written and what the types give; [`compiled`] has what they are made of. The language
//! is described in `docs/language.md`, and `bridgeshape validate --dsl TEXT` of the program explains a text.
//!
//! **Features.** `fixed`, off by default: types have a function `with`, for deals of which some cards are known. It adds
//! the interpreted engine, which plans anew when the program runs.
//!
//! **Invariant:** this crate holds no logic.

pub use bridgeshape_runtime::*;

/// Compiles scenarios into types that deal.
///
/// ```
/// bridgeshape::scenario! {
///     /// Attributes and visibility are yours.
///     #[derive(Debug, Clone, Copy)]
///     pub Landy = "opener hcp:15-17 shape:balanced; opp1 S:4+ H:4+ hcp:11-15";
///     // Two scenarios: each comes as often as its weight says.
///     pub(crate) Raise = "opener S:5+ hcp:12-19; responder S:3 hcp:6-9 // weight:2 opener S:5+ hcp:12-19; responder S:4+";
///     // All scenarios of a page of the embedded catalogue, or one, by its label or by its number.
///     Compact = page("Splinter compatto");
///     Drury = page("Drury", 1);
///     // A suit is chosen before the deal; or every deal is equally likely, whatever is chosen.
///     Major = "$a=M; opener $a:6+ hcp:5-9";
///     MajorByDeals = "$a=M; opener $a:6+ hcp:5-9", law = deals;
/// }
///
/// # fn main() {
/// let sample = Major::deal(1, 0);
/// assert!(sample.deal.hand(bridgeshape::Role::Opener).holding(sample.binding.a).len() >= 6);
/// assert_eq!(Major::BINDINGS.len(), 2);
/// # let _ = (Compact::deal(1, 0), Drury::deal(1, 0), MajorByDeals::deal(1, 0), Raise::deal(1, 0));
/// # }
/// ```
///
/// # What may be written
///
/// Any number of definitions `ATTRIBUTES VISIBILITY NAME = SOURCE;`, each with `, law = bindings` (as without it) or
/// `, law = deals` behind its source. A source is
///
/// - a text in the language of scenarios; several scenarios in it are divided by `//`;
/// - `page("title")`, a page of the catalogue, or `page("title", "label")`, `page("title", 2)`, a scenario of it;
/// - `file("path")`, a file of your crate, its path from where `Cargo.toml` is: an answer of the API if its name ends with
///   `.json`, else a text. A label or a number may follow here too.
///
/// If you call the crate `bridgeshape` something else, say so first: `crate = my_name;`, with a path that holds in any
/// module, such as `crate::deps::bridgeshape`.
///
/// # What a type gives
///
/// | | |
/// |---|---|
/// | `sample(&mut rng)` | a deal by any generator of `rand` |
/// | `deal(seed, index)` | the deal with this seed and index, the one that `bridgeshape deal` gives |
/// | `deals(seed)` | an iterator over the deals of a seed |
/// | `satisfies(&deal)` | whether a deal is one of its deals |
/// | `DEALS`, `probability()` | how many of all deals it has, where that was counted |
/// | `BINDINGS` | what may be chosen before the deal |
/// | `LABELS` | the labels of its scenarios |
/// | `prepare()` | tables of your own, to drop when they are not needed any more |
/// | `with(known)` | with the feature `fixed`: deals of which some cards are known |
///
/// Deals come as [`Sample`](compiled::Sample): the hands, the label, what was chosen as a value of the type
/// `NAMEBinding`, which has a field for each choice, or for several scenarios a variant for each.
/// Every type is a [`Scenario`](compiled::Scenario), for code that works for any.
///
/// # Errors
///
/// A text with faults does not compile, nor does an impossible scenario: the compiler shows the line, what is wrong with
/// it, and for an impossible scenario a smallest set of clauses that clash.
///
/// ```compile_fail
/// bridgeshape::scenario! { pub Wrong = "opener hcp:17-15"; }
/// ```
pub use bridgeshape_macros::scenario;

/// Deals of which some cards are known: the function `with` of each type of [`scenario!`].
///
/// ```
/// # #[cfg(feature = "fixed")] {
/// use bridgeshape::{Role, fixed::Fixed, scenario};
///
/// scenario! { Weak = "opener S:6 hcp:5-9"; }
///
/// let mut known = Fixed::default();
/// known.add(Role::Opener, "SKQ").expect("cards");
/// let sample = Weak::with(known).expect("possible").deal(1, 0).expect("a deal");
/// assert!(sample.deal.hand(Role::Opener).to_string().starts_with("KQ"));
/// # }
/// ```
#[cfg(feature = "fixed")]
pub mod fixed {
    #[doc(hidden)]
    pub use bridgeshape_engine::Origin;
    pub use bridgeshape_engine::{Fixed, Known, KnownDeals, Reason, Refusal};
}

/// The part of `scenario!` that depends on a feature of this crate, which the macro cannot see.
#[cfg(feature = "fixed")]
#[doc(hidden)]
#[macro_export]
macro_rules! __fixed {
    ($name:ident, $($origin:tt)+) => {
        #[allow(dead_code, reason = "not everyone needs everything")]
        impl $name {
            /// Deals of which more is known: cards, or further constraints of a position. They are planned now, so that
            /// they are those of `bridgeshape deal` with `--fixed`.
            ///
            /// # Errors
            /// What is known contradicts the scenario, or itself.
            pub fn with(
                known: impl ::core::convert::Into<$crate::fixed::Fixed>,
            ) -> ::core::result::Result<$crate::fixed::Known<$name>, $crate::fixed::Refusal> {
                $crate::fixed::Known::new($crate::fixed::Origin::$($origin)+, known)
            }
        }
    };
}

/// The same without the feature: nothing.
#[cfg(not(feature = "fixed"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __fixed {
    ($($any:tt)*) => {};
}
