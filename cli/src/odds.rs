//! `bridgeshape odds`: how many deals, and how likely.

use crate::args::{self, Format};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_engine::{
    BindingOdds, Chance, Estimate, Figure, LEVEL, OddsReport, OddsRequest, Outcome, Ratio, ScenarioOdds,
};
use std::io::Write;

/// Digits of a probability.
const DIGITS: usize = 7;
/// Digits of "one in so many".
const FEW_DIGITS: usize = 4;

pub(crate) fn run(args: &args::Odds) -> Result<(), Failure> {
    let json = args.format == Format::Json;
    let lang = args.lang.into();
    let found = source::find(&args.source, lang)?;
    eprint!("{}", if found.source.blocked().is_some() { String::new() } else { found.notices(lang) });
    let request = OddsRequest {
        scenarios: found.numbers.clone(),
        law: args.law.into(),
        fixed: source::fixed(&args.fixed, json)?,
        work: args.work,
        lang,
    };
    let bar = out::steps(found.numbers.as_ref().map_or(found.source.entries().len(), Vec::len) as u64);
    let report = OddsReport::new(&found.source, &request, |done, _, label| {
        bar.set_position(done as u64);
        bar.set_message(label.to_owned());
    });
    bar.finish_and_clear();
    let report = report.map_err(|refusal| found.refused(refusal, json, lang))?;
    let mut out = out::writer(None)?;
    if json {
        writeln!(out, "{}", report.to_json())?;
    } else {
        write!(out, "{}", Table::new(&report, args.law))?;
    }
    out.flush()?;
    Ok(())
}

/// A line of the table.
struct Line {
    name: String,
    cells: [String; 3],
    /// What follows without being aligned.
    note: String,
}

struct Table(Vec<Line>);

impl Table {
    fn new(report: &OddsReport, law: args::Law) -> Table {
        let head = ["deals", "probability", "one in"].map(str::to_owned);
        let mut lines = vec![Line { name: String::new(), cells: head, note: String::new() }];
        for scenario in &report.scenarios {
            scenario_lines(scenario, law, &mut lines);
        }
        let cells = [grouped(&report.total.to_string()), String::new(), String::new()];
        lines.push(Line { name: "all deals".to_owned(), cells, note: String::new() });
        Table(lines)
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let width = |of: &dyn Fn(&Line) -> &str| {
            self.0.iter().map(|line| of(line).chars().count()).max().unwrap_or(0)
        };
        let name = width(&|line| &line.name);
        let cells = [0, 1, 2].map(|i| width(&|line| &line.cells[i]));
        for line in &self.0 {
            let mut text = format!("{:<name$}", line.name);
            for (cell, width) in line.cells.iter().zip(cells) {
                text += &format!("  {cell:>width$}");
            }
            if !line.note.is_empty() {
                text += &format!("  {}", line.note);
            }
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

fn scenario_lines(scenario: &ScenarioOdds, law: args::Law, lines: &mut Vec<Line>) {
    let name = format!("#{} {}", scenario.number, scenario.label);
    let without = |deals: &str, refusal: &dyn std::fmt::Display| Line {
        name: name.clone(),
        cells: [deals.to_owned(), String::new(), String::new()],
        note: refusal.to_string().replace('\n', "; "),
    };
    let (odds, names) = match &scenario.outcome {
        Outcome::Impossible(refusal) => return lines.push(without("0", refusal)),
        Outcome::Unread(refusal) => return lines.push(without("-", refusal)),
        Outcome::Counted { odds, names } => (odds, names),
    };
    let deals = match odds.deals {
        Figure::Exact(deals) => grouped(&deals.to_string()),
        Figure::Estimated(_) => "not counted".to_owned(),
    };
    let [probability, one_in] = [percent(odds.chance()), one_in(odds.chance())];
    let why = odds.stop.map_or(String::new(), |stop| format!("; {stop}"));
    let note = bounds(odds.chance()) + &why;
    lines.push(Line { name, cells: [deals, probability, one_in], note });
    let Some(bindings) = &odds.bindings else {
        let note = "too many bindings to list".to_owned();
        return lines.push(Line { name: String::new(), cells: Default::default(), note });
    };
    for (of, names) in bindings.iter().zip(names).filter(|(_, names)| !names.is_empty()) {
        lines.push(binding_line(of, names, law));
    }
}

fn binding_line(of: &BindingOdds, names: &[(String, String)], law: args::Law) -> Line {
    let names: Vec<String> = names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let deals = of.deals.map_or("not counted".to_owned(), |deals| grouped(&deals.to_string()));
    let law = match (law, of.chance) {
        (_, Chance::Exact(Ratio::ZERO)) => "never",
        (args::Law::Bindings, _) => "drawn",
        (args::Law::Deals, _) => "comes first",
    };
    let note = match of.chance {
        Chance::Exact(Ratio::ZERO) => law.to_owned(),
        Chance::Unknown => "how likely it is drawn is not known".to_owned(),
        chance => format!("{law} {} {}", percent(chance), bounds(chance)).trim_end().to_owned(),
    };
    let cells = [deals, String::new(), String::new()];
    Line { name: format!("   {}", names.join(", ")), cells, note }
}

/// `4.865599 %`
fn percent(chance: Chance) -> String {
    match chance {
        Chance::Exact(ratio) => {
            format!("{} %", decimal(ratio.percent().unwrap_or(ratio), DIGITS))
        }
        Chance::Estimated(estimate) => format!("about {} %", plain(100.0 * estimate.probability)),
        Chance::Unknown => "not known".to_owned(),
    }
}

fn one_in(chance: Chance) -> String {
    match chance {
        Chance::Exact(ratio) => {
            ratio.inverse().map_or(String::new(), |ratio| grouped(&decimal(ratio, FEW_DIGITS)))
        }
        Chance::Estimated(Estimate { probability, .. }) if probability > 0.0 => {
            grouped(&plain(1.0 / probability))
        }
        Chance::Estimated(_) | Chance::Unknown => String::new(),
    }
}

/// How far an estimate may be off.
fn bounds(chance: Chance) -> String {
    let Chance::Estimated(Estimate { low, high, .. }) = chance else { return String::new() };
    format!("({} to {} %, at {} %)", plain(100.0 * low), plain(100.0 * high), plain(100.0 * LEVEL))
}

/// A fraction with so many significant digits, without zeros at the end.
fn decimal(ratio: Ratio, digits: usize) -> String {
    let rounded = ratio.rounded(digits).to_string();
    let trimmed = if rounded.contains('.') { rounded.trim_end_matches('0') } else { &rounded };
    trimmed.trim_end_matches('.').to_owned()
}

/// A float with four significant digits, without an exponent and without zeros at the end.
fn plain(value: f64) -> String {
    let rounded: f64 = format!("{value:.3e}").parse().unwrap_or(value);
    rounded.to_string()
}

/// A number with its digits in threes.
fn grouped(number: &str) -> String {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let mut text = String::new();
    for (i, digit) in whole.chars().enumerate() {
        if i > 0 && (whole.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if fraction.is_empty() { text } else { format!("{text}.{fraction}") }
}
