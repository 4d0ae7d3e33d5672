//! `bridgeshape bench`: deals a second on this machine.

use crate::args::{self, Format};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_engine::bench::{Bench, bench};
use serde_json::json;
use std::io::Write;
use std::time::Duration;

pub(crate) fn run(args: &args::Bench) -> Result<(), Failure> {
    let json = args.format == Format::Json;
    let lang = args.lang.into();
    let found = source::find(&args.source, lang)?;
    let time = Duration::from_millis(args.time_ms);
    let Bench { machine, rows } = bench(&found.source, found.numbers.as_deref(), time)
        .map_err(|refusal| found.refused(refusal, json, lang))?;
    let mut out = out::writer(None)?;
    if json {
        let rows: Vec<_> = rows.iter().map(|row| row.to_json()).collect();
        writeln!(out, "{:#}", json!({ "source": found.source.json(), "machine": machine, "rows": rows }))?;
    } else {
        writeln!(out, "{machine}")?;
        writeln!(out, "{:>14} {:>9}  {:12} scenario", "deals/s", "of bare", "engine")?;
        for row in &rows {
            let (rate, ratio) = (row.deals_per_s, row.ratio_to_bare_deal);
            writeln!(out, "{rate:>14.0} {ratio:>9.4}  {:12} {}", row.engine, row.scenario)?;
        }
    }
    out.flush()?;
    Ok(())
}
