//! German.

use super::grammar::{Form, Grammar, Noun, join, ranks, shape, short};
use super::{Amount, Domain, FitSuit, Free, Partners, Sentence, Vulnerable, Way, Who};
use crate::ir::{CompareOp, ShapeClass};
use bridgeshape_runtime::{Pair, Role};

const G: Grammar = Grammar {
    exactly: "genau",
    at_least: "mindestens",
    any: ("beliebig viele ", ""),
    singular_to: 0,
    colon: ": ",
    semicolon: "; ",
    and: " und ",
    or: " oder ",
    place: "in",
    variable_place: "in der Farbe",
    variable_head: "Farbe",
    of_variable: " der Farbe ",
    no_trump: "SA",
    pass: "Passe",
};

const CARDS: Noun = Noun { none: "Chicane", one: "Karte", many: "Karten" };
const SMALL: Noun = Noun { none: "keine kleine Karte", one: "kleine Karte", many: "kleine Karten" };
const POINTS: Noun = Noun { none: "keine FP", one: "FP", many: "FP" };
const TOTAL: Noun = Noun { none: "keine Gesamtpunkte", one: "Gesamtpunkt", many: "Gesamtpunkte" };
const DISTRIBUTION: Noun =
    Noun { none: "keine Verteilungspunkte", one: "Verteilungspunkt", many: "Verteilungspunkte" };
const LOSERS: Noun = Noun { none: "kein Verlierer", one: "Verlierer", many: "Verlierer" };
const KEY_CARDS: Noun =
    Noun { none: "keine Schlüsselkarte", one: "Schlüsselkarte", many: "Schlüsselkarten" };
const ACES: Noun = Noun { none: "kein Ass", one: "Ass", many: "Asse" };
const KINGS: Noun = Noun { none: "kein König", one: "König", many: "Könige" };
const QUEENS: Noun = Noun { none: "keine Dame", one: "Dame", many: "Damen" };
const CONTROLS: Noun = Noun { none: "keine Kontrolle", one: "Kontrolle", many: "Kontrollen" };

pub(super) const fn label(role: Role) -> &'static str {
    match role {
        Role::Opener => "Eröffner (oder wer die Konvention beginnt)",
        Role::Opp1 => "Gegner links vom Eröffner",
        Role::Responder => "Antwortender (Partner des Eröffners)",
        Role::Opp2 => "Gegner rechts vom Eröffner",
    }
}

pub(super) fn sentence(sentence: &Sentence, form: Form) -> String {
    match sentence {
        Sentence::Quiet { points } => {
            let points = points.map_or_else(String::new, |p| format!("{}, ", G.count(p, POINTS)));
            format!("passt immer: {points}keine reizbare Farbe")
        }
        Sentence::AnyHand => "beliebiges Blatt".into(),
        Sentence::NoHand => "kein Blatt möglich (eine Auswahl ohne Möglichkeit)".into(),
        Sentence::Points(amount) => G.count(*amount, POINTS),
        Sentence::TotalPoints(amount) => G.count(*amount, TOTAL) + " (FP + Länge)",
        Sentence::DistributionPoints(amount) => G.count(*amount, DISTRIBUTION) + " (FP + Kürze)",
        Sentence::Losers(amount) => G.count(*amount, LOSERS),
        Sentence::Shape(class) => of_class(*class).into(),
        Sentence::ShapePattern(lengths) => {
            format!("Verteilung {}, Farben in beliebiger Reihenfolge", shape(*lengths))
        }
        Sentence::Length { suit, amount } => G.about(*suit, &length(*amount), form),
        Sentence::SuitPoints { suit, amount } => G.about(*suit, &G.count(*amount, POINTS), form),
        Sentence::Honours { suit, held, missing } => {
            let body = match (held.as_slice(), missing.as_slice()) {
                ([], _) => "keine Karte über der 8".into(),
                (held, []) => format!("hat {}, alle", ranks(held)),
                (held, missing) => format!("hat {}, aber nicht {}", ranks(held), ranks(missing)),
            };
            G.about(*suit, &body, form)
        }
        Sentence::Pattern { suit, ways } => G.about(*suit, &join(ways.iter().map(way), " oder "), form),
        Sentence::Stopper(suit) => G.about(*suit, "Stopper (A, Kx, Qxx oder Jxxx)", form),
        Sentence::NoStopper(suit) => G.about(*suit, "kein Stopper", form),
        Sentence::KeyCards { suit, amount } => {
            format!("{} mit {} als Trumpf", G.count(*amount, KEY_CARDS), short(*suit))
        }
        Sentence::Longest(suit) => format!("keine Farbe länger als {}", short(*suit)),
        Sentence::Compare { left, op, right } => {
            let (left, right) = (G.place(*left), G.place(*right));
            match op {
                CompareOp::Greater => format!("mehr Karten {left} als {right}"),
                CompareOp::AtLeast => format!("{left} mindestens so viele Karten wie {right}"),
                CompareOp::Less => format!("weniger Karten {left} als {right}"),
                CompareOp::AtMost => format!("{left} nicht mehr Karten als {right}"),
                CompareOp::Equal => format!("{left} genauso viele Karten wie {right}"),
            }
        }
        Sentence::Jolly { suit, length: cards, points } => {
            let body = [cards.map(length), points.map(|p| G.count(p, POINTS))];
            let body = join(body.into_iter().flatten(), ", ");
            let (head, place) = free(suit);
            G.about_free(suit, &body, &head, &place, form)
        }
        Sentence::Aces(amount) => G.count(*amount, ACES),
        Sentence::Kings(amount) => G.count(*amount, KINGS),
        Sentence::Queens(amount) => G.count(*amount, QUEENS),
        Sentence::Controls(amount) => G.count(*amount, CONTROLS) + " (A = 2, K = 1)",
        Sentence::Has(cards) => format!("hat {}", G.cards(cards)),
        Sentence::Lacks(cards) => format!("ohne {}", G.cards(cards)),
        Sentence::Any(ways) => format!("mindestens eines davon: {}", G.cases(ways, self::sentence)),
        Sentence::Not(ways) => {
            let head = match ways.as_slice() {
                [only] if only.len() == 1 => "ausgeschlossen",
                [_] => "zusammen ausgeschlossen",
                _ => "nichts davon",
            };
            format!("{head}: {}", G.cases(ways, self::sentence))
        }
        Sentence::Fit { among, amount, pair } => {
            let place = match among {
                FitSuit::Suit(suit) => G.place(*suit),
                FitSuit::Major => "in einer Oberfarbe".into(),
                FitSuit::Minor => "in einer Unterfarbe".into(),
                FitSuit::Any => "in irgendeiner Farbe".into(),
            };
            format!("Fit: {} {place}, {} zusammen", G.count(*amount, CARDS), partners(pair))
        }
        Sentence::PairPoints { pair, amount } => {
            format!("{} zusammen: {}", partners(pair), G.count(*amount, POINTS))
        }
        Sentence::PairTotalPoints { pair, amount } => {
            format!("{} zusammen: {}", partners(pair), G.count(*amount, TOTAL))
        }
        Sentence::Variable { var, domain } => match domain {
            Domain::Any => format!("{var} ist irgendeine Farbe"),
            Domain::Majors => format!("{var} ist eine Oberfarbe (♠ oder ♥)"),
            Domain::Minors => format!("{var} ist eine Unterfarbe (♦ oder ♣)"),
            Domain::Among(suits) => format!("{var} ist {}", G.choice(suits)),
        },
        Sentence::Different(vars) => format!("{} sind verschiedene Farben", G.variables(vars)),
        Sentence::Dealer(player) => format!("Teiler: {}", who(player)),
        Sentence::Vulnerable(sides) => match sides {
            Vulnerable::Nobody => "niemand in Gefahr".into(),
            Vulnerable::Pair(pair) => format!("in Gefahr: {}", partners(pair)),
            Vulnerable::Everybody => "alle in Gefahr".into(),
        },
        Sentence::Auction(calls) => format!("Reizung: {}", G.auction(calls)),
        Sentence::Contract(contract) => format!("Kontrakt: {}", G.contract(*contract)),
        Sentence::Declarer(player) => format!("Alleinspieler: {}", who(player)),
        Sentence::Lead { card, leader } => {
            let leader = leader.as_ref().map_or_else(String::new, |player| format!(" ({})", who(player)));
            format!("Ausspiel: {}{leader}", G.card(*card))
        }
        Sentence::Weight(weight) => format!("relative Häufigkeit: {weight}"),
        Sentence::Unread { key, value } => format!("`{key}: {value}` (nicht verstanden)"),
    }
}

fn length(amount: Amount) -> String {
    match amount {
        Amount::Exactly(1) => "Singleton".into(),
        Amount::Between(0, 1) => "0–1 Karten (Singleton oder Chicane)".into(),
        _ => G.count(amount, CARDS),
    }
}

const fn of_class(class: ShapeClass) -> &'static str {
    match class {
        ShapeClass::Balanced => "ausgeglichenes Blatt (4333, 4432, 5332)",
        ShapeClass::SemiBalanced => "halbausgeglichenes Blatt (5422, 6322)",
        ShapeClass::OneSuiter => "Einfärber (6+ Karten, keine zweite Farbe zu viert)",
        ShapeClass::TwoSuiter => "Zweifärber (5-4 oder länger)",
        ShapeClass::ThreeSuiter => "Dreifärber (4441 oder 5440)",
        ShapeClass::Any => "beliebige Verteilung",
    }
}

fn way(way: &Way) -> String {
    match (way.cards.as_slice(), way.small) {
        ([], Amount::Exactly(0)) => CARDS.none.into(),
        ([], small) => G.plain(small, SMALL),
        (cards, Amount::Exactly(0)) => format!("nur {}", ranks(cards)),
        (cards, small) => format!("{} und {}", ranks(cards), G.plain(small, SMALL)),
    }
}

/// A free suit, and a place in it.
fn free(suit: &Free) -> (String, String) {
    match suit {
        Free::Except(named) if !named.is_empty() => {
            let named = G.names(named);
            (format!("eine andere Farbe als {named}"), format!("in einer anderen Farbe als {named}"))
        }
        _ => ("irgendeine Farbe".into(), "in irgendeiner Farbe".into()),
    }
}

fn who(player: &Who) -> &str {
    match player {
        Who::Role(Role::Opener) => "Eröffner",
        Who::Role(Role::Opp1) => "linker Gegner",
        Who::Role(Role::Responder) => "Antwortender",
        Who::Role(Role::Opp2) => "rechter Gegner",
        Who::Named(name) => name,
    }
}

fn partners(partners: &Partners) -> String {
    match (partners.pair, &partners.players) {
        (Pair::Defense, [Who::Role(_), Who::Role(_)]) => "die beiden Gegner".into(),
        (_, [first, second]) => format!("{} und {}", who(first), who(second)),
    }
}
