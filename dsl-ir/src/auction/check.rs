//! Every fault of a context, with the pointer of its place: `/context/auction/3`, `/context/contract`.

use super::{Auction, AuctionFault, Illegal, Status, play};
use crate::diag::conflict::Conflict;
use crate::diag::{Diag, Origin, Problem, Severity};
use crate::ir::{Context, Contract};
use bridgeshape_runtime::Role;

/// The faults of a scenario's context: the first call that is not legal, else a contract or a declarer that
/// disagrees with the auction; a lead without a declarer. `origin` tells where a pointer stands.
pub fn check(context: &Context, scenario: u32, origin: &dyn Fn(&str) -> Origin) -> Vec<Diag> {
    faults(context)
        .into_iter()
        .map(|(pointer, fault)| Diag {
            severity: Severity::Error,
            problem: Problem::Conflict(Conflict::Auction(fault)),
            scenario: Some(scenario),
            places: vec![origin(&pointer)],
        })
        .collect()
}

fn faults(context: &Context) -> Vec<(String, AuctionFault)> {
    let calls = context.auction.iter().map(|spelled| spelled.value);
    let auction = match Auction::replay(context.dealer(), calls) {
        Ok(auction) => auction,
        Err((place, why)) => return vec![illegal(context, place, why)],
    };
    if auction.status() == Status::PassedOut {
        let told = [
            ("/context/contract", context.contract.is_some()),
            ("/context/declarer", context.declarer.is_some()),
            ("/context/lead", context.lead.is_some()),
        ];
        return told
            .into_iter()
            .filter(|&(_, is_told)| is_told)
            .map(|(pointer, _)| (String::from(pointer), AuctionFault::PassedOut))
            .collect();
    }
    let mut faults = Vec::new();
    let told = context.contract.as_ref().map(|spelled| spelled.value);
    if let Some(fault) = told.and_then(|told| contract_fault(&auction, told)) {
        faults.push((String::from("/context/contract"), fault));
    } else if let Some(fault) = context.declarer.and_then(|role| declarer_fault(&auction, role, told)) {
        faults.push((String::from("/context/declarer"), fault));
    }
    if context.lead.is_some() && play(context).declarer.is_none() {
        faults.push((String::from("/context/lead"), AuctionFault::LeadWithoutDeclarer));
    }
    faults
}

fn illegal(context: &Context, place: usize, why: Illegal) -> (String, AuctionFault) {
    let call = context.auction.get(place).map(|spelled| spelled.text.clone()).unwrap_or_default();
    let caller = (0..place % 4).fold(context.dealer(), |role, _| role.left());
    (format!("/context/auction/{place}"), AuctionFault::Illegal { call, caller, why })
}

fn contract_fault(auction: &Auction, told: Contract) -> Option<AuctionFault> {
    let (last, _) = auction.outcome().filter(|_| !auction.may_reach(told))?;
    Some(match auction.status() {
        Status::Open => AuctionFault::ContractTooLow { told, last },
        Status::Closed | Status::PassedOut => AuctionFault::ContractDiffers { told, reached: last },
    })
}

fn declarer_fault(auction: &Auction, told: Role, contract: Option<Contract>) -> Option<AuctionFault> {
    let (last, declarer) = auction.outcome()?;
    if auction.status() == Status::Closed {
        return (told != declarer).then_some(AuctionFault::DeclarerDiffers { told, is: declarer });
    }
    let possible = match contract {
        Some(contract) => auction.may_declare(told, contract),
        None => auction.may_declare_some(told),
    };
    let strain = contract.map_or(last.bid.strain(), |c| c.bid.strain());
    (!possible).then(|| AuctionFault::DeclarerImpossible {
        told,
        named_by_partner: auction
            .first_to_name(told.pair(), strain)
            .filter(|&first| first != told)
            .map(|first| (strain, first)),
    })
}
