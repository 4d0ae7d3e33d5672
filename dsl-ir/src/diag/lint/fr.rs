//! French.

use super::share::grouped;
use super::{Lint, Share, Shared, Trumps, hands, list, suits, values};

const QUOTES: [&str; 2] = ["« ", " »"];

pub(super) fn message(hint: &Lint) -> String {
    match hint {
        Lint::AlwaysHolds { clause } => {
            format!("`{clause}` ne dit rien : c'est vrai dès que les autres conditions le sont")
        }
        Lint::AlwaysHoldsInside { clause, alternative } => {
            format!("`{clause}` ne dit rien dans `{alternative}` : c'est vrai dès que le reste l'est")
        }
        Lint::NeverPossible { alternatives } => {
            let (verb, them) = match alternatives.len() {
                1 => ("n'est jamais possible", "l'"),
                _ => ("ne sont jamais possibles", "les "),
            };
            format!("{} {verb} : les autres conditions {them}excluent", list(alternatives, "et"))
        }
        Lint::ExcludesNothing { clause } => {
            format!("`{clause}` n'exclut rien : les autres conditions n'admettent aucune main pareille")
        }
        Lint::Gap { what, min, max } => {
            let values = values(*min, *max);
            format!(
                "les alternatives laissent un trou : `{what}` ne peut valoir {values}, bien que ce soit possible"
            )
        }
        Lint::Overlap { other, example, shared } => {
            let share = shared.map(share).unwrap_or_default();
            let other = other.shown(QUOTES);
            format!("a des donnes en commun avec {other}{share} ; par exemple {}", hands(example))
        }
        Lint::MoreOverlaps { pairs: 1 } => "une autre paire de scénarios a des donnes en commun".into(),
        Lint::MoreOverlaps { pairs } => {
            format!("{pairs} autres paires de scénarios ont des donnes en commun")
        }
        Lint::NotCompared { pairs: 1 } => {
            "le travail permis n'a pas suffi à dire si une paire de scénarios a des donnes en commun".into()
        }
        Lint::NotCompared { pairs } => {
            format!(
                "le travail permis n'a pas suffi à dire si {pairs} paires de scénarios ont des donnes en commun"
            )
        }
        Lint::Rare { share } => format!("très rare : {}", one_in(*share)),
        Lint::JollyTrumps { hand, suits: of, by } => {
            let by = match by {
                Trumps::Contract => "l'atout du contrat",
                Trumps::Fit => "la couleur du fit",
            };
            format!("le joker `x` de {hand} peut être {by} : {}", list(&suits(of), "ou"))
        }
    }
}

fn share(Shared { of_this, of_other }: Shared) -> String {
    let deals = grouped(of_this.part(), ' ');
    let [this, other] = [of_this, of_other].map(|share| share.percent(','));
    format!(" : {deals} donnes satisfont les deux, {this} % des siennes et {other} % de celles de l'autre")
}

fn one_in(share: Share) -> String {
    let [part, whole] = [share.part(), share.whole()].map(|number| grouped(number, ' '));
    let one_in = share.one_in().map(|many| format!("une donne sur {}", grouped(many, ' ')));
    format!("{} ({part} sur {whole})", one_in.unwrap_or_else(|| "aucune donne".into()))
}
