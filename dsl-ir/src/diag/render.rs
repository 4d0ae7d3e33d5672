//! A message as a person reads it: the sentence, the line of the text, and carets under the place.
//!
//! ```text
//! error[reversed_range]: the range `17-15` runs backwards: write `hcp:15-17`
//!  --> line 1, column 8
//!   |
//! 1 | opener hcp:17-15
//!   |        ^^^^^^^^^
//! ```
//!
//! Limits: columns count characters, so that a caret under double-width characters stands to the left of its place;
//! tabs are kept, and other control characters are shown as `�`.

use super::{Diag, Origin, Severity};
use crate::Lang;
use std::fmt::Write;
use std::ops::Range;

/// Whether a terminal is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Style {
    /// Characters only.
    #[default]
    Plain,
    /// With ANSI colours.
    Colour,
}

/// The longest line that is shown whole, in characters.
const LONGEST: usize = 100;
/// Characters shown before the place in a longer line.
const BEFORE: usize = 40;

/// The line and the column of a byte of the text, both from 1; columns count characters. A byte behind the end, or
/// inside a character, counts as the character's or the text's end.
pub fn line_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..boundary(text, offset)];
    let start = before.rfind('\n').map_or(0, |n| n + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}

/// The message about `text`, over several lines, the last one ended.
pub fn render(diag: &Diag, text: &str, lang: Lang, style: Style) -> String {
    let paint = Paint { style, severity: diag.severity };
    let head = format!("{}[{}]", severity(diag.severity, lang), diag.code());
    format!("{}: {}\n{}", paint.loud(&head), paint.bold(&diag.message(lang)), places(diag, text, lang, style))
}

/// The places of the message alone: what [`render`] shows below the sentence. Nothing, where it has none.
pub fn places(diag: &Diag, text: &str, lang: Lang, style: Style) -> String {
    let paint = Paint { style, severity: diag.severity };
    let mut shown = String::new();
    let places: Vec<Range<usize>> = diag.places.iter().filter_map(|place| dsl(place, text)).collect();
    let lines = places.iter().map(|place| line_column(text, place.start).0);
    let gutter = lines.max().unwrap_or(1).to_string().len();
    let mut last: Option<Crop> = None;
    for (i, place) in places.iter().enumerate() {
        let (line, column) = line_column(text, place.start);
        if i == 0 {
            let words = words(lang);
            let arrow = paint.dim(&format!("{:gutter$}-->", ""));
            let _ = writeln!(shown, "{arrow} {} {line}, {} {column}", words[0], words[1]);
            let _ = writeln!(shown, "{}", paint.dim(&format!("{:gutter$} |", "")));
        }
        let crop = match last.take() {
            Some(crop) if crop.line == line && crop.holds(place) => crop,
            _ => {
                let crop = Crop::around(text, place, line);
                let _ = writeln!(shown, "{} {}", paint.dim(&format!("{line:gutter$} |")), crop.shown());
                crop
            }
        };
        let (margin, carets) = crop.carets(place, if i == 0 { '^' } else { '-' });
        let carets = if i == 0 { paint.loud(&carets) } else { paint.dim(&carets) };
        let _ = writeln!(shown, "{} {margin}{carets}", paint.dim(&format!("{:gutter$} |", "")));
        last = Some(crop);
    }
    for place in &diag.places {
        if let Origin::Json(pointer) = place {
            let scenario = diag.scenario.map_or_else(String::new, |n| format!("{} {n} ", words(lang)[2]));
            let _ = writeln!(shown, "{} {scenario}{pointer}", paint.dim(" -->"));
        }
    }
    shown
}

/// A place in the text, brought inside it.
fn dsl(place: &Origin, text: &str) -> Option<Range<usize>> {
    match place {
        Origin::Dsl(range) => {
            let start = boundary(text, range.start);
            Some(start..boundary(text, range.end).max(start))
        }
        Origin::Json(_) => None,
    }
}

/// The nearest boundary between characters, at a byte or before it.
fn boundary(text: &str, offset: usize) -> usize {
    let mut at = offset.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// A line of the text, or the part of it that is shown.
struct Crop<'t> {
    line: usize,
    text: &'t str,
    /// Where it starts in the whole text.
    start: usize,
    left: &'static str,
    right: &'static str,
}

impl<'t> Crop<'t> {
    fn around(text: &'t str, place: &Range<usize>, line: usize) -> Crop<'t> {
        let start = text[..place.start].rfind('\n').map_or(0, |n| n + 1);
        let end = text[place.start..].find('\n').map_or(text.len(), |n| place.start + n);
        let whole = text[start..end].strip_suffix('\r').unwrap_or(&text[start..end]);
        if whole.chars().count() <= LONGEST {
            return Crop { line, text: whole, start, left: "", right: "" };
        }
        let column = text[start..place.start].chars().count();
        let byte = |n: usize| whole.char_indices().nth(n).map_or(whole.len(), |(at, _)| at);
        let first = column.saturating_sub(BEFORE);
        let (from, to) = (byte(first), byte(first + LONGEST - 2));
        Crop {
            line,
            text: &whole[from..to],
            start: start + from,
            left: if from > 0 { "…" } else { "" },
            right: if to < whole.len() { "…" } else { "" },
        }
    }

    fn holds(&self, place: &Range<usize>) -> bool {
        self.start <= place.start && place.end <= self.start + self.text.len()
    }

    fn shown(&self) -> String {
        let plain = |c: char| if c.is_control() && c != '\t' { '\u{fffd}' } else { c };
        let middle: String = self.text.chars().map(plain).collect();
        format!("{}{middle}{}", self.left, self.right)
    }

    /// The space up to the carets, and the carets; at least one.
    fn carets(&self, place: &Range<usize>, caret: char) -> (String, String) {
        let inside = |at: usize| at.saturating_sub(self.start).min(self.text.len());
        let (from, to) = (inside(place.start), inside(place.end));
        let mut margin = String::from(if self.left.is_empty() { "" } else { " " });
        margin.extend(self.text[..from].chars().map(|c| if c == '\t' { '\t' } else { ' ' }));
        let count = self.text[from..to].chars().count().max(1);
        (margin, caret.to_string().repeat(count))
    }
}

/// How parts are coloured.
#[derive(Clone, Copy)]
struct Paint {
    style: Style,
    severity: Severity,
}

impl Paint {
    fn with(self, codes: &str, text: &str) -> String {
        match self.style {
            Style::Plain => String::from(text),
            Style::Colour => format!("\u{1b}[{codes}m{text}\u{1b}[0m"),
        }
    }

    fn loud(self, text: &str) -> String {
        let codes = match self.severity {
            Severity::Error => "1;31",
            Severity::Warning => "1;33",
            Severity::Notice => "1;36",
        };
        self.with(codes, text)
    }

    fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    fn dim(self, text: &str) -> String {
        self.with("34", text)
    }
}

/// The name of a severity.
pub fn severity(severity: Severity, lang: Lang) -> &'static str {
    let names = match lang {
        Lang::English => ["error", "warning", "notice"],
        Lang::Italian => ["errore", "avviso", "nota"],
        Lang::French => ["erreur", "avertissement", "note"],
        Lang::Spanish => ["error", "aviso", "nota"],
        Lang::German => ["Fehler", "Warnung", "Hinweis"],
    };
    names[severity as usize]
}

/// Line, column, scenario.
fn words(lang: Lang) -> [&'static str; 3] {
    match lang {
        Lang::English => ["line", "column", "scenario"],
        Lang::Italian => ["riga", "colonna", "scenario"],
        Lang::French => ["ligne", "colonne", "scénario"],
        Lang::Spanish => ["línea", "columna", "escenario"],
        Lang::German => ["Zeile", "Spalte", "Szenario"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Problem, syntax::Syntax};

    fn diag(places: Vec<Origin>) -> Diag {
        let problem = Problem::Syntax(Syntax::DuplicateKey { key: String::from("hcp:") });
        Diag { severity: Severity::Error, problem, scenario: Some(2), places }
    }

    #[test]
    fn lines_and_columns_count_characters() {
        let text = "è S\nopener\tH";
        assert_eq!(line_column(text, 0), (1, 1));
        assert_eq!(line_column(text, 1), (1, 1), "inside a character");
        assert_eq!(line_column(text, 3), (1, 3));
        assert_eq!(line_column(text, 5), (2, 1));
        assert_eq!(line_column(text, 12), (2, 8));
        assert_eq!(line_column(text, 99), (2, 9));
    }

    #[test]
    fn places_of_one_line_share_it() {
        let text = "opener\thcp:1 hcp:2";
        let shown =
            render(&diag(vec![Origin::Dsl(13..18), Origin::Dsl(7..12)]), text, Lang::English, Style::Plain);
        let expected = "error[duplicate_key]: `hcp:` is written twice here: keep one\n \
                        --> line 1, column 14\n  |\n1 | opener\thcp:1 hcp:2\n  |       \t      ^^^^^\n  |       \t-----\n";
        assert_eq!(shown, expected);
    }

    #[test]
    fn places_of_two_lines_show_both() {
        let text = "a\nopener hcp:1\nhcp:2";
        let shown =
            render(&diag(vec![Origin::Dsl(15..20), Origin::Dsl(9..14)]), text, Lang::German, Style::Plain);
        let expected = "Fehler[duplicate_key]: `hcp:` steht hier zweimal: nur eines kann bleiben\n \
                        --> Zeile 3, Spalte 1\n  |\n3 | hcp:2\n  | ^^^^^\n2 | opener hcp:1\n  |        -----\n";
        assert_eq!(shown, expected);
    }

    #[test]
    fn long_lines_are_cropped() {
        let text = format!("{}BAD{}", "a".repeat(500), "b".repeat(500));
        let shown = render(&diag(vec![Origin::Dsl(500..503)]), &text, Lang::English, Style::Plain);
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[3], format!("1 | …{}BAD{}…", "a".repeat(40), "b".repeat(55)));
        assert_eq!(lines[4], format!("  | {}^^^", " ".repeat(41)));
    }

    #[test]
    fn pointers_and_colours() {
        let shown =
            render(&diag(vec![Origin::Json("/positions/opener/hcp".into())]), "", Lang::French, Style::Plain);
        assert!(shown.ends_with(" --> scénario 2 /positions/opener/hcp\n"), "{shown}");
        let shown = render(&diag(vec![Origin::Dsl(0..1)]), "\u{1b}[31m", Lang::English, Style::Colour);
        assert!(shown.starts_with("\u{1b}[1;31merror[duplicate_key]\u{1b}[0m: "), "{shown}");
        assert!(shown.contains("\u{fffd}[31m"), "control characters of the text do not reach the terminal");
    }
}
