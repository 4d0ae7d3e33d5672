//! Alternatives of `any(…)` and of `S~` that never come: the other clauses exclude them under every binding.

use super::ask::{Ask, Found};
use super::hint;
use super::page::{Linted, Mark, Page};
use super::parts::Kind;
use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::diag::lint::Lint;
use bridgeshape_dsl_ir::feasible::clause_words;
use bridgeshape_dsl_ir::ir::Pred;
use std::collections::BTreeMap;

/// An alternative as it is written, with each scenario, part and number under which it stands.
type Written = BTreeMap<(Mark, usize), Vec<(usize, usize, usize)>>;

pub(super) fn hints(page: &Page<'_>, ask: &mut Ask) -> Vec<Diag> {
    let mut written = Written::new();
    for (scenario, linted) in page.scenarios.iter().enumerate() {
        for (at, part) in linted.parts.iter().enumerate() {
            match &part.kind {
                Kind::Any(alternatives) => {
                    for (i, one) in alternatives.iter().enumerate() {
                        written.entry((linted.mark(&one.pointer), 0)).or_default().push((scenario, at, i));
                    }
                }
                // The alternatives of a pattern have one place.
                Kind::Choice(Pred::Alternative { options, .. }) => {
                    for i in 0..options.len() {
                        written.entry((linted.mark(&part.pointer), i)).or_default().push((scenario, at, i));
                    }
                }
                _ => {}
            }
        }
    }
    // By the first scenario, the part and the place: the alternatives of a pattern are told together.
    let mut never: BTreeMap<(usize, usize, Mark), Vec<usize>> = BTreeMap::new();
    for ((mark, _), sites) in written {
        let is_never = |&(scenario, part, i): &(usize, usize, usize)| {
            let linted = &page.scenarios[scenario];
            let Some(alternative) = alternative(linted, part, i) else { return false };
            let others = linted.parts.iter().enumerate().filter(|(at, _)| *at != part);
            let tree = Pred::all(others.map(|(_, other)| other.pred()).chain([alternative.clone()]));
            let hand = alternative.hands().single();
            ask.possible(&linted.scenario, tree, &linted.deal, hand) == Found::None
        };
        let mut is_never = is_never;
        if let Some(&(scenario, part, i)) = sites.first()
            && sites.iter().all(&mut is_never)
        {
            never.entry((scenario, part, mark)).or_default().push(i);
        }
    }
    never
        .into_iter()
        .map(|((scenario, part, _), which)| told(&page.scenarios[scenario], part, &which))
        .collect()
}

fn alternative(linted: &Linted<'_>, part: usize, i: usize) -> Option<Pred> {
    match &linted.parts.get(part)?.kind {
        Kind::Any(alternatives) => Some(alternatives.get(i)?.pred()),
        Kind::Choice(Pred::Alternative { options, .. }) => Some(Pred::Leaf(options.get(i)?.clone())),
        _ => None,
    }
}

fn told(linted: &Linted<'_>, part: usize, which: &[usize]) -> Diag {
    let trees = which.iter().filter_map(|&i| alternative(linted, part, i));
    let alternatives = trees.map(|tree| clause_words(&tree, &linted.scenario)).collect();
    let part = &linted.parts[part];
    let pointer = match (&part.kind, which.first()) {
        (Kind::Any(alternatives), Some(&i)) => &alternatives[i].pointer,
        _ => &part.pointer,
    };
    hint(linted, Lint::NeverPossible { alternatives }, &[pointer])
}
