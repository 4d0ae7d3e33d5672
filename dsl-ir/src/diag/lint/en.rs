//! English.

use super::share::grouped;
use super::{Lint, Share, Shared, Trumps, hands, list, suits, values};

const QUOTES: [&str; 2] = ["“", "”"];

pub(super) fn message(hint: &Lint) -> String {
    match hint {
        Lint::AlwaysHolds { clause } => {
            format!("`{clause}` says nothing: it holds wherever the other clauses do")
        }
        Lint::AlwaysHoldsInside { clause, alternative } => {
            format!("`{clause}` says nothing inside `{alternative}`: it holds wherever the rest does")
        }
        Lint::NeverPossible { alternatives } => {
            let (verb, them) = if alternatives.len() == 1 { ("is", "it") } else { ("are", "them") };
            format!("{} {verb} never possible: the other clauses exclude {them}", list(alternatives, "and"))
        }
        Lint::ExcludesNothing { clause } => {
            format!("`{clause}` excludes nothing: the other clauses allow no such hand")
        }
        Lint::Gap { what, min, max } => {
            format!(
                "the alternatives leave a gap: `{what}` may not be {}, though it could",
                values(*min, *max)
            )
        }
        Lint::Overlap { other, example, shared } => {
            let share = shared.map(share).unwrap_or_default();
            let other = other.shown(QUOTES);
            format!("shares deals with {other}{share}; for example {}", hands(example))
        }
        Lint::MoreOverlaps { pairs: 1 } => "one more pair of scenarios shares deals".into(),
        Lint::MoreOverlaps { pairs } => format!("{pairs} more pairs of scenarios share deals"),
        Lint::NotCompared { pairs: 1 } => {
            "whether one pair of scenarios shares deals was not found out within the budget".into()
        }
        Lint::NotCompared { pairs } => {
            format!("whether {pairs} pairs of scenarios share deals was not found out within the budget")
        }
        Lint::Rare { share } => format!("very rare: {}", one_in(*share)),
        Lint::JollyTrumps { hand, suits: of, by } => {
            let by = match by {
                Trumps::Contract => "the trumps of the contract",
                Trumps::Fit => "the suit of the fit",
            };
            format!("the jolly `x` of {hand} may be {by}: {}", list(&suits(of), "or"))
        }
    }
}

fn share(Shared { of_this, of_other }: Shared) -> String {
    let deals = grouped(of_this.part(), ',');
    let [this, other] = [of_this, of_other].map(|share| share.percent('.'));
    format!(": {deals} deals satisfy both, {this} % of this one's and {other} % of the other's")
}

fn one_in(share: Share) -> String {
    let [part, whole] = [share.part(), share.whole()].map(|number| grouped(number, ','));
    let one_in = share.one_in().map(|many| format!("one deal in {}", grouped(many, ',')));
    format!("{} ({part} of {whole})", one_in.unwrap_or_else(|| "no deal".into()))
}
