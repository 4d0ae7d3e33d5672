//! Clauses that say nothing: wherever the other clauses hold, they hold too, or what `quiet` would say in their place
//! gives the same deals. And alternatives of `not` that exclude nothing: wherever the other clauses hold, they do not.
//!
//! All that is told of one scenario can be dropped together. Whole groups of alternatives are tried first, then clauses
//! kind by kind, those first that mostly follow from others (`longest`, comparisons, derived points) and those last that a scenario is built on (points,
//! lengths, cards); what is told is no reason any more. Where clauses of one kind follow from one another, none is told.
//!
//! Not told, because nobody wrote it as a condition, or it says more than the deals show:
//! * what `quiet` stands for, and the limits of a quiet hand that is written out; fits and the card led, which are no
//!   reasons either; `shape:any`;
//! * a length that follows from a comparison or from `longest`;
//! * the only clause that names a variable, a jolly, or a suit of a hand with a jolly: without it other suits would be
//!   chosen.

use super::ask::{Ask, Found};
use super::hint;
use super::page::{Linted, Mark, Page};
use super::parts::{Alternative, Kind, Part, pointer};
use super::quiet::Instead;
use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::diag::lint::Lint;
use bridgeshape_dsl_ir::feasible::clause_words;
use bridgeshape_dsl_ir::ir::{Cond, HoldingCond, Leaf, LengthsCond, Metric, Points, Pred, ShapeClass, Slot};
use bridgeshape_runtime::Role;
use std::collections::{BTreeMap, BTreeSet};

/// A clause of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Site {
    scenario: usize,
    part: usize,
    /// For a clause inside an alternative: which alternative of the part, and which clause of it.
    inner: Option<(usize, usize)>,
}

/// A clause as it is written, wherever it stands.
#[derive(Debug, Default)]
struct Candidate {
    sites: Vec<Site>,
    /// When it is tried: the least first.
    kind: u8,
    /// Whether somewhere it is not to be told.
    is_exempt: bool,
}

pub(super) fn hints(page: &Page<'_>, ask: &mut Ask) -> Vec<Diag> {
    let candidates = candidates(page);
    let mut told: BTreeSet<Site> = BTreeSet::new();
    let mut diags = Vec::new();
    let kinds: BTreeSet<u8> = candidates.values().map(|candidate| candidate.kind).collect();
    for kind in kinds {
        let of_kind = candidates.values().filter(|one| one.kind == kind && !one.is_exempt);
        let mut idle: Vec<&Candidate> = Vec::new();
        for candidate in of_kind {
            if candidate.sites.iter().all(|site| says_nothing(page, site, &told, ask)) {
                idle.push(candidate);
            }
        }
        let all: BTreeSet<Site> = idle.iter().flat_map(|one| &one.sites).copied().collect();
        let with_all: BTreeSet<Site> = told.union(&all).copied().collect();
        for candidate in idle {
            let alone = |site: &Site| all.iter().filter(|one| one.scenario == site.scenario).count() == 1;
            if candidate.sites.iter().all(|site| alone(site) || says_nothing(page, site, &with_all, ask)) {
                told.extend(&candidate.sites);
                diags.extend(candidate.sites.first().map(|site| site.hint(page)));
            }
        }
    }
    diags
}

fn candidates(page: &Page<'_>) -> BTreeMap<Mark, Candidate> {
    let mut candidates: BTreeMap<Mark, Candidate> = BTreeMap::new();
    for (scenario, linted) in page.scenarios.iter().enumerate() {
        let mut add = |pointer: &str, site: Site, kind: u8, is_exempt: bool| {
            let candidate = candidates.entry(linted.mark(pointer)).or_default();
            candidate.sites.push(site);
            candidate.kind = kind;
            candidate.is_exempt |= is_exempt;
        };
        for (part, Part { pointer: at, kind }) in linted.parts.iter().enumerate() {
            let site = Site { scenario, part, inner: None };
            match kind {
                Kind::Clause(Pred::Leaf(leaf)) => {
                    let unknown = linted.instead(at, &Pred::Leaf(leaf.clone())) == Instead::Unknown;
                    add(at, site, rank(&leaf.cond), unknown || is_exempt(linted, part, &leaf.cond));
                }
                Kind::Not(alternative) => {
                    add(at, site, NOT, chooses_by(linted, part, &alternative.pred()));
                }
                Kind::Any(alternatives) => {
                    let whole = linted.parts[part].pred();
                    let is_idle = |one: &Alternative| {
                        one.parts
                            .iter()
                            .all(|part| matches!(part, Pred::Leaf(leaf) if is_idle_word(&leaf.cond)))
                    };
                    let exempt = alternatives.iter().any(is_idle) || chooses_by(linted, part, &whole);
                    add(at, site, GROUP, exempt);
                    for (i, alternative) in alternatives.iter().enumerate() {
                        inner(linted, site, i, alternative, &mut add);
                    }
                }
                Kind::Clause(_) | Kind::Choice(_) | Kind::Apart(_) => {}
            }
        }
    }
    candidates
}

/// The clauses inside an alternative that has several.
fn inner(
    linted: &Linted<'_>,
    site: Site,
    which: usize,
    alternative: &Alternative,
    add: &mut dyn FnMut(&str, Site, u8, bool),
) {
    if alternative.parts.len() < 2 {
        return;
    }
    for (i, part) in alternative.parts.iter().enumerate() {
        if let (Pred::Leaf(leaf), Some(at)) = (part, pointer(part)) {
            // A jolly beside it takes no suit that it names.
            let beside_jolly = alternative.parts.iter().any(|part| matches!(part, Pred::SomeSuit { .. }));
            let exempt = beside_jolly
                || is_idle_word(&leaf.cond)
                || chooses_by(linted, site.part, part)
                || linted.instead(at, part) == Instead::Unknown;
            add(at, Site { inner: Some((which, i)), ..site }, INNER, exempt);
        }
    }
}

/// Groups are tried first, what stands inside alternatives last.
const GROUP: u8 = 0;
const NOT: u8 = 1;
const INNER: u8 = 100;

/// When a clause is tried.
fn rank(cond: &Cond) -> u8 {
    match cond {
        Cond::Lengths { is: LengthsCond::Longest(_), .. } => 2,
        Cond::Lengths { is: LengthsCond::Compare { .. }, .. } => 3,
        Cond::Points(Points { hands, .. }) if hands.len() > 1 => 4,
        Cond::Points(Points { metric: Metric::Hcp, .. }) => 10,
        Cond::Points(_) => 5,
        Cond::Lengths { .. } => 8,
        Cond::Holding { is, .. } => match is {
            HoldingCond::Stopper | HoldingCond::NoStopper => 6,
            HoldingCond::Has(_) | HoldingCond::Lacks(_) => 7,
            HoldingCond::Hcp(_) => 9,
            HoldingCond::Length(_) => 11,
            HoldingCond::Cards(_) | HoldingCond::Pattern(_) | HoldingCond::Set(_) => 12,
        },
    }
}

/// Whether a clause of a scenario is not to be told.
fn is_exempt(linted: &Linted<'_>, part: usize, cond: &Cond) -> bool {
    let is_limit_of_silent = match cond {
        Cond::Holding { hand, is: HoldingCond::Length(range), .. } => {
            range.min == 0 && linted.is_silent(*hand)
        }
        Cond::Points(Points { hands, metric: Metric::Hcp, min: 0, .. }) => {
            hands.single().is_some_and(|hand| linted.is_silent(hand))
        }
        _ => false,
    };
    is_limit_of_silent || is_idle_word(cond) || chooses_by(linted, part, &linted.parts[part].pred())
}

/// Whether it is a word of the language for no condition at all.
fn is_idle_word(cond: &Cond) -> bool {
    matches!(cond, Cond::Lengths { is: LengthsCond::Class(ShapeClass::Any), .. })
}

/// Whether suits would be chosen otherwise without it: it is the only part that names a variable or a jolly, or that
/// takes a suit from a jolly of its hand.
fn chooses_by(linted: &Linted<'_>, part: usize, tree: &Pred) -> bool {
    let others =
        || linted.parts.iter().enumerate().filter(move |(i, _)| *i != part).map(|(_, part)| part.pred());
    let names = |tree: &Pred, wanted: Slot| {
        let mut found = false;
        tree.each_slot(&mut |slot| found |= slot == wanted);
        found
    };
    let mut alone = false;
    tree.each_slot(&mut |slot| {
        if matches!(slot, Slot::Var(_) | Slot::Jolly(_)) {
            alone |= !others().any(|other| names(&other, slot));
        }
    });
    alone |= match tree {
        Pred::Leaf(leaf) => named(leaf).is_some_and(|(hand, slot)| {
            let takes = |part: &Part| match &part.kind {
                Kind::Clause(Pred::Leaf(leaf)) => named(leaf) == Some((hand, slot)),
                Kind::Choice(Pred::Alternative { hand: of, suit, .. }) => (*of, *suit) == (hand, slot),
                _ => false,
            };
            has_jolly(linted, hand)
                && !linted.parts.iter().enumerate().any(|(i, other)| i != part && takes(other))
        }),
        _ => false,
    };
    alone
}

/// The suit that a clause takes from a jolly of its hand.
fn named(leaf: &Leaf) -> Option<(Role, Slot)> {
    use HoldingCond::{Cards, Hcp, Length, Pattern};
    match &leaf.cond {
        Cond::Holding { hand, suit, is: Length(_) | Hcp(_) | Cards(_) | Pattern(_) }
            if !matches!(suit, Slot::Jolly(_)) =>
        {
            Some((*hand, *suit))
        }
        _ => None,
    }
}

/// Whether a hand has a jolly, its own or one inside an alternative.
fn has_jolly(linted: &Linted<'_>, hand: Role) -> bool {
    let mut found = false;
    linted.scenario.pred.each_leaf(&mut |leaf| {
        found |= leaf.cond.hands().contains(hand)
            && leaf.cond.slots().iter().any(|slot| matches!(slot, Slot::Jolly(_) | Slot::Own));
    });
    found
}

/// Whether it is proven that a clause follows from what is neither itself nor left out.
fn says_nothing(page: &Page<'_>, site: &Site, left_out: &BTreeSet<Site>, ask: &mut Ask) -> bool {
    let linted = &page.scenarios[site.scenario];
    let part = &linted.parts[site.part];
    // Where the first holds, the clause says something.
    let (contrary, clause) = match (&part.kind, site.inner) {
        (Kind::Clause(pred), _) => (differs(linted, pred), pred.clone()),
        (Kind::Not(alternative), None) => (alternative.pred(), alternative.pred()),
        (Kind::Any(_), None) => (Pred::not(part.pred()), part.pred()),
        // Of a group that says nothing no clause is told.
        (Kind::Any(_), Some(_)) if left_out.contains(&Site { inner: None, ..*site }) => return false,
        (Kind::Any(alternatives), Some((which, at))) => {
            let clause = alternatives[which].parts[at].clone();
            let rest = rest_of(linted, &alternatives[which], site, which, left_out, Some(at));
            (Pred::all([rest, differs(linted, &clause)]), clause)
        }
        _ => return false,
    };
    let others: Vec<Pred> = linted
        .parts
        .iter()
        .enumerate()
        .map(|(i, other)| (other, Site { part: i, inner: None, ..*site }))
        .filter(|(other, here)| here.part != site.part && is_reason(other, &clause))
        .map(|(other, here)| reason(linted, other, &here, left_out))
        .collect();
    let hand = clause.hands().single();
    let mut possible = |pred: Pred| {
        let tree = Pred::all(others.iter().cloned().chain([pred]));
        ask.possible(&linted.scenario, tree, &linted.deal, hand)
    };
    // In an alternative that never comes everything would follow.
    if let (Kind::Any(alternatives), Some((which, _))) = (&part.kind, site.inner)
        && possible(alternatives[which].pred()) != Found::Some
    {
        return false;
    }
    possible(contrary) == Found::None
}

/// Where a clause, taken out, makes a difference.
fn differs(linted: &Linted<'_>, clause: &Pred) -> Pred {
    let without = |clause: &Pred| Pred::not(clause.clone());
    match linted.instead(pointer(clause).unwrap_or_default(), clause) {
        Instead::Limit(limit) => Pred::any([
            Pred::all([clause.clone(), without(&limit)]),
            Pred::all([limit.clone(), without(clause)]),
        ]),
        Instead::Nothing | Instead::Unknown => without(clause),
    }
}

/// What stands in the place of a clause that is left out.
fn instead(linted: &Linted<'_>, clause: &Pred) -> Option<Pred> {
    match linted.instead(pointer(clause).unwrap_or_default(), clause) {
        Instead::Limit(limit) => Some(limit),
        Instead::Nothing | Instead::Unknown => None,
    }
}

/// An alternative without what is left out of it, and without one clause.
fn rest_of(
    linted: &Linted<'_>,
    alternative: &Alternative,
    site: &Site,
    which: usize,
    left_out: &BTreeSet<Site>,
    without: Option<usize>,
) -> Pred {
    let parts = alternative.parts.iter().enumerate().filter(|(i, _)| Some(*i) != without);
    let kept = parts.filter_map(|(i, part)| {
        let is_out = left_out.contains(&Site { inner: Some((which, i)), ..*site });
        if is_out { instead(linted, part) } else { Some(part.clone()) }
    });
    Pred::all(kept)
}

/// A part without what is left out of it.
fn reason(linted: &Linted<'_>, part: &Part, site: &Site, left_out: &BTreeSet<Site>) -> Pred {
    let is_out = left_out.contains(site);
    match &part.kind {
        Kind::Clause(pred) if is_out => instead(linted, pred).unwrap_or(Pred::ALWAYS),
        _ if is_out => Pred::ALWAYS,
        Kind::Not(alternative) => Pred::not(rest_of(linted, alternative, site, 0, left_out, None)),
        Kind::Any(alternatives) => {
            let each = alternatives.iter().enumerate();
            Pred::any(each.map(|(which, one)| rest_of(linted, one, site, which, left_out, None)))
        }
        Kind::Clause(_) | Kind::Choice(_) | Kind::Apart(_) => part.pred(),
    }
}

/// Whether a clause may be said to follow from this part.
fn is_reason(part: &Part, clause: &Pred) -> bool {
    match (&part.kind, clause) {
        (Kind::Apart(_), _) => false,
        (
            Kind::Clause(Pred::Leaf(Leaf { cond: Cond::Lengths { hand, is }, .. })),
            Pred::Leaf(Leaf { cond: Cond::Holding { hand: of, is: HoldingCond::Length(_), .. }, .. }),
        ) => hand != of || !matches!(is, LengthsCond::Compare { .. } | LengthsCond::Longest(_)),
        _ => true,
    }
}

impl Site {
    fn hint(&self, page: &Page<'_>) -> Diag {
        let linted = &page.scenarios[self.scenario];
        let part = &linted.parts[self.part];
        let words = |pred: &Pred| clause_words(pred, &linted.scenario);
        let within = |alternative: &Alternative, at: usize| {
            let clause = &alternative.parts[at];
            let lint =
                Lint::AlwaysHoldsInside { clause: words(clause), alternative: words(&alternative.pred()) };
            hint(linted, lint, &[pointer(clause).unwrap_or_default()])
        };
        match (&part.kind, self.inner) {
            (Kind::Any(alternatives), Some((which, at))) => within(&alternatives[which], at),
            (Kind::Not(alternative), None) => {
                let lint = Lint::ExcludesNothing { clause: words(&Pred::not(alternative.pred())) };
                hint(linted, lint, &[&part.pointer])
            }
            _ => hint(linted, Lint::AlwaysHolds { clause: words(&part.pred()) }, &[&part.pointer]),
        }
    }
}
