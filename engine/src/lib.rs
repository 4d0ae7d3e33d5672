//! From a request to deals, or to the reasons why there are none.
//!
//! **Invariant:** policy lives here and nothing is drawn here by other rules than the law's; every deal
//! that leaves with `Verify::All` has passed the judge.

pub mod bench;
mod bindings;
mod board;
mod budget;
mod chart;
mod compiled;
pub mod conformance;
mod dealer;
mod distinct;
mod explain;
mod fixed;
mod job;
mod known;
mod odds;
mod plans;
mod prepared;
mod record;
mod refusal;
mod request;
mod run;
mod seed;
mod source;
pub mod stats;

pub use bridgeshape_dsl_ir::names;
pub use bridgeshape_planner::{BindingOdds, Chance, Estimate, Figure, LEVEL, Odds, Ratio};
pub use bridgeshape_runtime::plan::Limits;
pub use budget::{Budget, Stop};
pub use chart::chart;
pub use dealer::{Dealer, Dealt};
pub use explain::{ExplainRequest, Explained, Stage, explain, stages};
pub use job::{Job, Worker};
pub use known::{Known, KnownDeals, Origin};
pub use odds::{OddsReport, OddsRequest, Outcome, ScenarioOdds, WORK};
pub use plans::BindingPlan;
pub use prepared::{LEAST_TABLE_BYTES, Prepared};
pub use record::{Explanation, Play, Record, Shown, Vul};
pub use refusal::{Reason, Refusal};
pub use request::{Balance, Boards, Engine, Explain, Fixed, Law, Repeats, Request, Verify};
pub use seed::Seed;
pub use source::{Entry, Source};

/// The version of the DSL that is spoken.
pub const DSL_VERSION: u64 = bridgeshape_dsl_ir::wire::DSL_VERSION;
