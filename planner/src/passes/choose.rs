//! Which hands get their low cards at once and which from a pool, and which suits are joined first: whatever is the
//! least work. See [`crate::count`].

use super::{Draft, Pass};
use crate::{Counter, Stop};

pub(super) const PASS: Pass = Pass {
    name: "choose",
    after: "each hand gets its low cards at once or from the pool, and the suits are paired",
    run,
};

fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    for part in draft.parts() {
        part.choice = counter.choice(&part.branch)?;
    }
    Ok(())
}
