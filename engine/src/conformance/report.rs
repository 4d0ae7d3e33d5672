//! The report: what is the same on every machine, and, apart from it, the times of one.

use super::{Checked, Compared, Findings};
use std::fmt::Write;

/// The limits of a deal's thread time, in nanoseconds: 95 in 100, and 999 in 1000.
pub const LIMITS: [u64; 2] = [50_000, 5_000_000];

const HEAD: &str = "  judged changed first/5000   attempts     bytes exact sample none verdict\n";

/// A line a scenario, the same on every machine.
pub fn deterministic(all: &[Checked]) -> String {
    let mut text = HEAD.to_owned();
    for checked in all {
        // Writing to a string cannot fail.
        let _ = match &checked.outcome {
            Ok(findings) => writeln!(text, "{} {}", line(findings), name(checked)),
            Err(refusal) => writeln!(text, "{:>70} {}", refusal.code(), name(checked)),
        };
    }
    text
}

/// A line a scenario, with the microseconds that half, 95 in 100 and 999 in 1000 deals keep to; those beyond the limits
/// are marked.
pub fn timed(all: &[Checked]) -> String {
    let mut text = String::from("   p50 us   p95 us p99.9 us\n");
    for checked in all {
        if let Ok(findings) = &checked.outcome {
            let micros = [500, 950, 999].map(|part| findings.within(part) as f64 / 1e3);
            let [half, most, nearly] = micros;
            let mark = if is_slow(findings) { "  SLOW" } else { "" };
            let _ = writeln!(text, "{half:>9.1}{most:>9.1}{nearly:>9.1} {}{mark}", name(checked));
        }
    }
    text
}

/// How many scenarios conform, and all that is to be told of the others.
pub fn summary(all: &[Checked]) -> String {
    let mut text = String::new();
    let found: Vec<&Findings> = all.iter().filter_map(|checked| checked.outcome.as_ref().ok()).collect();
    let conform = found.iter().filter(|findings| findings.conforms()).count();
    let deals: u64 = found.iter().map(|findings| findings.deals).sum();
    let [exact, sample, none] =
        [0, 1, 2].map(|kind| found.iter().map(|findings| kinds(findings)[kind]).sum::<usize>());
    let _ = writeln!(text, "{conform} of {} scenarios conform, {deals} deals", all.len());
    let _ =
        writeln!(text, "{exact} variables compared with the exact law, {sample} with a sample, {none} not");
    for checked in all {
        let _ = match &checked.outcome {
            Err(refusal) => writeln!(text, "refused: {}: {refusal}", name(checked)),
            Ok(findings) if !findings.conforms() => {
                let biased: Vec<String> = findings.biased().map(|variable| variable.to_string()).collect();
                let Findings { refused, changed, .. } = findings;
                let biased = biased.join(", ");
                writeln!(
                    text,
                    "FAILS: {}: {refused} refused, {changed} changed, biased: [{biased}]",
                    name(checked)
                )
            }
            Ok(findings) if kinds(findings)[2] > 0 => {
                writeln!(
                    text,
                    "not all compared (too dear to count, nothing else deals it): {}",
                    name(checked)
                )
            }
            Ok(_) => Ok(()),
        };
    }
    text
}

/// Whether its deals took longer than the limits.
pub fn is_slow(findings: &Findings) -> bool {
    findings.within(950) >= LIMITS[0] || findings.within(999) >= LIMITS[1]
}

/// How many variables were compared exactly, with a sample, and not.
fn kinds(findings: &Findings) -> [usize; 3] {
    let mut kinds = [0; 3];
    for (_, compared) in &findings.variables {
        kinds[match compared {
            Compared::Exactly(_) => 0,
            Compared::WithSample(_) => 1,
            Compared::Not => 2,
        }] += 1;
    }
    kinds
}

fn line(findings: &Findings) -> String {
    let [exact, sample, none] = kinds(findings);
    let verdict = if findings.conforms() { "conforms" } else { "FAILS" };
    format!(
        "{:>8} {:>7} {:>10} {:>10} {:>9} {exact:>5} {sample:>6} {none:>4} {verdict}",
        findings.deals - findings.refused,
        findings.changed,
        findings.first,
        findings.attempts,
        findings.bytes,
    )
}

/// The page, the number and the label.
pub fn name(checked: &Checked) -> String {
    format!("{} #{} {}", checked.page, checked.number, checked.label).trim_end().to_owned()
}
