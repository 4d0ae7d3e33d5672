//! Spanish.

use super::grammar::{Form, Grammar, Noun, join, ranks, shape, short};
use super::{Amount, Domain, FitSuit, Free, Partners, Sentence, Vulnerable, Way, Who};
use crate::ir::{CompareOp, ShapeClass};
use bridgeshape_runtime::{Pair, Role};

const G: Grammar = Grammar {
    exactly: "exactamente",
    at_least: "al menos",
    any: ("cualquier número de ", ""),
    singular_to: 0,
    colon: ": ",
    semicolon: "; ",
    and: " y ",
    or: " o ",
    place: "en",
    variable_place: "en el palo",
    variable_head: "palo",
    of_variable: " del palo ",
    no_trump: "ST",
    pass: "Paso",
};

const CARDS: Noun = Noun { none: "fallo", one: "carta", many: "cartas" };
const SMALL: Noun = Noun { none: "ninguna carta pequeña", one: "carta pequeña", many: "cartas pequeñas" };
const POINTS: Noun = Noun { none: "sin PH", one: "PH", many: "PH" };
const TOTAL: Noun = Noun { none: "ningún punto total", one: "punto total", many: "puntos totales" };
const DISTRIBUTION: Noun = Noun {
    none: "ningún punto de distribución",
    one: "punto de distribución",
    many: "puntos de distribución",
};
const LOSERS: Noun = Noun { none: "ninguna perdedora", one: "perdedora", many: "perdedoras" };
const KEY_CARDS: Noun = Noun { none: "ninguna carta clave", one: "carta clave", many: "cartas clave" };
const ACES: Noun = Noun { none: "ningún as", one: "as", many: "ases" };
const KINGS: Noun = Noun { none: "ningún rey", one: "rey", many: "reyes" };
const QUEENS: Noun = Noun { none: "ninguna dama", one: "dama", many: "damas" };
const CONTROLS: Noun = Noun { none: "ningún control", one: "control", many: "controles" };

pub(super) const fn label(role: Role) -> &'static str {
    match role {
        Role::Opener => "Abridor (o quien inicia la convención)",
        Role::Opp1 => "Adversario a la izquierda del abridor",
        Role::Responder => "Respondedor (compañero del abridor)",
        Role::Opp2 => "Adversario a la derecha del abridor",
    }
}

pub(super) fn sentence(sentence: &Sentence, form: Form) -> String {
    match sentence {
        Sentence::Quiet { points } => {
            let points = points.map_or_else(String::new, |p| format!("{}, ", G.count(p, POINTS)));
            format!("pasa siempre: {points}ningún palo que declarar")
        }
        Sentence::AnyHand => "cualquier mano".into(),
        Sentence::NoHand => "ninguna mano posible (una elección sin alternativas)".into(),
        Sentence::Points(amount) => G.count(*amount, POINTS),
        Sentence::TotalPoints(amount) => G.count(*amount, TOTAL) + " (PH + longitud)",
        Sentence::DistributionPoints(amount) => G.count(*amount, DISTRIBUTION) + " (PH + cortos)",
        Sentence::Losers(amount) => G.count(*amount, LOSERS),
        Sentence::Shape(class) => of_class(*class).into(),
        Sentence::ShapePattern(lengths) => {
            format!("distribución {}, los palos en cualquier orden", shape(*lengths))
        }
        Sentence::Length { suit, amount } => G.about(*suit, &length(*amount), form),
        Sentence::SuitPoints { suit, amount } => G.about(*suit, &G.count(*amount, POINTS), form),
        Sentence::Honours { suit, held, missing } => {
            let body = match (held.as_slice(), missing.as_slice()) {
                ([], _) => "ninguna carta por encima del 8".into(),
                (held, []) => format!("tiene {}, todas", ranks(held)),
                (held, missing) => format!("tiene {} pero no {}", ranks(held), ranks(missing)),
            };
            G.about(*suit, &body, form)
        }
        Sentence::Pattern { suit, ways } => G.about(*suit, &join(ways.iter().map(way), ", o bien "), form),
        Sentence::Stopper(suit) => G.about(*suit, "parada (A, Kx, Qxx o Jxxx)", form),
        Sentence::NoStopper(suit) => G.about(*suit, "sin parada", form),
        Sentence::KeyCards { suit, amount } => {
            format!("{} con {} de triunfo", G.count(*amount, KEY_CARDS), short(*suit))
        }
        Sentence::Longest(suit) => format!("ningún palo más largo que {}", short(*suit)),
        Sentence::Compare { left, op, right } => {
            let (left, right) = (G.place(*left), G.place(*right));
            match op {
                CompareOp::Greater => format!("más cartas {left} que {right}"),
                CompareOp::AtLeast => format!("al menos tantas cartas {left} como {right}"),
                CompareOp::Less => format!("menos cartas {left} que {right}"),
                CompareOp::AtMost => format!("no más cartas {left} que {right}"),
                CompareOp::Equal => format!("tantas cartas {left} como {right}"),
            }
        }
        Sentence::Jolly { suit, length: cards, points } => {
            let body = [cards.map(length), points.map(|p| G.count(p, POINTS))];
            let body = join(body.into_iter().flatten(), ", ");
            let head = free(suit);
            G.about_free(suit, &body, &head, &format!("en {head}"), form)
        }
        Sentence::Aces(amount) => G.count(*amount, ACES),
        Sentence::Kings(amount) => G.count(*amount, KINGS),
        Sentence::Queens(amount) => G.count(*amount, QUEENS),
        Sentence::Controls(amount) => G.count(*amount, CONTROLS) + " (A = 2, K = 1)",
        Sentence::Has(cards) => format!("tiene {}", G.cards(cards)),
        Sentence::Lacks(cards) => format!("no tiene {}", G.cards(cards)),
        Sentence::Any(ways) => {
            format!("al menos una de estas condiciones: {}", G.cases(ways, self::sentence))
        }
        Sentence::Not(ways) => {
            let head = match ways.as_slice() {
                [only] if only.len() == 1 => "excluido",
                [_] => "excluidos a la vez",
                _ => "ninguna de estas condiciones",
            };
            format!("{head}: {}", G.cases(ways, self::sentence))
        }
        Sentence::Fit { among, amount, pair } => {
            let place = match among {
                FitSuit::Suit(suit) => G.place(*suit),
                FitSuit::Major => "en un palo mayor".into(),
                FitSuit::Minor => "en un palo menor".into(),
                FitSuit::Any => "en un palo cualquiera".into(),
            };
            format!("fit: {} {place} entre {}", G.count(*amount, CARDS), partners(pair))
        }
        Sentence::PairPoints { pair, amount } => {
            format!("{} juntos: {}", partners(pair), G.count(*amount, POINTS))
        }
        Sentence::PairTotalPoints { pair, amount } => {
            format!("{} juntos: {}", partners(pair), G.count(*amount, TOTAL))
        }
        Sentence::Variable { var, domain } => match domain {
            Domain::Any => format!("{var} es un palo cualquiera"),
            Domain::Majors => format!("{var} es un palo mayor (♠ o ♥)"),
            Domain::Minors => format!("{var} es un palo menor (♦ o ♣)"),
            Domain::Among(suits) => format!("{var} es {}", G.choice(suits)),
        },
        Sentence::Different(vars) => format!("{} son palos distintos", G.variables(vars)),
        Sentence::Dealer(player) => format!("dador: {}", who(player)),
        Sentence::Vulnerable(sides) => match sides {
            Vulnerable::Nobody => "nadie vulnerable".into(),
            Vulnerable::Pair(pair) => format!("vulnerables: {}", partners(pair)),
            Vulnerable::Everybody => "todos vulnerables".into(),
        },
        Sentence::Auction(calls) => format!("subasta: {}", G.auction(calls)),
        Sentence::Contract(contract) => format!("contrato: {}", G.contract(*contract)),
        Sentence::Declarer(player) => format!("declarante: {}", who(player)),
        Sentence::Lead { card, leader } => {
            let leader = leader.as_ref().map_or_else(String::new, |player| format!(" ({})", who(player)));
            format!("salida: {}{leader}", G.card(*card))
        }
        Sentence::Weight(weight) => format!("frecuencia relativa: {weight}"),
        Sentence::Unread { key, value } => format!("`{key}: {value}` (no entendido)"),
    }
}

fn length(amount: Amount) -> String {
    match amount {
        Amount::Exactly(1) => "semifallo".into(),
        Amount::Between(0, 1) => "0–1 cartas (semifallo o fallo)".into(),
        _ => G.count(amount, CARDS),
    }
}

const fn of_class(class: ShapeClass) -> &'static str {
    match class {
        ShapeClass::Balanced => "mano equilibrada (4333, 4432, 5332)",
        ShapeClass::SemiBalanced => "mano semiequilibrada (5422, 6322)",
        ShapeClass::OneSuiter => "unicolor (6+ cartas, sin otro palo de 4)",
        ShapeClass::TwoSuiter => "bicolor (5-4 o más larga)",
        ShapeClass::ThreeSuiter => "tricolor (4441 o 5440)",
        ShapeClass::Any => "cualquier distribución",
    }
}

fn way(way: &Way) -> String {
    match (way.cards.as_slice(), way.small) {
        ([], Amount::Exactly(0)) => CARDS.none.into(),
        ([], small) => G.plain(small, SMALL),
        (cards, Amount::Exactly(0)) => format!("{} y nada más", ranks(cards)),
        (cards, small) => format!("{} y {}", ranks(cards), G.plain(small, SMALL)),
    }
}

fn free(suit: &Free) -> String {
    match suit {
        Free::Except(named) if !named.is_empty() => format!("un palo distinto de {}", G.names(named)),
        _ => "un palo cualquiera".into(),
    }
}

fn who(player: &Who) -> &str {
    match player {
        Who::Role(Role::Opener) => "abridor",
        Who::Role(Role::Opp1) => "adversario de la izquierda",
        Who::Role(Role::Responder) => "respondedor",
        Who::Role(Role::Opp2) => "adversario de la derecha",
        Who::Named(name) => name,
    }
}

fn partners(partners: &Partners) -> String {
    match (partners.pair, &partners.players) {
        (Pair::Defense, [Who::Role(_), Who::Role(_)]) => "los dos adversarios".into(),
        (_, [first, second]) => format!("{} y {}", who(first), who(second)),
    }
}
