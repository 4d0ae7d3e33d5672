//! Charts: columns over whole numbers, rows with a name each. A bar that counts has its count in `data-n`.

use super::{escape, percent};
use crate::stats::significant;
use std::ops::RangeInclusive;

/// The size of a chart of columns: on a phone, about a point each.
const WIDTH: usize = 320;
const BARS: usize = 88;
const HEIGHT: usize = 112;

/// How many deals have each whole number, over the numbers that are shown; those that none has get no bar.
pub(super) fn columns(caption: &str, counts: &[u64], shown: RangeInclusive<usize>) -> String {
    let total: u64 = counts.iter().sum();
    let most = counts.iter().max().copied().unwrap_or(0).max(1);
    let (first, slots) = (*shown.start(), shown.end() - shown.start() + 1);
    let slot = WIDTH as f64 / slots as f64;
    let step = [1, 2, 5].into_iter().find(|step| slot * *step as f64 >= 22.0).unwrap_or(10);
    let mut inner = String::new();
    for value in shown {
        let left = (value - first) as f64 * slot;
        if value.is_multiple_of(step) {
            inner += &format!(r#"<text x="{:.1}" y="{}">{value}</text>"#, left + slot / 2.0, HEIGHT - 4);
        }
        let count = counts.get(value).copied().unwrap_or(0);
        if count > 0 {
            // What is there is seen.
            let height = (BARS as f64 * count as f64 / most as f64).max(1.0);
            inner += &format!(
                r#"<rect class="bar" x="{:.1}" y="{:.1}" width="{:.1}" height="{height:.1}" data-n="{count}"><title>{value}: {count} ({})</title></rect>"#,
                left + 0.1 * slot,
                BARS as f64 - height,
                0.8 * slot,
                percent(count as f64 / total as f64)
            );
        }
    }
    format!(
        r#"<figure><figcaption>{caption}</figcaption><svg class="columns" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{}">{inner}<line class="axis" x1="0" x2="{WIDTH}" y1="{BARS}" y2="{BARS}"/></svg></figure>
"#,
        plain(caption)
    )
}

/// A row of a chart.
pub(super) struct Row {
    /// Its name, as HTML.
    pub(super) name: String,
    /// How long its bar is, from 0 to 1.
    pub(super) length: f64,
    /// What it stands for.
    pub(super) value: String,
    /// How many it counts, if it counts.
    pub(super) count: Option<u64>,
}

pub(super) fn rows(rows: &[Row]) -> String {
    let line = |Row { name, length, value, count }: &Row| {
        let count = count.map_or_else(String::new, |count| format!(r#" data-n="{count}""#));
        format!(
            r#"<li><p><span>{name}</span><span>{}</span></p><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="bar" width="{:.2}" height="1"{count}/></svg></li>
"#,
            escape(value),
            100.0 * length.clamp(0.0, 1.0)
        )
    };
    format!("<ul class=\"rows\">\n{}</ul>\n", rows.iter().map(line).collect::<String>())
}

/// How many of the values lie in each step of 1, 2, 5, 10…, each with its upper end; positive values only.
pub(super) fn histogram(values: impl Iterator<Item = f64>, show: &dyn Fn(f64) -> String) -> Vec<Row> {
    let mut steps: Vec<i32> = values.filter(|value| *value > 0.0).map(step).collect();
    steps.sort_unstable();
    let (Some(&first), Some(&last)) = (steps.first(), steps.last()) else {
        return Vec::new();
    };
    let counts: Vec<(i32, u64)> =
        (first..=last).map(|at| (at, steps.iter().filter(|step| **step == at).count() as u64)).collect();
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(1) as f64;
    let row = |&(at, count): &(i32, u64)| Row {
        name: escape(&format!("{} – {}", show(lower(at)), show(lower(at + 1)))),
        length: count as f64 / most,
        value: count.to_string(),
        count: Some(count),
    };
    counts.iter().map(row).collect()
}

/// Where a step begins: step 0 is from 1 to 2, step 1 from 2 to 5, step 2 from 5 to 10.
fn lower(step: i32) -> f64 {
    let (tens, of) = (step.div_euclid(3), [1.0, 2.0, 5.0][step.rem_euclid(3) as usize]);
    if tens < 0 { of / 10_f64.powi(-tens) } else { of * 10_f64.powi(tens) }
}

/// The step of a positive value: above its lower end, up to its upper end.
fn step(value: f64) -> i32 {
    let mut at = 3 * value.log10().floor() as i32;
    while lower(at) >= value {
        at -= 1;
    }
    while lower(at + 1) < value {
        at += 1;
    }
    at
}

/// The numbers that some deal has, from the least to the greatest.
pub(super) fn span<'a>(all: impl IntoIterator<Item = &'a [u64]>) -> Option<RangeInclusive<usize>> {
    let some = all.into_iter().flat_map(|counts| (0..counts.len()).filter(|&at| counts[at] > 0));
    let values: Vec<usize> = some.collect();
    Some(*values.iter().min()?..=*values.iter().max()?)
}

/// The mean, and the number that most deals have with its share.
pub(super) fn mean_and_mode(counts: &[u64]) -> Option<(String, usize, String)> {
    let total: u64 = counts.iter().sum();
    let most = *counts.iter().max().filter(|most| **most > 0)?;
    let mode = counts.iter().position(|count| *count == most)?;
    let sum: u64 = (0..).zip(counts).map(|(value, count)| value * count).sum();
    Some((significant(sum as f64 / total as f64), mode, percent(most as f64 / total as f64)))
}

/// The text of a piece of HTML, for an attribute: without its tags.
fn plain(html: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            c if !inside => out.push(c),
            _ => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_ends_with_its_upper_end() {
        for (value, ends) in
            [(1.0, (0.5, 1.0)), (1.1, (1.0, 2.0)), (100.0, (50.0, 100.0)), (0.002, (0.001, 0.002))]
        {
            let at = step(value);
            assert_eq!((lower(at), lower(at + 1)), ends, "{value}");
        }
    }

    #[test]
    fn every_value_is_in_one_row_and_gaps_are_shown() {
        let rows = histogram([1.0, 1.5, 1.7, 7.0].into_iter(), &|value| value.to_string());
        let told: Vec<(&str, Option<u64>)> = rows.iter().map(|row| (row.name.as_str(), row.count)).collect();
        assert_eq!(told, [("0.5 – 1", Some(1)), ("1 – 2", Some(2)), ("2 – 5", Some(0)), ("5 – 10", Some(1))]);
        assert!(histogram([].into_iter(), &|value| value.to_string()).is_empty());
    }

    #[test]
    fn columns_have_a_bar_for_each_number_that_some_deal_has() {
        let html = columns("A <b>caption</b>", &[0, 3, 0, 7, 0], 0..=4);
        assert_eq!(html.matches("<rect").count(), 2);
        assert!(html.contains(r#"data-n="3""#) && html.contains("3: 7 (70 %)"), "{html}");
        assert!(html.contains(r#"aria-label="A caption""#), "{html}");
        assert_eq!(span([&[0, 3, 0, 7, 0][..], &[0; 5]]), Some(1..=3));
        assert_eq!(span([&[0; 5][..]]), None);
        assert_eq!(mean_and_mode(&[0, 3, 0, 7, 0]), Some(("2.4".to_owned(), 3, "70 %".to_owned())));
    }
}
