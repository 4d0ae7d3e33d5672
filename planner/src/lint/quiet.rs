//! The word `quiet` fills the keys that a position does not write. So a clause that writes one of them also keeps
//! `quiet` from writing it, and without the clause the limit of `quiet` stands in its place.

use super::page::{Linted, Mark, container, position};
use bridgeshape_dsl_ir::SuitRef;
use bridgeshape_dsl_ir::ir::{Cond, HoldingCond, Leaf, Metric, Points, Pred};
use bridgeshape_dsl_ir::text;
use bridgeshape_dsl_ir::wire::{Position, Range};

/// What stands where a clause stood when it is taken out.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Instead {
    Nothing,
    /// The limit that `quiet` fills in.
    Limit(Pred),
    /// Nobody can tell: `quiet` wrote the clause itself, or may have.
    Unknown,
}

impl Linted<'_> {
    /// What stands in the place of a clause of this pointer when it is taken out.
    pub(super) fn instead(&self, pointer: &str, clause: &Pred) -> Instead {
        let Some((container, key)) = container(pointer).filter(|(_, key)| may_be_filled(key)) else {
            return Instead::Nothing;
        };
        if position(self.wire(), container).is_none_or(|position| position.quiet != Some(1)) {
            return Instead::Nothing;
        }
        // Of a document without its text nobody can tell who wrote what.
        let Some(word) = self.written().get(&format!("{container}/quiet")) else { return Instead::Unknown };
        if self.mark(pointer) == Mark::Text(word.start, word.end) {
            return Instead::Unknown;
        }
        let limit = self.source().and_then(|text| text.get(word)).and_then(|word| limit(word, key));
        limit.and_then(|limit| limited(clause, limit)).map_or(Instead::Unknown, Instead::Limit)
    }
}

/// Whether `quiet` may write the key of a position: its points, a length, or the points of a suit.
fn may_be_filled(key: &str) -> bool {
    let suit = key.strip_prefix("suits/").or_else(|| key.strip_prefix("suit_hcp/"));
    key == "hcp" || suit.is_some_and(|suit| matches!(suit.parse(), Ok(SuitRef::Suit(_))))
}

/// What the word `quiet`, as it is written, fills in for a key; the parser says what that is.
fn limit(word: &str, key: &str) -> Option<Range> {
    let parsed = text::parse(&format!("opp1 {word}"));
    let Position { hcp, suits, suit_hcp, .. } = parsed.scenarios.first()?.positions.opp1.as_ref()?;
    match key.split_once('/') {
        None => *hcp,
        Some(("suits", suit)) => suits.get(&suit.parse().ok()?).copied(),
        Some((_, suit)) => suit_hcp.get(&suit.parse().ok()?).copied(),
    }
}

/// The same clause with another range.
fn limited(clause: &Pred, limit: Range) -> Option<Pred> {
    let Pred::Leaf(Leaf { cond, origin }) = clause else { return None };
    let cond = match cond {
        Cond::Holding { hand, suit, is: HoldingCond::Length(_) } => {
            Cond::Holding { hand: *hand, suit: *suit, is: HoldingCond::Length(limit.into()) }
        }
        Cond::Holding { hand, suit, is: HoldingCond::Hcp(_) } => {
            Cond::Holding { hand: *hand, suit: *suit, is: HoldingCond::Hcp(limit.into()) }
        }
        Cond::Points(Points { hands, metric: Metric::Hcp, .. }) => {
            Cond::Points(Points::new(*hands, Metric::Hcp, limit))
        }
        _ => return None,
    };
    Some(Pred::Leaf(Leaf { cond, origin: origin.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_those_of_the_word() {
        let up_to = |max| Some(Range { min: 0, max: Some(max) });
        assert_eq!(limit("quiet", "hcp"), up_to(9));
        assert_eq!(limit("quiet:0-7", "hcp"), up_to(7));
        assert_eq!(limit("quiet:0-7", "suits/D"), up_to(5));
        assert_eq!(limit("quiet", "suit_hcp/H"), up_to(3));
        assert_eq!(limit("${Q}", "hcp"), None);
    }

    #[test]
    fn variables_and_other_keys_are_never_filled() {
        assert!(may_be_filled("hcp") && may_be_filled("suits/S") && may_be_filled("suit_hcp/C"));
        assert!(!may_be_filled("suits/$a") && !may_be_filled("controls") && !may_be_filled("suit_cards/S"));
    }
}
