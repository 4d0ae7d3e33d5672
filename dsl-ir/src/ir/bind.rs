//! What is left open in a scenario, and the choices that close it (DESIGN §2): suits of variables, of
//! jollies and of fits, alternatives of `S~` patterns.
//!
//! A scenario lists its binders in the order of the law; a [`Binding`] holds a choice for each, or for the
//! first few while they are being drawn. Whether a choice leaves the scenario satisfiable is not decided
//! here.

use super::pred::{Leaf, Pred, Slot};
use super::scenario::Scenario;
use crate::Var;
use bridgeshape_runtime::{Role, Suit};
use std::collections::BTreeMap;

/// One thing to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Binder {
    /// The suits of all variables that are used, as one joint choice: different variables, different suits.
    /// Variables in order, each with its domain in the order S H D C.
    Vars(Vec<(Var, Vec<Suit>)>),
    /// The suit of a position's jolly: any that is not named (SEMANTICS 16).
    Jolly {
        /// The position.
        hand: Role,
        /// The suits that it names by key, and those that fits of its pair name: letters and variables, sorted.
        named: Vec<Slot>,
    },
    /// The suit of a fit that names a class of suits or none.
    Fit {
        /// Its place in the scenario's list of fits.
        index: u8,
        /// The class.
        domain: Vec<Suit>,
    },
    /// The alternative of an `S~` pattern with more than one.
    Alternatives {
        /// The position.
        hand: Role,
        /// The suit of the pattern: a letter or a variable.
        suit: Slot,
        /// How many alternatives there are.
        count: u16,
    },
}

/// What was chosen for one binder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// The suit of each variable, in the order of [`Var::ALL`]; `None` for one that is not used.
    Vars([Option<Suit>; 4]),
    /// The suit of a jolly or of a fit.
    Suit(Suit),
    /// The index of the alternative, from 0.
    Alternative(u16),
}

/// Choices for the binders of a scenario, in their order; fewer while choosing.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Binding(Vec<Choice>);

impl Binding {
    /// Nothing chosen yet.
    pub const EMPTY: Binding = Binding(Vec::new());

    /// The choices so far.
    pub fn choices(&self) -> &[Choice] {
        &self.0
    }

    /// The same with one choice more.
    #[must_use]
    pub fn with(&self, choice: Choice) -> Binding {
        let mut choices = self.0.clone();
        choices.push(choice);
        Binding(choices)
    }
}

impl FromIterator<Choice> for Binding {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Binding {
        Binding(choices.into_iter().collect())
    }
}

impl Scenario {
    /// The candidates of the next binder, given the choices before it, in the order of the law; none when
    /// everything is chosen, or when nothing is left to choose.
    pub fn choices(&self, prefix: &Binding) -> Vec<Choice> {
        match self.binders.get(prefix.0.len()) {
            None => Vec::new(),
            Some(Binder::Vars(domains)) => joint_assignments(domains).into_iter().map(Choice::Vars).collect(),
            Some(Binder::Jolly { named, .. }) => {
                let chosen = self.chosen(prefix);
                let named: Vec<Slot> = named.iter().map(|&slot| chosen.slot(slot)).collect();
                free_suits(&named).map(Choice::Suit).collect()
            }
            Some(Binder::Fit { domain, .. }) => domain.iter().copied().map(Choice::Suit).collect(),
            Some(Binder::Alternatives { count, .. }) => (0..*count).map(Choice::Alternative).collect(),
        }
    }

    /// All full bindings, in the order of the law: the first binder moves slowest.
    pub fn bindings(&self) -> impl Iterator<Item = Binding> {
        let mut open = vec![Binding::EMPTY];
        std::iter::from_fn(move || {
            while let Some(prefix) = open.pop() {
                if prefix.0.len() == self.binders.len() {
                    return Some(prefix);
                }
                open.extend(self.choices(&prefix).into_iter().rev().map(|choice| prefix.with(choice)));
            }
            None
        })
    }

    /// The tree under a binding. After a full one only [`Slot::Suit`] remains: each `SomeSuit` has become a
    /// union over the suits that it may be, each `Alternative` the option chosen. After a shorter one, what
    /// hangs on later choices stays.
    pub fn bind(&self, binding: &Binding) -> Pred {
        self.chosen(binding).pred(&self.pred)
    }

    /// The choices with their names (SEMANTICS 30): `$a` → `H`, `x:opener` → `D`, `fit:0` → `S`,
    /// `S~:opener` → `1`.
    pub fn binding_names(&self, binding: &Binding) -> Vec<(String, String)> {
        let mut names = Vec::new();
        for (binder, choice) in self.binders.iter().zip(&binding.0) {
            match (binder, choice) {
                (Binder::Vars(_), Choice::Vars(suits)) => {
                    let chosen = Var::ALL.into_iter().zip(suits);
                    names.extend(
                        chosen.filter_map(|(var, suit)| Some((var.to_string(), (*suit)?.to_string()))),
                    );
                }
                (Binder::Jolly { hand, .. }, Choice::Suit(suit)) => {
                    names.push((Slot::Jolly(*hand).to_string(), suit.to_string()));
                }
                (Binder::Fit { index, .. }, Choice::Suit(suit)) => {
                    names.push((Slot::Fit(*index).to_string(), suit.to_string()));
                }
                (Binder::Alternatives { hand, suit, .. }, Choice::Alternative(index)) => {
                    names.push((format!("{suit}~:{hand}"), index.to_string()));
                }
                _ => {}
            }
        }
        names
    }

    fn chosen(&self, binding: &Binding) -> Chosen {
        let mut chosen = Chosen::default();
        for (binder, choice) in self.binders.iter().zip(&binding.0) {
            match (binder, choice) {
                (Binder::Vars(_), Choice::Vars(suits)) => {
                    let suits = Var::ALL.into_iter().zip(suits);
                    chosen.suits.extend(suits.filter_map(|(var, suit)| Some((Slot::Var(var), (*suit)?))));
                }
                (Binder::Jolly { hand, .. }, Choice::Suit(suit)) => {
                    chosen.suits.insert(Slot::Jolly(*hand), *suit);
                }
                (Binder::Fit { index, .. }, Choice::Suit(suit)) => {
                    chosen.suits.insert(Slot::Fit(*index), *suit);
                }
                (Binder::Alternatives { hand, suit, .. }, Choice::Alternative(index)) => {
                    chosen.alternatives.insert((*hand, *suit), usize::from(*index));
                }
                _ => {}
            }
        }
        chosen
    }
}

/// Every joint assignment, no two variables on one suit; the first variable moves slowest.
fn joint_assignments(domains: &[(Var, Vec<Suit>)]) -> Vec<[Option<Suit>; 4]> {
    let mut partial = vec![[None; 4]];
    for (var, domain) in domains {
        let mut longer = Vec::new();
        for suits in partial {
            for suit in domain.iter().copied().filter(|&suit| !suits.contains(&Some(suit))) {
                let mut more = suits;
                more[var.index()] = Some(suit);
                longer.push(more);
            }
        }
        partial = longer;
    }
    partial
}

/// The suits that are not among the named.
pub(super) fn free_suits(named: &[Slot]) -> impl Iterator<Item = Suit> {
    Suit::ALL.into_iter().filter(|&suit| !named.contains(&Slot::Suit(suit)))
}

/// What a binding puts in place of slots and alternatives.
#[derive(Debug, Default)]
struct Chosen {
    suits: BTreeMap<Slot, Suit>,
    alternatives: BTreeMap<(Role, Slot), usize>,
}

impl Chosen {
    fn slot(&self, slot: Slot) -> Slot {
        self.suits.get(&slot).map_or(slot, |&suit| Slot::Suit(suit))
    }

    fn leaf(&self, leaf: &Leaf) -> Leaf {
        Leaf { cond: leaf.cond.map_slots(&|slot| self.slot(slot)), origin: leaf.origin.clone() }
    }

    fn pred(&self, pred: &Pred) -> Pred {
        match pred {
            Pred::All(branches) => Pred::all(branches.iter().map(|branch| self.pred(branch))),
            Pred::Any(branches) => Pred::any(branches.iter().map(|branch| self.pred(branch))),
            Pred::Not(inner) => Pred::not(self.pred(inner)),
            Pred::Leaf(leaf) => Pred::Leaf(self.leaf(leaf)),
            Pred::SomeSuit { not, body } => {
                let not: Vec<Slot> = not.iter().map(|&slot| self.slot(slot)).collect();
                let body = self.pred(body);
                if not.iter().all(|slot| slot.suit().is_some()) {
                    Pred::any(free_suits(&not).map(|suit| body.with_own(suit)))
                } else {
                    Pred::some_suit(not, body)
                }
            }
            Pred::Alternative { hand, suit, options } => {
                let chosen = self.alternatives.get(&(*hand, *suit)).and_then(|&index| options.get(index));
                match chosen {
                    Some(option) => Pred::Leaf(self.leaf(option)),
                    None => Pred::Alternative {
                        hand: *hand,
                        suit: self.slot(*suit),
                        options: options.iter().map(|option| self.leaf(option)).collect(),
                    },
                }
            }
        }
    }
}
