//! A clause as the DSL writes it, for messages: `opener S:5+`, `pairhcp:25+`, `opener any(S:4+ hcp:12+, H:4+)`.
//!
//! Unlike the printer of whole scenarios this never refuses: what the DSL has no word for is `…`.

use crate::ir::{Cond, FitSuit, Leaf, Metric, Points, Pred, Scenario, Slot, pattern_word, word};
use bridgeshape_runtime::{Pair, Role};

/// A clause of a scenario as the DSL writes it, with the hand that it speaks of; `…` for what the DSL has no word for.
pub fn clause(pred: &Pred, scenario: &Scenario) -> String {
    if let Pred::Leaf(Leaf { cond: Cond::Points(points), .. }) = pred
        && points.hands.single().is_none()
    {
        return several(points, scenario);
    }
    let words = tokens(pred);
    match pred.hands().single() {
        Some(hand) => format!("{hand} {words}"),
        None => words,
    }
}

/// What is asked of several hands together.
fn several(Points { hands, metric, min, max }: &Points, scenario: &Scenario) -> String {
    let range = range(*min, *max);
    match (hands.pair(), metric) {
        (Some(Pair::Declarer), Metric::Hcp) => format!("pairhcp:{range}"),
        (Some(Pair::Defense), Metric::Hcp) => format!("defhcp:{range}"),
        (Some(Pair::Declarer), Metric::Tp) => format!("pairtp:{range}"),
        (Some(pair), Metric::Length(slot)) => {
            let suit = match slot {
                Slot::Fit(index) => match scenario.fits.get(usize::from(*index)).map(|fit| fit.suit) {
                    Some(FitSuit::Major) => String::from("M"),
                    Some(FitSuit::Minor) => String::from("m"),
                    _ => String::new(),
                },
                other => other.to_string(),
            };
            let fit = format!("fit:{suit}{range}");
            if pair == Pair::Declarer { fit } else { format!("{} {fit}", Role::Opp1) }
        }
        _ => format!("{hands} {metric}:{range}"),
    }
}

fn range(min: i32, max: Option<i32>) -> String {
    match max {
        None => format!("{min}+"),
        Some(max) if max == min => format!("{min}"),
        Some(max) => format!("{min}-{max}"),
    }
}

/// A tree without its hand.
fn tokens(pred: &Pred) -> String {
    let list = |parts: &[Pred], between: &str| parts.iter().map(tokens).collect::<Vec<_>>().join(between);
    match pred {
        Pred::All(parts) => list(parts, " "),
        Pred::Any(parts) => format!("any({})", list(parts, ", ")),
        Pred::Not(inner) => match &**inner {
            Pred::Any(parts) => format!("not({})", list(parts, ", ")),
            other => format!("not({})", tokens(other)),
        },
        Pred::Leaf(leaf) => word(&leaf.cond).unwrap_or_else(|| String::from("…")),
        Pred::SomeSuit { body, .. } => tokens(body),
        Pred::Alternative { suit, options, .. } => {
            pattern_word(*suit, options).unwrap_or_else(|| format!("{suit}~…"))
        }
    }
}
