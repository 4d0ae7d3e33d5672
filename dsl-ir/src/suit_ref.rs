//! A suit as a scenario names it: by its letter or by a variable.

use bridgeshape_runtime::Suit;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// A suit variable of a scenario, `$a` to `$d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Var {
    A,
    B,
    C,
    D,
}

impl Var {
    /// All four.
    pub const ALL: [Var; 4] = [Var::A, Var::B, Var::C, Var::D];

    /// Place in [`Var::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Var {
    /// With its sign: `$a`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["$a", "$b", "$c", "$d"][self.index()])
    }
}

/// A suit, or the variable that stands for one. Letters come before variables, in the order S H D C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SuitRef {
    /// `S`, `H`, `D`, `C`
    Suit(Suit),
    /// `$a` … `$d`
    Var(Var),
}

impl fmt::Display for SuitRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SuitRef::Suit(suit) => suit.fmt(f),
            SuitRef::Var(var) => var.fmt(f),
        }
    }
}

/// A text that names neither a suit nor a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASuit;

impl fmt::Display for NotASuit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a suit, one of S H D C $a $b $c $d")
    }
}

impl std::error::Error for NotASuit {}

impl FromStr for SuitRef {
    type Err = NotASuit;
    fn from_str(text: &str) -> Result<SuitRef, NotASuit> {
        Ok(match text {
            "$a" => SuitRef::Var(Var::A),
            "$b" => SuitRef::Var(Var::B),
            "$c" => SuitRef::Var(Var::C),
            "$d" => SuitRef::Var(Var::D),
            _ => {
                let mut letters = text.chars();
                match (letters.next().and_then(Suit::from_letter), letters.next()) {
                    (Some(suit), None) => SuitRef::Suit(suit),
                    _ => return Err(NotASuit),
                }
            }
        })
    }
}

impl Serialize for SuitRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SuitRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SuitRef, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
