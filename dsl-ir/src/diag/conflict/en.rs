//! English.

use super::{Conflict, Joining};
use crate::auction::{AuctionFault, Illegal};

const JOINING: Joining = Joining {
    and: "and",
    one: "cannot hold",
    several: "cannot hold together",
    colon: ": ",
    counted: "counting all deals shows that ",
};

pub(super) fn message(conflict: &Conflict) -> String {
    match conflict {
        Conflict::Auction(fault) => auction(fault),
        Conflict::CardTwice { card, clauses } => {
            JOINING.sentence(clauses, &format!("{card} would be in two hands"))
        }
        Conflict::Lead { card, leader, clauses } => {
            JOINING.sentence(clauses, &format!("{leader} cannot have the card led, {card}"))
        }
        Conflict::FixedCards(clauses) => JOINING.sentence(clauses, "the fixed cards leave no deal"),
        Conflict::ExactCards(clauses) => JOINING.sentence(clauses, "no cards lie so"),
        Conflict::CardsBelowMinimum(clauses) => {
            JOINING.sentence(clauses, "the exact cards have too few points")
        }
        Conflict::CardsAboveMaximum(clauses) => {
            JOINING.sentence(clauses, "the exact cards have too many points")
        }
        Conflict::SuitMinimums(clauses) => {
            JOINING.sentence(clauses, "the suits need more points than the hand may have")
        }
        Conflict::PairPoints(clauses) => JOINING.sentence(clauses, "the pair cannot have these points"),
        Conflict::Points(clauses) => JOINING.sentence(clauses, "no cards make this"),
        Conflict::Shape(clauses) => JOINING.sentence(clauses, "no deal has such lengths"),
        Conflict::NoBranch(clauses) => JOINING.sentence(clauses, "no alternative is left"),
        Conflict::NoJollySuit { hand } => {
            format!("{hand}: every suit is named already, none is left for `x`")
        }
        Conflict::NoSuits { vars } => {
            let vars = vars.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            format!("the domains leave no different suits for {vars}")
        }
        Conflict::Variables(clauses) => JOINING.sentence(clauses, "no suits of the variables are possible"),
    }
}

fn auction(fault: &AuctionFault) -> String {
    match fault {
        AuctionFault::Illegal { call, caller, why } => {
            let why = illegal(*why);
            format!("`{call}` of {caller} is not legal: {why}")
        }
        AuctionFault::PassedOut => "everybody passed, so nothing is played".into(),
        AuctionFault::ContractDiffers { told, reached } => {
            format!("the contract is told as {told}, but the auction ends in {reached}")
        }
        AuctionFault::ContractTooLow { told, last } => {
            format!("the contract is told as {told}, but the auction already stands at {last}")
        }
        AuctionFault::DeclarerDiffers { told, is } => {
            format!("the declarer is told as {told}, but the auction makes it {is}")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: Some((strain, first)) } => {
            format!("{told} cannot declare: {first} has named {strain} before")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: None } => {
            format!("{told} cannot declare: the contract belongs to the other side")
        }
        AuctionFault::LeadWithoutDeclarer => {
            "a lead needs a declarer: add `declarer:`, or an auction that makes one".into()
        }
    }
}

fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Insufficient { bid, last } => format!("{bid} is not above {last}"),
        Illegal::NothingToDouble => "there is no bid to double".into(),
        Illegal::DoublesOwnSide => "the last bid is the own side's".into(),
        Illegal::AlreadyDoubled => "it is doubled already".into(),
        Illegal::NothingToRedouble => "nothing is doubled".into(),
        Illegal::RedoublesTheirs => "only the side whose bid is doubled may redouble".into(),
        Illegal::AfterTheEnd => "the auction is over".into(),
    }
}
