//! What can be wrong in the way a scenario is written.
//!
//! Every fault is data: what was found, and what to write instead where that is known. The sentences stand in one
//! file for each language, each an exhaustive match, so that a fault without a sentence does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use super::Severity;
use crate::Lang;

/// A slip of the pen: the words mean something known, written in another way. Of several in one word the last of this
/// list is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slip {
    /// `s:5+` for `S:5+`
    Case,
    /// `S5+` for `S:5+`
    Sign,
    /// `apertore` for `opener`: a word of another language, or of another program
    OtherWord,
    /// `hcp:12–14` (an en dash) for `hcp:12-14`
    Typography,
    /// `S:5+hcp:12` for `S:5+ hcp:12`
    NoSpace,
    /// `hcp: 12` for `hcp:12`
    Space,
}

/// What is wrong with an `S~` pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PatternFault {
    /// A character that no pattern has.
    Symbol,
    /// High cards that do not go down, or that follow a low card.
    Order,
    /// `{…}`, `*`, `+` or `?` that is badly formed or does not follow a low card.
    Quantifier,
    /// Nothing between two `|`, or in `[]`.
    Empty,
    /// A bracket that is not closed.
    Unclosed,
    /// No way to choose from the classes goes down.
    NothingLeft,
}

/// A limit on the size of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// Bytes of the text.
    Bytes,
    /// Scenarios in the text.
    Scenarios,
    /// Bytes of the text once macros have been replaced.
    Expansion,
    /// Alternatives of one pattern.
    Alternatives,
}

/// A fault of writing. `found` is what stands in the text, `fix` what would be right there, `near` a known word that
/// resembles it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are explained once, above")]
pub enum Syntax {
    /// The text holds nothing.
    EmptyText,
    /// The text, or a part of it, is larger than allowed.
    TooLarge { what: Limit, limit: usize },

    /// `@` that no name and values follow.
    MacroForm { found: String },
    /// A macro without values, or with an empty one.
    MacroEmptyValue { name: String },
    /// `${X}` without `@X=`.
    MacroUndefined { name: String, near: Option<String> },
    /// `${X` without `}`.
    MacroUnclosed { found: String },
    /// `@M=…` in the middle of a scenario.
    MacroMisplaced { name: String },
    /// A macro that nothing mentions.
    MacroUnused { name: String },

    /// Nothing between two `//`.
    EmptyScenario,
    /// Nothing between two `;`.
    EmptySegment,
    /// A label with nothing behind.
    LabelAlone { label: String },
    /// A label that is a word of the language.
    LabelKeyword { label: String },
    /// Words before the position, without a colon.
    LabelNoColon { label: String },
    /// `weight:3 A: opener`
    LabelLate { found: String },
    /// Two scenarios of the same name.
    LabelTwice { label: String },
    /// A word where a position's name is expected.
    UnknownPosition { found: String, near: Option<String> },
    /// A constraint before any position.
    PositionMissing { found: String },
    /// A second position without `;` before it.
    SecondPosition { name: String },
    /// `opener:`
    ColonAfterPosition { name: String },
    /// `weight:35: opener`
    ColonAfterValue { token: String },
    /// A comma outside `any(…)` and `not(…)`.
    StrayComma { fix: String },
    /// A token of the scenario after the positions have begun, or `fit` inside `any(…)`.
    Misplaced { token: String },
    /// A word that means nothing here.
    UnknownToken { found: String, near: Option<String> },
    /// A word that means something when written otherwise.
    Slip { kind: Slip, found: String, fix: String },

    /// `hcp:` with nothing behind.
    ValueMissing { key: String },
    /// Not a range.
    BadRange { found: String, fix: Option<String> },
    /// `17-15`
    ReversedRange { found: String, fix: String },
    /// A number larger than anything at the table.
    NumberTooLarge { found: String, limit: u16 },
    /// A weight that is not 1 to 100.
    BadWeight { found: String },
    /// A suit is expected.
    BadSuit { key: String, found: String },
    /// A card is expected.
    BadCard { key: String, found: String },
    /// A suit variable where only a letter can stand.
    VariableNotAllowed { key: String, found: String },
    /// Not honours, after `S=`.
    BadHonours { found: String, fix: Option<String> },
    /// The same card twice.
    CardTwice { card: char },
    /// An `S~` pattern.
    Pattern { fault: PatternFault, found: String, fix: Option<String> },
    /// Neither a class of shapes nor four lengths.
    BadShape { found: String, near: Option<String> },
    /// A suit of ten or more cards in a shape.
    ShapeTenCards { found: String },
    /// A value that is none of the few allowed.
    BadChoice { key: &'static str, found: String, near: Option<String> },
    /// A variable's suits.
    BadDomain { variable: String, found: String },
    /// `$a=KQ` before the positions.
    HonoursAsDomain { variable: String, found: String },
    /// `$a=M` after a position's name.
    DomainAsHonours { variable: String, found: String },
    /// Not a call, or not a contract.
    BadCall { key: &'static str, found: String, near: Option<String> },
    /// Not a comparison of two suits.
    BadComparison { found: String, fix: Option<String> },
    /// `x` where only a suit can stand.
    JollyForm { found: String },
    /// `fit:H8-9`
    FitUpperBound { found: String, fix: String },
    /// `fit:$a8+`
    FitVariable { found: String },
    /// `fit:8+ opp1 …`
    FitBeforeOpponent { token: String, name: String },

    /// `any(` without `)`.
    GroupUnclosed { name: String },
    /// `any(` inside `any(`.
    GroupNested { name: String, inner: String },
    /// A group, or one of its alternatives, with nothing in it.
    GroupEmpty { name: String },
    /// `;` between the alternatives of a group.
    GroupSemicolon { name: String },
    /// `)` without `(`.
    UnmatchedBracket { found: String },

    /// The same key twice in one block.
    DuplicateKey { key: String },
    /// The same condition twice in one block.
    RepeatedToken { token: String },
    /// Two blocks of one position that leave nothing.
    BlocksDisagree { key: String, first: String, second: String },
    /// `quiet` on opener or responder.
    QuietIgnored { position: &'static str },
    /// `quiet:7`
    QuietExact { found: String, fix: String },
    /// A declared variable that nothing uses.
    UnusedVariable { variable: String },
}

impl Syntax {
    /// The message's own code.
    pub fn code(&self) -> &'static str {
        match self {
            Syntax::EmptyText => "empty_text",
            Syntax::TooLarge { what, .. } => match what {
                Limit::Bytes => "text_too_long",
                Limit::Scenarios => "too_many_scenarios",
                Limit::Expansion => "expansion_too_long",
                Limit::Alternatives => "too_many_alternatives",
            },
            Syntax::MacroForm { .. } => "macro_form",
            Syntax::MacroEmptyValue { .. } => "macro_empty_value",
            Syntax::MacroUndefined { .. } => "macro_undefined",
            Syntax::MacroUnclosed { .. } => "macro_unclosed",
            Syntax::MacroMisplaced { .. } => "macro_misplaced",
            Syntax::MacroUnused { .. } => "macro_unused",
            Syntax::EmptyScenario => "empty_scenario",
            Syntax::EmptySegment => "empty_segment",
            Syntax::LabelAlone { .. } => "label_alone",
            Syntax::LabelKeyword { .. } => "label_keyword",
            Syntax::LabelNoColon { .. } => "label_no_colon",
            Syntax::LabelLate { .. } => "label_late",
            Syntax::LabelTwice { .. } => "label_twice",
            Syntax::UnknownPosition { .. } => "unknown_position",
            Syntax::PositionMissing { .. } => "position_missing",
            Syntax::SecondPosition { .. } => "second_position",
            Syntax::ColonAfterPosition { .. } => "colon_after_position",
            Syntax::ColonAfterValue { .. } => "colon_after_value",
            Syntax::StrayComma { .. } => "stray_comma",
            Syntax::Misplaced { .. } => "misplaced",
            Syntax::UnknownToken { .. } => "unknown_token",
            Syntax::Slip { kind, .. } => match kind {
                Slip::Case => "wrong_case",
                Slip::Typography => "typography",
                Slip::OtherWord => "other_word",
                Slip::Sign => "wrong_sign",
                Slip::NoSpace => "missing_space",
                Slip::Space => "space_inside",
            },
            Syntax::ValueMissing { .. } => "value_missing",
            Syntax::BadRange { .. } => "bad_range",
            Syntax::ReversedRange { .. } => "reversed_range",
            Syntax::NumberTooLarge { .. } => "number_too_large",
            Syntax::BadWeight { .. } => "bad_weight",
            Syntax::BadSuit { .. } => "bad_suit",
            Syntax::BadCard { .. } => "bad_card",
            Syntax::VariableNotAllowed { .. } => "variable_not_allowed",
            Syntax::BadHonours { .. } => "bad_honours",
            Syntax::CardTwice { .. } => "card_twice",
            Syntax::Pattern { fault, .. } => match fault {
                PatternFault::Symbol => "pattern_symbol",
                PatternFault::Order => "pattern_order",
                PatternFault::Quantifier => "pattern_quantifier",
                PatternFault::Empty => "pattern_empty",
                PatternFault::Unclosed => "pattern_unclosed",
                PatternFault::NothingLeft => "pattern_nothing_left",
            },
            Syntax::BadShape { .. } => "bad_shape",
            Syntax::ShapeTenCards { .. } => "shape_ten_cards",
            Syntax::BadChoice { .. } => "bad_choice",
            Syntax::BadDomain { .. } => "bad_domain",
            Syntax::HonoursAsDomain { .. } => "honours_as_domain",
            Syntax::DomainAsHonours { .. } => "domain_as_honours",
            Syntax::BadCall { .. } => "bad_call",
            Syntax::BadComparison { .. } => "bad_comparison",
            Syntax::JollyForm { .. } => "jolly_form",
            Syntax::FitUpperBound { .. } => "fit_upper_bound",
            Syntax::FitVariable { .. } => "fit_variable",
            Syntax::FitBeforeOpponent { .. } => "fit_before_opponent",
            Syntax::GroupUnclosed { .. } => "group_unclosed",
            Syntax::GroupNested { .. } => "group_nested",
            Syntax::GroupEmpty { .. } => "group_empty",
            Syntax::GroupSemicolon { .. } => "group_semicolon",
            Syntax::UnmatchedBracket { .. } => "unmatched_bracket",
            Syntax::DuplicateKey { .. } => "duplicate_key",
            Syntax::RepeatedToken { .. } => "repeated_token",
            Syntax::BlocksDisagree { .. } => "blocks_disagree",
            Syntax::QuietIgnored { .. } => "quiet_ignored",
            Syntax::QuietExact { .. } => "quiet_exact",
            Syntax::UnusedVariable { .. } => "unused_variable",
        }
    }

    /// How much it weighs (SEMANTICS 3): a fragment that would be dropped warns; what is understood but malformed in
    /// value or contradictory is an error; the rest is a hint.
    pub fn severity(&self) -> Severity {
        match self {
            Syntax::MacroUnused { .. }
            | Syntax::EmptySegment
            | Syntax::LabelKeyword { .. }
            | Syntax::LabelTwice { .. }
            | Syntax::FitVariable { .. }
            | Syntax::FitBeforeOpponent { .. }
            | Syntax::RepeatedToken { .. }
            | Syntax::QuietIgnored { .. }
            | Syntax::QuietExact { .. }
            | Syntax::UnusedVariable { .. } => Severity::Notice,

            Syntax::MacroMisplaced { .. }
            | Syntax::EmptyScenario
            | Syntax::LabelAlone { .. }
            | Syntax::LabelNoColon { .. }
            | Syntax::LabelLate { .. }
            | Syntax::UnknownPosition { .. }
            | Syntax::PositionMissing { .. }
            | Syntax::SecondPosition { .. }
            | Syntax::ColonAfterPosition { .. }
            | Syntax::ColonAfterValue { .. }
            | Syntax::StrayComma { .. }
            | Syntax::Misplaced { .. }
            | Syntax::UnknownToken { .. }
            | Syntax::FitUpperBound { .. }
            | Syntax::UnmatchedBracket { .. } => Severity::Warning,
            Syntax::Slip { kind, .. } => match kind {
                Slip::NoSpace => Severity::Error,
                _ => Severity::Warning,
            },

            _ => Severity::Error,
        }
    }

    /// What to write in place of the main place, where that is known: for an editor's quick fix. Empty: take it out.
    pub fn fix(&self) -> Option<String> {
        match self {
            Syntax::Slip { fix, .. }
            | Syntax::StrayComma { fix }
            | Syntax::ReversedRange { fix, .. }
            | Syntax::FitUpperBound { fix, .. }
            | Syntax::QuietExact { fix, .. } => Some(fix.clone()),
            Syntax::BadRange { fix, .. }
            | Syntax::BadHonours { fix, .. }
            | Syntax::Pattern { fix, .. }
            | Syntax::BadComparison { fix, .. } => fix.clone(),
            Syntax::UnknownPosition { near, .. } | Syntax::UnknownToken { near, .. } => near.clone(),
            Syntax::BadShape { near, .. } => near.as_ref().map(|near| format!("shape:{near}")),
            Syntax::BadChoice { key, near, .. } | Syntax::BadCall { key: key @ "contract", near, .. } => {
                near.as_ref().map(|near| format!("{key}:{near}"))
            }
            Syntax::BadCall { near, .. } => near.clone(),
            Syntax::MacroUndefined { near, .. } => near.as_ref().map(|near| format!("${{{near}}}")),
            Syntax::MacroUnclosed { found } => Some(format!("{found}}}")),
            Syntax::ColonAfterPosition { name } => Some(name.clone()),
            Syntax::ColonAfterValue { token } => Some(token.clone()),
            Syntax::LabelNoColon { label } => Some(format!("{label}:")),
            Syntax::SecondPosition { name } => Some(format!("; {name}")),
            Syntax::GroupSemicolon { .. } => Some(String::from(",")),
            Syntax::UnmatchedBracket { found } => Some(String::from(found.trim_end_matches(')'))),
            Syntax::EmptySegment | Syntax::RepeatedToken { .. } | Syntax::QuietIgnored { .. } => {
                Some(String::new())
            }
            _ => None,
        }
    }

    /// Whether it says all there is to say: no other reading of the word is worth looking for.
    pub(crate) fn is_exact(&self) -> bool {
        match self {
            Syntax::ReversedRange { .. }
            | Syntax::NumberTooLarge { .. }
            | Syntax::VariableNotAllowed { .. }
            | Syntax::CardTwice { .. }
            | Syntax::ShapeTenCards { .. }
            | Syntax::HonoursAsDomain { .. }
            | Syntax::DomainAsHonours { .. } => true,
            Syntax::BadHonours { fix, .. } | Syntax::BadComparison { fix, .. } => fix.is_some(),
            _ => false,
        }
    }

    /// The sentence to show.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::English => en::message(self),
            Lang::Italian => it::message(self),
            Lang::French => fr::message(self),
            Lang::Spanish => es::message(self),
            Lang::German => de::message(self),
        }
    }
}

/// The values of a key that takes one of a few words.
fn choices(key: &str) -> &'static str {
    match key {
        "vul" => "none, us, them, both",
        "shape" => "balanced, semi_balanced, one_suiter, two_suiter, three_suiter, any",
        _ => "opener, responder, opp1, opp2",
    }
}

/// A part of the text between back quotes, shortened when long, on one line.
fn q(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown = String::with_capacity(text.len().min(4 * LONGEST) + 2);
    shown.push('`');
    for (i, c) in text.chars().enumerate() {
        if i == LONGEST {
            shown.push('…');
            break;
        }
        shown.push(if c.is_control() { ' ' } else { c });
    }
    shown.push('`');
    shown
}
