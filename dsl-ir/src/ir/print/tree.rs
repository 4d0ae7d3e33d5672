//! A tree in the DSL's words, as far as it has them: for people, not for reading back.

use super::word;
use crate::ir::pred::{Leaf, Pred};
use std::fmt;

impl fmt::Display for Pred {
    /// `opener S:5+`, `any(opener hcp:12+, opener S:6+)`, `not(responder H:4+)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pred::All(parts) if parts.is_empty() => f.write_str("always"),
            Pred::Any(parts) if parts.is_empty() => f.write_str("never"),
            Pred::All(parts) => group(f, "all", parts),
            Pred::Any(parts) => group(f, "any", parts),
            Pred::Not(inner) => write!(f, "not({inner})"),
            Pred::Leaf(leaf) => write!(f, "{leaf}"),
            Pred::SomeSuit { not, body } => {
                let not: Vec<String> = not.iter().map(ToString::to_string).collect();
                write!(f, "some suit but {}({body})", not.join(" "))
            }
            Pred::Alternative { options, .. } => group(f, "one of", options),
        }
    }
}

impl fmt::Display for Leaf {
    /// `opener S:5+`; what has no word is named by its kind.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match word(&self.cond) {
            Some(word) => write!(f, "{} {word}", self.cond.hands()),
            None => write!(f, "{} (a set without a word)", self.cond.hands()),
        }
    }
}

fn group<T: fmt::Display>(f: &mut fmt::Formatter<'_>, name: &str, parts: &[T]) -> fmt::Result {
    write!(f, "{name}(")?;
    for (i, part) in parts.iter().enumerate() {
        write!(f, "{}{part}", if i > 0 { ", " } else { "" })?;
    }
    f.write_str(")")
}
