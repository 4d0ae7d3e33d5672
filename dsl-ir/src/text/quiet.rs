//! Quiet opponents: a macro that fills what the position does not say itself (seed 001 "quiet", SEMANTICS 11–12).

use super::block::{Block, Measure};
use super::token::Fault;
use crate::SuitRef;
use crate::diag::syntax::Syntax;
use crate::wire::Range;
use bridgeshape_runtime::{Pair, Role, Suit};

const fn up_to(max: u16) -> Range {
    Range { min: 0, max: Some(max) }
}

/// The longest suits of a quiet hand, in the order S H D C.
const LENGTHS: [Range; 4] = [up_to(4), up_to(4), up_to(5), up_to(5)];
/// The most points in each suit.
const SUIT_HCP: [Range; 4] = [up_to(3), up_to(3), up_to(4), up_to(4)];
/// The most points of the hand.
const HCP: Range = up_to(9);

impl Block {
    /// Fills in what `quiet` means, here and in every alternative; on opener and responder it is only told of.
    pub(super) fn fill_quiet(&mut self, role: Role, faults: &mut Vec<Fault>) {
        if let Some((points, span)) = self.quiet.clone() {
            if role.pair() == Pair::Declarer {
                let problem = Syntax::QuietIgnored { position: role.name() };
                faults.push(Fault { problem, at: span, also: Vec::new() });
                self.quiet = None;
            } else {
                if let Some(Range { min, max: Some(max) }) = points
                    && min == max
                    && max > 0
                {
                    let (found, fix) = (format!("quiet:{max}"), format!("quiet:0-{max}"));
                    faults.push(Fault {
                        problem: Syntax::QuietExact { found, fix },
                        at: span.clone(),
                        also: Vec::new(),
                    });
                }
                let mut fill = |measure, range| {
                    self.ranges.entry(measure).or_insert_with(|| (range, span.clone()));
                };
                fill(Measure::Hcp, points.unwrap_or(HCP));
                for suit in Suit::ALL {
                    fill(Measure::Length(SuitRef::Suit(suit)), LENGTHS[suit.index()]);
                    fill(Measure::SuitHcp(SuitRef::Suit(suit)), SUIT_HCP[suit.index()]);
                }
            }
        }
        let groups = self.any.iter_mut().flat_map(|group| &mut group.alternatives);
        for (alternative, _) in groups.chain(&mut self.not) {
            alternative.fill_quiet(role, faults);
        }
    }
}
