//! What is asked of one hand, as the tokens of its position.

use super::token::{Token, patterns, token};
use crate::diag::document::Unwritable;
use crate::ir::cond::{Cond, HoldingCond, Pattern};
use crate::ir::lower::union_of_patterns;
use crate::ir::pred::{Leaf, Pred, Slot};
use bridgeshape_runtime::{Pair, Role};
use std::collections::{BTreeMap, BTreeSet};

/// One hand, and what stands around it.
#[derive(Debug)]
pub(super) struct Position<'a> {
    pub(super) hand: Role,
    /// The conjuncts about it, in canonical order.
    pub(super) parts: &'a [&'a Pred],
    /// The suits closed to its jolly, if it has one.
    pub(super) jolly: Option<&'a [Slot]>,
    /// The suits that fits of its pair name.
    pub(super) fits: Vec<Slot>,
    /// Whether the macro `quiet` was used.
    pub(super) quiet: bool,
}

/// The tokens of a position.
pub(super) fn position(position: &Position<'_>) -> Result<Vec<String>, Unwritable> {
    let mut plain = Group::default();
    let mut boxed = Vec::new();
    let own = Slot::Jolly(position.hand);
    for &part in position.parts {
        match part {
            Pred::Leaf(leaf) => {
                let token = token(&leaf.cond, position.jolly.map(|_| own))?;
                if plain.has_room(&token) && token.names.is_none_or(|suit| position.may_name(suit)) {
                    plain.push(token);
                } else if leaf.cond.slots().contains(&own) {
                    return Err(Unwritable::Jolly);
                } else {
                    boxed.push(Boxed::Token(token));
                }
            }
            Pred::Alternative { suit, options, .. } => {
                let token = patterns(*suit, &options.iter().map(option).collect::<Result<Vec<_>, _>>()?)?;
                if !plain.has_room(&token) || !position.may_name(*suit) {
                    return Err(Unwritable::Jolly);
                }
                plain.push(token);
            }
            Pred::SomeSuit { not, body } => boxed.push(Boxed::Jolly(not, body)),
            // A union of patterns: as a token of the position it would be a choice to bind.
            Pred::Any(options) if union_of_patterns(options).is_some() => {
                boxed.push(Boxed::Token(union(options)?));
            }
            group @ (Pred::Any(_) | Pred::Not(_)) => boxed.push(Boxed::Group(group)),
            Pred::All(_) => return Err(Unwritable::Nested),
        }
    }
    if let Some(closed) = position.jolly {
        let named: BTreeSet<Slot> = plain.named.iter().chain(&position.fits).copied().collect();
        if !named.iter().eq(closed) || !plain.keys.iter().any(|key| key == "x" || key == "xhcp") {
            return Err(Unwritable::Jolly);
        }
    }
    let boxes = boxes(&plain.named, boxed)?;
    let quiet = position.quiet && position.hand.pair() == Pair::Defense;
    let mut tokens = if quiet { plain.quiet_texts() } else { plain.texts() };
    tokens.extend(boxes);
    Ok(tokens)
}

impl Position<'_> {
    /// Whether a token of the position itself may name this suit by key: it closes the suit to every jolly in it.
    fn may_name(&self, suit: Slot) -> bool {
        self.jolly.is_none_or(|closed| closed.contains(&suit))
            && self.parts.iter().all(|part| closes(part, suit))
    }
}

/// Whether every jolly inside is closed to the suit.
fn closes(pred: &Pred, suit: Slot) -> bool {
    match pred {
        Pred::All(branches) | Pred::Any(branches) => branches.iter().all(|branch| closes(branch, suit)),
        Pred::Not(inner) => closes(inner, suit),
        Pred::SomeSuit { not, .. } => not.contains(&suit),
        Pred::Leaf(_) | Pred::Alternative { .. } => true,
    }
}

/// What stands in an `any(…)` or `not(…)` of its own.
enum Boxed<'a> {
    Token(Token),
    Jolly(&'a [Slot], &'a Pred),
    Group(&'a Pred),
}

/// The groups, in order; `outer` are the suits that the position names by key.
fn boxes(outer: &BTreeSet<Slot>, boxed: Vec<Boxed<'_>>) -> Result<Vec<String>, Unwritable> {
    let mut texts = vec![None; boxed.len()];
    let mut taken = BTreeSet::new();
    for (text, one) in texts.iter_mut().zip(&boxed) {
        let Boxed::Jolly(not, body) = one else { continue };
        let inside = beside_jolly(not, outer, &boxed);
        let mut group = Group::default();
        for &token in inside.values() {
            group.push(token.clone());
        }
        group.jolly(not, body, outer)?;
        *text = Some(format!("any({})", group.texts().join(" ")));
        taken.extend(inside.into_keys());
    }
    for (at, (text, one)) in texts.iter_mut().zip(&boxed).enumerate() {
        match one {
            Boxed::Token(token) if !taken.contains(&at) => *text = Some(format!("any({})", token.text)),
            Boxed::Group(Pred::Not(inner)) => *text = Some(format!("not({})", alternatives(inner, outer)?)),
            Boxed::Group(any) => *text = Some(format!("any({})", alternatives(any, outer)?)),
            Boxed::Token(_) | Boxed::Jolly(..) => {}
        }
    }
    Ok(texts.into_iter().flatten().collect())
}

/// The tokens that a jolly takes into its box, since they name what it may not be: of each key the last, so that
/// those that stay outside still come first.
fn beside_jolly<'a>(
    not: &[Slot],
    outer: &BTreeSet<Slot>,
    boxed: &'a [Boxed<'_>],
) -> BTreeMap<usize, &'a Token> {
    let mut keys = BTreeSet::new();
    let names_one =
        |token: &Token| token.names.is_some_and(|suit| not.contains(&suit) && !outer.contains(&suit));
    let tokens = boxed.iter().enumerate().rev().filter_map(|(at, one)| match one {
        Boxed::Token(token) if names_one(token) => Some((at, token)),
        _ => None,
    });
    tokens.filter(|(_, token)| keys.insert(token.key.clone())).collect()
}

fn alternatives(union: &Pred, outer: &BTreeSet<Slot>) -> Result<String, Unwritable> {
    let branches = match union {
        Pred::Any(branches) => branches.as_slice(),
        only => std::slice::from_ref(only),
    };
    let texts = branches.iter().map(|branch| alternative(branch, outer)).collect::<Result<Vec<_>, _>>()?;
    Ok(texts.join(", "))
}

fn alternative(branch: &Pred, outer: &BTreeSet<Slot>) -> Result<String, Unwritable> {
    let mut group = Group::default();
    let mut jolly = None;
    for part in branch.conjuncts() {
        let token = match part {
            Pred::Leaf(leaf) => token(&leaf.cond, None)?,
            Pred::Any(options) => union(options)?,
            Pred::SomeSuit { not, body } if jolly.is_none() => {
                jolly = Some((not, body));
                continue;
            }
            _ => return Err(Unwritable::Nested),
        };
        if !group.has_room(&token) {
            return Err(Unwritable::Nested);
        }
        group.push(token);
    }
    if let Some((not, body)) = jolly {
        group.jolly(not, body, outer)?;
    }
    Ok(group.texts().join(" "))
}

/// Options of a pattern as a union.
fn union(options: &[Pred]) -> Result<Token, Unwritable> {
    let suit = union_of_patterns(options).ok_or(Unwritable::Nested)?;
    let leaves = options.iter().filter_map(|option| match option {
        Pred::Leaf(leaf) => Some(leaf),
        _ => None,
    });
    patterns(suit, &leaves.map(option).collect::<Result<Vec<_>, _>>()?)
}

fn option(leaf: &Leaf) -> Result<Pattern, Unwritable> {
    match &leaf.cond {
        Cond::Holding { is: HoldingCond::Pattern(pattern), .. } => Ok(*pattern),
        _ => Err(Unwritable::NoWord),
    }
}

/// Tokens that hold together.
#[derive(Debug, Default)]
struct Group {
    tokens: Vec<Token>,
    keys: BTreeSet<String>,
    named: BTreeSet<Slot>,
}

impl Group {
    fn has_room(&self, token: &Token) -> bool {
        token.key.as_ref().is_none_or(|key| !self.keys.contains(key))
    }

    fn push(&mut self, token: Token) {
        self.keys.extend(token.key.clone());
        self.named.extend(token.names);
        self.tokens.push(token);
    }

    /// Adds a jolly's own tokens; it must be closed to just the suits named here and around.
    fn jolly(&mut self, not: &[Slot], body: &Pred, outer: &BTreeSet<Slot>) -> Result<(), Unwritable> {
        if !self.named.union(outer).eq(not) {
            return Err(Unwritable::Jolly);
        }
        for part in body.conjuncts() {
            let Pred::Leaf(Leaf { cond: cond @ Cond::Holding { suit: Slot::Own, .. }, .. }) = part else {
                return Err(Unwritable::Jolly);
            };
            let token = token(cond, Some(Slot::Own))?;
            if !self.has_room(&token) {
                return Err(Unwritable::Jolly);
            }
            self.push(token);
        }
        Ok(())
    }

    fn texts(self) -> Vec<String> {
        self.tokens.into_iter().map(|token| token.text).collect()
    }

    /// The texts, with the word `quiet` for the tokens that it stands for. The word is left out where it would say
    /// more than the tokens do.
    fn quiet_texts(self) -> Vec<String> {
        let (keys, quiet): (Vec<_>, Vec<_>) = QUIET.iter().copied().unzip();
        let fills_nothing = keys.iter().all(|&key| self.keys.contains(key));
        let mut texts = self.texts();
        if fills_nothing {
            texts.retain(|text| !quiet.contains(&text.as_str()));
            texts.insert(0, String::from("quiet"));
        }
        texts
    }
}

/// What `quiet` fills in where the position does not say it (seed 001): the key and the token.
const QUIET: [(&str, &str); 9] = [
    ("S", "S:0-4"),
    ("H", "H:0-4"),
    ("D", "D:0-5"),
    ("C", "C:0-5"),
    ("hcp", "hcp:0-9"),
    ("Shcp", "Shcp:0-3"),
    ("Hhcp", "Hhcp:0-3"),
    ("Dhcp", "Dhcp:0-4"),
    ("Chcp", "Chcp:0-4"),
];
