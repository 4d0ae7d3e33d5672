//! Italian.

use super::{Document, Unwritable, Wanted};

pub(super) fn message(fault: &Document) -> String {
    match fault {
        Document::Malformed { line, column } => format!("riga {line}, colonna {column}: questo non è JSON"),
        Document::TooLarge { bytes } => format!("il documento supera i {bytes} byte"),
        Document::TooDeep { levels } => format!("più di {levels} livelli di annidamento"),
        Document::TooMany { limit } => format!("l'elenco ha più di {limit} elementi"),
        Document::Unexpected { wanted: w, found } => format!("atteso {}, trovato {found}", wanted(*w)),
        Document::Missing { wanted: w } => format!("manca: {}", wanted(*w)),
        Document::NoScenarios => String::from("il documento non ha un elenco di scenari"),
        Document::ApiError { info } => format!("l'API ha risposto con un errore: {info}"),
        Document::Reported { message } => format!("segnalato dall'API: {message}"),
        Document::NewerVersion { found, known } => {
            format!("il documento ha la versione {found} del DSL; questo programma conosce fino alla {known}")
        }
        Document::UnknownTag { tag } => format!("lo scenario richiede la capacità «{tag}», che qui manca"),
    }
}

const fn wanted(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Object => "un oggetto",
        Wanted::List => "un elenco",
        Wanted::Text => "un testo",
        Wanted::Number => "un numero intero, da 0 in su",
        Wanted::Flag => "1 o 0",
        Wanted::Range => "un intervallo: un oggetto con min e max",
        Wanted::Scenario => "uno scenario: un oggetto",
        Wanted::Positions => "un oggetto con le posizioni",
        Wanted::Position => "opener, responder, opp1 o opp2",
        Wanted::Pair => "declarer o defense",
        Wanted::Suit => "un seme: S, H, D o C",
        Wanted::SuitOrVariable => "un seme: S, H, D, C o una variabile da $a a $d",
        Wanted::Variable => "una variabile: $a, $b, $c o $d",
        Wanted::HighCards => "carte tra A K Q J T 9, ciascuna una volta, o niente",
        Wanted::Card => "una carta: un seme, poi una tra A K Q J T 9 8 7 6 5 4 3 2",
        Wanted::CardOrVariable => "una carta: un seme o una variabile, poi una tra A K Q J T 9 8 7 6 5 4 3 2",
        Wanted::Comparison => "uno tra > >= < <= ==",
        Wanted::ShapeClass => "balanced, semi_balanced, one_suiter, two_suiter, three_suiter o any",
        Wanted::ShapePattern => "quattro lunghezze, ciascuna una cifra o x",
        Wanted::SuitClass => "major, minor o any",
        Wanted::Vulnerability => "none, us, them o both",
        Wanted::Call => "una chiamata: P, X, XX o una licita da 1C a 7NT",
        Wanted::Weight => "un numero intero da 1 a 100",
        Wanted::Contract => "un contratto da 1C a 7NT, con X o XX se contrato",
    }
}

pub(super) const fn unwritable(reason: Unwritable) -> &'static str {
    match reason {
        Unwritable::Nested => "il DSL non ammette any() o not() uno dentro l'altro",
        Unwritable::SeveralHands => "una condizione lega più mani in un modo che il DSL non sa dire",
        Unwritable::NoWord => "il DSL non ha una parola per una delle condizioni",
        Unwritable::EmptyRange => "un intervallo non contiene valori che il DSL possa scrivere",
        Unwritable::Never => "lo scenario esclude da sé ogni smazzata",
        Unwritable::Label => "l'etichetta non sarebbe letta come etichetta",
        Unwritable::Jolly => "i semi possibili di un jolly non derivano dai semi nominati accanto",
        Unwritable::Weight => "il peso non è tra 1 e 100",
        Unwritable::Table => "il mazzo o il numero di carte per mano non è quello del bridge",
    }
}
