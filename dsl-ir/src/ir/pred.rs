//! The tree of a scenario: and, or, not over leaves, with suits that are still to be chosen.
//!
//! Built only through the simplifying constructors [`Pred::all`], [`Pred::any`] and [`Pred::not`], so
//! that nested groups of one kind, groups of one branch and double negations never reach later code.

use super::bind::free_suits;
use super::cond::Cond;
use super::metric::Hands;
use crate::diag::Origin;
use crate::{SuitRef, Var};
use bridgeshape_runtime::{Hand, Role, Suit};
use std::fmt;

/// A suit inside a tree: named, or still to be chosen by a binder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// A suit by its letter, or one that a binding has put here.
    Suit(Suit),
    /// A variable of the scenario, shared by its positions.
    Var(Var),
    /// The jolly `x` of a position.
    Jolly(Role),
    /// The suit that the fit with this index takes.
    Fit(u8),
    /// The suit that the nearest [`Pred::SomeSuit`] around ranges over.
    Own,
}

impl From<SuitRef> for Slot {
    fn from(suit: SuitRef) -> Slot {
        match suit {
            SuitRef::Suit(suit) => Slot::Suit(suit),
            SuitRef::Var(var) => Slot::Var(var),
        }
    }
}

impl From<Suit> for Slot {
    fn from(suit: Suit) -> Slot {
        Slot::Suit(suit)
    }
}

impl fmt::Display for Slot {
    /// `S`, `$a`, `x:opener`, `fit:0`, `x`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Suit(suit) => suit.fmt(f),
            Slot::Var(var) => var.fmt(f),
            Slot::Jolly(role) => write!(f, "x:{role}"),
            Slot::Fit(index) => write!(f, "fit:{index}"),
            Slot::Own => f.write_str("x"),
        }
    }
}

/// One condition, with the place that asked for it.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// What must hold.
    pub cond: Cond,
    /// The clause that it comes from.
    pub origin: Origin,
}

/// Where a condition was written is no part of what it means.
impl PartialEq for Leaf {
    fn eq(&self, other: &Leaf) -> bool {
        self.cond == other.cond
    }
}

impl Eq for Leaf {}

/// What the four hands must satisfy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pred {
    /// Every branch holds; without branches: always.
    All(Vec<Pred>),
    /// Some branch holds; without branches: never.
    Any(Vec<Pred>),
    /// The tree below does not hold.
    Not(Box<Pred>),
    /// One condition.
    Leaf(Leaf),
    /// A jolly inside `any` or `not` (SEMANTICS 17): some suit outside `not` makes the body true, where
    /// [`Slot::Own`] is that suit.
    SomeSuit {
        /// Suits that are named beside the jolly, sorted: letters and variables.
        not: Vec<Slot>,
        /// What that suit must do.
        body: Box<Pred>,
    },
    /// An `S~` of a position: exactly the option that the binder `Alternatives` of this hand and suit has
    /// chosen. Before that choice it stands for the union of its options.
    Alternative {
        /// The hand.
        hand: Role,
        /// The suit: a letter or a variable.
        suit: Slot,
        /// The options, in the order of the normalised pattern; each a [`Cond::Holding`] of this suit.
        options: Vec<Leaf>,
    },
}

impl Pred {
    /// Always true.
    pub const ALWAYS: Pred = Pred::All(Vec::new());
    /// Never true.
    pub const NEVER: Pred = Pred::Any(Vec::new());

    /// A leaf.
    pub const fn leaf(cond: Cond, origin: Origin) -> Pred {
        Pred::Leaf(Leaf { cond, origin })
    }

    /// All of these: flattens nested `All`, drops what always holds; one branch is itself; a branch that
    /// never holds makes the whole never hold.
    pub fn all(branches: impl IntoIterator<Item = Pred>) -> Pred {
        let mut flat = Vec::new();
        for branch in branches {
            match branch {
                Pred::All(inner) => flat.extend(inner),
                never if never.is_never() => return Pred::NEVER,
                other => flat.push(other),
            }
        }
        single(flat).unwrap_or_else(Pred::All)
    }

    /// Any of these: flattens nested `Any`, drops what never holds; one branch is itself; a branch that
    /// always holds makes the whole always hold.
    pub fn any(branches: impl IntoIterator<Item = Pred>) -> Pred {
        let mut flat = Vec::new();
        for branch in branches {
            match branch {
                Pred::Any(inner) => flat.extend(inner),
                always if always.is_always() => return Pred::ALWAYS,
                other => flat.push(other),
            }
        }
        single(flat).unwrap_or_else(Pred::Any)
    }

    /// The contrary; of a contrary, the tree itself.
    #[expect(
        clippy::should_implement_trait,
        reason = "a constructor beside `all` and `any`, not an operator"
    )]
    pub fn not(pred: Pred) -> Pred {
        match pred {
            Pred::Not(inner) => *inner,
            always if always.is_always() => Pred::NEVER,
            never if never.is_never() => Pred::ALWAYS,
            other => Pred::Not(Box::new(other)),
        }
    }

    /// Some suit outside `not` makes the body true; a constant body is itself.
    pub fn some_suit(mut not: Vec<Slot>, body: Pred) -> Pred {
        not.sort_unstable();
        not.dedup();
        Pred::SomeSuit { not, body: Box::new(body) }
    }

    /// Whether it is the empty conjunction.
    pub fn is_always(&self) -> bool {
        matches!(self, Pred::All(branches) if branches.is_empty())
    }

    /// Whether it is the empty union.
    pub fn is_never(&self) -> bool {
        matches!(self, Pred::Any(branches) if branches.is_empty())
    }

    /// The branches that must all hold: those of an `All`, else the tree itself as the only one.
    pub fn conjuncts(&self) -> &[Pred] {
        match self {
            Pred::All(branches) => branches,
            other => std::slice::from_ref(other),
        }
    }

    /// The same with this suit for the [`Slot::Own`] of the nearest jolly outside.
    #[must_use]
    pub(super) fn with_own(&self, suit: Suit) -> Pred {
        let own = |slot| if slot == Slot::Own { Slot::Suit(suit) } else { slot };
        match self {
            Pred::All(branches) => Pred::all(branches.iter().map(|branch| branch.with_own(suit))),
            Pred::Any(branches) => Pred::any(branches.iter().map(|branch| branch.with_own(suit))),
            Pred::Not(inner) => Pred::not(inner.with_own(suit)),
            Pred::Leaf(Leaf { cond, origin }) => Pred::leaf(cond.map_slots(&own), origin.clone()),
            // A jolly inside has a suit of its own.
            Pred::SomeSuit { .. } | Pred::Alternative { .. } => self.clone(),
        }
    }

    /// Whether these hands, clockwise from the opener, satisfy a bound tree: plainly, node by node. Where a
    /// suit is not bound, its leaf does not hold; an alternative that is not chosen is a union.
    pub fn holds(&self, hands: &[Hand; 4]) -> bool {
        match self {
            Pred::All(branches) => branches.iter().all(|branch| branch.holds(hands)),
            Pred::Any(branches) => branches.iter().any(|branch| branch.holds(hands)),
            Pred::Not(inner) => !inner.holds(hands),
            Pred::Leaf(leaf) => leaf.cond.holds(hands),
            Pred::SomeSuit { not, body } => free_suits(not).any(|suit| body.with_own(suit).holds(hands)),
            Pred::Alternative { options, .. } => options.iter().any(|option| option.cond.holds(hands)),
        }
    }

    /// The hands that it speaks of.
    pub fn hands(&self) -> Hands {
        let mut hands = Hands::of([]);
        self.each_leaf(&mut |leaf| hands = hands.union(leaf.cond.hands()));
        hands
    }

    /// Shows every suit that is named anywhere.
    pub fn each_slot(&self, see: &mut dyn FnMut(Slot)) {
        match self {
            Pred::All(branches) | Pred::Any(branches) => branches.iter().for_each(|b| b.each_slot(see)),
            Pred::Not(inner) => inner.each_slot(see),
            Pred::Leaf(leaf) => leaf.cond.slots().into_iter().for_each(see),
            Pred::SomeSuit { not, body } => {
                not.iter().copied().for_each(&mut *see);
                body.each_slot(see);
            }
            Pred::Alternative { suit, options, .. } => {
                see(*suit);
                options.iter().flat_map(|option| option.cond.slots()).for_each(see);
            }
        }
    }

    /// Shows every leaf, from left to right; options of an alternative too.
    pub fn each_leaf<'a>(&'a self, see: &mut dyn FnMut(&'a Leaf)) {
        match self {
            Pred::All(branches) | Pred::Any(branches) => branches.iter().for_each(|b| b.each_leaf(see)),
            Pred::Not(inner) => inner.each_leaf(see),
            Pred::SomeSuit { body, .. } => body.each_leaf(see),
            Pred::Leaf(leaf) => see(leaf),
            Pred::Alternative { options, .. } => options.iter().for_each(see),
        }
    }
}

/// The only branch, or all of them back.
fn single(mut branches: Vec<Pred>) -> Result<Pred, Vec<Pred>> {
    match branches.pop() {
        Some(only) if branches.is_empty() => Ok(only),
        Some(last) => {
            branches.push(last);
            Err(branches)
        }
        None => Err(branches),
    }
}
