//! The deal that a random scenario is written around, so that most scenarios have one.

use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::{Var, text, wire};
use bridgeshape_judge as judge;
use bridgeshape_runtime::{Hand, Holding, Pair, Role, Suit};
use serde_json::Value;

/// A deal, and what each variable stands for in it.
#[derive(Debug)]
pub(super) struct Near {
    pub(super) hands: [Hand; 4],
    pub(super) vars: Vec<(Var, Suit)>,
    judged: judge::Deal,
}

impl Near {
    pub(super) fn new(hands: [Hand; 4], vars: Vec<(Var, Suit)>) -> Near {
        let judged = judge::Deal::from_masks(hands.map(Hand::bits)).expect("a deal of bridge");
        Near { hands, vars, judged }
    }

    pub(super) fn hand(&self, role: Role) -> Hand {
        self.hands[role.index()]
    }

    pub(super) fn holding(&self, role: Role, suit: Suit) -> Holding {
        self.hand(role).holding(suit)
    }

    /// Cards of a pair in a suit.
    pub(super) fn length(&self, pair: Pair, suit: Suit) -> usize {
        pair.roles().into_iter().map(|role| self.holding(role, suit).len()).sum()
    }

    /// Whether the deal satisfies these words about a hand, by the judge. What cannot be read is not satisfied.
    pub(super) fn satisfies(&self, role: Role, words: &str) -> bool {
        let domains = self.vars.iter().map(|(var, suit)| format!("{var}={suit} "));
        let text = format!("{}{role} {words}", domains.collect::<String>());
        read(&text).is_some_and(|scenario| self.satisfies_all(&scenario))
    }

    /// Whether the deal satisfies a scenario under some binding, by the judge.
    pub(super) fn satisfies_all(&self, scenario: &wire::Scenario) -> bool {
        judge(&json(scenario)).satisfies(&self.judged, None)
    }
}

/// The only scenario of a text; `None` where the text is not valid.
pub(super) fn read(text: &str) -> Option<wire::Scenario> {
    let mut parsed = text::parse(text);
    let valid = parsed.scenarios.len() == 1 && !parsed.diags.iter().any(Diag::blocks);
    if valid { parsed.scenarios.pop() } else { None }
}

/// A scenario as the API writes it.
pub(super) fn json(scenario: &wire::Scenario) -> Value {
    serde_json::to_value(scenario).expect("text keys and integers")
}

/// The judge of a scenario.
pub(super) fn judge(json: &Value) -> judge::Scenario {
    judge::Scenario::from_json(json).unwrap_or_else(|error| panic!("the judge reads {json}: {error}"))
}
