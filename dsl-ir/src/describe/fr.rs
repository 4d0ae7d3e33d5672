//! French.

use super::grammar::{Form, Grammar, Noun, join, ranks, shape, short};
use super::{Amount, Domain, FitSuit, Free, Partners, Sentence, Vulnerable, Way, Who};
use crate::ir::{CompareOp, ShapeClass};
use bridgeshape_runtime::{Pair, Role};

const G: Grammar = Grammar {
    exactly: "exactement",
    at_least: "au moins",
    any: ("", " en nombre quelconque"),
    singular_to: 1,
    colon: " : ",
    semicolon: " ; ",
    and: " et ",
    or: " ou ",
    place: "à",
    variable_place: "dans la couleur",
    variable_head: "couleur",
    of_variable: " de la couleur ",
    no_trump: "SA",
    pass: "Passe",
};

const CARDS: Noun = Noun { none: "chicane", one: "carte", many: "cartes" };
const SMALL: Noun = Noun { none: "aucune petite carte", one: "petite carte", many: "petites cartes" };
const POINTS: Noun = Noun { none: "aucun point H", one: "point H", many: "points H" };
const TOTAL: Noun = Noun { none: "aucun point total", one: "point total", many: "points totaux" };
const DISTRIBUTION: Noun = Noun {
    none: "aucun point de distribution",
    one: "point de distribution",
    many: "points de distribution",
};
const LOSERS: Noun = Noun { none: "aucune perdante", one: "perdante", many: "perdantes" };
const KEY_CARDS: Noun = Noun { none: "aucune carte clé", one: "carte clé", many: "cartes clés" };
const ACES: Noun = Noun { none: "aucun as", one: "as", many: "as" };
const KINGS: Noun = Noun { none: "aucun roi", one: "roi", many: "rois" };
const QUEENS: Noun = Noun { none: "aucune dame", one: "dame", many: "dames" };
const CONTROLS: Noun = Noun { none: "aucun contrôle", one: "contrôle", many: "contrôles" };

pub(super) const fn label(role: Role) -> &'static str {
    match role {
        Role::Opener => "Ouvreur (ou premier à employer la convention)",
        Role::Opp1 => "Adversaire à gauche de l'ouvreur",
        Role::Responder => "Répondant (partenaire de l'ouvreur)",
        Role::Opp2 => "Adversaire à droite de l'ouvreur",
    }
}

pub(super) fn sentence(sentence: &Sentence, form: Form) -> String {
    match sentence {
        Sentence::Quiet { points } => {
            let points = points.map_or_else(String::new, |p| format!("{}, ", G.count(p, POINTS)));
            format!("passe toujours : {points}pas de couleur à nommer")
        }
        Sentence::AnyHand => "n'importe quelle main".into(),
        Sentence::NoHand => "aucune main possible (un choix sans possibilité)".into(),
        Sentence::Points(amount) => G.count(*amount, POINTS),
        Sentence::TotalPoints(amount) => G.count(*amount, TOTAL) + " (H + longueur)",
        Sentence::DistributionPoints(amount) => G.count(*amount, DISTRIBUTION) + " (H + courtes)",
        Sentence::Losers(amount) => G.count(*amount, LOSERS),
        Sentence::Shape(class) => of_class(*class).into(),
        Sentence::ShapePattern(lengths) => {
            format!("distribution {}, couleurs dans n'importe quel ordre", shape(*lengths))
        }
        Sentence::Length { suit, amount } => G.about(*suit, &length(*amount), form),
        Sentence::SuitPoints { suit, amount } => G.about(*suit, &G.count(*amount, POINTS), form),
        Sentence::Honours { suit, held, missing } => {
            let body = match (held.as_slice(), missing.as_slice()) {
                ([], _) => "aucune carte au-dessus du 8".into(),
                (held, []) => format!("a {}, toutes", ranks(held)),
                (held, missing) => format!("a {} mais pas {}", ranks(held), ranks(missing)),
            };
            G.about(*suit, &body, form)
        }
        Sentence::Pattern { suit, ways } => G.about(*suit, &join(ways.iter().map(way), ", ou bien "), form),
        Sentence::Stopper(suit) => G.about(*suit, "arrêt (A, Kx, Qxx ou Jxxx)", form),
        Sentence::NoStopper(suit) => G.about(*suit, "pas d'arrêt", form),
        Sentence::KeyCards { suit, amount } => {
            format!("{} avec {} pour atout", G.count(*amount, KEY_CARDS), short(*suit))
        }
        Sentence::Longest(suit) => format!("aucune couleur plus longue que {}", short(*suit)),
        Sentence::Compare { left, op, right } => {
            let (left, right) = (G.place(*left), G.place(*right));
            match op {
                CompareOp::Greater => format!("plus de cartes {left} {}", que(&right)),
                CompareOp::AtLeast => format!("au moins autant de cartes {left} {}", que(&right)),
                CompareOp::Less => format!("moins de cartes {left} {}", que(&right)),
                CompareOp::AtMost => format!("pas plus de cartes {left} {}", que(&right)),
                CompareOp::Equal => format!("autant de cartes {left} {}", que(&right)),
            }
        }
        Sentence::Jolly { suit, length: cards, points } => {
            let body = [cards.map(length), points.map(|p| G.count(p, POINTS))];
            let body = join(body.into_iter().flatten(), ", ");
            let head = free(suit);
            G.about_free(suit, &body, &head, &format!("dans {head}"), form)
        }
        Sentence::Aces(amount) => G.count(*amount, ACES),
        Sentence::Kings(amount) => G.count(*amount, KINGS),
        Sentence::Queens(amount) => G.count(*amount, QUEENS),
        Sentence::Controls(amount) => G.count(*amount, CONTROLS) + " (A = 2, K = 1)",
        Sentence::Has(cards) => format!("possède {}", G.cards(cards)),
        Sentence::Lacks(cards) => format!("sans {}", G.cards(cards)),
        Sentence::Any(ways) => format!("au moins une de ces conditions : {}", G.cases(ways, self::sentence)),
        Sentence::Not(ways) => {
            let head = match ways.as_slice() {
                [only] if only.len() == 1 => "exclu",
                [_] => "exclus ensemble",
                _ => "aucune de ces conditions",
            };
            format!("{head} : {}", G.cases(ways, self::sentence))
        }
        Sentence::Fit { among, amount, pair } => {
            let place = match among {
                FitSuit::Suit(suit) => G.place(*suit),
                FitSuit::Major => "dans une majeure".into(),
                FitSuit::Minor => "dans une mineure".into(),
                FitSuit::Any => "dans une couleur quelconque".into(),
            };
            format!("fit : {} {place} entre {}", G.count(*amount, CARDS), partners(pair))
        }
        Sentence::PairPoints { pair, amount } => {
            format!("{} ensemble : {}", partners(pair), G.count(*amount, POINTS))
        }
        Sentence::PairTotalPoints { pair, amount } => {
            format!("{} ensemble : {}", partners(pair), G.count(*amount, TOTAL))
        }
        Sentence::Variable { var, domain } => match domain {
            Domain::Any => format!("{var} est une couleur quelconque"),
            Domain::Majors => format!("{var} est une majeure (♠ ou ♥)"),
            Domain::Minors => format!("{var} est une mineure (♦ ou ♣)"),
            Domain::Among(suits) => format!("{var} est {}", G.choice(suits)),
        },
        Sentence::Different(vars) => format!("{} sont des couleurs différentes", G.variables(vars)),
        Sentence::Dealer(player) => format!("donneur : {}", who(player)),
        Sentence::Vulnerable(sides) => match sides {
            Vulnerable::Nobody => "personne vulnérable".into(),
            Vulnerable::Pair(pair) => format!("vulnérables : {}", partners(pair)),
            Vulnerable::Everybody => "tous vulnérables".into(),
        },
        Sentence::Auction(calls) => format!("enchères : {}", G.auction(calls)),
        Sentence::Contract(contract) => format!("contrat : {}", G.contract(*contract)),
        Sentence::Declarer(player) => format!("déclarant : {}", who(player)),
        Sentence::Lead { card, leader } => {
            let leader = leader.as_ref().map_or_else(String::new, |player| format!(" ({})", who(player)));
            format!("entame : {}{leader}", G.card(*card))
        }
        Sentence::Weight(weight) => format!("fréquence relative : {weight}"),
        Sentence::Unread { key, value } => format!("`{key}: {value}` (non compris)"),
    }
}

/// *que* before a place, elided where it must be.
fn que(place: &str) -> String {
    if place.starts_with('à') { format!("qu'{place}") } else { format!("que {place}") }
}

fn length(amount: Amount) -> String {
    match amount {
        Amount::Exactly(1) => "singleton".into(),
        Amount::Between(0, 1) => "0–1 carte (singleton ou chicane)".into(),
        _ => G.count(amount, CARDS),
    }
}

const fn of_class(class: ShapeClass) -> &'static str {
    match class {
        ShapeClass::Balanced => "main régulière (4333, 4432, 5332)",
        ShapeClass::SemiBalanced => "main semi-régulière (5422, 6322)",
        ShapeClass::OneSuiter => "unicolore (6+ cartes, pas d'autre couleur quatrième)",
        ShapeClass::TwoSuiter => "bicolore (5-4 ou plus long)",
        ShapeClass::ThreeSuiter => "tricolore (4441 ou 5440)",
        ShapeClass::Any => "distribution quelconque",
    }
}

fn way(way: &Way) -> String {
    match (way.cards.as_slice(), way.small) {
        ([], Amount::Exactly(0)) => CARDS.none.into(),
        ([], small) => G.plain(small, SMALL),
        (cards, Amount::Exactly(0)) => format!("{} et rien d'autre", ranks(cards)),
        (cards, small) => format!("{} et {}", ranks(cards), G.plain(small, SMALL)),
    }
}

fn free(suit: &Free) -> String {
    match suit {
        Free::Except(named) if !named.is_empty() => format!("une couleur autre que {}", G.names(named)),
        _ => "une couleur quelconque".into(),
    }
}

fn who(player: &Who) -> &str {
    match player {
        Who::Role(Role::Opener) => "ouvreur",
        Who::Role(Role::Opp1) => "adversaire de gauche",
        Who::Role(Role::Responder) => "répondant",
        Who::Role(Role::Opp2) => "adversaire de droite",
        Who::Named(name) => name,
    }
}

fn partners(partners: &Partners) -> String {
    match (partners.pair, &partners.players) {
        (Pair::Defense, [Who::Role(_), Who::Role(_)]) => "les deux adversaires".into(),
        (_, [first, second]) => format!("{} et {}", who(first), who(second)),
    }
}
