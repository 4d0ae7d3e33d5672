//! The part of the page about a scenario: its numbers, what it costs, and what its deals are like.

use super::bars::{Row, columns, histogram, mean_and_mode, rows, span};
use super::words::{Words, words};
use super::{escape, fact, millis, percent, time};
use crate::stats::{BindingStats, Measured, ScenarioStats, Stats, significant};
use bridgeshape_dsl_ir::{Lang, describe};
use bridgeshape_runtime::{Role, Suit};
use std::collections::BTreeMap;

/// The acceptance of each scenario, with a link to it; nothing where there is but one.
pub(super) fn contents(scenarios: &[ScenarioStats], words: &Words) -> String {
    if scenarios.len() < 2 {
        return String::new();
    }
    let row = |of: &ScenarioStats| {
        let acceptance = of.outcome.as_ref().ok().and_then(Stats::acceptance);
        Row {
            name: format!(r##"<a href="#s{}">{}</a>"##, of.number, name(of)),
            length: acceptance.unwrap_or(0.0),
            value: match (&of.outcome, acceptance) {
                (Ok(_), Some(share)) => percent(share),
                (Ok(_), None) => words.not_found.to_owned(),
                (Err(refusal), _) => refusal.code().to_string(),
            },
            count: None,
        }
    };
    let all: Vec<Row> = scenarios.iter().map(row).collect();
    format!("<nav>\n<h2>{}</h2>\n{}</nav>\n", words.acceptance, rows(&all))
}

/// `#1 <label>`
fn name(of: &ScenarioStats) -> String {
    format!("#{} <bdi>{}</bdi>", of.number, escape(&of.label))
}

/// All about a scenario; `names` are the page's own names of the roles.
pub(super) fn section(of: &ScenarioStats, names: &BTreeMap<String, String>, lang: Lang) -> String {
    let words = words(lang);
    let inside = match &of.outcome {
        Ok(stats) => {
            let found = stats.measured.found > 0;
            let mut inside = facts(stats, words) + &acceptance(stats, words);
            if found {
                inside += &times(&stats.measured, words);
                inside += &hands(&stats.measured, names, lang);
            }
            inside
        }
        Err(refusal) => {
            format!("<p>{}: {}</p>\n", words.refused, escape(&refusal.to_string().replace('\n', "; ")))
        }
    };
    format!("<section id=\"s{}\">\n<h2>{}</h2>\n{inside}</section>\n", of.number, name(of))
}

fn facts(stats: &Stats, words: &Words) -> String {
    let measured = &stats.measured;
    let mut facts = String::new();
    if measured.deals > 0 {
        let success = format!(
            "{} ({} / {} {})",
            percent(measured.success_rate()),
            measured.found,
            measured.deals,
            words.deals
        );
        facts += &fact(words.success, &success);
        let mean = significant(measured.attempts as f64 / measured.deals as f64);
        let long =
            stats.attempts().map(|attempts| format!(" ({} {})", significant(attempts), words.long_run));
        facts += &fact(words.attempts, &(mean + &long.unwrap_or_default()));
        let [median, slow] = [50, 95].map(|percent| measured.percentile(percent).map(|ns| millis(ns as f64)));
        if let (Some(median), Some(slow)) = (median, slow) {
            facts += &fact(words.slow, &format!("{slow} ({} {median})", words.median));
        }
        facts += &fact(words.failures, &failures(&measured.failures(), words));
    }
    let acceptance = match stats.acceptance() {
        Some(share) => {
            let how = if stats.is_exact() { words.exact } else { words.trial };
            format!("{}, {how}", percent(share))
        }
        None => words.not_found.to_owned(),
    };
    facts += &fact(words.acceptance, &acceptance);
    facts += &fact(words.tables, &stats.bytes().to_string());
    facts += &fact(words.planning, &millis(stats.planning.as_nanos() as f64));
    format!("<dl>\n{facts}</dl>\n")
}

/// The codes of failures, each with how many there are.
pub(super) fn failures(failures: &[(&str, u64)], words: &Words) -> String {
    if failures.is_empty() {
        return words.none.to_owned();
    }
    failures.iter().map(|(code, count)| format!("{code}: {count}")).collect::<Vec<_>>().join(", ")
}

/// The acceptance of each binding, with how often it is drawn; where nothing is chosen, how the acceptance is known.
fn acceptance(stats: &Stats, words: &Words) -> String {
    let row = |of: &BindingStats| {
        let names: Vec<String> = of.names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let name = match &names[..] {
            [] if of.acceptance.exact => words.exact.to_owned(),
            [] => words.trial.to_owned(),
            names => format!("{} ({} {})", names.join(", "), words.drawn, percent(of.weight)),
        };
        let share = of.acceptance.share();
        Row { name: escape(&name), length: share, value: percent(share), count: None }
    };
    let all: Vec<Row> = stats.bindings.iter().map(row).collect();
    format!("<h3>{}</h3>\n{}", words.acceptance, rows(&all))
}

/// How many deals took how long.
fn times(measured: &Measured, words: &Words) -> String {
    // A clock that does not tell times so short says nought.
    let nanos = measured.times.iter().map(|&ns| ns.max(1) as f64);
    format!("<h3>{}</h3>\n{}", words.time, rows(&histogram(nanos, &time)))
}

/// Points and lengths of each position.
fn hands(measured: &Measured, names: &BTreeMap<String, String>, lang: Lang) -> String {
    let words = words(lang);
    let points = span(measured.points.iter().map(|counts| &counts[..])).unwrap_or(0..=0);
    let mut out = String::new();
    for role in Role::ALL {
        let name = names.get(role.name()).map_or(describe::label(role, lang), String::as_str);
        let counts = &measured.points[role.index()];
        let mut charts = columns(&caption(words.points, counts, words), counts, points.clone());
        for suit in Suit::ALL {
            let counts = &measured.lengths[role.index()][suit.index()];
            // The letter is for who cannot tell the symbols.
            let name = format!("{} {suit}", suit.symbol());
            charts += &columns(&caption(&name, counts, words), counts, 0..=13);
        }
        out += &format!(
            "<details open=\"open\">\n<summary><bdi>{}</bdi></summary>\n{charts}</details>\n",
            escape(name)
        );
    }
    out
}

/// `<b>♠ S</b> mean 5.3, most often 5 (71 %)`
fn caption(name: &str, counts: &[u64], words: &Words) -> String {
    let told = mean_and_mode(counts)
        .map(|(mean, mode, share)| format!(" {} {mean}, {} {mode} ({share})", words.mean, words.often));
    format!("<b>{name}</b>{}", told.unwrap_or_default())
}
