//! Macros of writing: `@M=H,S` and `${M}` (seed 001 "Macro di scrittura", SEMANTICS 5).
//!
//! A definition stands at the start of a scenario and holds from there to the end of the text. A scenario is repeated
//! for every combination of the values of the macros that it mentions, the first defined varying slowest. Sizes are
//! bounded before anything is copied.

use super::block::Span;
use super::source::Source;
use super::token::{Fault, Word};
use super::vocab;
use crate::diag::syntax::{Limit, Syntax};

/// Scenarios of one text, at most (seed 001).
pub(super) const MOST_SCENARIOS: usize = 64;
/// Bytes of all scenarios together, at most, once macros have been replaced.
pub(super) const MOST_BYTES: usize = 1 << 18;

/// A macro that holds from here on.
#[derive(Clone, Debug)]
struct Macro {
    name: String,
    values: Vec<String>,
    span: Span,
    mentioned: bool,
}

/// The macros read so far, and what is left of the limits.
#[derive(Debug, Default)]
pub(super) struct Macros {
    known: Vec<Macro>,
    unused: Vec<Macro>,
    /// Names of definitions that could not be read: what mentions them is not reported again.
    failed: Vec<String>,
    scenarios: usize,
    bytes: usize,
}

/// A definition or a mention in the text of a scenario.
#[derive(Clone, Debug)]
struct Mention {
    span: Span,
    /// The macro's place in `known`; `None` if there is no such macro.
    known: Option<usize>,
}

/// The part of the text that a definition at its start takes, with its name and values.
struct Definition<'t> {
    whole: Word<'t>,
    name: &'t str,
    values: &'t str,
}

impl Macros {
    /// Reads the definitions at the start of a scenario and repeats the rest for every combination of values.
    pub(super) fn expand(&mut self, scenario: Word<'_>, faults: &mut Vec<Fault>) -> Vec<Source> {
        let body = self.definitions(scenario, faults);
        let body = self.misplaced(body, faults);
        if body.iter().all(|part| part.text.trim().is_empty()) {
            return Vec::new();
        }
        let (mentions, kept) = self.mentions(&body, faults);
        let mut used: Vec<usize> = mentions.iter().filter_map(|m| m.known).collect();
        used.sort_unstable();
        used.dedup();
        let mut sources = Vec::new();
        let mut choice = vec![0; used.len()];
        loop {
            if self.scenarios == MOST_SCENARIOS {
                let problem = Syntax::TooLarge { what: Limit::Scenarios, limit: MOST_SCENARIOS };
                faults.push(scenario.trim().fault(problem));
                break;
            }
            let value = |known: usize| -> &str {
                let place = used.iter().position(|&u| u == known).unwrap_or_default();
                &self.known[known].values[choice[place]]
            };
            let values = mentions.iter().filter_map(|m| m.known).map(|known| value(known).len());
            let bytes = kept + values.sum::<usize>();
            if self.bytes + bytes > MOST_BYTES {
                let problem = Syntax::TooLarge { what: Limit::Expansion, limit: MOST_BYTES };
                faults.push(scenario.trim().fault(problem));
                break;
            }
            sources.push(compose(scenario.at, &body, &mentions, value));
            self.bytes += bytes;
            self.scenarios += 1;
            // the next combination: the last macro varies fastest
            let mut place = used.len();
            loop {
                if place == 0 {
                    return sources;
                }
                place -= 1;
                choice[place] += 1;
                if choice[place] < self.known[used[place]].values.len() {
                    break;
                }
                choice[place] = 0;
            }
        }
        sources
    }

    /// Hints about macros that nothing mentions.
    pub(super) fn finish(self, faults: &mut Vec<Fault>) {
        for unused in self.unused.into_iter().chain(self.known).filter(|m| !m.mentioned) {
            let problem = Syntax::MacroUnused { name: unused.name };
            faults.push(Fault { problem, at: unused.span, also: Vec::new() });
        }
    }

    /// Takes the definitions at the start; returns the rest.
    fn definitions<'t>(&mut self, scenario: Word<'t>, faults: &mut Vec<Fault>) -> Vec<Word<'t>> {
        let mut rest = scenario;
        let mut here: Vec<(String, Span)> = Vec::new();
        loop {
            let trimmed = rest.trim();
            if !trimmed.text.starts_with('@') {
                return vec![rest];
            }
            rest = match definition(trimmed) {
                Ok(definition) => {
                    let (_, after) = trimmed.cut(definition.whole.text.len());
                    if let Some((_, first)) = here.iter().find(|(name, _)| name == definition.name) {
                        let problem = Syntax::DuplicateKey { key: format!("@{}=", definition.name) };
                        faults.push(definition.whole.fault(problem).with(first.clone()));
                    }
                    here.push((String::from(definition.name), definition.whole.range()));
                    self.define(&definition, faults);
                    after
                }
                Err(bad) => {
                    faults.push(bad.fault(Syntax::MacroForm { found: String::from(bad.text) }));
                    self.failed.push(String::from(&bad.text[1..1 + name_length(&bad.text[1..])]));
                    trimmed.cut(bad.text.len()).1
                }
            };
        }
    }

    fn define(&mut self, definition: &Definition<'_>, faults: &mut Vec<Fault>) {
        let name = String::from(definition.name);
        let values = definition.values.split(',').map(str::trim);
        let (good, bad): (Vec<&str>, Vec<&str>) = values.partition(|v| !v.is_empty() && !v.contains("${"));
        if !bad.is_empty() || definition.values.contains(char::is_whitespace) {
            faults.push(definition.whole.fault(Syntax::MacroEmptyValue { name: name.clone() }));
        }
        let values =
            if good.is_empty() { vec![String::new()] } else { good.into_iter().map(String::from).collect() };
        let new = Macro { name, values, span: definition.whole.range(), mentioned: false };
        match self.known.iter_mut().find(|m| m.name == new.name) {
            Some(old) => self.unused.push(std::mem::replace(old, new)),
            None => self.known.push(new),
        }
    }

    /// Takes definitions that stand further on: they are misplaced, but still hold, so that nothing else is reported.
    fn misplaced<'t>(&mut self, body: Vec<Word<'t>>, faults: &mut Vec<Fault>) -> Vec<Word<'t>> {
        let mut parts = Vec::new();
        for whole in body {
            let mut start = 0;
            for (at, _) in whole.text.match_indices('@') {
                let begins =
                    at >= start && whole.text[..at].chars().next_back().is_none_or(char::is_whitespace);
                let Some(definition) = begins.then(|| definition(whole.cut(at).1).ok()).flatten() else {
                    continue;
                };
                let problem = Syntax::MacroMisplaced { name: String::from(definition.name) };
                faults.push(definition.whole.fault(problem));
                self.define(&definition, faults);
                parts.push(whole.part(start..at));
                start = at + definition.whole.text.len();
            }
            parts.push(whole.part(start..whole.text.len()));
        }
        parts
    }

    /// Notes that a macro is mentioned, or was meant to be.
    fn mention(&mut self, name: &str) {
        if let Some(known) = self.known.iter_mut().find(|m| m.name == name) {
            known.mentioned = true;
        }
    }

    /// The macro that another name most likely means.
    fn near(&self, name: &str) -> Option<String> {
        let names = || self.known.iter().map(|m| m.name.as_str());
        let only = if self.known.len() == 1 { names().next() } else { None };
        let same = names().find(|n| n.eq_ignore_ascii_case(name)).map(String::from);
        same.or_else(|| vocab::nearest(name, names())).or_else(|| only.map(String::from))
    }

    /// Finds every `${…}`; also the bytes of the rest.
    fn mentions(&mut self, body: &[Word<'_>], faults: &mut Vec<Fault>) -> (Vec<Mention>, usize) {
        let mut mentions = Vec::new();
        let mut kept = 0;
        for part in body {
            kept += part.text.len();
            for (at, _) in part.text.match_indices("${") {
                let rest = &part.text[at + 2..];
                let name = &rest[..name_length(rest)];
                let closed = rest[name.len()..].starts_with('}');
                let place = part.part(at..at + 2 + name.len() + usize::from(closed));
                if !closed {
                    faults.push(place.fault(Syntax::MacroUnclosed { found: String::from(place.text) }));
                    self.mention(name);
                    continue;
                }
                let known = self.known.iter().position(|m| m.name == name);
                match known {
                    Some(known) => {
                        self.known[known].mentioned = true;
                        kept -= place.text.len();
                        mentions.push(Mention { span: place.range(), known: Some(known) });
                    }
                    None => {
                        mentions.push(Mention { span: place.range(), known: None });
                        if self.failed.iter().any(|failed| failed == name) {
                            continue;
                        }
                        let near = self.near(name);
                        if let Some(near) = &near {
                            self.mention(near);
                        }
                        faults.push(place.fault(Syntax::MacroUndefined { name: String::from(name), near }));
                    }
                }
            }
        }
        (mentions, kept)
    }
}

/// The text of one combination.
fn compose<'a>(
    start: usize,
    body: &[Word<'_>],
    mentions: &[Mention],
    value: impl Fn(usize) -> &'a str,
) -> Source {
    let mut source = Source::new(start);
    let mut mentions = mentions.iter().filter_map(|m| m.known.map(|known| (&m.span, known))).peekable();
    for part in body {
        let mut at = 0;
        while let Some((span, known)) = mentions.next_if(|(span, _)| span.end <= part.range().end) {
            source.copy(&part.text[at..span.start - part.at], part.at + at);
            source.value(value(known), span.clone());
            at = span.end - part.at;
        }
        source.copy(&part.text[at..], part.at + at);
    }
    source
}

/// The letters, digits and underscores at the start.
fn name_length(text: &str) -> usize {
    text.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count()
}

/// The definition at the start of a text that begins with `@`; else the words that look like a failed one.
fn definition(text: Word<'_>) -> Result<Definition<'_>, Word<'_>> {
    let end = |from: usize| {
        text.text[from..].find(|c: char| c.is_whitespace() || c == ';').map_or(text.text.len(), |n| from + n)
    };
    let name = &text.text[1..1 + name_length(&text.text[1..])];
    let equals = 1 + name.len();
    if name.is_empty() || !text.text[equals..].starts_with('=') {
        // `@M = H,S`: the signs and the values belong to it
        let mut stop = end(0);
        let after = text.cut(stop).1.trim();
        if after.text.starts_with('=') {
            stop = after.at - text.at;
            stop = end(stop);
            if after.text[1..].starts_with(char::is_whitespace) {
                let values = text.cut(stop).1.trim();
                stop = end(values.at - text.at);
            }
        }
        return Err(text.part(0..stop));
    }
    let mut stop = end(equals + 1);
    // `@M=H, S`: a list that ends in a comma goes on
    while text.text[..stop].ends_with(',') {
        let next = text.cut(stop).1.trim();
        if next.text.is_empty() || next.text.starts_with([';', '@']) {
            break;
        }
        stop = end(next.at - text.at);
    }
    Ok(Definition { whole: text.part(0..stop), name, values: &text.text[equals + 1..stop] })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(text: &str) -> (Vec<String>, Vec<&'static str>) {
        let mut macros = Macros::default();
        let mut faults = Vec::new();
        let mut texts = Vec::new();
        let mut at = 0;
        for part in text.split("//") {
            let sources = macros.expand(Word { text: part, at }, &mut faults);
            texts.extend(sources.iter().map(|s| String::from(s.text().trim())));
            at += part.len() + 2;
        }
        macros.finish(&mut faults);
        (texts, faults.iter().map(|f| f.problem.code()).collect())
    }

    #[test]
    fn the_first_macro_is_outermost() {
        let (texts, faults) = expand("@M=H,S @N=15-17,12-14 1${M}: opener ${M}:5+ hcp:${N}");
        assert_eq!(
            texts,
            [
                "1H: opener H:5+ hcp:15-17",
                "1H: opener H:5+ hcp:12-14",
                "1S: opener S:5+ hcp:15-17",
                "1S: opener S:5+ hcp:12-14",
            ]
        );
        assert!(faults.is_empty());
    }

    #[test]
    fn a_scenario_expands_over_what_it_mentions() {
        let (texts, faults) = expand("@M=H,S a // ${M} // @N=1,2 b${N} // @M=C ${M}${N}");
        assert_eq!(texts, ["a", "H", "S", "b1", "b2", "C1", "C2"]);
        assert!(faults.is_empty());
    }

    #[test]
    fn faults() {
        for (text, expected) in [
            ("@M=H,S opener", "macro_unused"),
            ("opener ${M}:5+", "macro_undefined"),
            ("@M=H opener ${m}:5+", "macro_undefined"),
            ("@M=H opener ${M:5+", "macro_unclosed"),
            ("@M=H,,S ${M}", "macro_empty_value"),
            ("@M= ${M}", "macro_empty_value"),
            ("@M=H, S ${M}", "macro_empty_value"),
            ("@M H,S opener", "macro_form"),
            ("@M = H,S opener", "macro_form"),
            ("opener @M=H,S ${M}:5+", "macro_misplaced"),
            ("@M=H @M=S ${M}", "duplicate_key"),
        ] {
            assert!(expand(text).1.contains(&expected), "{text}: {:?}", expand(text).1);
        }
    }

    #[test]
    fn sizes_are_bounded() {
        let many = "@A=1,2,3,4 @B=1,2,3,4 @C=1,2,3,4 @D=1,2 ${A}${B}${C}${D}";
        let (texts, faults) = expand(many);
        assert_eq!((texts.len(), faults), (64, vec!["too_many_scenarios"]));
        let long = format!("@A={} {}", "x".repeat(1000), "${A}".repeat(1000));
        assert_eq!(expand(&long).1, ["expansion_too_long"]);
    }
}
