//! A search for a deal that satisfies a tree: a proof that it is possible. That nothing is found proves nothing.
//!
//! Two hands exchange a card each, at random, as long as that brings the deal nearer to the goal; now and then a step
//! away is taken. The stream is fixed, so the same question always has the same answer.

use super::goal::Goal;
use bridgeshape_runtime::{Deal, Hand, Stream, StreamKey, deal};

/// After so many exchanges the search starts from another deal.
const PATIENCE: u32 = 1_000;

/// A deal that satisfies the goal, found from these deals or from random ones; and how many exchanges were tried.
pub(super) fn find(goal: &Goal, near: &[Deal], steps: u32) -> (Option<Deal>, u32) {
    let mut stream = StreamKey::new(0, 0, &[u64::from_be_bytes(*b"witness ")]).stream(0);
    let mut near = near.iter();
    let mut taken = 0;
    while taken < steps {
        let start = near.next().copied().unwrap_or_else(|| deal(&mut stream));
        let (found, walked) = walk(goal, *start.hands(), PATIENCE.min(steps - taken), &mut stream);
        taken += walked.max(1);
        if let Some(deal) = found.and_then(|hands| Deal::new(hands).ok()) {
            return (Some(deal), taken);
        }
    }
    (None, taken)
}

fn walk(goal: &Goal, mut hands: [Hand; 4], steps: u32, stream: &mut Stream) -> (Option<[Hand; 4]>, u32) {
    let mut distance = goal.distance(&hands);
    for taken in 0..steps {
        if distance == 0 {
            return (Some(hands), taken);
        }
        let word = stream.next_u64();
        let one = (word & 3) as usize;
        let other = (one + 1 + (word >> 2) as usize % 3) & 3;
        let (mine, theirs) = (some_card(hands[one], word >> 8), some_card(hands[other], word >> 24));
        let mut next = hands;
        next[one] = hands[one].difference(mine).union(theirs);
        next[other] = hands[other].difference(theirs).union(mine);
        let there = goal.distance(&next);
        // A step of so much away is taken once in 32, 1024, 32768 times.
        let away = there.saturating_sub(distance);
        if away <= 3 && (word >> 40) & ((1 << (5 * away)) - 1) == 0 {
            hands = next;
            distance = there;
        }
    }
    ((distance == 0).then_some(hands), steps)
}

/// One of the cards of a hand, chosen by the lowest sixteen bits.
fn some_card(hand: Hand, word: u64) -> Hand {
    let at = ((word & 0xffff) * hand.len() as u64) >> 16;
    let bits = (0..at).fold(hand.bits(), |bits, _| bits & (bits - 1));
    Hand::from_bits(bits & bits.wrapping_neg())
}

#[cfg(test)]
mod tests {
    use super::super::goal::Goals;
    use super::*;
    use crate::union;
    use bridgeshape_dsl_ir::answer::Answer;
    use bridgeshape_dsl_ir::ir::Pred;

    fn tree(text: &str) -> Pred {
        union(Answer::of_text(text).scenarios()[0].ir.as_ref().expect("a sound scenario"))
    }

    #[test]
    fn a_deal_that_is_found_satisfies_the_tree_and_is_always_the_same() {
        for text in [
            "opener",
            "opener S=AKQ S:7+ ltc:2; responder aces:2 H>S; opp1 longest:D not(shape:balanced)",
            "$a=any fit:$a9+ opener $a~KQ..; responder stop:$a xhcp:4+; opp2 kc:H2 nostop:C",
            "opener shape:5521 hcp:9; opp1 shape:4441 hcp:13; opp2 shape:64xx dp:8",
            "pairhcp:33-34 opener tp:21 controls:7; responder S:0 D:0; opp1 any(S:8+ hcp:0-3, C:8+)",
        ] {
            let tree = tree(text);
            let goal = Goals::default().of(&tree).expect("a bound tree");
            let (found, taken) = find(&goal, &[], 60_000);
            let deal = found.unwrap_or_else(|| panic!("{text}: nothing found in {taken} steps"));
            assert!(tree.holds(deal.hands()), "{text}: {deal:?}");
            assert_eq!(find(&goal, &[], 60_000), (found, taken));
            assert_eq!(find(&goal, &[deal], 60_000), (found, 1), "it is there already");
        }
    }

    #[test]
    fn what_is_impossible_is_not_found() {
        let goal = Goals::default().of(&tree("opener aces:4; responder aces:1")).expect("a bound tree");
        assert_eq!(find(&goal, &[], 3_000), (None, 3_000));
    }
}
