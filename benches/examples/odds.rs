//! What exact odds cost: for every scenario of the catalogue the units of work and the CPU time, one a line, and how they
//! are spread.
//!
//! `cargo run --release -p bridgeshape-benches --example odds`, with `deals` behind `--` for the other law.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Law, Source, WORK};
use bridgeshape_planner::odds;
use bridgeshape_runtime::PartialDeal;
use cpu_time::ThreadTime;

fn main() -> Result<(), String> {
    let law = match std::env::args().nth(1).as_deref() {
        None | Some("bindings") => Law::Bindings,
        Some("deals") => Law::Deals,
        Some(other) => return Err(format!("{other}: expected bindings or deals")),
    };
    let (mut work, mut seconds) = (Vec::new(), Vec::new());
    let mut estimated = 0;
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English)?;
        for entry in source.entries() {
            let scenario = entry.scenario.as_ref().map_err(ToString::to_string)?;
            let begun = ThreadTime::now();
            let odds = odds(scenario, &PartialDeal::unknown(scenario.table), law, WORK);
            let time = begun.elapsed().as_secs_f64();
            println!("{:>13}  {time:>7.3} s  {} #{} {}", odds.work, page.title, entry.number, entry.label);
            work.push(odds.work);
            seconds.push(time);
            estimated += usize::from(odds.trials > 0);
        }
    }
    work.sort_unstable();
    seconds.sort_by(f64::total_cmp);
    for (name, part) in [("median", 50), ("95 in 100", 95), ("worst", 100)] {
        let at = (work.len() * part / 100).min(work.len() - 1);
        println!("{name:>10}: {} units, {:.3} s", work[at], seconds[at]);
    }
    println!("{} scenarios, {estimated} of them estimated", work.len());
    Ok(())
}
