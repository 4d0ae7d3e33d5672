//! A whole scenario, and whether a deal satisfies it.
//!
//! What: a scenario is a conjunction of facts about one hand, a pair of hands, or the leader's hand.
//! Method: a deal satisfies it if all facts hold under some binding. Once the variables have their suits every
//! other choice touches one fact only, so each fact looks for its own; facts without a variable are tried once,
//! before any assignment.
//! Source: seed 000 §2 and §4; DESIGN §2; SEMANTICS 16–22, 30.

use crate::bind::{Assignment, Bindings, Domain, SuitName, joint_assignments};
use crate::card::{Card, Suit};
use crate::deal::{Deal, Pair, Role};
use crate::hand::{Clause, Measure, Pattern, Range};
use crate::json::{Node, ScenarioError};
use crate::read;
use crate::verdict::Verdict;
use serde_json::Value;

/// One thing that a scenario says of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    /// A clause on the hand of one role.
    Hand(Role, Clause),
    /// The lead card lies with the leader.
    Lead(Role, Card),
    /// Two partners have enough cards of a suit together.
    Fit(Fit),
    /// The sum of both partners' points.
    PairPoints(Pair, Measure, Range),
}

/// `fit:H8+`
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fit {
    pub(crate) suits: FitSuits,
    pub(crate) min: u32,
    pub(crate) pair: Pair,
}

/// Where a fit may be: in the named suit, or in some suit of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FitSuits {
    Named(SuitName),
    Major,
    Minor,
    Any,
}

impl FitSuits {
    pub(crate) fn allow(self, suit: Suit, suits: &Assignment) -> bool {
        match self {
            FitSuits::Named(name) => name.under(suits) == Some(suit),
            FitSuits::Major => matches!(suit, Suit::Spades | Suit::Hearts),
            FitSuits::Minor => matches!(suit, Suit::Diamonds | Suit::Clubs),
            FitSuits::Any => true,
        }
    }
}

impl Fit {
    pub(crate) fn named_suit(&self) -> Option<SuitName> {
        match self.suits {
            FitSuits::Named(name) => Some(name),
            FitSuits::Major | FitSuits::Minor | FitSuits::Any => None,
        }
    }

    /// Cards that the two partners have in a suit.
    pub(crate) fn length(&self, deal: &Deal, suit: Suit) -> u32 {
        let [one, other] = self.pair.roles();
        deal.hand(one).suit(suit).len() + deal.hand(other).suit(suit).len()
    }

    fn holds_in(&self, deal: &Deal, suit: Suit, suits: &Assignment) -> bool {
        self.suits.allow(suit, suits) && self.length(deal, suit) >= self.min
    }
}

/// What a pair has together.
pub(crate) fn pair_sum(pair: Pair, measure: Measure, deal: &Deal) -> u32 {
    let [one, other] = pair.roles();
    measure.of(deal.hand(one)) + measure.of(deal.hand(other))
}

/// The alternative that a number names.
pub(crate) fn numbered(patterns: &[Pattern], number: &str) -> Option<Pattern> {
    patterns.get(number.parse::<usize>().ok()?).copied()
}

impl Fact {
    /// Whether the fact is true with the variables on these suits, whatever its own choice.
    fn holds(&self, deal: &Deal, suits: &Assignment) -> bool {
        match self {
            Fact::Hand(role, clause) => clause.holds(deal.hand(*role), suits),
            Fact::Lead(leader, card) => deal.hand(*leader).has(*card),
            Fact::Fit(fit) => Suit::ALL.into_iter().any(|suit| fit.holds_in(deal, suit, suits)),
            Fact::PairPoints(pair, measure, range) => range.contains(pair_sum(*pair, *measure, deal)),
        }
    }

    /// Whether the fact is true and its own choice, if it has one, is the given one.
    fn holds_with(&self, choice: &str, deal: &Deal, suits: &Assignment) -> bool {
        match self {
            Fact::Hand(role, Clause::Jolly(jolly)) => Suit::read(choice)
                .is_some_and(|suit| jolly.allows(suit, suits) && jolly.holds_in(deal.hand(*role).suit(suit))),
            Fact::Hand(role, Clause::Patterns(suit, patterns)) => {
                match (suit.under(suits), numbered(patterns, choice)) {
                    (Some(suit), Some(pattern)) => pattern.matches(deal.hand(*role).suit(suit)),
                    _ => false,
                }
            }
            Fact::Fit(fit) => Suit::read(choice).is_some_and(|suit| fit.holds_in(deal, suit, suits)),
            Fact::Hand(..) | Fact::Lead(..) | Fact::PairPoints(..) => self.holds(deal, suits),
        }
    }

    pub(crate) fn suit_names(&self) -> Vec<SuitName> {
        match self {
            Fact::Hand(_, clause) => clause.suit_names(),
            Fact::Fit(fit) => fit.named_suit().into_iter().collect(),
            Fact::Lead(..) | Fact::PairPoints(..) => Vec::new(),
        }
    }
}

/// A fact, and the name of the choice it leaves open.
#[derive(Clone, Debug)]
pub(crate) struct Condition {
    pub(crate) fact: Fact,
    pub(crate) choice: Option<Choice>,
}

/// A choice that a fact leaves open.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) name: String,
    /// Whether verdicts report it. A fit in a named suit and a lone pattern leave nothing to choose; a caller may
    /// name them all the same.
    pub(crate) reported: bool,
}

impl Condition {
    fn holds(&self, deal: &Deal, suits: &Assignment, bindings: Option<&Bindings>) -> bool {
        match (&self.choice, bindings) {
            (Some(choice), Some(bindings)) => match bindings.get(&choice.name) {
                Some(given) => self.fact.holds_with(given, deal, suits),
                None => self.fact.holds(deal, suits),
            },
            _ => self.fact.holds(deal, suits),
        }
    }

    fn depends_on_variables(&self) -> bool {
        self.fact.suit_names().iter().any(|name| name.variable().is_some())
    }
}

/// Names the choices of the facts: `x:opener`, `fit:0`, `S~:opener` (SEMANTICS 30).
fn conditions(facts: Vec<Fact>) -> Vec<Condition> {
    let mut fits = 0;
    let name_choice = |fact: Fact| {
        let choice = match &fact {
            Fact::Hand(role, Clause::Jolly(_)) => {
                Some(Choice { name: format!("x:{}", role.name()), reported: true })
            }
            Fact::Hand(role, Clause::Patterns(suit, patterns)) => {
                Some(Choice { name: format!("{suit}~:{}", role.name()), reported: patterns.len() > 1 })
            }
            Fact::Fit(fit) => {
                let name = format!("fit:{fits}");
                fits += 1;
                Some(Choice { name, reported: fit.named_suit().is_none() })
            }
            Fact::Hand(..) | Fact::Lead(..) | Fact::PairPoints(..) => None,
        };
        Condition { fact, choice }
    };
    facts.into_iter().map(name_choice).collect()
}

/// A scenario, ready to judge deals.
#[derive(Clone, Debug)]
pub struct Scenario {
    label: String,
    pub(crate) conditions: Vec<Condition>,
    /// Places in `conditions` of those that no variable touches, and of the others.
    settled: Vec<usize>,
    varying: Vec<usize>,
    pub(crate) domains: Vec<Domain>,
    /// Every legal joint assignment of the variables in use, in order.
    pub(crate) assignments: Vec<Assignment>,
    /// Names that a binding may have here, sorted.
    choice_names: Vec<String>,
}

impl Scenario {
    /// Reads one scenario object of the API. Keys in any order; unknown fields say nothing.
    ///
    /// A scenario that contradicts itself is read, and holds for no deal.
    ///
    /// # Errors
    /// [`ScenarioError`] with the place of the first value that makes no sense: a wrong type, an unknown name
    /// where only known ones can be (positions, suits, shapes, tags of `requires`), a lead without a declarer.
    pub fn from_json(json: &Value) -> Result<Scenario, ScenarioError> {
        let read::Contents { label, facts, domains } = read::scenario(Node::root(json))?;
        let conditions = conditions(facts);
        let (varying, settled): (Vec<usize>, Vec<usize>) =
            (0..conditions.len()).partition(|&place| conditions[place].depends_on_variables());
        let choices = conditions.iter().filter_map(|condition| condition.choice.as_ref());
        let mut choice_names: Vec<String> = choices.map(|choice| choice.name.clone()).collect();
        choice_names.extend(domains.iter().map(|domain| domain.variable.name().to_owned()));
        choice_names.sort();
        let assignments = joint_assignments(&domains);
        Ok(Scenario { label, conditions, settled, varying, domains, assignments, choice_names })
    }

    /// The label; empty if there is none.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Whether the deal satisfies the scenario: under some binding, or, where bindings are given, under some
    /// binding that agrees with them. A given binding that is no choice of this scenario satisfies nothing.
    pub fn satisfies(&self, deal: &Deal, bindings: Option<&Bindings>) -> bool {
        let given = match bindings {
            None => Assignment::default(),
            Some(bindings) => match self.given_suits(bindings) {
                Some(given) => given,
                None => return false,
            },
        };
        let all_hold = |places: &[usize], suits: &Assignment| {
            places.iter().all(|&place| self.conditions[place].holds(deal, suits, bindings))
        };
        all_hold(&self.settled, &Assignment::default())
            && self.assignments.iter().any(|suits| given.agrees_with(suits) && all_hold(&self.varying, suits))
    }

    /// The same with reasons: every constraint, wanted and actual. Without bindings, or where some are missing,
    /// the verdict is on the binding with the fewest failures, the first in the order of the law: variables, then
    /// jollies, fits and patterns, suits S H D C.
    pub fn verdict(&self, deal: &Deal, bindings: Option<&Bindings>) -> Verdict {
        Verdict::of(self, deal, bindings)
    }

    pub(crate) fn knows(&self, name: &str) -> bool {
        self.choice_names.binary_search_by(|known| known.as_str().cmp(name)).is_ok()
    }

    /// The suits given to variables; `None` when a name is unknown here or a variable's value is no suit.
    fn given_suits(&self, bindings: &Bindings) -> Option<Assignment> {
        if !bindings.0.keys().all(|name| self.knows(name)) {
            return None;
        }
        let mut given = Assignment::default();
        for domain in &self.domains {
            if let Some(value) = bindings.get(domain.variable.name()) {
                given = given.with(domain.variable, Suit::read(value)?);
            }
        }
        Some(given)
    }
}
