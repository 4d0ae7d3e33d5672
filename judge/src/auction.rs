//! Who declares, read off an auction.
//!
//! The only truth a scenario's context carries is that the lead card lies with the leader; where the declarer
//! is not named, he is derived here: of the side that made the last bid, the player who first named its strain.
//! The auction may stop short of its three passes: what counts is the last bid made.

use crate::deal::Role;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    Pass,
    Double,
    Redouble,
    Bid(Bid),
}

/// A bid; its order is the order of sufficiency.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Bid {
    level: u8,
    strain: Strain,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strain {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    NoTrumps,
}

/// The declarer of an auction that `dealer` starts.
///
/// # Errors
/// The place of the first call that is no call or is not allowed there, or the number of calls when nobody bid.
pub(crate) fn declarer(dealer: Role, calls: &[&str]) -> Result<Role, usize> {
    let mut made: Vec<(Role, Call)> = Vec::new();
    let mut caller = dealer;
    for (place, text) in calls.iter().enumerate() {
        let call = read_call(text).filter(|&call| is_allowed(call, caller, &made)).ok_or(place)?;
        made.push((caller, call));
        caller = caller.left();
    }
    let bids = || {
        made.iter().filter_map(|&(who, call)| if let Call::Bid(bid) = call { Some((who, bid)) } else { None })
    };
    let (last_bidder, contract) = bids().next_back().ok_or(calls.len())?;
    bids()
        .find(|(who, bid)| who.pair() == last_bidder.pair() && bid.strain == contract.strain)
        .map(|(who, _)| who)
        .ok_or(calls.len())
}

/// Whether the laws allow the call after the ones made.
fn is_allowed(call: Call, caller: Role, made: &[(Role, Call)]) -> bool {
    let last_three_passed =
        made.len() >= 3 && made[made.len() - 3..].iter().all(|&(_, call)| call == Call::Pass);
    if last_three_passed && made.len() > 3 {
        return false;
    }
    let last_other_than_pass = made.iter().rev().find(|&&(_, call)| call != Call::Pass);
    match call {
        Call::Pass => true,
        Call::Double => last_other_than_pass
            .is_some_and(|&(who, call)| matches!(call, Call::Bid(_)) && who.pair() != caller.pair()),
        Call::Redouble => last_other_than_pass
            .is_some_and(|&(who, call)| call == Call::Double && who.pair() != caller.pair()),
        Call::Bid(bid) => {
            made.iter().all(|&(_, earlier)| !matches!(earlier, Call::Bid(earlier) if earlier >= bid))
        }
    }
}

fn read_call(text: &str) -> Option<Call> {
    match text {
        "P" | "p" | "Pass" | "PASS" | "pass" => return Some(Call::Pass),
        "X" | "x" => return Some(Call::Double),
        "XX" | "xx" => return Some(Call::Redouble),
        _ => {}
    }
    let level = text.chars().next()?.to_digit(10).filter(|level| (1..=7).contains(level))?;
    let strain = match text.get(1..)? {
        "C" => Strain::Clubs,
        "D" => Strain::Diamonds,
        "H" => Strain::Hearts,
        "S" => Strain::Spades,
        "NT" | "N" | "SA" => Strain::NoTrumps,
        _ => return None,
    };
    Some(Call::Bid(Bid { level: u8::try_from(level).ok()?, strain }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declares(dealer: Role, auction: &str) -> Result<Role, usize> {
        let calls: Vec<&str> = auction.split(',').collect();
        declarer(dealer, &calls)
    }

    #[test]
    fn first_of_the_side_to_name_the_strain() {
        assert_eq!(declares(Role::Opener, "1SA,P,2C,P,2H,P,4H,P,P,P"), Ok(Role::Opener));
        assert_eq!(declares(Role::Opener, "1H,P,4C,P,4H,P,P,P"), Ok(Role::Opener));
        assert_eq!(declares(Role::Opener, "1C,P,1NT,P,3SA,P,P,P"), Ok(Role::Responder));
        // The other side named hearts first, but the last bid is not theirs.
        assert_eq!(declares(Role::Opp2, "1H,P,P,1S,2C,2H"), Ok(Role::Opener));
        assert_eq!(declares(Role::Opp1, "P,P,P,1C,X,XX,P,P,P"), Ok(Role::Opener));
    }

    #[test]
    fn illegal_calls_are_pointed_at() {
        assert_eq!(declares(Role::Opener, "1H,1H"), Err(1));
        assert_eq!(declares(Role::Opener, "2C,P,1SA"), Err(2));
        assert_eq!(declares(Role::Opener, "X"), Err(0));
        assert_eq!(declares(Role::Opener, "1S,P,X"), Err(2));
        assert_eq!(declares(Role::Opener, "1S,X,P,XX"), Err(3));
        assert_eq!(declares(Role::Opener, "1S,XX"), Err(1));
        assert_eq!(declares(Role::Opener, "1S,P,P,P,2S"), Err(4));
        assert_eq!(declares(Role::Opener, "8C"), Err(0));
        assert_eq!(declares(Role::Opener, "1Z"), Err(0));
        assert_eq!(declares(Role::Opener, "♠"), Err(0));
        assert_eq!(declares(Role::Opener, "P,P,P,P"), Err(4));
        assert_eq!(declares(Role::Opener, "P,P,P,P,1C"), Err(4));
    }
}
