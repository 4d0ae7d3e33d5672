//! German.

use super::{Document, Unwritable, Wanted};

pub(super) fn message(fault: &Document) -> String {
    match fault {
        Document::Malformed { line, column } => format!("Zeile {line}, Spalte {column}: Das ist kein JSON"),
        Document::TooLarge { bytes } => format!("Das Dokument ist größer als {bytes} Bytes"),
        Document::TooDeep { levels } => format!("Mehr als {levels} Ebenen der Verschachtelung"),
        Document::TooMany { limit } => format!("Die Liste hat mehr als {limit} Einträge"),
        Document::Unexpected { wanted: w, found } => format!("Erwartet: {}; gefunden: {found}", wanted(*w)),
        Document::Missing { wanted: w } => format!("Es fehlt: {}", wanted(*w)),
        Document::NoScenarios => String::from("Das Dokument hat keine Liste von Szenarien"),
        Document::ApiError { info } => format!("Die API antwortete mit einem Fehler: {info}"),
        Document::Reported { message } => format!("Von der API gemeldet: {message}"),
        Document::NewerVersion { found, known } => {
            format!("Das Dokument hat DSL-Version {found}; dieses Programm kennt sie bis {known}")
        }
        Document::UnknownTag { tag } => format!("Das Szenario braucht die Fähigkeit „{tag}“, die hier fehlt"),
    }
}

const fn wanted(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Object => "ein Objekt",
        Wanted::List => "eine Liste",
        Wanted::Text => "ein Text",
        Wanted::Number => "eine ganze Zahl ab 0",
        Wanted::Flag => "1 oder 0",
        Wanted::Range => "ein Bereich: ein Objekt mit min und max",
        Wanted::Scenario => "ein Szenario: ein Objekt",
        Wanted::Positions => "ein Objekt mit den Positionen",
        Wanted::Position => "opener, responder, opp1 oder opp2",
        Wanted::Pair => "declarer oder defense",
        Wanted::Suit => "eine Farbe: S, H, D oder C",
        Wanted::SuitOrVariable => "eine Farbe: S, H, D, C oder eine Variable von $a bis $d",
        Wanted::Variable => "eine Variable: $a, $b, $c oder $d",
        Wanted::HighCards => "Karten aus A K Q J T 9, jede einmal, oder nichts",
        Wanted::Card => "eine Karte: eine Farbe, dann A K Q J T 9 8 7 6 5 4 3 oder 2",
        Wanted::CardOrVariable => "eine Karte: eine Farbe oder Variable, dann A K Q J T 9 8 7 6 5 4 3 oder 2",
        Wanted::Comparison => "eines der Zeichen > >= < <= ==",
        Wanted::ShapeClass => "balanced, semi_balanced, one_suiter, two_suiter, three_suiter oder any",
        Wanted::ShapePattern => "vier Längen, jede eine Ziffer oder x",
        Wanted::SuitClass => "major, minor oder any",
        Wanted::Vulnerability => "none, us, them oder both",
        Wanted::Call => "eine Ansage: P, X, XX oder ein Gebot von 1C bis 7NT",
        Wanted::Weight => "eine ganze Zahl von 1 bis 100",
        Wanted::Contract => "ein Kontrakt von 1C bis 7NT, mit X oder XX, wenn kontriert",
    }
}

pub(super) const fn unwritable(reason: Unwritable) -> &'static str {
    match reason {
        Unwritable::Nested => "Die DSL kennt kein any() oder not() ineinander",
        Unwritable::SeveralHands => "Eine Bedingung verbindet mehrere Hände, wie es die DSL nicht sagen kann",
        Unwritable::NoWord => "Die DSL hat für eine der Bedingungen kein Wort",
        Unwritable::EmptyRange => "Ein Bereich enthält keinen Wert, den die DSL schreiben könnte",
        Unwritable::Never => "Das Szenario schließt von sich aus jede Verteilung aus",
        Unwritable::Label => "Die Beschriftung würde nicht als Beschriftung gelesen",
        Unwritable::Jolly => "Die möglichen Farben eines Jokers folgen nicht aus den daneben genannten",
        Unwritable::Weight => "Das Gewicht liegt nicht zwischen 1 und 100",
        Unwritable::Table => "Das Blatt oder die Größe der Hände ist nicht die des Bridge",
    }
}
