//! The pack has so many of each honour, so many controls, so many points: what three hands leave over is the
//! fourth's. And the points of the two pairs make up the pack's.

use crate::feasible::domain::{Clash, Domain, Frame};
use crate::feasible::honours::Count;
use bridgeshape_runtime::{Pair, Role};

pub(super) fn apply(frame: &Frame, domain: &mut Domain) -> Result<(), Clash> {
    for count in Count::ALL {
        let total = frame.total(count);
        let ranges = ranges(domain, count)?;
        let least: i32 = ranges.iter().map(|range| range.0).sum();
        let most: i32 = ranges.iter().map(|range| range.1).sum();
        if least > total || most < total {
            return Err(Clash::Sum);
        }
        for role in Role::ALL {
            let (own_least, own_most) = ranges[role.index()];
            keep(domain, role, count, total - (most - own_most), total - (least - own_least))?;
        }
    }
    pairs(frame.total(Count::Hcp), domain)
}

/// The points of a pair are those of its hands, and what the other pair leaves over.
fn pairs(total: i32, domain: &mut Domain) -> Result<(), Clash> {
    let ranges = ranges(domain, Count::Hcp)?;
    let of = |role: Role| ranges[role.index()];
    let sum = |pair: Pair| {
        let [a, b] = pair.roles().map(of);
        (a.0 + b.0, a.1 + b.1)
    };
    let (ours, theirs) = (sum(Pair::Declarer), sum(Pair::Defense));
    let (min, max) = domain.pair;
    domain.pair = (min.max(ours.0).max(total - theirs.1), max.min(ours.1).min(total - theirs.0));
    let (min, max) = domain.pair;
    if min > max {
        return Err(Clash::Sum);
    }
    for role in Role::ALL {
        let partner = of(role.partner());
        let (min, max) = match role.pair() {
            Pair::Declarer => (min, max),
            Pair::Defense => (total - max, total - min),
        };
        keep(domain, role, Count::Hcp, min - partner.1, max - partner.0)?;
    }
    Ok(())
}

fn ranges(domain: &Domain, count: Count) -> Result<[(i32, i32); 4], Clash> {
    let mut ranges = [(0, 0); 4];
    for role in Role::ALL {
        ranges[role.index()] = domain.hands[role.index()].honours.range(count).ok_or(Clash::Honours(role))?;
    }
    Ok(ranges)
}

fn keep(domain: &mut Domain, role: Role, count: Count, min: i32, max: i32) -> Result<(), Clash> {
    let honours = &mut domain.hands[role.index()].honours;
    honours.keep(count, min, max);
    if honours.is_empty() { Err(Clash::Honours(role)) } else { Ok(()) }
}
