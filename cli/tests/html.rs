//! `bridgeshape stats --format html`: a page that is well-formed, needs nothing else, and counts every deal.

mod common;

use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::Source;
use bridgeshape_engine::stats::html::Overview;
use bridgeshape_engine::stats::{StatsRequest, stats};
use common::{err, json, out, run, status};
use serde_json::Value;

const NUMBER: &str = " data-n=\"";

fn page(args: &[&str]) -> String {
    let made = run(&[&["stats", "--format", "html"][..], args].concat());
    assert_eq!(status(&made), 0, "{}", err(&made));
    out(&made)
}

/// Every tag is closed in its turn, attributes are quoted, and each `&` begins a reference.
fn is_well_formed(html: &str) -> Result<(), String> {
    let mut rest = html.strip_prefix("<!doctype html>").ok_or("no doctype")?;
    let mut open: Vec<&str> = Vec::new();
    while let Some(at) = rest.find('<') {
        references(&rest[..at])?;
        let end = at + rest[at..].find('>').ok_or("a tag without an end")?;
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            match open.pop() {
                Some(last) if last == name => continue,
                last => return Err(format!("</{name}> closes {last:?}")),
            }
        }
        let (inside, is_closed) = tag.strip_suffix('/').map_or((tag, false), |inside| (inside, true));
        let name = inside.split_whitespace().next().ok_or("an empty tag")?;
        attributes(&inside[name.len()..]).map_err(|problem| format!("<{tag}>: {problem}"))?;
        if name == "style" {
            let end = rest.find("</style>").ok_or("a style without an end")?;
            rest = &rest[end..];
        }
        if !is_closed {
            open.push(name);
        }
    }
    if open.is_empty() { references(rest) } else { Err(format!("never closed: {open:?}")) }
}

/// ` name="value"`, as often as there are attributes.
fn attributes(mut text: &str) -> Result<(), String> {
    while !text.trim().is_empty() {
        let (name, rest) = text.trim_start().split_once("=\"").ok_or("an attribute without quotes")?;
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err(format!("{name:?} is no name"));
        }
        let (value, rest) = rest.split_once('"').ok_or("a quote without an end")?;
        references(value)?;
        text = rest;
    }
    Ok(())
}

/// A text without a bare `&` or `>`.
fn references(text: &str) -> Result<(), String> {
    if text.contains('>') {
        return Err(format!("a bare > in {text:?}"));
    }
    for piece in text.split('&').skip(1) {
        if !["amp;", "lt;", "gt;", "quot;", "#39;"].iter().any(|known| piece.starts_with(known)) {
            return Err(format!("a bare & before {piece:?}"));
        }
    }
    Ok(())
}

fn needs_nothing_else(html: &str) {
    is_well_formed(html).unwrap_or_else(|problem| panic!("{problem}"));
    for foreign in ["http", "<script", "url(", "@import", "<img", "<link", " src=", " onload"] {
        assert!(!html.contains(foreign), "{foreign}");
    }
    for wanted in [r#"name="viewport""#, "prefers-color-scheme: dark", "font: 1rem"] {
        assert!(html.contains(wanted), "{wanted}");
    }
}

/// What the bars of each piece of the page count, the pieces being those between such tags.
fn counts(html: &str, tag: &str) -> Vec<Vec<u64>> {
    let numbers = |piece: &str| {
        piece
            .split(NUMBER)
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap_or_default().parse().expect("a number"))
            .collect()
    };
    let end = tag.replace('<', "</") + ">";
    html.split(tag).skip(1).map(|piece| numbers(piece.split(&end).next().unwrap_or_default())).collect()
}

#[test]
fn the_checker_tells_right_from_wrong() {
    assert_eq!(is_well_formed("<!doctype html><p a=\"b\">&amp;<br/></p>"), Ok(()));
    for wrong in
        ["<p>", "</p>", "<p><b></p></b>", "<p a=b></p>", "&", "<p a=\"&\"></p>", "<p a=\"></p>", "a > b"]
    {
        assert!(is_well_formed(&format!("<!doctype html>{wrong}")).is_err(), "{wrong}");
    }
}

#[test]
fn a_page_is_whole_and_counts_every_deal() {
    let html = page(&["Splinter", "-n", "200"]);
    needs_nothing_else(&html);
    assert!(html.contains("<html lang=\"en\">") && html.contains("<bdi>Splinter</bdi>"));
    let documents = json(&run(&["stats", "Splinter", "-n", "200", "--format", "json"]));
    let scenarios = documents["scenarios"].as_array().expect("scenarios");
    // Points and four lengths for each of four positions of each scenario, in the same order.
    let mut figures = counts(&html, "<figure").into_iter();
    for scenario in scenarios {
        for role in ["opener", "opp1", "responder", "opp2"] {
            for chart in ["hcp", "S", "H", "D", "C"] {
                let told = scenario["positions"][role][chart].as_array().expect("counts");
                let told: Vec<u64> =
                    told.iter().filter_map(Value::as_u64).filter(|count| *count > 0).collect();
                let drawn = figures.next().expect("a chart");
                assert_eq!(drawn, told, "{role} {chart}");
                assert_eq!(drawn.iter().sum::<u64>(), 200);
            }
        }
    }
    assert_eq!(figures.next(), None);
    // The first list of a scenario is of acceptance, the second of times; the very first leads to the scenarios.
    let lists = counts(&html, "<ul");
    assert_eq!(lists.len(), 1 + 2 * scenarios.len());
    assert!(lists.iter().skip(2).step_by(2).all(|times| times.iter().sum::<u64>() == 200), "{lists:?}");
    for number in 1..=scenarios.len() {
        assert!(
            html.contains(&format!("href=\"#s{number}\"")) && html.contains(&format!("id=\"s{number}\""))
        );
    }
}

#[test]
fn what_stands_in_a_text_is_text() {
    let file = std::env::temp_dir().join(format!("bridgeshape-html-{}.json", std::process::id()));
    let name = "<script>alert(1)</script> & \"quotes\" 'too' \u{1b}";
    let answer = serde_json::json!({
        "title": name,
        "dslVersion": 2,
        "positionLabels": { "opener": name },
        "scenarios": [
            { "label": name, "positions": { "opener": { "hcp": { "min": 12, "max": 14 } } }, "fit": [] },
            { "label": name, "positions": { "opener": { "hcp": { "min": 36, "max": null } },
                "responder": { "hcp": { "min": 8, "max": null } } }, "fit": [] }
        ]
    });
    std::fs::write(&file, answer.to_string()).expect("a file");
    let html = page(&["--api-json", file.to_str().expect("a path"), "-n", "20"]);
    std::fs::remove_file(&file).expect("it was there");
    needs_nothing_else(&html);
    let escaped = "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; &#39;too&#39; \u{fffd}";
    // In the title, the heading, twice in the contents, over both scenarios, over the opener's hand.
    assert_eq!(html.matches(escaped).count(), 7, "{html}");
    assert!(html.contains("Refused: "), "the second has no deal");
    let text = page(&["--dsl", "a<b>: opener hcp:12-14", "-n", "5"]);
    needs_nothing_else(&text);
    assert!(text.contains("<pre>a&lt;b&gt;: opener hcp:12-14</pre>"), "{text}");
}

#[test]
fn numbers_and_languages() {
    for (lang, words) in [
        ("en", ["Success rate", "Mean attempts", "Failures", "none"]),
        ("it", ["Tasso di successo", "Tentativi medi", "Fallimenti", "nessuno"]),
        ("fr", ["Taux de réussite", "Essais en moyenne", "Échecs", "aucun"]),
        ("es", ["Tasa de éxito", "Intentos de media", "Fallos", "ninguno"]),
        ("de", ["Erfolgsquote", "Versuche im Mittel", "Fehlschläge", "keine"]),
    ] {
        let html = page(&["--dsl", "$a=M opener $a:5+", "-n", "30", "--lang", lang]);
        needs_nothing_else(&html);
        assert!(words.iter().all(|word| html.contains(word)), "{lang}: {html}");
        assert!(
            html.contains(&format!("<html lang=\"{lang}\">")) && html.contains("100 % (30 / 30 "),
            "{html}"
        );
        assert!(html.contains("$a = H ("), "{html}");
    }
    // Nothing is measured: no chart of deals, and no number that needs them.
    let html = page(&["--dsl", "opener hcp:12-14", "-n", "0"]);
    needs_nothing_else(&html);
    assert!(
        !html.contains("<figure") && !html.contains("Success rate") && html.contains("Acceptance"),
        "{html}"
    );
}

#[test]
fn a_refusal_is_no_page() {
    let refused = run(&["stats", "--dsl", "opener hcp:33+; responder hcp:8+", "--format", "html"]);
    assert_eq!((status(&refused), out(&refused).as_str()), (3, ""));
    assert!(err(&refused).contains("points_unreachable"), "{}", err(&refused));
}

#[test]
fn an_overview_of_a_large_catalogue_counts_every_scenario() {
    let text = "a & <b>: opener hcp:12-14 // $a=M opener $a:6+ hcp:20+ // rare: opener S:13";
    let source = Source::of_dsl(text, Lang::English);
    let request = StatsRequest { deals: 10, ..StatsRequest::default() };
    let all = stats(&source, &request, |_, _, _| ()).expect("they can be dealt");
    let mut overview = Overview::default();
    for page in 0..400 {
        overview.add(&format!("Page <{page}> \"of a large catalogue\""), &all);
    }
    let html = overview.to_html(Lang::Italian);
    needs_nothing_else(&html);
    assert!(html.len() < 3_000_000, "{} bytes", html.len());
    let charts = counts(&html, "<section");
    assert_eq!(charts.len(), 2, "acceptance and time");
    assert!(charts.iter().all(|bars| bars.iter().sum::<u64>() == 1200), "{charts:?}");
    assert_eq!(html.matches("<tr><th scope=\"row\">").count(), 1200);
    assert!(html.contains("Page &lt;7&gt; &quot;of a large catalogue&quot; #1 a &amp; &lt;b&gt;"));
    assert!(html.contains("1200 (400 pagine)") && html.contains("100 % (12000 / 12000 smazzate)"));
    assert!(!html.contains("<figure"), "no charts of positions");
    // An empty one is whole, too.
    needs_nothing_else(&Overview::default().to_html(Lang::English));
}
