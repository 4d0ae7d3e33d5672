//! Contract and declarer: as told, else as the auction says.
//!
//! A finished auction says both. An unfinished one says something only where the scenario tells of the play
//! at all (a contract, a declarer or a lead): then its last bid is taken as the contract that is played, as
//! if everybody passed, unless what is told says otherwise. So `auction:1NT,P,2C,P` alone makes nobody the
//! declarer of 2C.

use super::{Auction, Status};
use crate::ir::{Context, Contract};
use bridgeshape_runtime::{Pair, Role};

/// What is known of the contract that is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The contract.
    pub contract: Option<Contract>,
    /// Who plays it.
    pub declarer: Option<Role>,
}

/// Contract and declarer of a context, told or derived; of an auction that is not legal nothing is derived.
pub fn play(context: &Context) -> Play {
    let told = Play { contract: context.contract.as_ref().map(|c| c.value), declarer: context.declarer };
    let calls = context.auction.iter().map(|spelled| spelled.value);
    let Ok(auction) = Auction::replay(context.dealer(), calls) else { return told };
    let tells_of_play = told != Play::default() || context.lead.is_some();
    match auction.status() {
        Status::PassedOut => told,
        Status::Open if !tells_of_play => told,
        Status::Open | Status::Closed => Play {
            contract: told.contract.or_else(|| last_bid(&auction, told.declarer)),
            declarer: told.declarer.or_else(|| declarer(&auction, told.contract)),
        },
    }
}

/// The contract of the last bid, unless another than its declarer is told.
fn last_bid(auction: &Auction, declarer: Option<Role>) -> Option<Contract> {
    let (contract, by) = auction.outcome()?;
    declarer.is_none_or(|told| told == by).then_some(contract)
}

/// Who plays the contract that is told: who first named its strain, if only one side did or its bid is
/// the last. Without one: who plays the last bid.
fn declarer(auction: &Auction, contract: Option<Contract>) -> Option<Role> {
    let (last, by) = auction.outcome()?;
    let Some(contract) = contract.filter(|told| told.bid != last.bid) else { return Some(by) };
    let named =
        [Pair::Declarer, Pair::Defense].map(|pair| auction.first_to_name(pair, contract.bid.strain()));
    match named {
        [Some(only), None] | [None, Some(only)] => Some(only),
        _ => None,
    }
}
