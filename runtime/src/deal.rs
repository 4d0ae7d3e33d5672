//! Whole deals.

use crate::{Hand, Role};
use std::{fmt, ops::Index};

/// Four hands, by role. Invariant: no card stands in two of them. A deal of bridge is the whole pack,
/// thirteen cards each; other packs and hand sizes are allowed, so that small cases can be enumerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deal([Hand; 4]);

impl Deal {
    /// The deal with these hands, clockwise from the opener.
    ///
    /// # Errors
    /// [`NotADeal`] when a card stands in two hands.
    pub const fn new(hands: [Hand; 4]) -> Result<Deal, NotADeal> {
        let mut seen = Hand::EMPTY;
        let mut i = 0;
        while i < 4 {
            if !seen.intersection(hands[i]).is_empty() {
                return Err(NotADeal { twice: seen.intersection(hands[i]) });
            }
            seen = seen.union(hands[i]);
            i += 1;
        }
        Ok(Deal(hands))
    }

    /// The same for hands that the caller has split, so that they cannot share a card.
    #[inline(always)]
    pub(crate) const fn from_disjoint(hands: [Hand; 4]) -> Deal {
        debug_assert!(Deal::new(hands).is_ok());
        Deal(hands)
    }

    /// The hands, clockwise from the opener.
    pub const fn hands(&self) -> &[Hand; 4] {
        &self.0
    }

    /// The hand of a role.
    pub const fn hand(&self, role: Role) -> Hand {
        self.0[role as usize]
    }
}

impl fmt::Display for Deal {
    /// The four hands, clockwise from the opener: `AK2.QJ53.K84.T65 …`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [opener, opp1, responder, opp2] = self.0;
        write!(f, "{opener} {opp1} {responder} {opp2}")
    }
}

impl Index<Role> for Deal {
    type Output = Hand;
    fn index(&self, role: Role) -> &Hand {
        &self.0[role as usize]
    }
}

/// Why four hands are no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADeal {
    /// Cards that stand in two hands.
    pub twice: Hand,
}

impl fmt::Display for NotADeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cards in two hands: {}", self.twice)
    }
}

impl std::error::Error for NotADeal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_shown_hand_by_hand() {
        let suit = "AKQJT98765432";
        let deal = Deal::new([Hand::EMPTY, Hand::PACK, Hand::EMPTY, Hand::EMPTY]).expect("no card twice");
        assert_eq!(deal.to_string(), format!("... {suit}.{suit}.{suit}.{suit} ... ..."));
    }
}
