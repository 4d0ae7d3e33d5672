//! Spanish.

use super::share::grouped;
use super::{Lint, Share, Shared, Trumps, hands, list, suits, values};

const QUOTES: [&str; 2] = ["«", "»"];

pub(super) fn message(hint: &Lint) -> String {
    match hint {
        Lint::AlwaysHolds { clause } => {
            format!("`{clause}` no dice nada: se cumple siempre que se cumplen las demás condiciones")
        }
        Lint::AlwaysHoldsInside { clause, alternative } => {
            format!(
                "`{clause}` no dice nada dentro de `{alternative}`: se cumple siempre que se cumple el resto"
            )
        }
        Lint::NeverPossible { alternatives } => {
            let (verb, them) = match alternatives.len() {
                1 => ("nunca es posible", "la"),
                _ => ("nunca son posibles", "las"),
            };
            format!("{} {verb}: las demás condiciones {them} excluyen", list(alternatives, "y"))
        }
        Lint::ExcludesNothing { clause } => {
            format!("`{clause}` no excluye nada: las demás condiciones no admiten ninguna mano así")
        }
        Lint::Gap { what, min, max } => {
            let values = values(*min, *max);
            format!("las alternativas dejan un hueco: `{what}` no puede valer {values}, aunque sería posible")
        }
        Lint::Overlap { other, example, shared } => {
            let share = shared.map(share).unwrap_or_default();
            let other = other.shown(QUOTES);
            format!("tiene manos en común con {other}{share}; por ejemplo {}", hands(example))
        }
        Lint::MoreOverlaps { pairs: 1 } => "otra pareja de escenarios tiene manos en común".into(),
        Lint::MoreOverlaps { pairs } => format!("otras {pairs} parejas de escenarios tienen manos en común"),
        Lint::NotCompared { pairs: 1 } => {
            "el trabajo permitido no bastó para saber si una pareja de escenarios tiene manos en común".into()
        }
        Lint::NotCompared { pairs } => {
            format!(
                "el trabajo permitido no bastó para saber si {pairs} parejas de escenarios tienen manos en común"
            )
        }
        Lint::Rare { share } => format!("muy raro: {}", one_in(*share)),
        Lint::JollyTrumps { hand, suits: of, by } => {
            let by = match by {
                Trumps::Contract => "el triunfo del contrato",
                Trumps::Fit => "el palo del fit",
            };
            format!("el comodín `x` de {hand} puede ser {by}: {}", list(&suits(of), "o"))
        }
    }
}

fn share(Shared { of_this, of_other }: Shared) -> String {
    let deals = grouped(of_this.part(), ' ');
    let [this, other] = [of_this, of_other].map(|share| share.percent(','));
    format!(": {deals} cumplen los dos, el {this} % de las suyas y el {other} % de las del otro")
}

fn one_in(share: Share) -> String {
    let [part, whole] = [share.part(), share.whole()].map(|number| grouped(number, ' '));
    let one_in = share.one_in().map(|many| format!("una mano de cada {}", grouped(many, ' ')));
    format!("{} ({part} de {whole})", one_in.unwrap_or_else(|| "ninguna mano".into()))
}
