//! `bridgeshape stats`: what dealing costs, and what the deals are like.

use crate::args::{self, StatsFormat as Format};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_catalog::pages;
use bridgeshape_engine::Source;
use bridgeshape_engine::stats::html::{self, Overview};
use bridgeshape_engine::stats::{Measured, ScenarioStats, Stats, StatsRequest, Table, significant, stats};
use bridgeshape_runtime::{Role, Suit};
use serde_json::json;
use std::io::{self, Write};

pub(crate) fn run(args: &args::Stats) -> Result<(), Failure> {
    if args.catalog {
        return catalogue(args);
    }
    let json = args.format == Format::Json;
    let lang = args.lang.into();
    let found = source::find(&args.source, lang)?;
    eprint!("{}", if found.source.blocked().is_some() { String::new() } else { found.notices(lang) });
    let request = StatsRequest {
        scenarios: found.numbers.clone(),
        fixed: source::fixed(&args.fixed, json)?,
        ..request(args)
    };
    let bar = out::steps(found.numbers.as_ref().map_or(found.source.entries().len(), Vec::len) as u64);
    let all = stats(&found.source, &request, |done, _, label| {
        bar.set_position(done as u64);
        bar.set_message(label.to_owned());
    });
    bar.finish_and_clear();
    let all = all.map_err(|refusal| found.refused(refusal, json, lang))?;
    let mut out = out::writer(None)?;
    match args.format {
        Format::Json => {
            let scenarios: Vec<_> = all.iter().map(ScenarioStats::to_json).collect();
            writeln!(out, "{:#}", json!({ "source": found.source.json(), "scenarios": scenarios }))?;
        }
        Format::Html => write!(out, "{}", html::page(&found.source, &all, lang))?,
        Format::Text => {
            for scenario in &all {
                write_scenario(&mut out, scenario)?;
            }
        }
    }
    out.flush()?;
    Ok(())
}

fn request(args: &args::Stats) -> StatsRequest {
    StatsRequest {
        deals: args.count,
        limits: (&args.limits).into(),
        lang: args.lang.into(),
        ..StatsRequest::default()
    }
}

/// All pages, a line a scenario.
fn catalogue(args: &args::Stats) -> Result<(), Failure> {
    if !args.fixed.is_empty() || args.source.scenario.is_some() {
        return Err(Failure::usage("--catalog is about all scenarios, with no cards known"));
    }
    let request = request(args);
    let bar = out::steps(pages().len() as u64);
    let mut table = Table::new(true);
    let mut overview = Overview::default();
    let mut documents = Vec::new();
    for page in pages() {
        bar.set_message(page.title);
        let source = Source::of_json(page.json, args.lang.into())
            .map_err(|error| Failure::usage(format_args!("{}: {error}", page.title)))?;
        let all = stats(&source, &request, |_, _, _| ())
            .map_err(|refusal| Failure::refused(refusal, args.format == Format::Json))?;
        match args.format {
            Format::Text => table.add(page.title, &all),
            Format::Html => overview.add(page.title, &all),
            Format::Json => {
                let scenarios: Vec<_> = all.iter().map(ScenarioStats::to_json).collect();
                documents.push(json!({ "source": source.json(), "scenarios": scenarios }));
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut out = out::writer(None)?;
    match args.format {
        Format::Json => writeln!(out, "{:#}", json!({ "pages": documents }))?,
        Format::Html => write!(out, "{}", overview.to_html(args.lang.into()))?,
        Format::Text => write!(out, "{table}")?,
    }
    out.flush()?;
    Ok(())
}

fn write_scenario(out: &mut impl Write, scenario: &ScenarioStats) -> io::Result<()> {
    writeln!(out, "{}", format!("#{} {}", scenario.number, scenario.label).trim_end())?;
    match &scenario.outcome {
        Ok(stats) => write_stats(out, stats)?,
        Err(refusal) => writeln!(out, "  refused: {}", refusal.to_string().replace('\n', "; "))?,
    }
    writeln!(out)
}

fn write_stats(out: &mut impl Write, stats: &Stats) -> io::Result<()> {
    let plural = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
    writeln!(
        out,
        "  plan        {}, {}, {} transitions, {} bytes of tables",
        plural(stats.bindings.len(), "binding"),
        plural(stats.parts(), "part"),
        stats.transitions(),
        stats.bytes()
    )?;
    let [planning, counting] = [stats.planning, stats.counting].map(|time| 1e3 * time.as_secs_f64());
    writeln!(out, "  made in     {planning:.3} ms, of which the tables alone take {counting:.3} ms")?;
    match (stats.attempts(), stats.acceptance()) {
        (Some(attempts), Some(acceptance)) => {
            let how = if stats.is_exact() { "counted exactly" } else { "by a trial" };
            writeln!(
                out,
                "  acceptance  {} %, {} attempts a deal, {how}",
                significant(100.0 * acceptance),
                significant(attempts)
            )?;
        }
        _ => writeln!(out, "  acceptance  so small that a trial found no deal")?,
    }
    for of in stats.bindings.iter().filter(|of| !of.names.is_empty()) {
        let names: Vec<String> = of.names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        writeln!(
            out,
            "    {}: drawn {} % of the time, acceptance {} %",
            names.join(", "),
            significant(100.0 * of.weight),
            significant(100.0 * of.acceptance.share())
        )?;
    }
    let measured = &stats.measured;
    writeln!(
        out,
        "  dealt       {} of {} deals in {} attempts, {} % at the first",
        measured.found,
        measured.deals,
        measured.attempts,
        significant(100.0 * measured.first_try_rate())
    )?;
    let micros = |percent| measured.percentile(percent).map(|ns| significant(ns as f64 / 1e3));
    if let (Some(median), Some(slow)) = (micros(50), micros(95)) {
        writeln!(
            out,
            "  time        a deal takes {median} µs at the median, 95 in 100 take at most {slow} µs"
        )?;
    }
    write_hands(out, measured)
}

/// Points and lengths by position, in per cent.
fn write_hands(out: &mut impl Write, measured: &Measured) -> io::Result<()> {
    for role in Role::ALL {
        let shares = |counts: &[u64]| {
            let some = counts.iter().enumerate().filter(|(_, count)| **count > 0);
            let share = |count: u64| significant(100.0 * count as f64 / measured.found as f64);
            let words = some.map(|(value, &count)| format!("{value}:{}", share(count)));
            words.collect::<Vec<_>>().join(" ")
        };
        writeln!(out, "  {:<11} hcp {}", role.name(), shares(&measured.points[role.index()]))?;
        for suit in Suit::ALL {
            let lengths = &measured.lengths[role.index()][suit.index()];
            writeln!(out, "  {:<11} {:>3} {}", "", suit.to_string(), shares(lengths))?;
        }
    }
    Ok(())
}
