//! How fast deals come: each engine beside the bare deal, on one thread, in one run.
//!
//! Drawing alone is measured: no judge, nothing written. Rates are of this machine and this moment.

use crate::compiled;
use crate::prepared::Prepared;
use crate::source::Source;
use crate::{Budget, Dealer, Engine, Law, Limits, Refusal};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_runtime::compiled::{Compiled, Page};
use bridgeshape_runtime::{Deal, PartialDeal, StreamKey, deal, deal_range};
use cpu_time::ThreadTime;
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::Duration;

/// What was measured.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The machine: architecture, system, processor where it is known, and cores.
    pub machine: String,
    /// The bare deal first.
    pub rows: Vec<Row>,
}

/// One engine on one scenario.
#[derive(Clone, Debug)]
pub struct Row {
    /// `bare_deal`, `compiled`, `interpreted`, `rejection_compiled` (the predicate of the compiled scenario) or
    /// `rejection`.
    pub engine: &'static str,
    /// The scenario's number and label; empty for the bare deal.
    pub scenario: String,
    /// Deals a second, of one thread's time.
    pub deals_per_s: f64,
    /// The same beside the bare deal.
    pub ratio_to_bare_deal: f64,
}

impl Row {
    /// As JSON.
    pub fn to_json(&self) -> Value {
        json!({
            "engine": self.engine,
            "scenario": self.scenario,
            "deals_per_s": self.deals_per_s,
            "ratio_to_bare_deal": self.ratio_to_bare_deal,
        })
    }
}

/// Measures the scenarios with these numbers (`None`: all), each row for about so long.
///
/// # Errors
/// The source is blocked, or a scenario of it cannot be dealt.
pub fn bench(source: &Source, numbers: Option<&[u32]>, time: Duration) -> Result<Bench, Refusal> {
    if let Some(refusal) = source.blocked() {
        return Err(refusal.clone());
    }
    let key = StreamKey::new(0, 1, &[]);
    let mut deals = [deal(&mut key.stream(0)); 256];
    let bare = rate(time, |first| {
        deal_range(&key, first, &mut deals);
        deals.len() as u64
    });
    let row = |engine, scenario: &str, deals_per_s| Row {
        engine,
        scenario: scenario.to_owned(),
        deals_per_s,
        ratio_to_bare_deal: deals_per_s / bare,
    };
    let mut rows = vec![row("bare_deal", "", bare)];
    let wanted = source.entries().iter().filter(|entry| numbers.is_none_or(|of| of.contains(&entry.number)));
    for entry in wanted {
        let scenario = source.possible(entry)?;
        let name = format!("#{} {}", entry.number, entry.label);
        let compiled = compiled::scenario(scenario.key());
        if let Some(compiled) = compiled {
            rows.push(row("compiled", &name, compiled_rate(compiled, time)));
        }
        for engine in [Engine::Interpreted, Engine::Rejection] {
            let fixed = PartialDeal::unknown(scenario.table);
            let prepared = Prepared::new(scenario.clone(), fixed, Law::Bindings, engine, Limits::default());
            let mut dealer = Dealer::new(&prepared, 1, Lang::English);
            let budget = Budget { attempts: None, cpu: 10 * time + Duration::from_secs(5) };
            // The plans of every binding that comes are made before the clock starts.
            let batches = if engine == Engine::Interpreted { 0..4 } else { 0..0 };
            let ready = batches.map(|batch| dealer.fill(256 * batch, 256, budget).map(|_| ()));
            let mut failed = ready.collect::<Result<Vec<()>, Refusal>>().err();
            // What is too rare already is not measured.
            let time = if failed.is_some() { Duration::ZERO } else { time };
            let rate = rate(time, |first| match dealer.fill(first, 256, budget) {
                Ok(dealt) => {
                    black_box(&dealt);
                    dealt.len() as u64
                }
                Err(refusal) => {
                    failed = Some(refusal);
                    0
                }
            });
            match failed {
                Some(refusal) if refusal.code() != Code::GenerationTimeLimit => return Err(refusal),
                Some(_) => {}
                None => rows.push(row(engine.name(), &name, rate)),
            }
        }
        if let Some(compiled) = compiled {
            rows.push(row("rejection_compiled", &name, rejected_rate(compiled, time)));
        }
    }
    Ok(Bench { machine: machine(), rows })
}

/// Deals a second of a compiled scenario.
fn compiled_rate(compiled: &'static Compiled, time: Duration) -> f64 {
    let page = Page { scenarios: std::slice::from_ref(compiled), key: 0 };
    let prepared = page.prepare();
    let dealer = prepared.dealer(1);
    let mut dealt = vec![dealer.deal(0); 256];
    // Every binding that comes has its tables before the clock starts.
    (0..4).for_each(|batch| dealer.fill(256 * batch, &mut dealt));
    rate(time, |first| {
        dealer.fill(first, &mut dealt);
        dealt.len() as u64
    })
}

/// Deals a second by dealing and throwing away what the predicate of a compiled scenario refuses.
fn rejected_rate(compiled: &Compiled, time: Duration) -> f64 {
    let key = StreamKey::new(0, 2, &[]);
    let mut deals = [deal(&mut key.stream(0)); 256];
    rate(time, |first| {
        deal_range(&key, first, &mut deals);
        let mut bindings = key.stream(u64::MAX - first);
        let holds = |deal: &&Deal| (compiled.holds)(compiled.draw_binding(&mut bindings), deal.hands());
        deals.iter().filter(holds).count() as u64
    })
}

/// How many a second, where each call makes some, beginning with an index.
fn rate(time: Duration, mut make: impl FnMut(u64) -> u64) -> f64 {
    let begun = ThreadTime::now();
    let (mut made, mut first) = (0, 0);
    loop {
        let more = make(first);
        made += more;
        first += 256;
        let spent = begun.elapsed();
        // What makes nothing for long is not waited for.
        if spent >= time && (made > 0 || spent >= 10 * time) {
            return made as f64 / spent.as_secs_f64();
        }
    }
}

/// What this machine is, as far as it tells.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let processor = std::fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    });
    let processor = processor.map_or_else(String::new, |name| format!(", {name}"));
    format!("{} {}{processor}, {cores} cores, one thread", std::env::consts::ARCH, std::env::consts::OS)
}
