//! `bridgeshape check`: what the judge says of given deals.

use crate::args::{self, Format};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_formats as formats;
use bridgeshape_judge::{ConstraintVerdict, Deal, Scenario, Verdict};
use bridgeshape_runtime::Seat;
use serde_json::{Value, json};
use std::io::Write;

/// Up to so many deals, those that hold are shown as well.
const SHOWN_WHOLE: usize = 20;

pub(crate) fn run(args: &args::Check) -> Result<(), Failure> {
    let json = args.format == Format::Json;
    let lang = args.lang.into();
    let found = source::find(&args.source, lang)?;
    let judges = found.source.judges(found.numbers.as_deref());
    let judges = judges.map_err(|refusal| found.refused(refusal, json, lang))?;
    let deals = read(args)?;

    let mut out = out::writer(None)?;
    let bar = out::progress(deals.len() as u64, None);
    let mut failures = 0;
    if json {
        write!(out, "{{\"deals\":[")?;
    }
    for (index, deal) in deals.iter().enumerate() {
        let (scenario, verdict) = best(&judges, deal);
        failures += u64::from(!verdict.satisfied);
        bar.inc(1);
        if json {
            let comma = if index > 0 { "," } else { "" };
            write!(out, "{comma}\n{}", document(index, scenario, &verdict))?;
        } else if deals.len() <= SHOWN_WHOLE || !verdict.satisfied {
            text(&mut out, index, scenario, &verdict)?;
        }
    }
    bar.finish_and_clear();
    let all = failures == 0;
    if json {
        writeln!(out, "\n],\"satisfied\":{}}}", u8::from(all))?;
    } else {
        let deals = deals.len();
        let plural = if deals == 1 { "deal" } else { "deals" };
        match failures {
            0 => writeln!(out, "{deals} {plural}: all hold")?,
            failures => writeln!(out, "{deals} {plural}: {failures} FAIL")?,
        }
    }
    out.flush()?;
    if all { Ok(()) } else { Err(Failure::Fails) }
}

/// The deals of the file; every fault of the file is a failure, as a deal passed over is not a deal checked.
fn read(args: &args::Check) -> Result<Vec<Deal>, Failure> {
    let name = args.deals.display();
    let reading = formats::read(&out::read(&args.deals)?);
    if !reading.is_whole() || reading.boards.is_empty() {
        let problems = reading.to_string();
        let problems = if problems.is_empty() { "no deals\n".to_owned() } else { problems };
        return Err(Failure::usage(format_args!("{name}: {}", problems.trim_end())));
    }
    let opener = args.opener_seat.map(Seat::from);
    let deal = |found: &formats::Found| {
        let deal = found.board.hands.deal(opener.or(found.board.opener).unwrap_or(Seat::North))?;
        Deal::from_masks(deal.hands().map(|hand| hand.bits())).ok()
    };
    reading
        .boards
        .iter()
        .map(|found| {
            deal(found).ok_or_else(|| {
                let formats::Place { line, column } = found.at;
                Failure::usage(format_args!(
                    "{name}: line {line}, column {column}: a whole deal is needed, 13 cards in each hand"
                ))
            })
        })
        .collect()
}

/// The scenario that holds, the first of them; else the one with the fewest failures.
fn best<'a>(judges: &'a [Scenario], deal: &Deal) -> (&'a str, Verdict) {
    let verdicts = judges.iter().map(|judge| (judge.label(), judge.verdict(deal, None)));
    verdicts
        .min_by_key(|(_, verdict)| {
            (!verdict.satisfied, verdict.constraints.iter().filter(|c| !c.held).count())
        })
        .unwrap_or_else(|| {
            // There is a scenario: the gate refuses a source without any.
            ("", Verdict { satisfied: false, bindings: Default::default(), constraints: Vec::new() })
        })
}

fn document(index: usize, scenario: &str, verdict: &Verdict) -> Value {
    let mut document = verdict.to_json();
    document["index"] = json!(index);
    document["scenario"] = json!(scenario);
    document
}

fn text(out: &mut dyn Write, index: usize, scenario: &str, verdict: &Verdict) -> Result<(), Failure> {
    let holds = if verdict.satisfied { "holds" } else { "FAILS" };
    write!(out, "deal {}: {holds}", index + 1)?;
    if !scenario.is_empty() {
        write!(out, "  [{scenario}]")?;
    }
    for (name, value) in &verdict.bindings.0 {
        write!(out, "  {name} = {value}")?;
    }
    writeln!(out)?;
    lines(out, &verdict.constraints)
}

/// What the judge says of each constraint, a line each.
pub(crate) fn lines(out: &mut dyn Write, constraints: &[ConstraintVerdict]) -> Result<(), Failure> {
    for line in constraints {
        let mark = if line.held { "✓" } else { "✗" };
        let position = line.position.as_deref().unwrap_or("");
        writeln!(out, "  {mark} {position:<10} {:<24} {}", line.constraint, line.actual)?;
    }
    Ok(())
}
