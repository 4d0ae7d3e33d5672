//! A search for one deal that satisfies a tree.
//!
//! Method: hand by hand, the one that is hardest to come by first. A hand is drawn until everything holds that speaks of
//! it and of the hands before it only; then it stays. So what is rare in several hands at once costs the sum of its
//! rarities and not their product. The deals found are not equally likely: they are proofs, never results.

use crate::{Checks, Stop};
use bridgeshape_dsl_ir::ir::{Hands, Pred};
use bridgeshape_runtime::{Deal, PartialDeal, Role, Stream};

/// So often one hand is drawn before the hands before it are drawn anew.
const TRIES_OF_HAND: u32 = 1 << 10;

/// A tree, split into what each hand decides.
#[derive(Debug)]
pub(crate) struct Search {
    stages: Vec<Stage>,
}

/// A hand, and what holds or not once it and those before it are known.
#[derive(Debug)]
struct Stage {
    hand: Role,
    checks: Checks,
}

impl Search {
    /// The search for a bound tree. The sample tells which hands are hard to come by.
    pub(crate) fn new(tree: &Pred, fixed: &PartialDeal, sample: &[Deal]) -> Result<Search, Stop> {
        let parts = tree.conjuncts();
        let fits = |role: Role| {
            let own: Vec<&Pred> = parts.iter().filter(|part| part.hands().single() == Some(role)).collect();
            sample.iter().filter(|deal| own.iter().all(|part| part.holds(deal.hands()))).count()
        };
        let mut order: Vec<(usize, Role)> = tree.hands().roles().map(|role| (fits(role), role)).collect();
        order.sort_unstable();
        // A tree without hands still has something to check.
        let order = if order.is_empty() {
            vec![Role::Opener]
        } else {
            order.into_iter().map(|(_, role)| role).collect()
        };
        let mut known = Hands::of([]);
        let mut left: Vec<&Pred> = parts.iter().collect();
        let mut stages = Vec::new();
        for hand in order {
            known = known.union(Hands::from(hand));
            let (decided, open): (Vec<&Pred>, Vec<&Pred>) =
                left.into_iter().partition(|part| part.hands().roles().all(|role| known.contains(role)));
            left = open;
            let checks = Checks::of(&Pred::all(decided.into_iter().cloned()), fixed.table().sizes())?;
            stages.push(Stage { hand, checks });
        }
        Ok(Search { stages })
    }

    /// A deal that satisfies the tree, if one is found with so many draws.
    pub(crate) fn run(&self, fixed: &PartialDeal, stream: &mut Stream, tries: u32) -> Option<Deal> {
        let mut left = tries;
        'again: while left > 0 {
            let mut known = *fixed;
            let mut found = None;
            for Stage { hand, checks } in &self.stages {
                let most = left.min(TRIES_OF_HAND);
                let fits = (1..=most).find_map(|draw| {
                    let deal = known.complete(stream);
                    checks.hold(deal.hands()).then_some((draw, deal))
                });
                let Some((draws, deal)) = fits else {
                    left -= most;
                    continue 'again;
                };
                left -= draws;
                let mut hands = *known.known();
                hands[hand.index()] = deal.hand(*hand);
                known = PartialDeal::new(fixed.table(), hands).ok()?;
                found = Some(deal);
            }
            return found;
        }
        None
    }
}
