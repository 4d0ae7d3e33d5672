//! What a caller asks for. Counts are not limited here: a limit is the policy of whoever serves many.

use crate::{Budget, Seed};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_runtime::plan::Limits;
use bridgeshape_runtime::{Hand, Role, Seat};

pub use bridgeshape_planner::Law;

/// How the scenarios of a page take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Balance {
    /// An independent draw for each index, in proportion to the weights.
    #[default]
    Weighted,
    /// In turn: the index modulo the number of scenarios.
    RoundRobin,
}

/// How deals are found. All follow the same law; the deals of an index differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Engine {
    /// By a plan: what can be counted is drawn so that it holds, the rest is checked.
    #[default]
    Interpreted,
    /// Any deal, until one holds: the reference.
    Rejection,
    /// By the plan of a scenario of the catalogue, as it was compiled with the program: the same deals as `Interpreted`
    /// gives, without planning. What is not compiled, or is asked for otherwise, is interpreted.
    Compiled,
}

impl Engine {
    /// Its name: `interpreted`, `rejection` or `compiled`.
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Interpreted => "interpreted",
            Engine::Rejection => "rejection",
            Engine::Compiled => "compiled",
        }
    }
}

/// Whether the judge sees every deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Verify {
    /// A deal that the judge does not pass never leaves.
    #[default]
    All,
    /// For bulk work.
    None,
}

/// Whether a deal may come twice in a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Repeats {
    /// As chance has it.
    #[default]
    Allowed,
    /// Indices whose deal was already given are passed over.
    PassedOver,
}

/// Whether a record says why the deal is as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Explain {
    /// The deal alone.
    #[default]
    No,
    /// Sentences for each position, and the judge's verdict on every constraint.
    Yes,
}

/// Where dealer and vulnerability come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Boards {
    /// From the scenario's context: the opener deals and nobody is vulnerable if it says nothing.
    #[default]
    Context,
    /// From the board's number, by the cycle of sixteen boards.
    Cycle,
}

/// What is known of the hands beforehand (SEMANTICS 27).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fixed {
    /// Cards that a role holds.
    pub cards: [Hand; 4],
    /// Further constraints of a role, as DSL text.
    pub constraints: Vec<(Role, String)>,
}

impl Fixed {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.cards.iter().all(|hand| hand.is_empty()) && self.constraints.is_empty()
    }
}

/// A request for deals of a source.
#[derive(Clone, Debug)]
pub struct Request {
    /// How many deals.
    pub count: u64,
    /// The seed.
    pub seed: Seed,
    /// The index of the first deal.
    pub start: u64,
    /// The numbers of the scenarios to draw from; `None`: all of the source.
    pub scenarios: Option<Vec<u32>>,
    /// How they take turns.
    pub balance: Balance,
    /// Which deals are equally likely.
    pub law: Law,
    /// How deals are found.
    pub engine: Engine,
    /// How large the tables of a plan may become. Other limits than the default ones give other deals.
    pub limits: Limits,
    /// Limits for each deal.
    pub budget: Budget,
    /// Whether the judge sees every deal.
    pub verify: Verify,
    /// Whether records say why.
    pub explain: Explain,
    /// Whether a deal may come twice.
    pub repeats: Repeats,
    /// What is known of the hands.
    pub fixed: Fixed,
    /// Where dealer and vulnerability come from.
    pub boards: Boards,
    /// The opener's seat.
    pub opener: Seat,
    /// Language of reasons and explanations.
    pub lang: Lang,
}

impl Request {
    /// One deal of any scenario of the source, everything else by default.
    pub fn new(seed: Seed) -> Request {
        Request {
            count: 1,
            seed,
            start: 0,
            scenarios: None,
            balance: Balance::default(),
            law: Law::default(),
            engine: Engine::default(),
            limits: Limits::default(),
            budget: Budget::default(),
            verify: Verify::default(),
            explain: Explain::default(),
            repeats: Repeats::default(),
            fixed: Fixed::default(),
            boards: Boards::default(),
            opener: Seat::North,
            lang: Lang::default(),
        }
    }
}
