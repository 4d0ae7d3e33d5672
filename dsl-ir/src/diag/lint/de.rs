//! German.

use super::share::grouped;
use super::{Lint, Share, Shared, Trumps, hands, list, suits, values};

const QUOTES: [&str; 2] = ["„", "“"];

pub(super) fn message(hint: &Lint) -> String {
    match hint {
        Lint::AlwaysHolds { clause } => {
            format!("`{clause}` sagt nichts: Es gilt überall, wo die anderen Bedingungen gelten")
        }
        Lint::AlwaysHoldsInside { clause, alternative } => {
            format!("`{clause}` sagt in `{alternative}` nichts: Es gilt überall, wo das Übrige gilt")
        }
        Lint::NeverPossible { alternatives } => {
            let (verb, them) = if alternatives.len() == 1 { ("ist", "es") } else { ("sind", "sie") };
            format!("{} {verb} nie möglich: Die anderen Bedingungen schließen {them} aus", list(alternatives, "und"))
        }
        Lint::ExcludesNothing { clause } => {
            format!("`{clause}` schließt nichts aus: Die anderen Bedingungen erlauben keine solche Hand")
        }
        Lint::Gap { what, min, max } => {
            let values = values(*min, *max);
            format!("Die Alternativen lassen eine Lücke: `{what}` darf nicht {values} sein, obwohl es möglich wäre")
        }
        Lint::Overlap { other, example, shared } => {
            let share = shared.map(share).unwrap_or_default();
            let other = other.shown(QUOTES);
            format!("hat gemeinsame Verteilungen mit {other}{share}; zum Beispiel {}", hands(example))
        }
        Lint::MoreOverlaps { pairs: 1 } => "ein weiteres Paar von Szenarien hat gemeinsame Verteilungen".into(),
        Lint::MoreOverlaps { pairs } => {
            format!("{pairs} weitere Paare von Szenarien haben gemeinsame Verteilungen")
        }
        Lint::NotCompared { pairs: 1 } => {
            "ob ein Paar von Szenarien gemeinsame Verteilungen hat, war mit der erlaubten Arbeit nicht zu klären"
                .into()
        }
        Lint::NotCompared { pairs } => format!(
            "ob {pairs} Paare von Szenarien gemeinsame Verteilungen haben, war mit der erlaubten Arbeit nicht zu klären"
        ),
        Lint::Rare { share } => format!("sehr selten: {}", one_in(*share)),
        Lint::JollyTrumps { hand, suits: of, by } => {
            let by = match by {
                Trumps::Contract => "die Trumpffarbe des Kontrakts",
                Trumps::Fit => "die Farbe des Fits",
            };
            format!("der Joker `x` von {hand} kann {by} sein: {}", list(&suits(of), "oder"))
        }
    }
}

fn share(Shared { of_this, of_other }: Shared) -> String {
    let deals = grouped(of_this.part(), '.');
    let [this, other] = [of_this, of_other].map(|share| share.percent(','));
    format!(": {deals} erfüllen beide, {this} % von den eigenen und {other} % von denen des anderen")
}

fn one_in(share: Share) -> String {
    let [part, whole] = [share.part(), share.whole()].map(|number| grouped(number, '.'));
    let one_in = share.one_in().map(|many| format!("eine Verteilung von {}", grouped(many, '.')));
    format!("{} ({part} von {whole})", one_in.unwrap_or_else(|| "keine Verteilung".into()))
}
