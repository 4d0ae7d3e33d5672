//! Every branch gets its exact number of deals; branches without any are dropped.

use super::{Draft, Pass};
use crate::{Counter, Stop};

pub(super) const PASS: Pass =
    Pass { name: "count", after: "every branch has its exact number of deals, and none has none", run };

fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    for bound in &mut draft.bound {
        let mut total = 0;
        for part in &mut bound.parts {
            let deals = counter.count_branch(&part.branch)?;
            part.deals = Some(deals);
            total += deals;
        }
        bound.parts.retain(|part| part.deals != Some(0));
        bound.deals = Some(total);
    }
    Ok(())
}
