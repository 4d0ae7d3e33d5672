//! Spanish.

use super::{Document, Unwritable, Wanted};

pub(super) fn message(fault: &Document) -> String {
    match fault {
        Document::Malformed { line, column } => format!("línea {line}, columna {column}: esto no es JSON"),
        Document::TooLarge { bytes } => format!("el documento supera los {bytes} bytes"),
        Document::TooDeep { levels } => format!("más de {levels} niveles de anidamiento"),
        Document::TooMany { limit } => format!("la lista tiene más de {limit} elementos"),
        Document::Unexpected { wanted: w, found } => format!("se esperaba {}, hay {found}", wanted(*w)),
        Document::Missing { wanted: w } => format!("falta: {}", wanted(*w)),
        Document::NoScenarios => String::from("el documento no tiene lista de escenarios"),
        Document::ApiError { info } => format!("la API respondió con un error: {info}"),
        Document::Reported { message } => format!("indicado por la API: {message}"),
        Document::NewerVersion { found, known } => {
            format!("el documento tiene la versión {found} del DSL; este programa conoce hasta la {known}")
        }
        Document::UnknownTag { tag } => format!("el escenario requiere la capacidad «{tag}», que aquí falta"),
    }
}

const fn wanted(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Object => "un objeto",
        Wanted::List => "una lista",
        Wanted::Text => "un texto",
        Wanted::Number => "un número entero, 0 o más",
        Wanted::Flag => "1 o 0",
        Wanted::Range => "un intervalo: un objeto con min y max",
        Wanted::Scenario => "un escenario: un objeto",
        Wanted::Positions => "un objeto con las posiciones",
        Wanted::Position => "opener, responder, opp1 u opp2",
        Wanted::Pair => "declarer o defense",
        Wanted::Suit => "un palo: S, H, D o C",
        Wanted::SuitOrVariable => "un palo: S, H, D, C o una variable de $a a $d",
        Wanted::Variable => "una variable: $a, $b, $c o $d",
        Wanted::HighCards => "cartas entre A K Q J T 9, cada una una vez, o nada",
        Wanted::Card => "una carta: un palo, luego una de A K Q J T 9 8 7 6 5 4 3 2",
        Wanted::CardOrVariable => "una carta: un palo o una variable, luego una de A K Q J T 9 8 7 6 5 4 3 2",
        Wanted::Comparison => "uno de > >= < <= ==",
        Wanted::ShapeClass => "balanced, semi_balanced, one_suiter, two_suiter, three_suiter o any",
        Wanted::ShapePattern => "cuatro longitudes, cada una una cifra o x",
        Wanted::SuitClass => "major, minor o any",
        Wanted::Vulnerability => "none, us, them o both",
        Wanted::Call => "una voz: P, X, XX o una declaración de 1C a 7NT",
        Wanted::Weight => "un número entero de 1 a 100",
        Wanted::Contract => "un contrato de 1C a 7NT, con X o XX si está doblado",
    }
}

pub(super) const fn unwritable(reason: Unwritable) -> &'static str {
    match reason {
        Unwritable::Nested => "el DSL no admite any() o not() uno dentro de otro",
        Unwritable::SeveralHands => "una condición une varias manos de un modo que el DSL no sabe decir",
        Unwritable::NoWord => "el DSL no tiene palabra para una de las condiciones",
        Unwritable::EmptyRange => "un intervalo no contiene valores que el DSL pueda escribir",
        Unwritable::Never => "el escenario excluye por sí mismo toda mano",
        Unwritable::Label => "la etiqueta no se leería como etiqueta",
        Unwritable::Jolly => {
            "los palos posibles de un comodín no se deducen de los palos nombrados a su lado"
        }
        Unwritable::Weight => "el peso no está entre 1 y 100",
        Unwritable::Table => "la baraja o el número de cartas por mano no es el del bridge",
    }
}
