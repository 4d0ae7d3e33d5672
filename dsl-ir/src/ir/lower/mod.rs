//! From the API's JSON to the canonical form: words become leaves, what is left open becomes binders.
//!
//! Method: the conjunction of all positions (clockwise), fits, pair points and the lead, in this order;
//! within a position the leaves in one fixed order, whatever the order of writing, so that equal meaning gives
//! equal trees. Decisions: SEMANTICS 9–22 and 25. Contradictions are lowered as they stand: whether anything
//! is possible is for [`crate::feasible`] and the planner to say.

mod conjunction;
mod position;
mod words;

pub(super) use self::conjunction::union_of_patterns;

use self::position::Around;
use super::bind::Binder;
use super::cond::{Cond, HoldingCond};
use super::context::Context;
use super::metric::{Metric, Points};
use super::pred::{Pred, Slot};
use super::scenario::{Fit, FitSuit, Scenario};
use crate::diag::document::{Document, Wanted};
use crate::diag::{Diag, Origin, Problem, Severity};
use crate::wire::requires::Tag;
use crate::{Var, auction, wire};
use bridgeshape_runtime::{Pair, Role, Suit, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::str::FromStr;

/// The most fits of one scenario.
const MAX_FITS: usize = 256;

/// Lowers one scenario. `number` is its place, from 1; `places` gives the bytes of the text that a JSON pointer
/// inside the scenario comes from, where there is a text.
///
/// # Errors
/// Words that mean nothing, tags that are unknown, a lead without a declarer: all of them.
pub fn lower(
    scenario: &wire::Scenario,
    number: u32,
    places: &dyn Fn(&str) -> Option<Range<usize>>,
) -> Result<Scenario, Vec<Diag>> {
    let mut lowering = Lowering { number, places, faults: Vec::new() };
    lowering.tags(&scenario.requires);
    if !lowering.faults.is_empty() {
        return Err(lowering.faults);
    }
    let lowered = lowering.scenario(scenario);
    if lowering.faults.is_empty() { Ok(lowered) } else { Err(lowering.faults) }
}

/// The place of a pointer inside a scenario: in the text the nearest part around it that has one, else itself.
pub(crate) fn origin(pointer: &str, places: &dyn Fn(&str) -> Option<Range<usize>>) -> Origin {
    let mut part = pointer;
    loop {
        match (places(part), part.rfind('/')) {
            (Some(bytes), _) => return Origin::Dsl(bytes),
            (None, Some(end)) => part = &part[..end],
            (None, None) => return Origin::Json(String::from(pointer)),
        }
    }
}

struct Lowering<'a> {
    number: u32,
    places: &'a dyn Fn(&str) -> Option<Range<usize>>,
    faults: Vec<Diag>,
}

impl Lowering<'_> {
    fn origin(&self, pointer: &str) -> Origin {
        origin(pointer, self.places)
    }

    fn fault(&mut self, pointer: &str, fault: Document) {
        self.faults.push(Diag {
            severity: Severity::Error,
            problem: Problem::Document(fault),
            scenario: Some(self.number),
            places: vec![self.origin(pointer)],
        });
    }

    /// What a word means; a fault if that is nothing.
    fn word<T>(
        &mut self,
        text: &str,
        pointer: &str,
        wanted: Wanted,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let meaning = read(text);
        if meaning.is_none() {
            self.fault(pointer, Document::Unexpected { wanted, found: format!("{text:?}") });
        }
        meaning
    }

    fn leaf(&self, cond: Cond, pointer: &str) -> Pred {
        Pred::leaf(cond, self.origin(pointer))
    }

    fn tags(&mut self, requires: &[String]) {
        for (i, tag) in requires.iter().enumerate() {
            if Tag::from_name(tag).is_none() {
                self.fault(&format!("/requires/{i}"), Document::UnknownTag { tag: tag.clone() });
            }
        }
    }

    fn scenario(&mut self, scenario: &wire::Scenario) -> Scenario {
        if let Some(weight) = scenario.weight.filter(|weight| !(1..=100).contains(weight)) {
            let fault = Document::Unexpected { wanted: Wanted::Weight, found: weight.to_string() };
            self.fault("/weight", fault);
        }
        let declared = self.declared(&scenario.vars);
        let fits = self.fits(&scenario.fit);
        let mut conjuncts = Vec::new();
        let (mut named, mut quiet) = (Vec::new(), Vec::new());
        let (mut jollies, mut alternatives) = (Vec::new(), Vec::new());
        for role in Role::ALL {
            let Some(position) = scenario.positions.get(role) else { continue };
            named.push(role);
            // On opener and responder the macro does nothing, and a flag that nothing follows from is no meaning.
            if position.quiet == Some(1) && role.pair() == Pair::Defense {
                quiet.push(role);
            }
            let around = Around::position(role, &fits);
            let pointer = format!("/positions/{role}");
            let parts = self.position(position, &around, &pointer);
            jollies.extend(around.jolly(position));
            for part in &parts {
                if let Pred::Alternative { hand, suit, options } = part
                    && options.len() > 1
                {
                    let count = u16::try_from(options.len()).unwrap_or(u16::MAX);
                    alternatives.push(Binder::Alternatives { hand: *hand, suit: *suit, count });
                }
            }
            conjuncts.extend(parts);
        }
        conjuncts.extend(self.fit_leaves(&fits));
        conjuncts.extend(self.pair_points(scenario));
        let context = scenario.context.as_ref().map(|context| self.context(context)).unwrap_or_default();
        conjuncts.extend(self.lead(&context));
        let pred = Pred::all(conjuncts);

        let mut binders = Vec::new();
        binders.extend(vars(&pred, &declared));
        binders.extend(jollies);
        for (index, fit) in (0..).zip(&fits) {
            binders.extend(fit.suit.domain().map(|domain| Binder::Fit { index, domain: domain.to_vec() }));
        }
        binders.extend(alternatives);
        Scenario {
            label: scenario.label.clone(),
            number: self.number,
            weight: scenario.weight.unwrap_or(1),
            named,
            quiet,
            declared,
            binders,
            pred,
            context,
            table: Table::BRIDGE,
            fits,
        }
    }

    fn declared(&mut self, vars: &BTreeMap<String, Vec<String>>) -> BTreeMap<Var, Vec<Suit>> {
        let mut declared = BTreeMap::new();
        for (name, suits) in vars {
            let pointer = format!("/vars/{name}");
            let read = |name: &str| Var::ALL.into_iter().find(|var| var.to_string() == name);
            let Some(var) = self.word(name, &pointer, Wanted::Variable, read) else { continue };
            let mut domain = BTreeSet::new();
            for (i, suit) in suits.iter().enumerate() {
                domain.extend(self.word(suit, &format!("{pointer}/{i}"), Wanted::Suit, words::suit));
            }
            declared.insert(var, domain.into_iter().collect());
        }
        declared
    }

    fn fits(&mut self, list: &[wire::Fit]) -> Vec<Fit> {
        if list.len() > MAX_FITS {
            self.fault("/fit", Document::TooMany { limit: MAX_FITS });
            return Vec::new();
        }
        let mut fits = Vec::new();
        for (i, fit) in list.iter().enumerate() {
            let read =
                |name: &str| [Pair::Declarer, Pair::Defense].into_iter().find(|pair| pair.name() == name);
            let pair = self.word(&fit.pair, &format!("/fit/{i}/pair"), Wanted::Pair, read);
            let class = match &fit.suit_class {
                None => Some(FitSuit::Any),
                Some(class) => {
                    self.word(class, &format!("/fit/{i}/suit_class"), Wanted::SuitClass, words::fit_class)
                }
            };
            let suit = fit.suit.map_or(class, |suit| class.and(Some(FitSuit::Named(suit.into()))));
            if let (Some(pair), Some(suit)) = (pair, suit) {
                fits.push(Fit { pair, suit, min: fit.min });
            }
        }
        fits
    }

    fn fit_leaves(&self, fits: &[Fit]) -> Vec<Pred> {
        let leaf = |(index, fit): (u8, &Fit)| self.leaf(fit.cond(index), &format!("/fit/{index}"));
        (0..).zip(fits).map(leaf).collect()
    }

    fn pair_points(&self, scenario: &wire::Scenario) -> Vec<Pred> {
        let mut leaves = Vec::new();
        for (key, metric, ranges) in
            [("pair_hcp", Metric::Hcp, &scenario.pair_hcp), ("pair_tp", Metric::Tp, &scenario.pair_tp)]
        {
            let Some(ranges) = ranges else { continue };
            for (pair, range) in [(Pair::Declarer, ranges.declarer), (Pair::Defense, ranges.defense)] {
                let Some(range) = range else { continue };
                let points = Points::new(pair, metric.clone(), range);
                leaves.push(self.leaf(Cond::Points(points), &format!("/{key}/{}", pair.name())));
            }
        }
        leaves
    }

    fn context(&mut self, wire: &wire::Context) -> Context {
        let mut context = Context::default();
        let role = |lowering: &mut Self, key: &str, name: &Option<String>| {
            let name = name.as_ref()?;
            lowering.word(name, &format!("/context/{key}"), Wanted::Position, Role::from_name)
        };
        context.dealer = role(self, "dealer", &wire.dealer);
        context.declarer = role(self, "declarer", &wire.declarer);
        if let Some(vul) = &wire.vul {
            context.vulnerability = self.word(vul, "/context/vul", Wanted::Vulnerability, parsed);
        }
        for (i, call) in wire.auction.iter().enumerate() {
            context.auction.extend(self.word(call, &format!("/context/auction/{i}"), Wanted::Call, parsed));
        }
        if let Some(contract) = &wire.contract {
            context.contract = self.word(contract, "/context/contract", Wanted::Contract, parsed);
        }
        if let Some(lead) = &wire.lead {
            context.lead = self.word(lead, "/context/lead", Wanted::Card, words::card);
        }
        context
    }

    /// The card led lies with the leader (seed 000 §5.7). Where nobody leads, the auction tells why.
    fn lead(&mut self, context: &Context) -> Option<Pred> {
        let card = context.lead?;
        let Some(hand) = context.leader() else {
            let faults = auction::check(context, self.number, &|pointer| self.origin(pointer));
            self.faults.extend(faults);
            return None;
        };
        let cond = Cond::Holding { hand, suit: card.suit().into(), is: HoldingCond::Has(card.rank()) };
        Some(self.leaf(cond, "/context/lead"))
    }
}

fn parsed<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// The binder of the variables in use; one that is not declared may be any suit.
fn vars(pred: &Pred, declared: &BTreeMap<Var, Vec<Suit>>) -> Option<Binder> {
    let mut used = BTreeSet::new();
    pred.each_slot(&mut |slot| {
        if let Slot::Var(var) = slot {
            used.insert(var);
        }
    });
    let domain = |var: Var| declared.get(&var).cloned().unwrap_or_else(|| Suit::ALL.to_vec());
    let domains: Vec<_> = used.into_iter().map(|var| (var, domain(var))).collect();
    (!domains.is_empty()).then_some(Binder::Vars(domains))
}
