//! French.

use super::{Document, Unwritable, Wanted};

pub(super) fn message(fault: &Document) -> String {
    match fault {
        Document::Malformed { line, column } => {
            format!("ligne {line}, colonne {column} : ceci n'est pas du JSON")
        }
        Document::TooLarge { bytes } => format!("le document dépasse {bytes} octets"),
        Document::TooDeep { levels } => format!("plus de {levels} niveaux d'imbrication"),
        Document::TooMany { limit } => format!("la liste a plus de {limit} éléments"),
        Document::Unexpected { wanted: w, found } => format!("attendu : {} ; trouvé : {found}", wanted(*w)),
        Document::Missing { wanted: w } => format!("il manque : {}", wanted(*w)),
        Document::NoScenarios => String::from("le document n'a pas de liste de scénarios"),
        Document::ApiError { info } => format!("l'API a répondu par une erreur : {info}"),
        Document::Reported { message } => format!("signalé par l'API : {message}"),
        Document::NewerVersion { found, known } => {
            format!("le document est en version {found} du DSL ; ce programme connaît jusqu'à la {known}")
        }
        Document::UnknownTag { tag } => format!("le scénario demande la capacité « {tag} », absente ici"),
    }
}

const fn wanted(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Object => "un objet",
        Wanted::List => "une liste",
        Wanted::Text => "un texte",
        Wanted::Number => "un nombre entier, 0 ou plus",
        Wanted::Flag => "1 ou 0",
        Wanted::Range => "un intervalle : un objet avec min et max",
        Wanted::Scenario => "un scénario : un objet",
        Wanted::Positions => "un objet avec les positions",
        Wanted::Position => "opener, responder, opp1 ou opp2",
        Wanted::Pair => "declarer ou defense",
        Wanted::Suit => "une couleur : S, H, D ou C",
        Wanted::SuitOrVariable => "une couleur : S, H, D, C ou une variable de $a à $d",
        Wanted::Variable => "une variable : $a, $b, $c ou $d",
        Wanted::HighCards => "des cartes parmi A K Q J T 9, chacune une fois, ou rien",
        Wanted::Card => "une carte : une couleur, puis une parmi A K Q J T 9 8 7 6 5 4 3 2",
        Wanted::CardOrVariable => {
            "une carte : une couleur ou une variable, puis une parmi A K Q J T 9 8 7 6 5 4 3 2"
        }
        Wanted::Comparison => "un signe parmi > >= < <= ==",
        Wanted::ShapeClass => "balanced, semi_balanced, one_suiter, two_suiter, three_suiter ou any",
        Wanted::ShapePattern => "quatre longueurs, chacune un chiffre ou x",
        Wanted::SuitClass => "major, minor ou any",
        Wanted::Vulnerability => "none, us, them ou both",
        Wanted::Call => "une annonce : P, X, XX ou une enchère de 1C à 7NT",
        Wanted::Weight => "un nombre entier de 1 à 100",
        Wanted::Contract => "un contrat de 1C à 7NT, avec X ou XX s'il est contré",
    }
}

pub(super) const fn unwritable(reason: Unwritable) -> &'static str {
    match reason {
        Unwritable::Nested => "le DSL n'admet pas any() ou not() l'un dans l'autre",
        Unwritable::SeveralHands => {
            "une condition lie plusieurs mains d'une façon que le DSL ne sait pas dire"
        }
        Unwritable::NoWord => "le DSL n'a pas de mot pour l'une des conditions",
        Unwritable::EmptyRange => "un intervalle ne contient aucune valeur que le DSL puisse écrire",
        Unwritable::Never => "le scénario exclut de lui-même toute donne",
        Unwritable::Label => "l'étiquette ne serait pas lue comme une étiquette",
        Unwritable::Jolly => "les couleurs possibles d'un joker ne découlent pas des couleurs nommées à côté",
        Unwritable::Weight => "le poids n'est pas entre 1 et 100",
        Unwritable::Table => "le paquet ou le nombre de cartes par main n'est pas celui du bridge",
    }
}
