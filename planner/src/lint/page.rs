//! A source as the lint sees it: the scenarios that can be dealt, taken apart, each with a deal.

use super::ask::Ask;
use super::parts::{Part, parts};
use crate::union;
use bridgeshape_dsl_ir::answer::{Answer, Read};
use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::ir::{self, Pred, Scenario};
use bridgeshape_dsl_ir::text::{self, Places};
use bridgeshape_dsl_ir::wire;
use bridgeshape_runtime::{Deal, Role, Table};

/// A scenario with more bindings is not looked at: every question would be as large as all of them.
const MOST_BINDINGS: usize = 1_024;

/// The scenarios of a source that are looked at.
pub(super) struct Page<'a> {
    pub(super) scenarios: Vec<Linted<'a>>,
}

/// A scenario that is known to be possible.
pub(super) struct Linted<'a> {
    read: &'a Read,
    /// The text that the page was made of, and where its parts are written there; none where that is not known.
    source: Option<&'a str>,
    written: Places,
    /// The leaves carry pointers as their origins.
    pub(super) scenario: Scenario,
    pub(super) parts: Vec<Part>,
    /// All its deals, under whatever binding.
    pub(super) union: Pred,
    /// One of them.
    pub(super) deal: Deal,
}

/// What somebody wrote once, though it may stand in several scenarios.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mark {
    /// Bytes of the text.
    Text(usize, usize),
    /// A pointer into the scenario of this number.
    Document(u32, String),
}

impl<'a> Page<'a> {
    /// The scenarios of a source that are sound and have a deal.
    pub(super) fn of(answer: &'a Answer, ask: &mut Ask) -> Page<'a> {
        let (source, written) = written(answer);
        let reads = answer.scenarios().iter().zip(written);
        let linted = reads.filter_map(|(read, written)| Linted::new(read, source, written, ask));
        Page { scenarios: linted.collect() }
    }
}

/// The text that a source was made of, and for each scenario where it is written there: the text itself, or the one that
/// a page of the API was made of, if it is known to mean the same.
fn written(answer: &Answer) -> (Option<&str>, Vec<Places>) {
    let own = (answer.text(), answer.scenarios().iter().map(|read| read.places().clone()).collect());
    let Some(raw) = answer.page().raw.as_deref().filter(|_| answer.text().is_none()) else { return own };
    let parsed = text::parse(raw);
    let same = |(read, scenario): (&Read, &wire::Scenario)| {
        let (have, wanted) = (&read.ir, ir::lower(scenario, read.number, &|_| None));
        matches!((have, wanted), (Some(have), Ok(wanted)) if have.pred == wanted.pred && have.binders == wanted.binders)
    };
    let scenarios = answer.scenarios();
    if parsed.scenarios.len() == scenarios.len() && scenarios.iter().zip(&parsed.scenarios).all(same) {
        (Some(raw), parsed.places)
    } else {
        own
    }
}

impl<'a> Linted<'a> {
    fn new(read: &'a Read, source: Option<&'a str>, written: Places, ask: &mut Ask) -> Option<Linted<'a>> {
        if !read.is_sound() {
            return None;
        }
        let scenario = ir::lower(&read.wire, read.number, &|_| None).ok()?;
        if scenario.table != Table::BRIDGE || scenario.bindings().nth(MOST_BINDINGS).is_some() {
            return None;
        }
        let parts = parts(&scenario.pred);
        let union = union(&scenario);
        let deal = ask.deal(&union)?;
        Some(Linted { read, source, written, scenario, parts, union, deal })
    }

    pub(super) fn number(&self) -> u32 {
        self.read.number
    }

    pub(super) fn label(&self) -> &str {
        &self.read.wire.label
    }

    /// The place of a pointer, for a message.
    pub(super) fn origin(&self, pointer: &str) -> Origin {
        self.read.places().origin(pointer)
    }

    /// The place of the whole scenario, for a message: its label, else all of it; `None` for a document.
    pub(super) fn whole(&self) -> Option<Origin> {
        let places = self.read.places();
        places.get("/label").or_else(|| places.whole()).map(Origin::Dsl)
    }

    /// What was written for a pointer.
    pub(super) fn mark(&self, pointer: &str) -> Mark {
        match self.written.origin(pointer) {
            Origin::Dsl(at) => Mark::Text(at.start, at.end),
            Origin::Json(pointer) => Mark::Document(self.number(), pointer),
        }
    }

    /// The text that the scenario was made of, with others perhaps.
    pub(super) fn text(&self) -> Mark {
        let document = || Mark::Document(self.number(), String::new());
        self.written.whole().map_or_else(document, |at| Mark::Text(at.start, at.end))
    }

    /// What the scenario says, as the API gives it.
    pub(super) const fn wire(&self) -> &wire::Scenario {
        &self.read.wire
    }

    /// The text that the page was made of, if it is known.
    pub(super) const fn source(&self) -> Option<&str> {
        self.source
    }

    /// Where the parts are written in that text.
    pub(super) const fn written(&self) -> &Places {
        &self.written
    }

    /// Whether a position says of its lengths and points only what they are at most, suit by suit: a quiet hand, written
    /// out.
    pub(super) fn is_silent(&self, role: Role) -> bool {
        let Some(position) = self.read.wire.positions.get(role) else { return false };
        let open = |range: &wire::Range| range.min == 0;
        position.suits.len() == 4
            && position.suits.values().all(open)
            && position.hcp.as_ref().is_some_and(open)
    }
}

/// The position or the alternative that a pointer leads into, and the rest: `/positions/opener/any/0/1` and `suits/H`.
pub(super) fn container(pointer: &str) -> Option<(&str, &str)> {
    let mut parts = pointer.match_indices('/').map(|(at, _)| at).skip(2);
    let key = pointer.split('/').nth(3)?;
    let behind = match key {
        "any" => 3,
        "not" => 2,
        _ => 0,
    };
    let end = parts.nth(behind)?;
    Some((&pointer[..end], &pointer[end + 1..]))
}

/// What a document says at a container's pointer.
pub(super) fn position<'w>(scenario: &'w wire::Scenario, container: &str) -> Option<&'w wire::Position> {
    let parts: Vec<&str> = container.split('/').collect();
    let [_, "positions", role, rest @ ..] = parts.as_slice() else { return None };
    let whole = scenario.positions.get(Role::from_name(role)?)?;
    match rest {
        [] => Some(whole),
        ["any", group, one] => whole.any.get(group.parse::<usize>().ok()?)?.get(one.parse::<usize>().ok()?),
        ["not", one] => whole.not.get(one.parse::<usize>().ok()?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_are_cut_where_a_position_or_an_alternative_ends() {
        assert_eq!(container("/positions/opp1/suits/H"), Some(("/positions/opp1", "suits/H")));
        assert_eq!(container("/positions/opp1/hcp"), Some(("/positions/opp1", "hcp")));
        assert_eq!(container("/positions/opp1/any/0/1/hcp"), Some(("/positions/opp1/any/0/1", "hcp")));
        assert_eq!(container("/positions/opp1/not/3/suits/$a"), Some(("/positions/opp1/not/3", "suits/$a")));
        assert_eq!(container("/positions/opp1/any/0/1"), None);
        assert_eq!(container("/fit/0"), None);
    }
}
