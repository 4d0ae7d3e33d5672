//! Italian.

use super::share::grouped;
use super::{Lint, Share, Shared, Trumps, hands, list, suits, values};

const QUOTES: [&str; 2] = ["«", "»"];

pub(super) fn message(hint: &Lint) -> String {
    match hint {
        Lint::AlwaysHolds { clause } => {
            format!("`{clause}` non dice nulla: vale ogni volta che valgono le altre condizioni")
        }
        Lint::AlwaysHoldsInside { clause, alternative } => {
            format!("`{clause}` non dice nulla dentro `{alternative}`: vale ogni volta che vale il resto")
        }
        Lint::NeverPossible { alternatives } => {
            let verb =
                if alternatives.len() == 1 { "non è mai possibile" } else { "non sono mai possibili" };
            format!("{} {verb}: le altre condizioni lo escludono", list(alternatives, "e"))
        }
        Lint::ExcludesNothing { clause } => {
            format!("`{clause}` non esclude nulla: le altre condizioni non ammettono mani così")
        }
        Lint::Gap { what, min, max } => {
            let values = values(*min, *max);
            format!("le alternative lasciano un buco: `{what}` non può valere {values}, benché sia possibile")
        }
        Lint::Overlap { other, example, shared } => {
            let share = shared.map(share).unwrap_or_default();
            let other = other.shown(QUOTES);
            format!("ha smazzate in comune con {other}{share}; per esempio {}", hands(example))
        }
        Lint::MoreOverlaps { pairs: 1 } => "un'altra coppia di scenari ha smazzate in comune".into(),
        Lint::MoreOverlaps { pairs } => format!("altre {pairs} coppie di scenari hanno smazzate in comune"),
        Lint::NotCompared { pairs: 1 } => {
            "di una coppia di scenari il lavoro concesso non basta a dire se ha smazzate in comune".into()
        }
        Lint::NotCompared { pairs } => {
            format!(
                "di {pairs} coppie di scenari il lavoro concesso non basta a dire se hanno smazzate in comune"
            )
        }
        Lint::Rare { share } => format!("molto raro: {}", one_in(*share)),
        Lint::JollyTrumps { hand, suits: of, by } => {
            let by = match by {
                Trumps::Contract => "l'atout del contratto",
                Trumps::Fit => "il seme del fit",
            };
            format!("il jolly `x` di {hand} può essere {by}: {}", list(&suits(of), "o"))
        }
    }
}

fn share(Shared { of_this, of_other }: Shared) -> String {
    let deals = grouped(of_this.part(), '.');
    let [this, other] = [of_this, of_other].map(|share| share.percent(','));
    format!(": {deals} soddisfano entrambi, il {this} % delle sue e il {other} % di quelle dell'altro")
}

fn one_in(share: Share) -> String {
    let [part, whole] = [share.part(), share.whole()].map(|number| grouped(number, '.'));
    let one_in = share.one_in().map(|many| format!("una smazzata su {}", grouped(many, '.')));
    format!("{} ({part} su {whole})", one_in.unwrap_or_else(|| "nessuna smazzata".into()))
}
