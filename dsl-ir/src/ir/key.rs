//! What scenarios are named by in streams and links: a hash of what they mean, not of how they are written.

use super::scenario::Scenario;
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hasher;

impl Scenario {
    /// A hash of the canonical form. Two scenarios that mean the same have the same key.
    pub fn key(&self) -> u128 {
        hash128(&[b"scenario", self.canonical().as_bytes()])
    }
}

/// A hash of several scenarios, each with its weight: what the choice between them depends on.
pub fn page_key<'a>(scenarios: impl Iterator<Item = &'a Scenario>) -> u128 {
    let part = |scenario: &Scenario| format!("{} {}", scenario.weight, scenario.canonical());
    let parts: Vec<String> = scenarios.map(part).collect();
    let parts: Vec<&[u8]> = parts.iter().map(String::as_bytes).collect();
    hash128(&parts)
}

/// A 128-bit hash of several byte strings, each with its length, so that no two lists run together.
pub fn hash128(parts: &[&[u8]]) -> u128 {
    let mut hasher = SipHasher13::new();
    for part in parts {
        hasher.write(&(part.len() as u64).to_le_bytes());
        hasher.write(part);
    }
    hasher.finish128().as_u128()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_pinned() {
        // A changed hash changes every deal: bump STREAM_VERSION with it.
        assert_eq!(format!("{:032x}", hash128(&[b"a", b"bc"])), "670253ae0d6f5ec766ec552c2072d1f3");
        assert_ne!(hash128(&[b"a", b"bc"]), hash128(&[b"ab", b"c"]));
    }
}
