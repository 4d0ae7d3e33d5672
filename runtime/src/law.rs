//! Which deals are equally likely, and the streams of a request.

use crate::plan::Limits;
use crate::{PartialDeal, StreamKey};

/// Which deals are equally likely (DESIGN §2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u64)]
pub enum Law {
    /// First the binding, uniform among the possible; then the deal, uniform under it.
    #[default]
    Bindings = 0,
    /// The deal, uniform over all that satisfy the scenario under some binding.
    Deals = 1,
}

impl StreamKey {
    /// The key of the deals of a scenario, which is named by a hash of its meaning. Deals are other ones when the law,
    /// the known cards, or the limits of plans are: by other limits another plan may be chosen, so all deals change
    /// then, not some.
    pub fn of_deals(scenario: u128, seed: u128, law: Law, known: &PartialDeal, limits: &Limits) -> StreamKey {
        let mut salt = vec![law as u64];
        salt.extend(known.known().map(|hand| hand.bits()));
        if *limits != Limits::default() {
            let Limits { ways, joins, transitions, bytes } = *limits;
            salt.extend([ways, joins, transitions, bytes]);
        }
        StreamKey::new(scenario, seed, &salt)
    }

    /// The key of the choice between the scenarios of a page, which is named by a hash of their meanings and weights.
    pub fn of_choice(page: u128, seed: u128) -> StreamKey {
        StreamKey::new(page, seed, &[u64::from(b'c')])
    }
}
