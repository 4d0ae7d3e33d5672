//! English.

use super::{Document, Unwritable, Wanted};

pub(super) fn message(fault: &Document) -> String {
    match fault {
        Document::Malformed { line, column } => format!("line {line}, column {column}: this is not JSON"),
        Document::TooLarge { bytes } => format!("the document is larger than {bytes} bytes"),
        Document::TooDeep { levels } => format!("more than {levels} levels of nesting"),
        Document::TooMany { limit } => format!("the list has more than {limit} items"),
        Document::Unexpected { wanted: w, found } => format!("expected {}, found {found}", wanted(*w)),
        Document::Missing { wanted: w } => format!("missing: {}", wanted(*w)),
        Document::NoScenarios => String::from("the document has no list of scenarios"),
        Document::ApiError { info } => format!("the API answered with an error: {info}"),
        Document::Reported { message } => format!("reported by the API: {message}"),
        Document::NewerVersion { found, known } => {
            format!("the document has DSL version {found}; this program knows up to {known}")
        }
        Document::UnknownTag { tag } => {
            format!("the scenario needs the capability “{tag}”, which is missing here")
        }
    }
}

const fn wanted(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Object => "an object",
        Wanted::List => "a list",
        Wanted::Text => "a text",
        Wanted::Number => "a whole number, 0 or more",
        Wanted::Flag => "1 or 0",
        Wanted::Range => "a range: an object with min and max",
        Wanted::Scenario => "a scenario: an object",
        Wanted::Positions => "an object with positions",
        Wanted::Position => "opener, responder, opp1 or opp2",
        Wanted::Pair => "declarer or defense",
        Wanted::Suit => "a suit: S, H, D or C",
        Wanted::SuitOrVariable => "a suit: S, H, D, C or a variable $a to $d",
        Wanted::Variable => "a variable: $a, $b, $c or $d",
        Wanted::HighCards => "cards among A K Q J T 9, each once, or nothing",
        Wanted::Card => "a card: a suit, then one of A K Q J T 9 8 7 6 5 4 3 2",
        Wanted::CardOrVariable => "a card: a suit or a variable, then one of A K Q J T 9 8 7 6 5 4 3 2",
        Wanted::Comparison => "one of > >= < <= ==",
        Wanted::ShapeClass => "balanced, semi_balanced, one_suiter, two_suiter, three_suiter or any",
        Wanted::ShapePattern => "four lengths, each a digit or x",
        Wanted::SuitClass => "major, minor or any",
        Wanted::Vulnerability => "none, us, them or both",
        Wanted::Call => "a call: P, X, XX or a bid from 1C to 7NT",
        Wanted::Weight => "a whole number from 1 to 100",
        Wanted::Contract => "a contract from 1C to 7NT, with X or XX if doubled",
    }
}

pub(super) const fn unwritable(reason: Unwritable) -> &'static str {
    match reason {
        Unwritable::Nested => "the DSL has no any() or not() inside one another",
        Unwritable::SeveralHands => "a condition joins several hands in a way that the DSL cannot say",
        Unwritable::NoWord => "the DSL has no word for one of the conditions",
        Unwritable::EmptyRange => "a range holds no value that the DSL could write",
        Unwritable::Never => "the scenario excludes every deal by itself",
        Unwritable::Label => "the label would not be read as a label",
        Unwritable::Jolly => "the candidates of a jolly do not follow from the suits named beside it",
        Unwritable::Weight => "the weight is not between 1 and 100",
        Unwritable::Table => "the pack or the size of the hands is not that of bridge",
    }
}
