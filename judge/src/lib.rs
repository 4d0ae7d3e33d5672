//! The independent judge of BridgeShape deals: does a deal satisfy a scenario?
//!
//! What: [`Scenario::satisfies`] answers yes or no; [`Scenario::verdict`] lists every constraint, held or not,
//! wanted and actual. The scenario comes as the API's JSON, the deal as dotted hands or card masks.
//!
//! Why: every deal the program emits passes here first, and the tests count with it. So it may share nothing
//! with what makes the deals: it reads its own input, has its own cards, and evaluates the definitions of
//! seed 000 §2 with plain loops. `points` and `shape` hold the definitions, `hand` and `scenario` say what each
//! constraint means by them.
//!
//! **Invariant:** the only dependency is `serde_json`; no file of this crate mentions another crate of the
//! project (`tests/wall.rs` checks both).
//!
//! ```
//! use bridgeshape_judge::{Deal, Scenario};
//!
//! let json = r#"{ "positions": { "opener": { "suits": { "S": { "min": 5, "max": null } } } } }"#;
//! let scenario = Scenario::from_json(&serde_json::from_str(json)?)?;
//! let deal = Deal::from_dotted(
//!     ["AKQ2.K73.AT5.J42", "J95.QT82.K74.Q86", "T86.A95.QJ92.K73", "743.J64.863.AT95"])?;
//! let verdict = scenario.verdict(&deal, None);
//! assert!(!verdict.satisfied && !scenario.satisfies(&deal, None));
//! assert_eq!((&*verdict.constraints[0].wanted, &*verdict.constraints[0].actual), ("5+", "4"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod auction;
mod bind;
mod card;
mod deal;
mod hand;
mod json;
mod points;
mod read;
mod report;
mod scenario;
mod shape;
mod spell;
mod verdict;

pub use bind::Bindings;
pub use deal::{Deal, DealError};
pub use json::ScenarioError;
pub use scenario::Scenario;
pub use verdict::{ConstraintVerdict, Verdict};
