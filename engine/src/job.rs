//! A request on a source: which scenario for which index, its deal, the judge's word, the record.
//!
//! The record of an index depends on the request and the index alone, so workers may share indices out as they
//! like; [`Job::run`] puts their records back in order.

use crate::dealer::Dealer;
use crate::prepared::{self, Prepared};
use crate::record::{Explanation, Play, Record, Vul};
use crate::source::{Entry, Source};
use crate::{Balance, Boards, Explain, Refusal, Repeats, Request, Seed, Verify, distinct, fixed};
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir::{self, Context, Vulnerability};
use bridgeshape_formats as formats;
use bridgeshape_judge as judge;
use bridgeshape_runtime::{Deal, Role, Seat, StreamKey};
use std::num::NonZeroU64;

/// A request that has passed the gate: something can be dealt, as far as is known.
#[derive(Debug)]
pub struct Job {
    request: Request,
    /// The scenarios to draw from; never empty.
    scenes: Vec<Scene>,
    /// A hash of what they mean, with their weights.
    key: u128,
    total_weight: NonZeroU64,
    skipped: Vec<(u32, String, Refusal)>,
}

/// A scenario that can be dealt, with the request's own constraints.
#[derive(Debug)]
struct Scene {
    entry: Entry,
    prepared: Prepared,
    judge: judge::Scenario,
}

impl Scene {
    fn scenario(&self) -> &ir::Scenario {
        self.prepared.scenario()
    }
}

impl Job {
    /// Takes a request through the gate.
    ///
    /// # Errors
    /// The source is blocked, the request is not valid, or no scenario that it asks for can be dealt.
    pub fn new(source: &Source, request: &Request) -> Result<Job, Refusal> {
        if let Some(refusal) = source.blocked() {
            return Err(refusal.clone());
        }
        // Boards are numbered from 1, so that the last index has none.
        if request.start.checked_add(request.count.max(1)).is_none() {
            let detail = "the last index would be above 2^64 - 2";
            return Err(Refusal::new(Code::InvalidRequest, None, detail));
        }
        prepared::enough(&request.limits)?;
        let known = fixed::partial_deal(&request.fixed)?;
        if request.repeats == Repeats::PassedOver && u128::from(request.count) > known.completions() {
            return Err(too_few(request.count, known.completions()));
        }
        let mut scenes = Vec::new();
        let mut skipped = Vec::new();
        for entry in source.entries() {
            if request.scenarios.as_ref().is_some_and(|wanted| !wanted.contains(&entry.number)) {
                continue;
            }
            match fixed::admitted(source, entry, &request.fixed, &known, request.lang) {
                Ok((entry, scenario)) => {
                    let Request { law, engine, limits, .. } = *request;
                    let prepared = Prepared::new(scenario, known, law, engine, limits);
                    scenes.push(Scene { judge: entry.judge()?, entry, prepared });
                }
                Err(refusal) => skipped.push((entry.number, entry.label.clone(), refusal)),
            }
        }
        if scenes.is_empty() {
            return Err(match skipped.into_iter().next() {
                Some((_, _, refusal)) => refusal,
                None => Refusal::new(Code::InvalidRequest, None, "there is no scenario to draw from"),
            });
        }
        let weights = scenes.iter().map(|scene| u64::from(scene.scenario().weight)).sum();
        let Some(total_weight) = NonZeroU64::new(weights) else {
            return Err(Refusal::new(Code::InvalidRequest, None, "every scenario has the weight 0"));
        };
        if request.repeats == Repeats::PassedOver {
            let scenarios: Vec<_> = scenes.iter().map(Scene::scenario).collect();
            if let Some(exist) = distinct::fewer_than(request.count, &scenarios, &known) {
                return Err(too_few(request.count, exist));
            }
        }
        let key = ir::page_key(scenes.iter().map(Scene::scenario));
        Ok(Job { request: request.clone(), scenes, key, total_weight, skipped })
    }

    /// Scenarios that were asked for and cannot be dealt: number, label, why.
    pub fn skipped(&self) -> &[(u32, String, Refusal)] {
        &self.skipped
    }

    /// The request.
    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Someone who deals indices of this job one after the other.
    pub fn worker(&self) -> Worker<'_> {
        self.worker_by(self.request.seed)
    }

    /// The same by another seed than that of the request.
    pub fn worker_by(&self, seed: Seed) -> Worker<'_> {
        let Request { lang, .. } = self.request;
        let dealers = self.scenes.iter().map(|scene| Dealer::new(&scene.prepared, seed.0, lang)).collect();
        Worker { job: self, choice: StreamKey::of_choice(self.key, seed.0), dealers }
    }
}

/// The refusal of more different deals than there are.
fn too_few(asked: u64, exist: u128) -> Refusal {
    let detail = format!("{asked} different deals asked for, {exist} exist");
    Refusal::new(Code::InvalidRequest, None, detail)
}

/// Deals indices of one job.
#[derive(Debug)]
pub struct Worker<'a> {
    job: &'a Job,
    choice: StreamKey,
    /// One for each scene.
    dealers: Vec<Dealer<'a>>,
}

impl Worker<'_> {
    /// The record of an index.
    ///
    /// # Errors
    /// The scenario turned out impossible, or its budget ran out.
    pub fn deal(&mut self, index: u64) -> Result<Record, Refusal> {
        let at = self.pick(index);
        let Scene { entry, prepared, .. } = &self.job.scenes[at];
        let scenario = prepared.scenario();
        let request = &self.job.request;
        let dealt = self.dealers[at].deal(index, request.budget)?;
        let bindings = scenario.binding_names(&dealt.binding);
        let explanation = self.judged(at, index, &dealt.deal, &bindings)?;
        let (opener, dealer, vul) = table(&scenario.context, request.boards, request.opener, index);
        Ok(Record {
            scenario: entry.label.clone(),
            number: entry.number,
            index,
            board: index.wrapping_add(1),
            numbered: request.boards == Boards::Cycle,
            dealer,
            vul,
            opener,
            deal: dealt.deal,
            bindings,
            play: play(&scenario.context),
            auction: scenario.context.auction.iter().map(|call| call.text.clone()).collect(),
            attempts: dealt.attempts,
            engine: dealt.engine,
            explanation,
        })
    }

    /// Which of the scenes an index takes.
    fn pick(&self, index: u64) -> usize {
        let Job { request, scenes, total_weight, .. } = self.job;
        match request.balance {
            Balance::RoundRobin => (index % scenes.len() as u64) as usize,
            Balance::Weighted if scenes.len() == 1 => 0,
            Balance::Weighted => {
                let mut point = self.choice.stream(index).below(*total_weight);
                let mut at = 0;
                let weight = |at: usize| u64::from(scenes[at].scenario().weight);
                while point >= weight(at) {
                    point -= weight(at);
                    at += 1;
                }
                at
            }
        }
    }

    /// Has the judge look at a deal, if that was asked for, and say why it is as it is, if that was.
    fn judged(
        &self,
        at: usize,
        index: u64,
        deal: &Deal,
        bindings: &[(String, String)],
    ) -> Result<Option<Explanation>, Refusal> {
        let request = &self.job.request;
        if request.verify == Verify::None && request.explain == Explain::No {
            return Ok(None);
        }
        let Scene { entry, judge, .. } = &self.job.scenes[at];
        let hands = judge::Deal::from_masks(deal.hands().map(|hand| hand.bits()))
            .map_err(|error| fault(entry, index, &error.to_string()))?;
        let under = judge::Bindings(bindings.iter().cloned().collect());
        if request.verify == Verify::All && !judge.satisfies(&hands, Some(&under)) {
            return Err(fault(entry, index, "the judge refuses it"));
        }
        Ok((request.explain == Explain::Yes).then(|| Explanation {
            constraints: judge.verdict(&hands, Some(&under)).constraints,
            ..entry.explanation(bindings, request.lang)
        }))
    }
}

/// A fault of ours, never of the caller: it is said loudly, and nothing is given out.
fn fault(entry: &Entry, index: u64, what: &str) -> Refusal {
    let detail =
        format!("deal {index} of scenario #{} {}: {what}; please report this", entry.number, entry.label);
    Refusal::new(Code::GenerationTimeLimit, None, detail)
}

/// The opener's seat, the dealer and the vulnerability of a board.
///
/// By the cycle the dealer's seat follows the board's number. A scenario with an auction turns with it, so that the
/// calls stay with the hands that make them; without one the opener keeps the seat that was asked for.
fn table(context: &Context, boards: Boards, opener: Seat, index: u64) -> (Seat, Role, Vul) {
    if boards == Boards::Context {
        let vul = match context.vulnerability() {
            Vulnerability::None => Vul::None,
            Vulnerability::Us => Vul::Us,
            Vulnerability::Them => Vul::Them,
            Vulnerability::Both => Vul::Both,
        };
        return (opener, context.dealer(), vul);
    }
    let (dealer, vul) = formats::cycle((index % 16) as u32 + 1);
    let opener = if context.auction.is_empty() { opener } else { opener_when(context.dealer(), dealer) };
    let ours = vul.includes(opener);
    let theirs = vul.includes(Role::Opp1.seat(opener));
    let vul = match (ours, theirs) {
        (false, false) => Vul::None,
        (true, false) => Vul::Us,
        (false, true) => Vul::Them,
        (true, true) => Vul::Both,
    };
    (opener, dealer.role(opener), vul)
}

/// Where the opener sits when a role sits at a seat.
fn opener_when(role: Role, seat: Seat) -> Seat {
    Seat::ALL.into_iter().find(|&opener| role.seat(opener) == seat).unwrap_or(seat)
}

fn play(context: &Context) -> Option<Play> {
    let declarer = context.declarer()?;
    if context.contract.is_none() && context.lead.is_none() && context.declarer.is_none() {
        return None;
    }
    let contract = context.contract.as_ref().map(|c| c.text.clone());
    let contract = contract.or_else(|| context.contract().map(|c| c.to_string()));
    let lead = context.lead.map(|card| card.to_string());
    Some(Play { contract, declarer, leader: declarer.left(), lead })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_follow_the_cycle_of_sixteen() {
        // Law 2: board, dealer, vulnerability of north-south and east-west, with the opener in the north.
        let cycle = "N- EN SE WB NN EE SB W- NE EB S- WN NB E- SN WE";
        for (index, board) in cycle.split(' ').enumerate() {
            let (_, dealer, vul) = table(&Context::default(), Boards::Cycle, Seat::North, index as u64);
            let seat = dealer.seat(Seat::North).letter();
            let vul = match vul {
                Vul::None => '-',
                Vul::Us => 'N',
                Vul::Them => 'E',
                Vul::Both => 'B',
            };
            assert_eq!(format!("{seat}{vul}"), board, "board {}", index + 1);
        }
        let east = table(&Context::default(), Boards::Cycle, Seat::East, 1);
        assert_eq!(east, (Seat::East, Role::Opener, Vul::Them));
    }
}
