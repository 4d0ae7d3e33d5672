//! Names of pages and scenarios as people type them: without regard to case, accents and spacing.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The form in which two names are compared: lower case, no accents, single spaces, suit symbols as
/// letters (`1♥` is `1h`).
pub fn folded(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.nfkd().filter(|&c| !is_combining_mark(c) && c != '\u{fe0f}') {
        match c {
            '♠' | '♤' => out.push('s'),
            '♥' | '♡' => out.push('h'),
            '♦' | '♢' => out.push('d'),
            '♣' | '♧' => out.push('c'),
            '–' | '—' | '−' => out.push('-'),
            '’' | '‘' => out.push('\''),
            c if c.is_whitespace() || c == '_' => {
                if !out.ends_with(' ') && !out.is_empty() {
                    out.push(' ');
                }
            }
            c => out.extend(c.to_lowercase()),
        }
    }
    out.truncate(out.trim_end().len());
    out
}

/// Whether two names are the same as people type them.
pub fn is_same(a: &str, b: &str) -> bool {
    folded(a) == folded(b)
}

/// The places of the names that are meant: those that are spelled exactly so, for `2m` and `2M` are two labels; where
/// there is none, those that are the same as people type them.
pub fn places_of<'a>(wanted: &str, names: impl Iterator<Item = &'a str> + Clone) -> Vec<usize> {
    let such = |is_it: &dyn Fn(&str) -> bool| -> Vec<usize> {
        names.clone().enumerate().filter(|&(_, name)| is_it(name)).map(|(at, _)| at).collect()
    };
    let exact = such(&|name| name == wanted);
    if exact.is_empty() { such(&|name| is_same(name, wanted)) } else { exact }
}

/// The candidates that a mistyped name most likely means, the nearest first, five at most: those within a
/// third of its length in edits, and those that contain it.
pub fn suggestions<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let wanted = folded(name);
    let allowed = (wanted.chars().count() / 3).max(1);
    let mut found: Vec<(usize, &str)> = candidates
        .into_iter()
        .filter_map(|candidate| {
            let have = folded(candidate);
            let distance = edits(&wanted, &have);
            let inside = wanted.chars().count() >= 2 && have.contains(&wanted);
            (distance <= allowed || inside).then_some((distance, candidate))
        })
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().take(5).map(|(_, candidate)| candidate).collect()
}

/// The least number of letters to insert, delete, replace or swap with a neighbour.
fn edits(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replace = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replace.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fold_case_accents_spaces_and_symbols() {
        assert_eq!(folded("  Contro   INFORMATIVO "), "contro informativo");
        assert_eq!(folded("Così è"), "cosi e");
        assert_eq!(folded("1♥–4♣"), "1h-4c");
    }

    #[test]
    fn the_exact_spelling_comes_first() {
        let labels = ["2m", "2M", "Così", "2M"];
        assert_eq!(places_of("2M", labels.into_iter()), [1, 3]);
        assert_eq!(places_of("cosi", labels.into_iter()), [2]);
        assert!(places_of("3M", labels.into_iter()).is_empty());
    }

    #[test]
    fn a_slip_finds_the_nearest_name() {
        let pages = ["Splinter", "Stayman", "Splinter compatto"];
        assert_eq!(suggestions("spilnter", pages), ["Splinter"]);
        assert_eq!(suggestions("splin", pages), ["Splinter", "Splinter compatto"]);
        assert!(suggestions("zzz", pages).is_empty());
    }
}
