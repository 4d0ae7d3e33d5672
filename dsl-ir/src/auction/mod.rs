//! The laws of the auction: which calls are legal, where an auction ends, and who declares (SEMANTICS 21).
//!
//! A scenario's auction usually stops before its end, at the call that is to be found. What is told of the
//! contract may therefore go beyond an unfinished auction; it is refused only where no further call could
//! lead there. A finished auction leaves no such freedom.
//!
//! - [`Auction`]: the calls so far, built only from legal ones.
//! - [`play`]: contract and declarer of a context, told or derived.
//! - [`check`]: every fault of a context, with its place.
//! - [`suggest`]: the spelling that was meant, for a call that cannot be read.
//!
//! **Invariant:** an [`Auction`] is legal at every moment.

mod check;
mod fault;
mod play;
mod spelling;

pub use check::check;
pub use fault::{AuctionFault, Illegal};
pub use play::{Play, play};
pub use spelling::{suggest, suggest_contract};

use crate::ir::{Bid, Call, Contract, Doubled, Strain};
use bridgeshape_runtime::{Pair, Role};

/// A legal auction so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// Whose turn it is.
    next: Role,
    /// Passes since the last other call, or since the start.
    passes: u8,
    /// The last bid.
    high: Option<High>,
    /// Who first named a strain, for each pair.
    first: [[Option<Role>; 5]; 2],
}

/// The last bid of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct High {
    bid: Bid,
    by: Pair,
    doubled: Doubled,
}

/// Whether an auction goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Another call is due.
    Open,
    /// Three passes after a bid.
    Closed,
    /// Four passes and no bid: the deal is not played.
    PassedOut,
}

impl Auction {
    /// No call yet.
    pub const fn new(dealer: Role) -> Auction {
        Auction { next: dealer, passes: 0, high: None, first: [[None; 5]; 2] }
    }

    /// The auction of these calls.
    ///
    /// # Errors
    /// The place, from 0, of the first call that is not legal, and why.
    pub fn replay(dealer: Role, calls: impl IntoIterator<Item = Call>) -> Result<Auction, (usize, Illegal)> {
        let mut auction = Auction::new(dealer);
        for (place, call) in calls.into_iter().enumerate() {
            auction.call(call).map_err(|why| (place, why))?;
        }
        Ok(auction)
    }

    /// Adds the call of the player whose turn it is.
    ///
    /// # Errors
    /// Why the call is not legal; the auction stays as it was.
    pub fn call(&mut self, call: Call) -> Result<(), Illegal> {
        if self.status() != Status::Open {
            return Err(Illegal::AfterTheEnd);
        }
        match call {
            Call::Pass => {}
            Call::Bid(bid) => self.bid(bid)?,
            Call::Double => self.double()?,
            Call::Redouble => self.redouble()?,
        }
        self.passes = if call == Call::Pass { self.passes + 1 } else { 0 };
        self.next = self.next.left();
        Ok(())
    }

    fn bid(&mut self, bid: Bid) -> Result<(), Illegal> {
        if let Some(High { bid: last, .. }) = self.high
            && bid <= last
        {
            return Err(Illegal::Insufficient { bid, last });
        }
        let by = self.next.pair();
        self.high = Some(High { bid, by, doubled: Doubled::No });
        self.first[by as usize][bid.strain() as usize].get_or_insert(self.next);
        Ok(())
    }

    fn double(&mut self) -> Result<(), Illegal> {
        let caller = self.next.pair();
        let high = self.high.as_mut().ok_or(Illegal::NothingToDouble)?;
        match high.doubled {
            _ if high.by == caller => Err(Illegal::DoublesOwnSide),
            Doubled::No => {
                high.doubled = Doubled::Once;
                Ok(())
            }
            Doubled::Once | Doubled::Twice => Err(Illegal::AlreadyDoubled),
        }
    }

    fn redouble(&mut self) -> Result<(), Illegal> {
        let caller = self.next.pair();
        let high = self.high.as_mut().ok_or(Illegal::NothingToRedouble)?;
        match high.doubled {
            Doubled::No => Err(Illegal::NothingToRedouble),
            _ if high.by != caller => Err(Illegal::RedoublesTheirs),
            Doubled::Once => {
                high.doubled = Doubled::Twice;
                Ok(())
            }
            Doubled::Twice => Err(Illegal::AlreadyDoubled),
        }
    }

    /// Whether it goes on.
    pub const fn status(&self) -> Status {
        match (self.high, self.passes) {
            (Some(_), 3..) => Status::Closed,
            (None, 4..) => Status::PassedOut,
            _ => Status::Open,
        }
    }

    /// Whose turn it is, or would be.
    pub const fn next(&self) -> Role {
        self.next
    }

    /// The contract and its declarer, if everybody passed from here on.
    pub fn outcome(&self) -> Option<(Contract, Role)> {
        let High { bid, by, doubled } = self.high?;
        Some((Contract { bid, doubled }, self.first_to_name(by, bid.strain())?))
    }

    /// Who of a pair first named a strain.
    pub const fn first_to_name(&self, pair: Pair, strain: Strain) -> Option<Role> {
        self.first[pair as usize][strain as usize]
    }

    /// Whether the auction may still end in this contract: it is at least the last bid, at least as
    /// doubled. Who is left to make the calls is not asked.
    pub fn may_reach(&self, contract: Contract) -> bool {
        match (self.status(), self.high) {
            (Status::Open, None) => true,
            (Status::Open, Some(high)) => {
                contract.bid > high.bid || contract.bid == high.bid && contract.doubled >= high.doubled
            }
            (Status::Closed | Status::PassedOut, _) => {
                self.outcome().is_some_and(|(reached, _)| reached == contract)
            }
        }
    }

    /// Whether the auction may still make this player declare this contract: the partner has not named the
    /// strain before, and the last bid stands only for its own side.
    pub fn may_declare(&self, declarer: Role, contract: Contract) -> bool {
        let pair = declarer.pair();
        self.may_reach(contract)
            && self.high.is_none_or(|high| high.bid < contract.bid || high.by == pair)
            && match self.first_to_name(pair, contract.bid.strain()) {
                Some(first) => first == declarer,
                None => true,
            }
    }

    /// Whether the auction may still make this player declare anything.
    pub fn may_declare_some(&self, declarer: Role) -> bool {
        let doubled = self.high.map_or(Doubled::No, |high| high.doubled);
        Bid::all().any(|bid| {
            let last = self.high.is_some_and(|high| high.bid == bid);
            self.may_declare(declarer, Contract { bid, doubled: if last { doubled } else { Doubled::No } })
        })
    }
}
