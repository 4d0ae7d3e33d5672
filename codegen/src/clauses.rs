//! Which clauses of a scenario a condition comes from: those that hold wherever it does, and speak of the same.

use bridgeshape_dsl_ir::ir::{Cond, Hands, Metric, Pred, Slot};
use bridgeshape_runtime::plan::DrawnLengths;
use bridgeshape_runtime::{Evaluator, HoldingSet, QUARTERS, Ranges, Role, ShapeSet, Suit};

/// The clauses about a suit of a hand.
pub(crate) fn of_cell(tree: &Pred, role: Role, suit: Suit, set: &HoldingSet) -> Vec<String> {
    clauses(tree, &|cond| match cond {
        Cond::Holding { hand, suit: Slot::Suit(of), is } if *hand == role && *of == suit => {
            let common = is.set().intersection(set);
            decided(common == *set, common.is_empty())
        }
        _ => None,
    })
}

/// The clauses about the shape of a hand.
pub(crate) fn of_shape(tree: &Pred, role: Role, set: &ShapeSet) -> Vec<String> {
    clauses(tree, &|cond| match cond {
        Cond::Lengths { hand, is } if *hand == role => {
            let of = is.set(set.cards()).filter(|of| of.cards() == set.cards())?;
            let common = of.intersection(set);
            decided(common == *set, common.is_empty())
        }
        _ => None,
    })
}

/// The clauses about a sum.
pub(crate) fn of_sum(tree: &Pred, hands: &[Role], evaluator: &Evaluator, allowed: &Ranges) -> Vec<String> {
    clauses(tree, &|cond| match cond {
        Cond::Points(points) if points.hands == Hands::of(hands.iter().copied()) => {
            points.metric.evaluator().filter(|of| of == evaluator)?;
            let unit = if matches!(points.metric, Metric::Custom(_)) { 1 } else { i64::from(QUARTERS) };
            let max = points.max.map_or(i64::MAX, |max| unit * i64::from(max));
            let common = Ranges::new(unit * i64::from(points.min), max).intersection(allowed);
            decided(common == *allowed, common.is_empty())
        }
        _ => None,
    })
}

/// The clauses about lengths that are drawn: of the hand, and of it with those before it.
pub(crate) fn of_lengths(tree: &Pred, drawn: &DrawnLengths) -> Vec<String> {
    let own = |suit: Suit| drawn.suits.iter().find(|(of, _)| *of == suit).map(|(_, allowed)| allowed);
    clauses(tree, &|cond| match cond {
        Cond::Holding { hand, suit: Slot::Suit(suit), is } if *hand == drawn.hand => {
            let lengths = own(*suit)?.iter().fold(0, |all, mask| all | mask);
            let set = HoldingSet::full().of_lengths(lengths);
            let common = is.set().intersection(&set);
            decided(common == set, common.is_empty())
        }
        Cond::Points(points) if points.hands.contains(drawn.hand) => match points.metric {
            Metric::Length(Slot::Suit(suit)) if own(suit).is_some() => Some(true),
            _ => None,
        },
        _ => None,
    })
}

fn decided(implied: bool, excluded: bool) -> Option<bool> {
    if implied { Some(true) } else { excluded.then_some(false) }
}

/// The leaves that are decided as they must be, in the order of the tree, each once.
fn clauses(tree: &Pred, decide: &dyn Fn(&Cond) -> Option<bool>) -> Vec<String> {
    fn walk(tree: &Pred, wanted: bool, decide: &dyn Fn(&Cond) -> Option<bool>, found: &mut Vec<String>) {
        match tree {
            Pred::All(parts) | Pred::Any(parts) => {
                parts.iter().for_each(|part| walk(part, wanted, decide, found))
            }
            Pred::Not(inner) => walk(inner, !wanted, decide, found),
            Pred::Leaf(leaf) if decide(&leaf.cond) == Some(wanted) => {
                let said = if wanted { leaf.to_string() } else { format!("not({leaf})") };
                if !found.contains(&said) {
                    found.push(said);
                }
            }
            // What is still open is not told.
            Pred::Leaf(_) | Pred::SomeSuit { .. } | Pred::Alternative { .. } => {}
        }
    }
    let mut found = Vec::new();
    walk(tree, true, decide, &mut found);
    found
}
