//! One suit over four hands: every card has one owner, and lengths, low cards and points add up to what the
//! suit has.

use crate::feasible::domain::{Clash, Domain, Frame};
use bridgeshape_runtime::{Card, Holding, Role, Suit};

/// The cards below the nine.
const LOW: u16 = 0x7f;

pub(super) fn apply(suit: Suit, frame: &Frame, domain: &mut Domain) -> Result<(), Clash> {
    let pack = frame.suits[suit.index()];
    owners(suit, pack, domain)?;
    let lengths = Role::ALL.map(|role| domain.hands[role.index()].cells[suit.index()].facts().lengths);
    let kept = adding_up(lengths, pack.len()).ok_or(Clash::SuitLengths(suit))?;
    for role in Role::ALL {
        domain.hands[role.index()].cells[suit.index()].keep_lengths(kept[role.index()]);
    }
    some_left(suit, domain)?;
    let lows = Role::ALL.map(|role| domain.hands[role.index()].cells[suit.index()].facts().lows);
    let of_pack = (pack.bits() & LOW).count_ones() as usize;
    let kept = adding_up(lows, of_pack).ok_or(Clash::SuitLengths(suit))?;
    for role in Role::ALL {
        domain.hands[role.index()].cells[suit.index()].keep_lows(kept[role.index()]);
    }
    some_left(suit, domain)?;
    points(suit, pack, domain)?;
    some_left(suit, domain)
}

fn some_left(suit: Suit, domain: &Domain) -> Result<(), Clash> {
    let empty = |role: &Role| domain.hands[role.index()].cells[suit.index()].is_empty();
    Role::ALL.into_iter().find(empty).map_or(Ok(()), |role| Err(Clash::Holding(role, suit)))
}

/// What one hand must have no other may have; what three hands may not have the fourth must have.
fn owners(suit: Suit, pack: Holding, domain: &mut Domain) -> Result<(), Clash> {
    let facts = Role::ALL.map(|role| *domain.hands[role.index()].cells[suit.index()].facts());
    let (mut claimed, mut once, mut twice) = (0_u16, 0_u16, 0_u16);
    for role in Role::ALL {
        let facts = facts[role.index()];
        if let Some(rank) = Holding::from_bits(claimed & facts.must.bits()).ranks().next() {
            let has =
                |role: &Role| domain.hands[role.index()].cells[suit.index()].facts().must.contains(rank);
            let first = Role::ALL.into_iter().find(has).unwrap_or(role);
            return Err(Clash::CardTwice(Card::new(suit, rank), [first, role]));
        }
        claimed |= facts.must.bits();
        twice |= once & facts.may.bits();
        once |= facts.may.bits();
    }
    if let Some(rank) = Holding::from_bits(pack.bits() & !once).ranks().next() {
        return Err(Clash::CardNowhere(Card::new(suit, rank)));
    }
    let only = once & !twice;
    for role in Role::ALL {
        let facts = facts[role.index()];
        let cell = &mut domain.hands[role.index()].cells[suit.index()];
        cell.forbid(Holding::from_bits(claimed & !facts.must.bits()));
        cell.require(Holding::from_bits(only & facts.may.bits()));
    }
    some_left(suit, domain)
}

/// From each set of numbers (a bit each), those that make up the total with one of each other set; `None` if
/// there are none.
fn adding_up(sets: [u16; 4], total: usize) -> Option<[u16; 4]> {
    let together = |a: u64, b: u64| (0..16).filter(|n| b >> n & 1 == 1).fold(0, |sums, n| sums | a << n);
    let [a, b, c, d] = sets.map(u64::from);
    let (ab, cd) = (together(a, b), together(c, d));
    let keep = |set: u64, others: u64| {
        let fits = |n: &usize| set >> n & 1 == 1 && *n <= total && others >> (total - n) & 1 == 1;
        (0..14).filter(fits).fold(0_u16, |kept, n| kept | 1 << n)
    };
    let kept = [
        keep(a, together(cd, b)),
        keep(b, together(cd, a)),
        keep(c, together(ab, d)),
        keep(d, together(ab, c)),
    ];
    kept.iter().all(|&set| set != 0).then_some(kept)
}

/// The points of the suit are shared out completely.
fn points(suit: Suit, pack: Holding, domain: &mut Domain) -> Result<(), Clash> {
    let total = crate::ir::hcp(pack) as i32;
    let ranges = Role::ALL.map(|role| {
        let (least, most) = domain.hands[role.index()].cells[suit.index()].facts().points;
        (i32::from(least), i32::from(most))
    });
    let least: i32 = ranges.iter().map(|range| range.0).sum();
    let most: i32 = ranges.iter().map(|range| range.1).sum();
    if least > total || most < total {
        return Err(Clash::SuitPoints(suit));
    }
    for role in Role::ALL {
        let (own_least, own_most) = ranges[role.index()];
        let (min, max) = (total - (most - own_most), total - (least - own_least));
        if min > own_least || max < own_most {
            domain.hands[role.index()].cells[suit.index()].keep_points(min, max);
        }
    }
    Ok(())
}
