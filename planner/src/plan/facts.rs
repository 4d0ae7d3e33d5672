//! What a plan for a branch is chosen by: the branch, and what each hand and each sum is like by itself.

use super::profile::{Points, Profile};
use crate::branch::{Branch, Literal, Universe};
use crate::passes::prune;
use crate::passes::tighten;
use bridgeshape_dsl_ir::ir::Hands;
use bridgeshape_runtime::{HoldingSet, Role, ShapeSet, Suit};

/// A branch, ready to be planned.
#[derive(Debug)]
pub(super) struct Facts<'a> {
    pub(super) universe: &'a Universe,
    /// What is asked: each must be tracked or checked.
    pub(super) literals: Vec<Literal>,
    /// The same deals, with narrower conditions.
    pub(super) tight: Branch,
    pub(super) profiles: [Profile; 4],
    /// The sums, and those over the other hands that say the same.
    pub(super) points: Vec<Points>,
}

impl<'a> Facts<'a> {
    /// `None`: arithmetic excludes the branch.
    pub(super) fn new(universe: &'a Universe, branch: &Branch) -> Option<Facts<'a>> {
        let left = prune::prune(universe, branch)?;
        let tight = tighten::tighten(universe, branch, &left);
        let profiles = Role::ALL.map(|role| Profile::new(universe, &tight, &left, role));
        let mut points = Vec::new();
        for (at, sum) in tight.sums.iter().enumerate() {
            let own = [sum.clone()].into_iter().filter(|sum| !sum.hands.is_empty());
            // Three hands are followed by the fourth, two by the other two where that suits better.
            let others = Points::mirrored(universe, sum).filter(|_| (2..4).contains(&sum.hands.len()));
            points.extend(own.chain(others).map(|sum| Points::new(universe, &tight, at, sum)));
        }
        Some(Facts { universe, literals: tight.literals(universe), tight, profiles, points })
    }

    /// Hands that a condition speaks of.
    pub(super) fn hands(&self) -> Hands {
        let alone = Role::ALL.into_iter().filter(|role| self.profiles[role.index()].constrained);
        self.points.iter().fold(Hands::of(alone), |hands, points| hands.union(points.sum.hands))
    }

    /// The sums of a hand alone that count cards, alike in all suits within and alike in all others.
    pub(super) fn fitting_points(&self, hand: usize, within: [bool; 4]) -> impl Iterator<Item = &Points> {
        let role = Role::ALL[hand];
        let inside = (0..4).fold(0, |bits, suit| bits | u8::from(within[suit]) << suit);
        let alike = move |points: &&Points| {
            let of = |suit: usize| if within[suit] { inside } else { !inside & 15 };
            points.by_card && (0..4).all(|suit| points.alike[suit] & of(suit) == of(suit))
        };
        self.points.iter().filter(move |of| of.sum.hands.single() == Some(role)).filter(alike)
    }

    /// The open lengths of a suit that shapes and cells leave to a hand, as a set of holdings with the cell's own.
    pub(super) fn cell(&self, hand: usize, suit: usize) -> Option<HoldingSet> {
        let all = &self.universe.cells[hand][suit];
        let cell = &self.tight.cells[hand][suit];
        let held = self.universe.fixed.known()[hand].holding(Suit::ALL[suit]).len();
        let lengths = self.profiles[hand].lengths[suit];
        let narrow: HoldingSet = cell
            .iter()
            .filter(|holding| lengths >> (holding.len() - held.min(holding.len())) & 1 == 1)
            .collect();
        (narrow != *all).then_some(narrow)
    }

    /// Whether lengths in these suits, as far as shapes and cells leave them, are all that a hand's shapes say.
    pub(super) fn shape_is_implied(&self, hand: usize, suits: [bool; 4], set: &ShapeSet) -> bool {
        let held = self.universe.fixed.known()[hand].lengths();
        let fits = |shape: &[u8; 4]| {
            (0..4).filter(|&suit| suits[suit]).all(|suit| {
                let open = shape[suit].checked_sub(held[suit]);
                open.is_some_and(|open| self.profiles[hand].lengths[suit] >> open & 1 == 1)
            })
        };
        self.universe.shapes[hand].iter().filter(fits).all(|shape| set.contains(shape))
    }
}
