//! Counting unions by terms that cost little.
//!
//! What is counted over and over is "this holds, and none of those does". Written as one tree, each "none of those" is
//! a union of contraries, and splitting it makes many wide branches. By inclusion and exclusion the same number is a
//! sum over sets of "those", with signs, of conjunctions: narrow ones, most of them empty, and many alike but for
//! exchanged suits, which the counter remembers. Sets are tried by size, and only where every set that is smaller by
//! one has deals (the way of the a-priori algorithm for frequent sets). A contrary that is a single condition is no
//! union and is taken as it is.

use super::Budget;
use crate::open::Open;
use crate::{Counter, Stop};
use bridgeshape_dsl_ir::ir::{Binding, Pred};
use std::collections::BTreeMap;

/// The most terms of one sum; above, the union is counted as one tree.
const MOST_TERMS: usize = 2_048;

/// How many deals satisfy a scenario under some binding.
pub(super) fn union(counter: &mut Counter, open: &Open, budget: &mut Budget) -> Result<u128, Stop> {
    match by_terms(counter, open, budget) {
        Err(Stop::TooComplex) => budget.count(counter, &open.any()),
        counted => counted,
    }
}

fn by_terms(counter: &mut Counter, open: &Open, budget: &mut Budget) -> Result<u128, Stop> {
    let (rest, parts) = open.apart();
    let mut base = vec![rest];
    // Unions of single conditions: all deals less those without any.
    let mut less: Vec<Pred> = Vec::new();
    // Other unions, by way.
    let mut unions: Vec<Vec<Pred>> = Vec::new();
    for part in &parts {
        let ways: Vec<Pred> = part.ways().iter().map(|way| way.any()).collect();
        let any = Pred::any(ways.iter().cloned());
        if ways.len() <= 1 || budget.is_one(counter, &any)? {
            base.push(any);
        } else if ways.len() > 2 && all_ones(counter, &ways, budget)? {
            less.push(Pred::all(ways.into_iter().map(Pred::not)));
        } else {
            unions.push(ways);
        }
    }
    let terms =
        unions.iter().try_fold(1usize << less.len().min(32), |terms, ways| terms.checked_mul(ways.len()));
    if terms.is_none_or(|terms| terms > MOST_TERMS) {
        return Err(Stop::TooComplex);
    }
    let mut total = 0;
    for which in 0..1u32 << less.len() {
        let taken =
            less.iter().enumerate().filter(|(i, _)| which >> i & 1 == 1).map(|(_, none)| none.clone());
        let base = Pred::all(base.iter().cloned().chain(taken));
        let deals = by_first_ways(counter, &base, &unions, budget)?;
        total += if which.count_ones().is_multiple_of(2) { deals } else { -deals };
    }
    Ok(total.unsigned_abs())
}

/// How many deals satisfy the base and some way of each union: the sum over the ways that hold first.
fn by_first_ways(
    counter: &mut Counter,
    base: &Pred,
    unions: &[Vec<Pred>],
    budget: &mut Budget,
) -> Result<i128, Stop> {
    let mut total = 0;
    for firsts in products(&unions.iter().map(Vec::len).collect::<Vec<_>>()) {
        let taken = firsts.iter().zip(unions).map(|(&first, ways)| ways[first].clone());
        let base = Pred::all([base.clone()].into_iter().chain(taken));
        let before = firsts.iter().zip(unions).flat_map(|(&first, ways)| ways[..first].iter().cloned());
        total += without(counter, base, before.collect(), budget)?;
    }
    Ok(total)
}

/// How many deals have this binding as the first that holds.
pub(super) fn first(
    counter: &mut Counter,
    open: &Open,
    binding: &Binding,
    budget: &mut Budget,
) -> Result<u128, Stop> {
    let (rest, parts) = open.apart();
    let mut base = vec![rest];
    let mut before = Vec::new();
    for part in &parts {
        base.push(part.first_way(binding));
        let ways = part.ways();
        let earlier = ways.iter().take_while(|way| Some(way.choice) != part.choice(binding));
        before.extend(earlier.map(|way| way.any()));
    }
    let deals = match without(counter, Pred::all(base.clone()), before.clone(), budget) {
        Err(Stop::TooComplex) => {
            let none = before.into_iter().map(Pred::not);
            budget.count(counter, &Pred::all(base.into_iter().chain(none)))?
        }
        deals => deals?.unsigned_abs(),
    };
    Ok(deals)
}

/// How many deals satisfy the base and none of the others. Never negative.
fn without(
    counter: &mut Counter,
    mut base: Pred,
    others: Vec<Pred>,
    budget: &mut Budget,
) -> Result<i128, Stop> {
    let mut open = Vec::new();
    for other in others {
        if budget.is_one(counter, &other)? {
            base = Pred::all([base, Pred::not(other)]);
        } else {
            open.push(other);
        }
    }
    let all = count(counter, &base, &[], &open, budget)?;
    let mut total = all;
    // Sets of others with which there are deals, and how many; the others in rising order.
    let mut sets: BTreeMap<Vec<usize>, i128> = BTreeMap::from([(Vec::new(), all)]);
    let mut terms = 0;
    while sets.values().any(|&deals| deals > 0) {
        let mut larger = BTreeMap::new();
        for set in sets.iter().filter(|(_, deals)| **deals > 0).map(|(set, _)| set) {
            for next in set.last().map_or(0, |last| last + 1)..open.len() {
                let set: Vec<usize> = set.iter().copied().chain([next]).collect();
                let has_deals = |left_out: usize| {
                    let smaller =
                        set.iter().enumerate().filter(|(i, _)| *i != left_out).map(|(_, other)| *other);
                    sets.get(&smaller.collect::<Vec<_>>()).is_some_and(|&deals| deals > 0)
                };
                if !(0..set.len()).all(has_deals) {
                    continue;
                }
                terms += 1;
                if terms > MOST_TERMS {
                    return Err(Stop::TooComplex);
                }
                let deals = count(counter, &base, &set, &open, budget)?;
                if set.len() == 1 && deals == all {
                    return Ok(0);
                }
                total += if set.len().is_multiple_of(2) { deals } else { -deals };
                larger.insert(set, deals);
            }
        }
        sets = larger;
    }
    Ok(total)
}

fn count(
    counter: &mut Counter,
    base: &Pred,
    set: &[usize],
    open: &[Pred],
    budget: &mut Budget,
) -> Result<i128, Stop> {
    let tree = Pred::all([base.clone()].into_iter().chain(set.iter().map(|&other| open[other].clone())));
    // Counts have 96 bits.
    Ok(budget.count(counter, &tree)? as i128)
}

fn all_ones(counter: &mut Counter, trees: &[Pred], budget: &mut Budget) -> Result<bool, Stop> {
    trees.iter().try_fold(true, |all, tree| Ok(all && budget.is_one(counter, tree)?))
}

/// Every list of numbers, each below its bound; the first number slowest.
fn products(bounds: &[usize]) -> Vec<Vec<usize>> {
    bounds.iter().fold(vec![Vec::new()], |lists, &bound| {
        let longer =
            |list: Vec<usize>| (0..bound).map(move |next| list.iter().copied().chain([next]).collect());
        lists.into_iter().flat_map(longer).collect()
    })
}
