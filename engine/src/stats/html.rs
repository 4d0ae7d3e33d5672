//! Statistics as a page of HTML that needs nothing else: no script, no font, no picture from elsewhere.
//!
//! Words come from scenarios and pages, which anybody may write: every text goes through `escape`, and stands where
//! HTML reads text or a quoted attribute.

mod bars;
mod overview;
mod scenario;
mod words;

pub use overview::Overview;

use super::{ScenarioStats, significant};
use crate::source::Source;
use bridgeshape_dsl_ir::Lang;
use words::words;

/// The page about scenarios of a source.
pub fn page(source: &Source, scenarios: &[ScenarioStats], lang: Lang) -> String {
    let words = words(lang);
    let answer = source.answer();
    let title = answer.page().title.as_deref().unwrap_or(words.scenario);
    let mut body = String::new();
    if let (None, Some(text)) = (&answer.page().title, answer.text()) {
        body += &format!("<pre>{}</pre>\n", escape(text));
    }
    body += &scenario::contents(scenarios, words);
    let names = answer.role_names();
    for of in scenarios {
        body += &scenario::section(of, &names, lang);
    }
    document(title, &body, lang)
}

/// The whole page around its body.
fn document(title: &str, body: &str, lang: Lang) -> String {
    let (words, title) = (words(lang), escape(title));
    format!(
        r#"<!doctype html>
<html lang="{}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title} – {}</title>
<style>
{}</style>
</head>
<body>
<h1><bdi>{title}</bdi> – {}</h1>
<p class="soft">{}</p>
{body}</body>
</html>
"#,
        lang.code(),
        words.statistics,
        include_str!("html/style.css"),
        words.statistics,
        escape(words.note),
    )
}

/// A text as it stands in HTML, as content or in quotes; control characters are no part of HTML.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\n' | '\t' => out.push(c),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A line of a list of facts; both as HTML.
fn fact(name: &str, value: &str) -> String {
    format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n")
}

fn percent(share: f64) -> String {
    format!("{} %", significant(100.0 * share))
}

fn millis(nanos: f64) -> String {
    format!("{} ms", significant(nanos / 1e6))
}

/// A time in the unit that suits it.
fn time(nanos: f64) -> String {
    match nanos {
        ..1e3 => format!("{} ns", significant(nanos)),
        1e3..1e6 => format!("{} µs", significant(nanos / 1e3)),
        1e6..1e9 => format!("{} ms", significant(nanos / 1e6)),
        _ => format!("{} s", significant(nanos / 1e9)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_html_would_read_is_escaped() {
        assert_eq!(
            escape("<a b=\"c\">&'\u{0}\u{1b}é\n"),
            "&lt;a b=&quot;c&quot;&gt;&amp;&#39;\u{fffd}\u{fffd}é\n"
        );
    }

    #[test]
    fn times_have_a_unit_that_suits_them() {
        assert_eq!([500.0, 1e3, 2.5e6, 3e9].map(time), ["500 ns", "1 µs", "2.5 ms", "3 s"]);
    }
}
