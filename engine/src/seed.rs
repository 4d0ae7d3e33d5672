//! Seeds: 128 bits, readable, and the same in every place where they are written (SEMANTICS 29).

use bridgeshape_dsl_ir::ir::hash128;
use serde_json::Value;
use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
};

/// The greatest integer that every JSON reader keeps exactly.
const JSON_SAFE: u128 = (1 << 53) - 1;

/// A seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub u128);

impl Seed {
    /// A decimal up to 2¹²⁸ − 1 is that integer, any other text is hashed.
    pub fn from_text(text: &str) -> Seed {
        let decimal = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if let (true, Ok(value)) = (decimal, text.parse()) {
            return Seed(value);
        }
        Seed(hash128(&[b"seed", text.as_bytes()]))
    }

    /// From JSON: a non-negative integer, or a text as [`Seed::from_text`] reads it.
    pub fn from_json(value: &Value) -> Option<Seed> {
        match value {
            Value::String(text) => Some(Seed::from_text(text)),
            Value::Number(number) => number.as_u64().map(|n| Seed(n.into())),
            _ => None,
        }
    }

    /// A number up to 2⁵³ − 1, else a decimal string, so that no reader rounds it.
    pub fn to_json(self) -> Value {
        match u64::try_from(self.0) {
            Ok(small) if self.0 <= JSON_SAFE => Value::from(small),
            _ => Value::from(self.0.to_string()),
        }
    }

    /// A seed that nobody chose, below 2⁵³ so that it is easy to pass on.
    pub fn arbitrary() -> Seed {
        // The standard library seeds its hash maps from the system's randomness.
        let word = RandomState::new().build_hasher().finish();
        Seed(u128::from(word) & JSON_SAFE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_themselves_and_other_texts_are_hashed() {
        assert_eq!(Seed::from_text("424242"), Seed(424_242));
        assert_eq!(Seed::from_text("340282366920938463463374607431768211455"), Seed(u128::MAX));
        let beyond = Seed::from_text("340282366920938463463374607431768211456");
        assert_ne!(beyond, Seed(0));
        assert_ne!(Seed::from_text("lesson 3"), Seed::from_text("lesson 4"));
        assert_ne!(Seed::from_text("-1"), Seed::from_text("1"));
    }

    #[test]
    fn json_keeps_every_bit() {
        for seed in [0, 7, JSON_SAFE, JSON_SAFE + 1, u128::MAX] {
            assert_eq!(Seed::from_json(&Seed(seed).to_json()), Some(Seed(seed)));
        }
        assert!(Seed(JSON_SAFE).to_json().is_number());
        assert!(Seed(JSON_SAFE + 1).to_json().is_string());
        assert_eq!(Seed::from_json(&Value::from(-1)), None);
        assert_eq!(Seed::from_json(&Value::from(1.5)), None);
    }

    #[test]
    fn an_arbitrary_seed_fits_a_json_number() {
        assert!((0..100).all(|_| Seed::arbitrary().to_json().is_number()));
    }
}
