//! Every word of the language, once: parsing, completion, highlighting and suggestions all read this table.
//!
//! Beside each word stand other words for the same thing, from five languages and from other programs. They are never
//! accepted; they only let a message say which word is meant.

use crate::{SuitRef, Var};
use bridgeshape_runtime::{Role, Suit};

/// What may stand behind a key's colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// `12-14`
    Range,
    /// nothing, or `:0-7`
    Quiet,
    /// `H3`
    SuitRange,
    /// `HQ`
    Card,
    /// `H`
    Suit,
    /// `balanced`, `5-4-x-x`
    Shape,
    /// `H8+`, `M8+`, `8+`
    Fit,
    /// `3`
    Weight,
    /// `opener`
    Role,
    /// `both`
    Vul,
    /// `1SA,P,2C,P`
    Auction,
    /// `4H`
    Contract,
}

/// Where a key may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// Before the positions.
    Scenario,
    /// Behind a position's name.
    Position,
    /// Both.
    Either,
}

/// A key word.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) level: Level,
    pub(super) value: Value,
    /// Other words for it, in lower case.
    pub(super) others: &'static [&'static str],
}

const fn key(name: &'static str, level: Level, value: Value, others: &'static [&'static str]) -> Key {
    Key { name, level, value, others }
}

/// All keys but the suits' own.
#[rustfmt::skip]
pub(super) const KEYS: &[Key] = &[
    key("hcp", Level::Position, Value::Range, &["po", "punti", "pt", "pti", "points", "pts", "puntos", "punkte", "ph", "pc", "fp", "hp", "onori", "pointsh", "highcardpoints"]),
    key("shape", Level::Position, Value::Shape, &["forma", "distribuzione", "distribution", "distribución", "distr", "verteilung", "mano", "form", "forme"]),
    key("aces", Level::Position, Value::Range, &["assi", "asso", "ace", "as", "ases", "asse"]),
    key("kings", Level::Position, Value::Range, &["re", "king", "rois", "roi", "reyes", "rey", "könige", "koenige"]),
    key("queens", Level::Position, Value::Range, &["dame", "donne", "queen", "dames", "damas", "damen"]),
    key("controls", Level::Position, Value::Range, &["controlli", "control", "contrôles", "controles", "kontrollen", "ctrl"]),
    key("kc", Level::Position, Value::SuitRange, &["keycards", "keycard", "rkc", "rkcb", "cartechiave", "chiave"]),
    key("has", Level::Position, Value::Card, &["ha", "con", "have", "holds", "hat", "tiene", "possiede"]),
    key("lacks", Level::Position, Value::Card, &["hasnot", "hasno", "manca", "senza", "ohne", "sans", "sin", "lack", "nonha"]),
    key("stop", Level::Position, Value::Suit, &["fermo", "fermata", "stopper", "arrêt", "arret", "parada", "stopp"]),
    key("nostop", Level::Position, Value::Suit, &["nostopper", "nofermo", "nofermata"]),
    key("tp", Level::Position, Value::Range, &["puntitotali", "totalpoints", "total"]),
    key("dp", Level::Position, Value::Range, &["puntidistribuzione", "distributionpoints"]),
    key("ltc", Level::Position, Value::Range, &["perdenti", "losers", "perdantes", "perdedoras", "verlierer", "loser"]),
    key("longest", Level::Position, Value::Suit, &["lungo", "piùlungo", "long", "längste", "longer"]),
    key("quiet", Level::Position, Value::Quiet, &["tranquillo", "silenzioso", "silent", "tranquilo", "calme", "still", "zitto"]),
    key("fit", Level::Either, Value::Fit, &["appoggio", "support", "fitt"]),
    key("weight", Level::Scenario, Value::Weight, &["peso", "poids", "gewicht", "frequency"]),
    key("dealer", Level::Scenario, Value::Role, &["mazziere", "donneur", "dador", "teiler", "dichiara"]),
    key("vul", Level::Scenario, Value::Vul, &["zona", "vulnerable", "vulnerability", "vulnérabilité", "gefahr", "vuln"]),
    key("auction", Level::Scenario, Value::Auction, &["licita", "dichiarazione", "enchères", "encheres", "subasta", "reizung", "bidding"]),
    key("contract", Level::Scenario, Value::Contract, &["contratto", "contrat", "contrato", "kontrakt"]),
    key("declarer", Level::Scenario, Value::Role, &["dichiarante", "giocante", "déclarant", "declarant", "declarante", "alleinspieler"]),
    key("lead", Level::Scenario, Value::Card, &["attacco", "entame", "salida", "ausspiel", "openinglead"]),
    key("pairhcp", Level::Scenario, Value::Range, &["puntilinea", "coppia", "pairpoints", "paarpunkte"]),
    key("defhcp", Level::Scenario, Value::Range, &["oppshcp", "defensehcp", "defencehcp", "difesahcp"]),
    key("pairtp", Level::Scenario, Value::Range, &["pairtotal"]),
];

/// What stands before the sign of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Head {
    /// `S`, `$a`
    Suit(SuitRef),
    /// `Shcp`, `$ahcp`
    SuitHcp(SuitRef),
    /// `x`
    Jolly,
    /// `xhcp`
    JollyHcp,
    /// One of [`KEYS`].
    Key(&'static Key),
}

/// The head of this exact spelling.
pub(super) fn head(text: &str) -> Option<Head> {
    match text {
        "x" => return Some(Head::Jolly),
        "xhcp" => return Some(Head::JollyHcp),
        _ => {}
    }
    if let Ok(suit) = text.parse() {
        return Some(Head::Suit(suit));
    }
    if let Some(suit) = text.strip_suffix("hcp").and_then(|s| s.parse().ok()) {
        return Some(Head::SuitHcp(suit));
    }
    KEYS.iter().find(|k| k.name == text).map(Head::Key)
}

/// Whether a scenario's tokens may begin with this head and sign.
pub(super) fn is_scenario_key(text: &str) -> bool {
    KEYS.iter().any(|k| k.name == text && k.level != Level::Position)
}

/// All suits and variables, in order.
pub(super) fn suits() -> impl Iterator<Item = SuitRef> {
    Suit::ALL.into_iter().map(SuitRef::Suit).chain(Var::ALL.into_iter().map(SuitRef::Var))
}

/// All spellings of heads.
pub(super) fn heads() -> impl Iterator<Item = String> {
    let own = suits().flat_map(|s| [s.to_string(), format!("{s}hcp")]);
    own.chain(["x", "xhcp"].map(String::from)).chain(KEYS.iter().map(|k| String::from(k.name)))
}

/// The classes of shapes, in the order of the seed.
pub(super) const SHAPES: [&str; 6] =
    ["balanced", "semi_balanced", "one_suiter", "two_suiter", "three_suiter", "any"];

/// The vulnerabilities.
pub(super) const VULS: [&str; 4] = ["none", "us", "them", "both"];

/// The domains of a variable that are words.
pub(super) const DOMAINS: [(&str, &[Suit]); 3] =
    [("any", &Suit::ALL), ("M", &[Suit::Spades, Suit::Hearts]), ("m", &[Suit::Diamonds, Suit::Clubs])];

/// Other words for a position's name, in lower case.
const ROLES: [(Role, &[&str]); 4] = [
    (Role::Opener, &["apertore", "ouvreur", "abridor", "eröffner", "aperture", "open", "opn", "opening"]),
    (
        Role::Responder,
        &[
            "compagno",
            "rispondente",
            "risponditore",
            "répondant",
            "partner",
            "partenaire",
            "respondedor",
            "compañero",
            "antwortender",
            "antwortende",
            "resp",
        ],
    ),
    (
        Role::Opp1,
        &["lho", "opponent1", "avversario1", "avv1", "overcaller", "interferente", "adversaire1", "gegner1"],
    ),
    (Role::Opp2, &["rho", "opponent2", "avversario2", "avv2", "advancer", "adversaire2", "gegner2"]),
];

/// Other words for a suit, in lower case.
const SUITS: [(Suit, &[&str]); 4] = [
    (Suit::Spades, &["picche", "picca", "spades", "spade", "pique", "piques", "picas", "pik", "♠"]),
    (
        Suit::Hearts,
        &["cuori", "cuore", "hearts", "heart", "coeur", "cœur", "coeurs", "corazones", "coeur", "herz", "♥"],
    ),
    (
        Suit::Diamonds,
        &["quadri", "quadro", "diamonds", "diamond", "carreau", "carreaux", "diamantes", "karo", "♦"],
    ),
    (
        Suit::Clubs,
        &["fiori", "fiore", "clubs", "club", "trèfle", "trefle", "trèfles", "tréboles", "treff", "♣"],
    ),
];

/// Other values, whatever the key, in lower case.
#[rustfmt::skip]
const VALUES: [(&str, &[&str]); 11] = [
    ("balanced", &["bilanciata", "bilanciato", "bal", "régulière", "regulière", "equilibrada", "ausgeglichen", "balance"]),
    ("semi_balanced", &["semibalanced", "semi-balanced", "semibilanciata", "semi_bilanciata", "semi-bilanciata"]),
    ("one_suiter", &["monocolore", "onesuiter", "one-suiter", "unicolore", "unicolor", "einfärber", "single_suiter"]),
    ("two_suiter", &["bicolore", "twosuiter", "two-suiter", "bicolor", "zweifärber"]),
    ("three_suiter", &["tricolore", "threesuiter", "three-suiter", "tricolor", "dreifärber"]),
    ("any", &["qualsiasi", "qualunque", "tutte", "cualquiera", "alle"]),
    ("none", &["nessuno", "nessuna", "personne", "ninguno", "niemand", "love", "nil", "-"]),
    ("us", &["noi", "nous", "nosotros", "wir", "ns"]),
    ("them", &["loro", "eux", "ellos", "sie", "ew"]),
    ("both", &["tutti", "entrambi", "tous", "todos", "beide", "all"]),
    ("M", &["major", "majors", "maggiore", "maggiori", "nobile", "nobili", "majeure", "mayor", "oberfarbe"]),
];

fn look<T: Copy>(table: &[(T, &[&str])], word: &str) -> Option<T> {
    table.iter().find(|(_, others)| others.contains(&word)).map(|&(known, _)| known)
}

/// The position that another word means.
pub(super) fn other_role(word: &str) -> Option<Role> {
    look(&ROLES, &word.to_lowercase())
}

/// The suit that another word means.
pub(super) fn other_suit(word: &str) -> Option<Suit> {
    look(&SUITS, &word.to_lowercase())
}

/// The head that another word means.
pub(super) fn other_head(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    if let Some(suit) = look(&SUITS, &word) {
        return Some(suit.to_string());
    }
    KEYS.iter().find(|k| k.others.contains(&word.as_str())).map(|k| String::from(k.name))
}

/// The value that another word means.
pub(super) fn other_value(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    look(&VALUES, &word)
        .map(String::from)
        .or_else(|| look(&SUITS, &word).map(|s| s.to_string()))
        .or_else(|| look(&ROLES, &word).map(|r| r.to_string()))
}

/// The nearest of some words, if one is near: few letters changed, added, left out or swapped, for its length.
pub(super) fn nearest<S: AsRef<str>>(word: &str, known: impl IntoIterator<Item = S>) -> Option<String> {
    let word: Vec<char> = word.chars().take(24).collect();
    let allowed = match word.len() {
        0 | 1 => return None,
        2 | 3 => 1,
        _ => 2,
    };
    let mut best: Option<(usize, String)> = None;
    for candidate in known {
        let candidate = candidate.as_ref();
        let letters: Vec<char> = candidate.chars().collect();
        if letters.len() < 3 || letters.len().abs_diff(word.len()) > allowed {
            continue;
        }
        let distance = distance(&word, &letters);
        if distance <= allowed && best.as_ref().is_none_or(|(least, _)| distance < *least) {
            best = Some((distance, String::from(candidate)));
        }
    }
    best.map(|(_, word)| word)
}

/// Letters to change, add, leave out or swap with their neighbour, to make one word of the other.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let least = change.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least.min(rows[i - 2][j - 2] + 1)
                } else {
                    least
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words() {
        let keys = || KEYS.iter().map(|k| k.name);
        assert_eq!(nearest("hpc", keys()).as_deref(), Some("hcp"));
        assert_eq!(nearest("contrls", keys()).as_deref(), Some("controls"));
        assert_eq!(nearest("wieght", keys()).as_deref(), Some("weight"));
        assert_eq!(nearest("zzzz", keys()), None);
        assert_eq!(nearest("k", keys()), None);
    }

    #[test]
    fn no_other_word_is_a_word_of_the_language() {
        for key in KEYS {
            for other in key.others {
                assert!(head(other).is_none(), "{other}");
                assert!(Role::from_name(other).is_none(), "{other}");
            }
        }
    }

    #[test]
    fn heads_read_back() {
        for spelling in heads() {
            assert!(head(&spelling).is_some(), "{spelling}");
        }
    }
}
