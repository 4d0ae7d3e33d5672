//! Sets of holdings as rows of masks: cards that must be held, cards that must not, and lengths.
//!
//! Most sets are one row. Where it matters beside the length which of some cards are held, these cards are asked for
//! one after the other from the ace down, until what is left is one row; so rows exclude one another, and there is
//! always an end: cards that may change places are never told apart.

use crate::Unsupported;
use crate::text::{WIDTH, condition, joined};
use bridgeshape_runtime::{Holding, HoldingSet, Rank};

/// The most rows that are still readable.
const MOST_ROWS: usize = 64;

/// Holdings with some cards, without others, of some lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    holds: Holding,
    lacks: Holding,
    /// A bit each.
    lengths: u16,
}

impl Row {
    /// The smallest row of these cards that all holdings of a set are in.
    fn around(set: &HoldingSet, holds: Holding, lacks: Holding) -> Row {
        let counts = set.count_by_length();
        let lengths = (0..14).filter(|&length| counts[length] > 0).fold(0, |mask, length| mask | 1 << length);
        Row { holds, lacks, lengths }
    }

    fn set(self) -> HoldingSet {
        HoldingSet::full().with_cards(self.holds, self.lacks).of_lengths(self.lengths)
    }

    /// What is asked of a holding of this name: cards, and where they do not say all, the length.
    fn words(self, suit: &str) -> (Vec<String>, Option<String>) {
        let mut cards = Vec::new();
        for (name, of) in [("holds", self.holds), ("lacks", self.lacks)] {
            if !of.is_empty() {
                cards.push(format!("{name}({suit}, {})", constant(of)));
            }
        }
        let domain = (self.holds.len()..=13 - self.lacks.len()).fold(0, |mask, length| mask | 1 << length);
        (cards, condition(&format!("{suit}.len()"), self.lengths.into(), domain))
    }
}

/// The rows of a set: together just its holdings.
///
/// # Errors
/// [`Unsupported::Holdings`].
pub(crate) fn rows(set: &HoldingSet) -> Result<Vec<Row>, Unsupported> {
    let mut rows = Vec::new();
    if let Some((every, some)) = set.common() {
        let never = Holding::from_bits(!some.bits());
        let left = Holding::from_bits(some.bits() & !every.bits());
        split(set, every, never, &deciding(set, left), &mut rows)?;
    }
    let same = rows.iter().fold(HoldingSet::empty(), |all, row: &Row| all.union(&row.set()));
    assert_eq!(same, *set, "rows mean the set that they were made of");
    Ok(rows)
}

/// The cards that decide beside the length, from the highest: all but the largest group of those that may change places.
fn deciding(set: &HoldingSet, of: Holding) -> Vec<Rank> {
    let mut groups: Vec<Vec<Rank>> = Vec::new();
    for rank in of.ranks() {
        match groups.iter_mut().find(|group| set.is_symmetric(group[0], rank)) {
            Some(group) => group.push(rank),
            None => groups.push(vec![rank]),
        }
    }
    groups.sort_by_key(Vec::len);
    groups.pop();
    let mut ranks: Vec<Rank> = groups.into_iter().flatten().collect();
    ranks.sort_by_key(|rank| std::cmp::Reverse(rank.index()));
    ranks
}

fn split(
    set: &HoldingSet,
    holds: Holding,
    lacks: Holding,
    deciding: &[Rank],
    rows: &mut Vec<Row>,
) -> Result<(), Unsupported> {
    let row = Row::around(set, holds, lacks);
    if set.is_empty() {
        return Ok(());
    }
    match deciding {
        [rank, lower @ ..] if row.set() != *set => {
            let card = Holding::VOID.with(*rank);
            split(&set.with_cards(card, Holding::VOID), holds.with(*rank), lacks, lower, rows)?;
            split(&set.with_cards(Holding::VOID, card), holds, lacks.with(*rank), lower, rows)
        }
        _ if rows.len() == MOST_ROWS => Err(Unsupported::Holdings),
        _ => {
            rows.push(row);
            Ok(())
        }
    }
}

/// The body of a function of a holding of this name.
pub(crate) fn body(rows: &[Row], suit: &str) -> String {
    let said: Vec<(Vec<String>, Option<String>)> = rows.iter().map(|row| row.words(suit)).collect();
    if let [(cards, length)] = &said[..] {
        let all: Vec<String> = cards.iter().chain(length).cloned().collect();
        return if all.is_empty() { String::from("true") } else { joined(&all, "&&") };
    }
    let row = |(cards, length): &(Vec<String>, Option<String>)| {
        cards.iter().chain(length).map(String::as_str).collect::<Vec<_>>().join(" && ")
    };
    let first = said.first().and_then(|(_, length)| length.as_ref());
    let alike =
        |of: &&String| said.iter().all(|(cards, length)| !cards.is_empty() && length.as_ref() == Some(*of));
    let Some(common) = first.filter(alike) else {
        return joined(&said.iter().map(row).collect::<Vec<_>>(), "||");
    };
    // What all rows ask of the length is said once.
    let cards: Vec<String> = said.iter().map(|(cards, _)| cards.join(" && ")).collect();
    let flat = format!("&& ({})", cards.join(" || "));
    if common.len() + flat.len() + 5 <= WIDTH {
        format!("{common} {flat}")
    } else if flat.len() + 8 <= WIDTH {
        format!("{common}\n        {flat}")
    } else {
        format!("{common}\n        && ({})", cards.join("\n            || "))
    }
}

/// The masks of cards that rows name.
pub(crate) fn masks(rows: &[Row]) -> impl Iterator<Item = Holding> + '_ {
    rows.iter().flat_map(|row| [row.holds, row.lacks]).filter(|cards| !cards.is_empty())
}

/// The name of a mask: its ranks, `AKQ`; `LOW_32` where a digit would stand first.
pub(crate) fn constant(cards: Holding) -> String {
    let name = cards.to_string();
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("LOW_{name}") } else { name }
}

/// A mask as a constant.
pub(crate) fn definition(cards: Holding) -> String {
    let bits = format!("{:013b}", cards.bits());
    let (a, b) = bits.split_at(1);
    let (b, c) = b.split_at(4);
    let (c, d) = c.split_at(4);
    let names: Vec<String> = cards.ranks().map(|rank| rank.to_string()).collect();
    let ranks = names.join(" ");
    format!("/// {ranks}.\nconst {}: Holding = Holding::from_bits(0b{a}_{b}_{c}_{d});\n", constant(cards))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(holds: impl FnMut(Holding) -> bool) -> String {
        body(&rows(&HoldingSet::from_fn(holds)).unwrap(), "suit")
    }

    #[test]
    fn sets_are_said_shortly() {
        let honours = Holding::from_bits(0b1_1110_0000_0000);
        assert_eq!(said(|h| h.len() >= 5), "suit.len() >= 5");
        assert_eq!(
            said(|h| h.len() <= 1 && h.bits() & honours.bits() == 0),
            "lacks(suit, AKQJ) && suit.len() <= 1"
        );
        assert_eq!(said(|_| true), "true");
        assert_eq!(said(|h| h.contains(Rank::Nine)), "holds(suit, LOW_9)");
        let stopper = |h: Holding| {
            [(Rank::Ace, 1), (Rank::King, 2), (Rank::Queen, 3), (Rank::Jack, 4)]
                .into_iter()
                .any(|(rank, least)| h.contains(rank) && h.len() >= least)
        };
        assert_eq!(
            said(stopper).lines().map(str::trim).collect::<Vec<_>>(),
            [
                "holds(suit, A)",
                "|| holds(suit, K) && lacks(suit, A) && suit.len() >= 2",
                "|| holds(suit, Q) && lacks(suit, AK) && suit.len() >= 3",
                "|| holds(suit, J) && lacks(suit, AKQ) && suit.len() >= 4",
            ]
        );
        let pointed =
            |h: Holding| (5..=6).contains(&h.len()) && (h.contains(Rank::Ace) || h.contains(Rank::King));
        assert_eq!(
            said(pointed),
            "(5..=6).contains(&suit.len()) && (holds(suit, A) || holds(suit, K) && lacks(suit, A))"
        );
        assert_eq!(rows(&HoldingSet::empty()), Ok(Vec::new()));
    }

    #[test]
    fn what_has_no_short_words_is_refused() {
        let scattered = HoldingSet::from_fn(|h| u32::from(h.bits()).wrapping_mul(0x9e37_79b9) >> 31 == 1);
        assert_eq!(rows(&scattered), Err(Unsupported::Holdings));
    }
}
