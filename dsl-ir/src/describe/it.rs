//! Italian.

use super::grammar::{Form, Grammar, Noun, join, ranks, shape, short};
use super::{Amount, Domain, FitSuit, Free, Partners, Sentence, Vulnerable, Way, Who};
use crate::ir::{CompareOp, ShapeClass};
use bridgeshape_runtime::{Pair, Role};

const G: Grammar = Grammar {
    exactly: "esattamente",
    at_least: "almeno",
    any: ("un numero qualsiasi di ", ""),
    singular_to: 0,
    colon: ": ",
    semicolon: "; ",
    and: " e ",
    or: " o ",
    place: "a",
    variable_place: "nel seme",
    variable_head: "seme",
    of_variable: " del seme ",
    no_trump: "SA",
    pass: "Passo",
};

const CARDS: Noun = Noun { none: "chicane", one: "carta", many: "carte" };
const SMALL: Noun = Noun { none: "nessuna cartina", one: "cartina", many: "cartine" };
const POINTS: Noun = Noun { none: "nessun PO", one: "PO", many: "PO" };
const TOTAL: Noun = Noun { none: "nessun punto totale", one: "punto totale", many: "punti totali" };
const DISTRIBUTION: Noun =
    Noun { none: "nessun punto distribuzione", one: "punto distribuzione", many: "punti distribuzione" };
const LOSERS: Noun = Noun { none: "nessuna perdente", one: "perdente", many: "perdenti" };
const KEY_CARDS: Noun = Noun { none: "nessuna carta chiave", one: "carta chiave", many: "carte chiave" };
const ACES: Noun = Noun { none: "nessun asso", one: "asso", many: "assi" };
const KINGS: Noun = Noun { none: "nessun re", one: "re", many: "re" };
const QUEENS: Noun = Noun { none: "nessuna dama", one: "dama", many: "dame" };
const CONTROLS: Noun = Noun { none: "nessun controllo", one: "controllo", many: "controlli" };

pub(super) const fn label(role: Role) -> &'static str {
    match role {
        Role::Opener => "Apertore (o chi avvia la convenzione)",
        Role::Opp1 => "Avversario a sinistra dell'apertore",
        Role::Responder => "Rispondente (compagno dell'apertore)",
        Role::Opp2 => "Avversario a destra dell'apertore",
    }
}

pub(super) fn sentence(sentence: &Sentence, form: Form) -> String {
    match sentence {
        Sentence::Quiet { points } => {
            let points = points.map_or_else(String::new, |p| format!("{}, ", G.count(p, POINTS)));
            format!("passa sempre: {points}nessun colore da dichiarare")
        }
        Sentence::AnyHand => "qualsiasi mano".into(),
        Sentence::NoHand => "nessuna mano possibile (una scelta senza alternative)".into(),
        Sentence::Points(amount) => G.count(*amount, POINTS),
        Sentence::TotalPoints(amount) => G.count(*amount, TOTAL) + " (PO + lunghezza)",
        Sentence::DistributionPoints(amount) => G.count(*amount, DISTRIBUTION) + " (PO + corti)",
        Sentence::Losers(amount) => G.count(*amount, LOSERS),
        Sentence::Shape(class) => of_class(*class).into(),
        Sentence::ShapePattern(lengths) => {
            format!("distribuzione {}, in qualsiasi ordine di semi", shape(*lengths))
        }
        Sentence::Length { suit, amount } => G.about(*suit, &length(*amount), form),
        Sentence::SuitPoints { suit, amount } => G.about(*suit, &G.count(*amount, POINTS), form),
        Sentence::Honours { suit, held, missing } => {
            let body = match (held.as_slice(), missing.as_slice()) {
                ([], _) => "nessuna carta sopra l'8".into(),
                (held, []) => format!("ha {}, tutte", ranks(held)),
                (held, missing) => format!("ha {} ma non {}", ranks(held), ranks(missing)),
            };
            G.about(*suit, &body, form)
        }
        Sentence::Pattern { suit, ways } => G.about(*suit, &join(ways.iter().map(way), ", oppure "), form),
        Sentence::Stopper(suit) => G.about(*suit, "fermo (A, Kx, Qxx o Jxxx)", form),
        Sentence::NoStopper(suit) => G.about(*suit, "nessun fermo", form),
        Sentence::KeyCards { suit, amount } => {
            format!("{} con atout {}", G.count(*amount, KEY_CARDS), short(*suit))
        }
        Sentence::Longest(suit) => format!("nessun seme più lungo di {}", short(*suit)),
        Sentence::Compare { left, op, right } => {
            let (left, right) = (G.place(*left), G.place(*right));
            match op {
                CompareOp::Greater => format!("più carte {left} che {right}"),
                CompareOp::AtLeast => format!("{left} almeno tante carte quante {right}"),
                CompareOp::Less => format!("meno carte {left} che {right}"),
                CompareOp::AtMost => format!("{left} non più carte che {right}"),
                CompareOp::Equal => format!("tante carte {left} quante {right}"),
            }
        }
        Sentence::Jolly { suit, length: cards, points } => {
            let body = [cards.map(length), points.map(|p| G.count(p, POINTS))];
            let body = join(body.into_iter().flatten(), ", ");
            let head = free(suit);
            G.about_free(suit, &body, &head, &format!("in {head}"), form)
        }
        Sentence::Aces(amount) => G.count(*amount, ACES),
        Sentence::Kings(amount) => G.count(*amount, KINGS),
        Sentence::Queens(amount) => G.count(*amount, QUEENS),
        Sentence::Controls(amount) => G.count(*amount, CONTROLS) + " (A = 2, K = 1)",
        Sentence::Has(cards) => format!("ha {}", G.cards(cards)),
        Sentence::Lacks(cards) => format!("non ha {}", G.cards(cards)),
        Sentence::Any(ways) => format!("almeno una di queste condizioni: {}", G.cases(ways, self::sentence)),
        Sentence::Not(ways) => {
            let head = match ways.as_slice() {
                [only] if only.len() == 1 => "escluso",
                [_] => "esclusi insieme",
                _ => "nessuna di queste condizioni",
            };
            format!("{head}: {}", G.cases(ways, self::sentence))
        }
        Sentence::Fit { among, amount, pair } => {
            let place = match among {
                FitSuit::Suit(suit) => G.place(*suit),
                FitSuit::Major => "in un nobile".into(),
                FitSuit::Minor => "in un minore".into(),
                FitSuit::Any => "in un seme qualsiasi".into(),
            };
            format!("fit: {} {place} fra {}", G.count(*amount, CARDS), partners(pair))
        }
        Sentence::PairPoints { pair, amount } => {
            format!("{} insieme: {}", partners(pair), G.count(*amount, POINTS))
        }
        Sentence::PairTotalPoints { pair, amount } => {
            format!("{} insieme: {}", partners(pair), G.count(*amount, TOTAL))
        }
        Sentence::Variable { var, domain } => match domain {
            Domain::Any => format!("{var} è un seme qualsiasi"),
            Domain::Majors => format!("{var} è un nobile (♠ o ♥)"),
            Domain::Minors => format!("{var} è un minore (♦ o ♣)"),
            Domain::Among(suits) => format!("{var} è {}", G.choice(suits)),
        },
        Sentence::Different(vars) => format!("{} sono semi diversi", G.variables(vars)),
        Sentence::Dealer(player) => format!("mazziere: {}", who(player)),
        Sentence::Vulnerable(sides) => match sides {
            Vulnerable::Nobody => "nessuno in zona".into(),
            Vulnerable::Pair(pair) => format!("in zona: {}", partners(pair)),
            Vulnerable::Everybody => "tutti in zona".into(),
        },
        Sentence::Auction(calls) => format!("licita: {}", G.auction(calls)),
        Sentence::Contract(contract) => format!("contratto: {}", G.contract(*contract)),
        Sentence::Declarer(player) => format!("dichiarante: {}", who(player)),
        Sentence::Lead { card, leader } => {
            let leader = leader.as_ref().map_or_else(String::new, |player| format!(" ({})", who(player)));
            format!("attacco: {}{leader}", G.card(*card))
        }
        Sentence::Weight(weight) => format!("frequenza relativa: {weight}"),
        Sentence::Unread { key, value } => format!("`{key}: {value}` (non compreso)"),
    }
}

fn length(amount: Amount) -> String {
    match amount {
        Amount::Exactly(1) => "singolo".into(),
        Amount::Between(0, 1) => "0–1 carte (singolo o chicane)".into(),
        _ => G.count(amount, CARDS),
    }
}

const fn of_class(class: ShapeClass) -> &'static str {
    match class {
        ShapeClass::Balanced => "mano bilanciata (4333, 4432, 5332)",
        ShapeClass::SemiBalanced => "mano semibilanciata (5422, 6322)",
        ShapeClass::OneSuiter => "monocolore (6+ carte, nessun secondo seme di 4)",
        ShapeClass::TwoSuiter => "bicolore (5-4 o più lunga)",
        ShapeClass::ThreeSuiter => "tricolore (4441 o 5440)",
        ShapeClass::Any => "qualsiasi distribuzione",
    }
}

fn way(way: &Way) -> String {
    match (way.cards.as_slice(), way.small) {
        ([], Amount::Exactly(0)) => CARDS.none.into(),
        ([], small) => G.plain(small, SMALL),
        (cards, Amount::Exactly(0)) => format!("solo {}", ranks(cards)),
        (cards, small) => format!("{} e {}", ranks(cards), G.plain(small, SMALL)),
    }
}

fn free(suit: &Free) -> String {
    match suit {
        Free::Except(named) if !named.is_empty() => format!("un seme diverso da {}", G.names(named)),
        _ => "un seme qualsiasi".into(),
    }
}

fn who(player: &Who) -> &str {
    match player {
        Who::Role(Role::Opener) => "apertore",
        Who::Role(Role::Opp1) => "avversario di sinistra",
        Who::Role(Role::Responder) => "rispondente",
        Who::Role(Role::Opp2) => "avversario di destra",
        Who::Named(name) => name,
    }
}

fn partners(partners: &Partners) -> String {
    match (partners.pair, &partners.players) {
        (Pair::Defense, [Who::Role(_), Who::Role(_)]) => "i due avversari".into(),
        (_, [first, second]) => format!("{} e {}", who(first), who(second)),
    }
}
