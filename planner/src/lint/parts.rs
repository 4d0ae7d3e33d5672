//! A scenario taken apart by where it is written: its clauses, the alternatives of its groups, the clauses inside them.
//!
//! The leaves of the tree carry JSON pointers here, so that what belongs together is read off them.

use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::ir::{Leaf, Pred};

/// A conjunct of a scenario. All of them together mean what the scenario's tree means.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// Where it is written: the clause, the group of alternatives, or the alternative of `not`.
    pub(super) pointer: String,
    pub(super) kind: Kind,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// One condition.
    Clause(Pred),
    /// An `S~` with several alternatives, of which one is chosen.
    Choice(Pred),
    /// `any(A, B)`
    Any(Vec<Alternative>),
    /// One alternative of `not(A, B)`: it does not hold.
    Not(Alternative),
    /// A fit, or the card that is led.
    Apart(Pred),
}

/// An alternative of `any` or `not`: all its parts hold.
#[derive(Clone, Debug)]
pub(super) struct Alternative {
    pub(super) pointer: String,
    pub(super) parts: Vec<Pred>,
}

impl Alternative {
    pub(super) fn pred(&self) -> Pred {
        Pred::all(self.parts.iter().cloned())
    }
}

impl Part {
    pub(super) fn pred(&self) -> Pred {
        match &self.kind {
            Kind::Clause(pred) | Kind::Choice(pred) | Kind::Apart(pred) => pred.clone(),
            Kind::Any(alternatives) => Pred::any(alternatives.iter().map(Alternative::pred)),
            Kind::Not(alternative) => Pred::not(alternative.pred()),
        }
    }
}

/// The parts of a tree whose leaves carry pointers.
pub(super) fn parts(tree: &Pred) -> Vec<Part> {
    let mut parts = Vec::new();
    for pred in tree.conjuncts() {
        match pred {
            Pred::Leaf(_) | Pred::SomeSuit { .. } if only_alternative(pred).is_some() => {
                only(&mut parts, pred);
            }
            Pred::Any(branches) => match alternatives(branches) {
                Some((pointer, alternatives)) => parts.push(Part { pointer, kind: Kind::Any(alternatives) }),
                None => parts.push(plain(pred)),
            },
            Pred::Not(inner) => {
                let branches = match &**inner {
                    Pred::Any(branches) => branches.as_slice(),
                    one => std::slice::from_ref(one),
                };
                match alternatives(branches) {
                    Some((_, alternatives)) => parts.extend(
                        alternatives
                            .into_iter()
                            .map(|one| Part { pointer: one.pointer.clone(), kind: Kind::Not(one) }),
                    ),
                    None => parts.push(plain(pred)),
                }
            }
            _ => parts.push(plain(pred)),
        }
    }
    parts
}

/// The group and the alternative of a conjunct that is written inside `any(…)`: the group has no other alternative.
fn only_alternative(pred: &Pred) -> Option<(&str, &str)> {
    pointer(pred).and_then(around).filter(|(group, _)| group.split('/').nth(3) == Some("any"))
}

/// Puts a conjunct to the group that it is written in.
fn only(parts: &mut Vec<Part>, pred: &Pred) {
    let Some((group, alternative)) = only_alternative(pred) else { return };
    let same = parts.iter_mut().find_map(|part| match &mut part.kind {
        Kind::Any(alternatives) if part.pointer == group => alternatives.first_mut(),
        _ => None,
    });
    match same {
        Some(have) => have.parts.push(pred.clone()),
        None => {
            let one = Alternative { pointer: String::from(alternative), parts: vec![pred.clone()] };
            parts.push(Part { pointer: String::from(group), kind: Kind::Any(vec![one]) });
        }
    }
}

fn plain(pred: &Pred) -> Part {
    let pointer = pointer(pred).unwrap_or_default();
    let apart = pointer.starts_with("/fit/") || pointer.starts_with("/context/");
    let kind = match pred {
        _ if apart => Kind::Apart(pred.clone()),
        Pred::Leaf(_) => Kind::Clause(pred.clone()),
        Pred::Alternative { .. } => Kind::Choice(pred.clone()),
        // Nothing that a text or a document says, and so nothing to speak of.
        _ => Kind::Apart(pred.clone()),
    };
    Part { pointer: String::from(pointer), kind }
}

/// The pointer of the first leaf.
pub(super) fn pointer(pred: &Pred) -> Option<&str> {
    let mut first: Option<&Leaf> = None;
    pred.each_leaf(&mut |leaf| first = first.or(Some(leaf)));
    match &first?.origin {
        Origin::Json(pointer) => Some(pointer),
        Origin::Dsl(_) => None,
    }
}

/// Branches as the alternatives that they were written as, and the pointer of their group.
fn alternatives(branches: &[Pred]) -> Option<(String, Vec<Alternative>)> {
    let mut found: Vec<Alternative> = Vec::new();
    let mut group = None;
    for branch in branches {
        let (of, pointer) = around(pointer(branch)?)?;
        if *group.get_or_insert(of) != of {
            return None;
        }
        match found.iter_mut().find(|have| have.pointer == pointer) {
            // A union inside an alternative that says nothing else.
            Some(have) => have.parts = vec![Pred::any([have.pred(), branch.clone()])],
            None => {
                let parts = branch.conjuncts().to_vec();
                found.push(Alternative { pointer: String::from(pointer), parts });
            }
        }
    }
    Some((String::from(group?), found))
}

/// The group and the alternative around a pointer: `/positions/opener/any/0` and `/positions/opener/any/0/1`,
/// `/positions/opener/not` and `/positions/opener/not/2`.
fn around(pointer: &str) -> Option<(&str, &str)> {
    // The empty text before the first slash, `positions`, the role, the key, and so on.
    let ends: Vec<usize> = pointer.match_indices('/').map(|(at, _)| at).chain([pointer.len()]).collect();
    let part = |i: usize| ends.get(i + 1).map(|&end| &pointer[..end]);
    match pointer.split('/').nth(3)? {
        "any" => Some((part(3)?, part(4)?)),
        "not" => Some((part(2)?, part(3)?)),
        _ => None,
    }
}
