//! Other people's spellings of calls, each with the one that the DSL reads.

use crate::ir::{Call, Contract, Strain};

/// The call that was probably meant by a text that is none: `pass` is `P`, `1♥` is `1H`, `4h` is `4H`.
pub fn suggest(text: &str) -> Option<String> {
    let plain = simplify(text);
    let call = match plain.as_str() {
        "P" | "PASS" | "PASSO" | "PASSE" | "PASO" | "PASSEN" | "-" | "--" => Call::Pass,
        "X" | "D" | "DB" | "DBL" | "DOUBLE" | "CONTRO" | "CONTRE" | "DOBLO" | "KONTRA" => Call::Double,
        "XX" | "R" | "RD" | "RDB" | "RDBL" | "REDBL" | "REDOUBLE" | "SURCONTRO" | "SURCONTRE" | "REDOBLO"
        | "REKONTRA" => Call::Redouble,
        bid => Call::Bid(strain_spelled(bid)?.parse().ok()?),
    };
    Some(call.to_string())
}

/// The contract that was probably meant by a text that is none: `4♥x` is `4HX`, `3nt*` is `3NTX`.
pub fn suggest_contract(text: &str) -> Option<String> {
    let plain = simplify(text).replace('*', "X");
    let bare = plain.trim_end_matches('X');
    let doubles = &plain[bare.len()..];
    let contract: Contract = (strain_spelled(bare)? + doubles).parse().ok()?;
    Some(contract.to_string())
}

/// Capitals, letters for symbols, no blanks, dots or exclamation marks.
fn simplify(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '.' | '!' | '\u{fe0e}' | '\u{fe0f}'))
        .flat_map(|c| {
            let letter = match c {
                '♠' | '♤' => 'S',
                '♥' | '♡' => 'H',
                '♦' | '♢' => 'D',
                '♣' | '♧' => 'C',
                other => other,
            };
            letter.to_uppercase()
        })
        .collect()
}

/// A bid with its strain as the DSL writes it. Letters that mean different suits in different languages
/// (the Italian `P` for spades, the French `P` for spades and `C` for hearts) are not guessed.
fn strain_spelled(bid: &str) -> Option<String> {
    let level = bid.chars().next().filter(char::is_ascii_digit)?;
    let strain = match &bid[1..] {
        "NT" | "N" | "SA" | "ST" => Strain::NoTrump,
        letter => letter.parse().ok()?,
    };
    Some(format!("{level}{strain}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_of_other_spellings() {
        for (text, call) in [
            ("pass", "P"),
            ("Passo", "P"),
            ("p", "P"),
            ("dbl", "X"),
            ("x", "X"),
            ("contro", "X"),
            ("Kontra", "X"),
            ("rdbl", "XX"),
            ("xx", "XX"),
            ("1♥", "1H"),
            ("2♠!", "2S"),
            ("1nt", "1NT"),
            ("1sa", "1NT"),
            ("3 h", "3H"),
            ("7C.", "7C"),
        ] {
            assert_eq!(suggest(text).as_deref(), Some(call), "{text}");
            assert!(call.parse::<Call>().is_ok());
        }
    }

    #[test]
    fn what_cannot_be_guessed_is_not() {
        for text in ["", "8H", "0C", "1Z", "H", "1", "hearts", "♥", "1NTX", "XXX", "é1", "1é"] {
            assert_eq!(suggest(text), None, "{text}");
        }
    }

    #[test]
    fn contracts_of_other_spellings() {
        for (text, contract) in [("4♥x", "4HX"), ("3nt*", "3NTX"), ("1SAXX", "1NTXX"), ("6 ♣", "6C")] {
            assert_eq!(suggest_contract(text).as_deref(), Some(contract), "{text}");
        }
        for text in ["", "X", "4", "4HXXX", "H4", "game"] {
            assert_eq!(suggest_contract(text), None, "{text}");
        }
    }
}
