//! What can be wrong about auction, contract, declarer and lead.

use crate::ir::{Bid, Contract, Strain};
use bridgeshape_runtime::Role;

/// Why a call is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// A bid that is not above the last one.
    Insufficient {
        /// The bid.
        bid: Bid,
        /// The last one.
        last: Bid,
    },
    /// A double before any bid.
    NothingToDouble,
    /// A double of the own side's bid.
    DoublesOwnSide,
    /// A double or redouble of what is doubled or redoubled already.
    AlreadyDoubled,
    /// A redouble where nothing is doubled.
    NothingToRedouble,
    /// A redouble of a bid that the own side has doubled.
    RedoublesTheirs,
    /// A call after three passes that followed a bid, or after four passes.
    AfterTheEnd,
}

/// A fault of a scenario's context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuctionFault {
    /// A call that is not legal.
    Illegal {
        /// The call, as written.
        call: String,
        /// Whose it is.
        caller: Role,
        /// Why not.
        why: Illegal,
    },
    /// A contract, a declarer or a lead, though everybody passed.
    PassedOut,
    /// The finished auction ends in another contract.
    ContractDiffers {
        /// The contract that is told.
        told: Contract,
        /// The one of the auction.
        reached: Contract,
    },
    /// The unfinished auction is already higher, or doubled more often.
    ContractTooLow {
        /// The contract that is told.
        told: Contract,
        /// Where the auction stands.
        last: Contract,
    },
    /// The finished auction has another declarer.
    DeclarerDiffers {
        /// The declarer that is told.
        told: Role,
        /// The one of the auction.
        is: Role,
    },
    /// No continuation makes this player the declarer.
    DeclarerImpossible {
        /// The declarer that is told.
        told: Role,
        /// The strain of the contract, and who of the same side named it before; `None` where the contract
        /// belongs to the other side.
        named_by_partner: Option<(Strain, Role)>,
    },
    /// A lead, and nobody known to declare.
    LeadWithoutDeclarer,
}
