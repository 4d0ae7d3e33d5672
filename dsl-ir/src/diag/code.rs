//! The codes of a refusal (seed 000 §6, SEMANTICS 23). Their spelling never changes.

use std::fmt;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// Why a scenario or a request is refused; the most specific first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// All codes, the most specific first.
            pub const ALL: &[Code] = &[$(Code::$name),*];

            /// The spelling that the API and the program use.
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }
        }
    };
}

codes! {
    /// The lead cannot be in the leader's hand.
    LeadConflict = "lead_conflict",
    /// Cards fixed by the caller contradict the scenario or each other.
    FixedCardsConflict = "fixed_cards_conflict",
    /// Every combination of exact cards or patterns clashes.
    ExactCardsAlwaysConflict = "exact_cards_always_conflict",
    /// The exact cards of a suit have fewer points than the suit's or the hand's minimum.
    SuitCardsBelowHcpMin = "suit_cards_below_hcp_min",
    /// The exact cards of a suit have more points than the suit's or the hand's maximum.
    SuitCardsExceedHcpMax = "suit_cards_exceed_hcp_max",
    /// The minimum points of the suits sum to more than the hand's maximum.
    SuitMinimumsExceedHcpMax = "suit_minimums_exceed_hcp_max",
    /// The points of a pair cannot be reached within the limits of the hands.
    PairPointsUnreachable = "pair_points_unreachable",
    /// No hand, or no hands together, can make the points.
    PointsUnreachable = "points_unreachable",
    /// Lengths cannot reach 13 for each hand and each suit.
    ShapeUnreachable = "shape_unreachable",
    /// No alternative, pattern or jolly suit is left.
    NoBranchLeft = "no_branch_left",
    /// No assignment of the suit variables is possible.
    VariableUnsatisfiable = "variable_unsatisfiable",
    /// The scenario needs a capability that this version lacks.
    UnsupportedFeature = "unsupported_feature",
    /// The scenario's text has errors or warnings, or the API reported some.
    DslErrors = "dsl_errors",
    /// A budget ran out before a deal was found.
    GenerationTimeLimit = "generation_time_limit",
    /// The scenario has no spelling in the DSL.
    NotExpressible = "not_expressible",
    /// A parameter of the request is not valid.
    InvalidRequest = "invalid_request",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
