//! Compiled beside interpreted for every scenario of the catalogue.
//!
//! `cargo bench -p bridgeshape-benches --bench paired [-- EVERY]`. The two take turns, so that what else the machine does
//! falls on both; a pair's ratio is the median of its rounds, in CPU time of one thread. Printed are how the ratios are
//! distributed, the scenarios in which compiled is below 0.9 of interpreted, and how fast compiled deals come.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Budget, Dealer, Engine, Law, Limits, Prepared, Source};
use bridgeshape_runtime::PartialDeal;
use bridgeshape_runtime::compiled::Page;
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::time::Duration;

const ROUNDS: usize = 9;
/// Deals of a round: so many that it lasts about so long.
const ROUND: Duration = Duration::from_millis(4);
const BATCH: u64 = 256;

struct Row {
    name: String,
    ratio: f64,
    /// Deals a second.
    compiled: f64,
}

fn main() {
    let every = std::env::args().skip(1).find_map(|arg| arg.parse().ok()).unwrap_or(1_usize).max(1);
    let mut rows = Vec::new();
    let mut place = 0;
    for page in bridgeshape_catalog::pages() {
        let source = Source::of_json(page.json, Lang::English).expect("a page");
        for entry in source.entries() {
            place += 1;
            if place % every != 0 {
                continue;
            }
            let scenario = source.possible(entry).expect("possible");
            let compiled = bridgeshape_generated::scenario(scenario.key()).expect("compiled");
            let page_of_one = Page { scenarios: std::slice::from_ref(compiled), key: 0 };
            let ready = page_of_one.prepare();
            let dealer = ready.dealer(1);
            let mut dealt = vec![dealer.deal(0); BATCH as usize];
            let mut by_compiled = |first: u64| {
                dealer.fill(first, &mut dealt);
                black_box(&dealt);
            };
            let known = PartialDeal::unknown(scenario.table);
            let prepared =
                Prepared::new(scenario, known, Law::Bindings, Engine::Interpreted, Limits::default());
            let mut other = Dealer::new(&prepared, 1, Lang::English);
            let budget = Budget { attempts: None, cpu: Duration::from_secs(60) };
            let mut by_interpreted = |first: u64| {
                black_box(other.fill(first, BATCH, budget).expect("dealt"));
            };
            // Every binding that comes has its tables before the clock starts, and how long a batch takes is known.
            (0..8).for_each(|batch| by_compiled(BATCH * batch));
            (0..8).for_each(|batch| by_interpreted(BATCH * batch));
            let warm = ThreadTime::now();
            (0..8).for_each(|batch| by_compiled(BATCH * batch));
            let batches = (ROUND.as_nanos() * 8 / warm.elapsed().as_nanos().max(1)).clamp(1, 4096) as u64;
            let mut pairs: Vec<(f64, f64)> = (0..ROUNDS as u64)
                .map(|round| {
                    let first = round * batches * BATCH;
                    let one = seconds(first, batches, &mut by_compiled);
                    let two = seconds(first, batches, &mut by_interpreted);
                    (two / one, one)
                })
                .collect();
            pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
            let (ratio, took) = pairs[ROUNDS / 2];
            let name = format!("{} #{} {}", page.title, entry.number, entry.label);
            rows.push(Row { name, ratio, compiled: (batches * BATCH) as f64 / took });
        }
    }
    report(rows);
}

/// How long so many batches from an index on take.
fn seconds(first: u64, batches: u64, deal: &mut impl FnMut(u64)) -> f64 {
    let begun = ThreadTime::now();
    (0..batches).for_each(|batch| deal(first + batch * BATCH));
    begun.elapsed().as_secs_f64()
}

fn report(mut rows: Vec<Row>) {
    rows.sort_by(|a, b| a.ratio.total_cmp(&b.ratio));
    let last = rows.len() - 1;
    let at = |share: f64| (last as f64 * share) as usize;
    println!("{} scenarios; compiled beside interpreted, deals a second:", rows.len());
    for (name, share) in
        [("least", 0.0), ("5 in 100", 0.05), ("median", 0.5), ("95 in 100", 0.95), ("most", 1.0)]
    {
        println!("{name:>10} {:.3}", rows[at(share)].ratio);
    }
    let below = rows.iter().take_while(|row| row.ratio < 0.9);
    println!("below 0.9: {}", below.clone().count());
    below.for_each(|row| println!("  {:.3} {}", row.ratio, row.name));
    rows.sort_by(|a, b| a.compiled.total_cmp(&b.compiled));
    println!("compiled, deals a second:");
    for (name, share) in
        [("least", 0.0), ("5 in 100", 0.05), ("median", 0.5), ("95 in 100", 0.95), ("most", 1.0)]
    {
        let row = &rows[at(share)];
        println!("{name:>10} {:>12.0} {}", row.compiled, row.name);
    }
}
