//! English.

use super::{Limit, PatternFault, Slip, Syntax, choices, q};

/// `; write …`
fn write(fix: &Option<String>) -> String {
    fix.as_ref().map_or_else(String::new, |fix| format!("; write {}", q(fix)))
}

/// `; did you mean …?`
fn mean(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!("; did you mean {}?", q(near)))
}

pub(super) fn message(p: &Syntax) -> String {
    match p {
        Syntax::EmptyText => {
            String::from("there is nothing here; begin with a position, for example `opener S:5+ hcp:12-21`")
        }
        Syntax::TooLarge { what, limit } => match what {
            Limit::Bytes => format!("the text is too long: at most {limit} bytes are read"),
            Limit::Scenarios => {
                format!("too many scenarios: one text may hold {limit}, counting what macros repeat")
            }
            Limit::Expansion => format!("the macros make the text too long: more than {limit} bytes"),
            Limit::Alternatives => {
                format!("the pattern has too many alternatives: at most {limit} are allowed")
            }
        },
        Syntax::MacroForm { found } => {
            format!(
                "{} is not a macro: write its name, `=` and its values without spaces, for example `@M=H,S`",
                q(found)
            )
        }
        Syntax::MacroEmptyValue { name } => {
            format!(
                "a value of the macro {} is empty or broken by a space: write values and commas without spaces, for example `@{name}=H,S`",
                q(name)
            )
        }
        Syntax::MacroUndefined { name, near } => format!(
            "no macro is called {}{}",
            q(name),
            near.as_ref().map_or_else(
                || format!("; define it first, for example `@{name}=H,S`"),
                |near| format!("; did you mean {}?", q(&format!("${{{near}}}")))
            )
        ),
        Syntax::MacroUnclosed { found } => {
            format!("{} lacks its closing brace: write {}", q(found), q(&format!("{found}}}")))
        }
        Syntax::MacroMisplaced { name } => {
            format!(
                "the macro {} is defined in the middle of a scenario: move it to the start",
                q(&format!("@{name}"))
            )
        }
        Syntax::MacroUnused { name } => format!(
            "the macro {} is never used: `${{{name}}}` stands nowhere behind it",
            q(&format!("@{name}"))
        ),
        Syntax::EmptyScenario => {
            String::from("there is no scenario between these `//`: take one of them out")
        }
        Syntax::EmptySegment => String::from("there is nothing before this `;`"),
        Syntax::LabelAlone { label } => {
            format!("the scenario {} says nothing: add a position after the colon", q(label))
        }
        Syntax::LabelKeyword { label } => {
            format!("{} is a word of the language, and is read here as the scenario's label", q(label))
        }
        Syntax::LabelNoColon { label } => format!(
            "{} is not a position; if it is the scenario's label, end it with a colon: {}",
            q(label),
            q(&format!("{label}:"))
        ),
        Syntax::LabelLate { found } => {
            format!("{} looks like a label: a label stands first in its scenario, and only once", q(found))
        }
        Syntax::LabelTwice { label } => {
            format!("more than one scenario is called {}: choosing that name means all of them", q(label))
        }
        Syntax::UnknownPosition { found, near } => format!(
            "{} is not a position{}",
            q(found),
            near.as_ref().map_or_else(
                || String::from(": it can be opener, responder, opp1 or opp2"),
                |near| format!("; did you mean {}?", q(near))
            )
        ),
        Syntax::PositionMissing { found } => {
            format!(
                "{} belongs to no position: name one first, for example {}",
                q(found),
                q(&format!("opener {found}"))
            )
        }
        Syntax::SecondPosition { name } => {
            format!("a second position begins at {}: put `;` before it", q(name))
        }
        Syntax::ColonAfterPosition { name } => format!("no colon follows a position: write {}", q(name)),
        Syntax::ColonAfterValue { token } => {
            format!("no colon follows {}: a colon ends labels only", q(token))
        }
        Syntax::StrayComma { fix } => format!("spaces separate constraints, not commas: write {}", q(fix)),
        Syntax::Misplaced { token } => {
            format!("{} concerns the whole scenario: it stands before the positions", q(token))
        }
        Syntax::UnknownToken { found, near } => match near {
            Some(_) => format!("{} means nothing here{}", q(found), mean(near)),
            None => format!(
                "{} means nothing here: a constraint was expected, such as `S:5+`, `hcp:12-14` or `shape:balanced`",
                q(found)
            ),
        },
        Syntax::Slip { kind, found, fix } => match kind {
            Slip::Case => format!("capital and small letters differ: write {} for {}", q(fix), q(found)),
            Slip::Sign => format!("{} is written {}", q(found), q(fix)),
            Slip::OtherWord => format!("in this language {} is written {}", q(found), q(fix)),
            Slip::Typography => {
                format!("special characters are not understood: write {} for {}", q(fix), q(found))
            }
            Slip::NoSpace => format!("a space is missing: write {}", q(fix)),
            Slip::Space => format!("no space belongs inside: write {}", q(fix)),
        },
        Syntax::ValueMissing { key } => format!("a value is missing after {}", q(key)),
        Syntax::BadRange { found, fix } => {
            format!(
                "{} is not a range: it can be `5` (exactly), `5+` (at least) or `5-7` (from, to){}",
                q(found),
                write(fix)
            )
        }
        Syntax::ReversedRange { found, fix } => {
            format!("the range {} runs backwards: write {}", q(found), q(fix))
        }
        Syntax::NumberTooLarge { found, limit } => {
            format!("{} is too large: numbers go up to {limit}", q(found))
        }
        Syntax::BadWeight { found } => {
            format!("{} is not a weight: it can be a whole number from 1 to 100", q(found))
        }
        Syntax::BadSuit { key, found } => format!(
            "a suit was expected after {}, not {}: S, H, D, C or a variable from `$a` to `$d`",
            q(key),
            q(found)
        ),
        Syntax::BadCard { key, found } => format!(
            "a card was expected after {}, not {}: the suit, then the rank, for example `HQ` or `S10`",
            q(key),
            q(found)
        ),
        Syntax::VariableNotAllowed { key, found } => format!(
            "{} takes a real card, not a variable: {} is not yet known when the lead is made",
            q(key),
            q(found)
        ),
        Syntax::BadHonours { found, fix } => format!(
            "{}: after `=` stand only A K Q J T 9, since lower cards are free, or `x` for none of these{}",
            q(found),
            write(fix)
        ),
        Syntax::CardTwice { card } => format!("the card {card} is named twice"),
        Syntax::Pattern { fault, found, fix } => match fault {
            PatternFault::Symbol => format!(
                "{} does not belong in a pattern: high cards A K Q J T 9, then `.` for each low card",
                q(found)
            ),
            PatternFault::Order => format!(
                "the cards of the pattern {} do not go down: high cards first, from the ace, then the low ones{}",
                q(found),
                write(fix)
            ),
            PatternFault::Quantifier => format!(
                "{} does not count low cards: after a `.` can stand `?`, `*`, `+`, `{{2}}` or `{{2,3}}`",
                q(found)
            ),
            PatternFault::Empty => String::from("a part of the pattern is empty: cards were expected"),
            PatternFault::Unclosed => format!("the bracket that opens {} is not closed", q(found)),
            PatternFault::NothingLeft => format!("no choice of cards from {} goes down", q(found)),
        },
        Syntax::BadShape { found, near } => {
            format!(
                "{} is not a shape: it can be {} or four lengths such as `5-4-x-x`{}",
                q(found),
                choices("shape"),
                mean(near)
            )
        }
        Syntax::ShapeTenCards { found } => format!(
            "{}: a shape has one digit for each length, so no suit of ten or more; write it as a suit, for example `S:10+`",
            q(found)
        ),
        Syntax::BadChoice { key, found, near } => {
            format!("{} is not a value of `{key}:`; it can be {}{}", q(found), choices(key), mean(near))
        }
        Syntax::BadDomain { variable, found } => format!(
            "{} are not suits for {variable}: it can be `{variable}=M` (majors), `{variable}=m` (minors), `{variable}=any`, or letters such as `{variable}=SH`",
            q(found)
        ),
        Syntax::HonoursAsDomain { variable, found } => format!(
            "before the positions, {variable}= says which suits {variable} can be; honours such as {} stand behind a position's name",
            q(found)
        ),
        Syntax::DomainAsHonours { variable, found } => format!(
            "behind a position's name, {variable}= names honours; move {} before the positions to say which suits {variable} can be",
            q(&format!("{variable}={found}"))
        ),
        Syntax::BadCall { key, found, near } => match *key {
            "contract" => format!(
                "{} is not a contract: a level from 1 to 7 and C, D, H, S or NT, for example `4H` or `3NTX`{}",
                q(found),
                mean(near)
            ),
            _ if found.is_empty() => String::from("a call is missing between two commas"),
            _ => format!(
                "{} is not a call: it can be P, X, XX or a bid such as `1H` or `1SA`{}",
                q(found),
                mean(near)
            ),
        },
        Syntax::BadComparison { found, fix } => {
            format!(
                "{} does not compare two suits: write for example `H>S`, `H>=S` or `H==S`{}",
                q(found),
                write(fix)
            )
        }
        Syntax::JollyForm { found } => {
            format!("{}: x takes a length (`x:0-1`) and points (`xhcp:0`), nothing else", q(found))
        }
        Syntax::FitUpperBound { found, fix } => {
            format!("{}: a fit has no upper limit; write {}", q(found), q(fix))
        }
        Syntax::FitVariable { found } => {
            format!("{} is read here, but the wiki does not know a fit in a variable suit", q(found))
        }
        Syntax::FitBeforeOpponent { token, name } => {
            format!(
                "{} stands before the positions, so it is a fit of opener and responder; for the opponents put it after {name}",
                q(token)
            )
        }
        Syntax::GroupUnclosed { name } => format!("the bracket of `{name}(` is not closed"),
        Syntax::GroupNested { name, inner } => format!(
            "`{inner}(…)` stands inside `{name}(…)`: groups do not stand inside groups; write them one after the other"
        ),
        Syntax::GroupEmpty { name } => format!("an alternative of `{name}(…)` is empty"),
        Syntax::GroupSemicolon { name } => {
            format!("commas separate the alternatives of `{name}(…)`: write `,` for `;`")
        }
        Syntax::UnmatchedBracket { found } => format!("{} closes a bracket that is not open", q(found)),
        Syntax::DuplicateKey { key } => format!("{} is written twice here: keep one", q(key)),
        Syntax::RepeatedToken { token } => format!("{} is written twice here; once is enough", q(token)),
        Syntax::BlocksDisagree { key: _, first, second } => {
            format!("the two parts of this position contradict each other: {} and {}", q(first), q(second))
        }
        Syntax::QuietIgnored { position } => format!("quiet is for opponents; on {position} it does nothing"),
        Syntax::QuietExact { found, fix } => {
            format!("{} means exactly that many points; for up to that many write {}", q(found), q(fix))
        }
        Syntax::UnusedVariable { variable } => format!("the variable {variable} is declared and never used"),
    }
}
