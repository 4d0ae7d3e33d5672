//! Verdicts: every constraint of a scenario, whether it held, what was wanted and what there was.
//!
//! Method: for each assignment of the variables, list the constraints, each fact taking the choice of its own
//! under which it fails least; keep the first list with the fewest failures. A verdict asks the same definitions
//! as [`Scenario::satisfies`] and adds words.
//!
//! Texts are free of language: numbers and ranges as the DSL writes them, holdings (`Q32`, `-` for a void),
//! shapes (`5332`), lengths S-H-D-C for `longest`, `?` where a variable or a jolly has no suit, and the few words
//! of the DSL's own (`stopper`, `balanced`). A card wanted is shown against the holding of its suit. A union wants
//! `1+` and an exclusion `0` of its alternatives, and says how many held.

use crate::bind::{Assignment, Bindings};
use crate::card::Suit;
use crate::deal::Deal;
use crate::report::Report;
use crate::scenario::Scenario;
use crate::spell::{self, NO_SUIT};
use serde_json::{Map, Value};

/// What the judge says of one deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether every constraint held.
    pub satisfied: bool,
    /// The binding judged: each variable in use, each position's jolly, each fit in a class of suits, each `S~` with
    /// several alternatives. What has no possible choice is absent.
    pub bindings: Bindings,
    /// Every constraint: the positions in the order opener, opp1, responder, opp2, then lead, fits, pair points. A given
    /// binding that is not a legal choice stands here too, as a constraint that failed, such as `x:opener=H`.
    pub constraints: Vec<ConstraintVerdict>,
}

/// One constraint of a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstraintVerdict {
    /// The role whose hand it speaks of; none for fits, pair points and variables.
    pub position: Option<String>,
    /// The constraint as the DSL spells it, such as `S:5+` or `any(S:5+, H:5+)`.
    pub constraint: String,
    /// Whether it held.
    pub held: bool,
    /// What was wanted, such as `5+`.
    pub wanted: String,
    /// What there was, such as `6`.
    pub actual: String,
    /// For `any`, `not` and an `S~` with several alternatives: which alternatives held, from 0.
    pub alternatives: Option<Vec<usize>>,
}

impl Verdict {
    /// The verdict as JSON: `satisfied` and `held` are 1 or 0; `position` and `alternatives` only where they are.
    pub fn to_json(&self) -> Value {
        let mut json = Map::new();
        json.insert("satisfied".to_owned(), u8::from(self.satisfied).into());
        json.insert("bindings".to_owned(), self.bindings.to_json());
        json.insert(
            "constraints".to_owned(),
            self.constraints.iter().map(ConstraintVerdict::to_json).collect(),
        );
        Value::Object(json)
    }

    pub(crate) fn of(scenario: &Scenario, deal: &Deal, bindings: Option<&Bindings>) -> Verdict {
        let nothing_given = Bindings::default();
        let given = bindings.unwrap_or(&nothing_given);
        let (complaints, assignments) = variables(scenario, given);
        let reports = assignments.iter().map(|suits| Report::of(scenario, deal, suits, given));
        // The first of those with the fewest failures.
        let Report { lines, bindings } = reports.min_by_key(Report::failures).unwrap_or_default();
        let constraints: Vec<ConstraintVerdict> = complaints.into_iter().chain(lines).collect();
        Verdict { satisfied: constraints.iter().all(|line| line.held), bindings, constraints }
    }
}

impl ConstraintVerdict {
    /// The line as JSON, as in [`Verdict::to_json`].
    pub fn to_json(&self) -> Value {
        let mut json = Map::new();
        if let Some(position) = &self.position {
            json.insert("position".to_owned(), position.clone().into());
        }
        json.insert("constraint".to_owned(), self.constraint.clone().into());
        json.insert("held".to_owned(), u8::from(self.held).into());
        json.insert("wanted".to_owned(), self.wanted.clone().into());
        json.insert("actual".to_owned(), self.actual.clone().into());
        if let Some(alternatives) = &self.alternatives {
            json.insert("alternatives".to_owned(), alternatives.iter().copied().collect());
        }
        Value::Object(json)
    }

    /// The line for a choice that is none: a name with a value, and the values that would do.
    pub(crate) fn illegal(name: &str, value: &str, wanted: String) -> ConstraintVerdict {
        ConstraintVerdict {
            position: None,
            constraint: format!("{name}={value}"),
            held: false,
            wanted,
            actual: value.to_owned(),
            alternatives: None,
        }
    }
}

/// What is wrong with the names given and with the suits given to variables, and the assignments to judge: the
/// legal ones that agree with those given, or, where there is none, the given one as it stands.
fn variables(scenario: &Scenario, given: &Bindings) -> (Vec<ConstraintVerdict>, Vec<Assignment>) {
    let mut complaints = Vec::new();
    for (name, value) in given.0.iter().filter(|(name, _)| !scenario.knows(name)) {
        complaints.push(ConstraintVerdict::illegal(name, value, NO_SUIT.to_owned()));
    }
    let mut literal = Assignment::default();
    let mut free = Vec::new();
    for domain in &scenario.domains {
        let name = domain.variable.name();
        let Some(value) = given.get(name) else {
            free.push(domain);
            continue;
        };
        let open: Vec<Suit> = domain.suits.iter().copied().filter(|&suit| !literal.uses(suit)).collect();
        let suit = Suit::read(value);
        if suit.is_none_or(|suit| !open.contains(&suit)) {
            complaints.push(ConstraintVerdict::illegal(name, value, spell::suits(&open)));
        }
        if let Some(suit) = suit {
            literal = literal.with(domain.variable, suit);
        }
    }
    let agreeing = scenario.assignments.iter().copied().filter(|suits| literal.agrees_with(suits));
    let agreeing: Vec<Assignment> = agreeing.collect();
    if !agreeing.is_empty() {
        return (complaints, agreeing);
    }
    // No legal assignment agrees: the other variables take what is left, and one that finds nothing says so.
    for domain in free {
        match domain.suits.iter().copied().find(|&suit| !literal.uses(suit)) {
            Some(suit) => literal = literal.with(domain.variable, suit),
            None => {
                let wanted = spell::suits(&domain.suits);
                complaints.push(ConstraintVerdict::illegal(domain.variable.name(), NO_SUIT, wanted));
            }
        }
    }
    (complaints, vec![literal])
}
