//! Reading constraints, one after the other, with recovery: what is wrong is reported and left out.

use super::block::{Block, Group, Span};
use super::clause::{Constraint, constraint, is_unknown, tell};
use super::split::{GroupText, Item, alternatives, items};
use super::suggest::{self, Place};
use super::token::{Fault, Word};
use crate::diag::syntax::{Slip, Syntax};

/// What a part of the text is, for highlighting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Label,
    Colon,
    Position,
    /// A token that is understood, or whose key is.
    Clause,
    /// `any(` and the like.
    Open,
    Close,
    Comma,
}

/// After so many faults no more suggestions are looked for, so that rubbish is reported in linear time.
const MOST_SUGGESTIONS: usize = 100;

/// Faults and marks, as they are found.
#[derive(Debug, Default)]
pub(super) struct Findings {
    pub(super) faults: Vec<Fault>,
    pub(super) marks: Vec<(Span, Mark)>,
}

impl Findings {
    pub(super) fn report(&mut self, word: Word<'_>, problem: Syntax) {
        self.faults.push(word.fault(problem));
    }

    pub(super) fn mark(&mut self, word: Word<'_>, mark: Mark) {
        self.marks.push((word.range(), mark));
    }

    /// The slip that explains the fault of the first item, if one is still looked for; see [`suggest::explain`].
    pub(super) fn explain(&self, items: &[Item<'_>], fault: &Fault, place: Place) -> Option<(usize, Syntax)> {
        if self.faults.len() < MOST_SUGGESTIONS && !fault.problem.is_exact() {
            suggest::explain(items, place)
        } else {
            None
        }
    }

    /// Reports a word that means nothing; together with the one before, if that does not either.
    pub(super) fn unknown(&mut self, word: Word<'_>, before: Option<Word<'_>>, text: &str) {
        if let (Some(last), Some(before)) = (self.faults.last_mut(), before)
            && last.at.end == before.range().end
            && let Syntax::UnknownToken { found, near: None } = &mut last.problem
        {
            last.at.end = word.range().end;
            *found = String::from(&text[last.at.clone()]);
            return;
        }
        self.report(word, Syntax::UnknownToken { found: String::from(word.text), near: None });
    }
}

/// What came of the first of some items.
pub(super) enum Step<'t> {
    /// A constraint, read from so many items.
    Read(Constraint, Word<'t>),
    /// Reported; so many items are dealt with.
    Skip(usize),
    /// It is not understood, and nothing has been reported yet.
    Unknown,
}

/// Reads the constraint at the start of `items`, or reports what is wrong with it.
pub(super) fn step<'t>(items: &[Item<'t>], place: Place, findings: &mut Findings) -> Step<'t> {
    let Some(Item::Word(word)) = items.first().copied() else { return Step::Skip(1) };
    if word.text.contains("${") {
        return Step::Skip(1); // the macro itself is reported already
    }
    match constraint(word) {
        Ok(found) => {
            if let Some((count, problem)) = continued(items, place) {
                report_slip(items, count, problem, findings);
                return Step::Skip(count);
            }
            if place == Place::Group && matches!(found, Constraint::Fit(_)) {
                findings.report(word, Syntax::Misplaced { token: String::from(word.text) });
                return Step::Skip(1);
            }
            findings.mark(word, Mark::Clause);
            Step::Read(found, word)
        }
        Err(fault) => {
            if let Some((count, problem)) = findings.explain(items, &fault, place) {
                if !is_unknown(&fault) {
                    findings.mark(word, Mark::Clause);
                }
                report_slip(items, count, problem, findings);
                return Step::Skip(count);
            }
            if !is_unknown(&fault) {
                findings.mark(word, Mark::Clause);
                findings.faults.push(fault);
                return Step::Skip(1);
            }
            if !tell(word).is_err_and(|fault| is_unknown(&fault)) {
                findings.mark(word, Mark::Clause);
                findings.report(word, Syntax::Misplaced { token: String::from(word.text) });
                return Step::Skip(1);
            }
            Step::Unknown
        }
    }
}

/// `S:5 +`, `hcp:12 -14`: a good word that the next one continues.
pub(super) fn continued(items: &[Item<'_>], place: Place) -> Option<(usize, Syntax)> {
    match items.get(1) {
        Some(Item::Word(next)) if next.text.starts_with(['+', '-', '–', '—']) => {
            suggest::joined(items, place)
        }
        _ => None,
    }
}

/// Reports a slip that spreads over some items.
pub(super) fn report_slip(items: &[Item<'_>], count: usize, problem: Syntax, findings: &mut Findings) {
    if let (Some(first), Some(last)) = (items.first(), items.get(count - 1)) {
        let at = first.whole().at..last.whole().range().end;
        findings.faults.push(Fault { problem, at, also: Vec::new() });
    }
}

/// Which group a text opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Any,
    Not,
}

/// Reads a group into a block.
pub(super) fn group(
    group: GroupText<'_>,
    before: Option<Word<'_>>,
    block: &mut Block,
    text: &str,
    findings: &mut Findings,
) {
    let kind = match (group.name, group.name.to_lowercase().as_str()) {
        ("any", _) => Kind::Any,
        ("not", _) => Kind::Not,
        (_, lower) => {
            let known = match lower {
                "any" | "or" | "o" | "oppure" | "ou" | "oder" | "either" => "any",
                "not" | "non" | "no" | "pas" | "nicht" | "nor" | "none" => "not",
                _ => {
                    let near = if group.name.is_empty() {
                        None
                    } else {
                        super::vocab::nearest(group.name, ["any", "not"])
                    };
                    match near {
                        Some(near) => {
                            let near = Some(format!("{near}({})", group.inner.text.trim()));
                            findings.report(
                                group.whole,
                                Syntax::UnknownToken { found: String::from(group.whole.text), near },
                            );
                        }
                        None => findings.unknown(group.whole, before, text),
                    }
                    return;
                }
            };
            let kind = if lower == known { Slip::Case } else { Slip::OtherWord };
            let name = Word { text: group.name, at: group.whole.at };
            let found = String::from(group.name);
            findings.report(name, Syntax::Slip { kind, found, fix: String::from(known) });
            return;
        }
    };
    let (open, _) = group.whole.cut(group.inner.at - group.whole.at);
    findings.mark(open, Mark::Open);
    if group.closed {
        findings.mark(group.whole.cut(group.whole.text.len() - 1).1, Mark::Close);
    } else {
        findings.report(open, Syntax::GroupUnclosed { name: String::from(group.name) });
    }
    let (parts, semicolons) = alternatives(group.inner);
    for at in semicolons {
        let problem = Syntax::GroupSemicolon { name: String::from(group.name) };
        findings.faults.push(Fault { problem, at, also: Vec::new() });
    }
    let mut read = Vec::new();
    let mut empty = false;
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            findings.marks.push((part.at - 1..part.at, Mark::Comma));
        }
        let trimmed = part.trim();
        if trimmed.text.is_empty() {
            if !empty && group.closed {
                findings.report(group.whole, Syntax::GroupEmpty { name: String::from(group.name) });
            }
            empty = true;
            continue;
        }
        read.push((alternative(trimmed, group.name, text, findings), trimmed.range()));
    }
    match kind {
        Kind::Any if !read.is_empty() => {
            block.any.push(Group { span: group.whole.range(), alternatives: read })
        }
        Kind::Any => {}
        Kind::Not => block.not.extend(read),
    }
}

fn alternative(part: Word<'_>, name: &str, text: &str, findings: &mut Findings) -> Block {
    let items = items(part);
    let mut block = Block::default();
    let mut at = 0;
    let mut before: Option<Word<'_>> = None;
    while at < items.len() {
        let whole = items[at].whole();
        at += match items[at] {
            Item::Group(inner) => {
                let problem = if ["any", "not"].contains(&inner.name) {
                    Syntax::GroupNested { name: String::from(name), inner: String::from(inner.name) }
                } else {
                    Syntax::UnknownToken { found: String::from(whole.text), near: None }
                };
                findings.report(whole, problem);
                1
            }
            Item::Word(_) => match step(&items[at..], Place::Group, findings) {
                Step::Read(constraint, word) => {
                    if let Err(fault) = block.add(constraint, word) {
                        findings.faults.push(fault);
                    }
                    1
                }
                Step::Skip(count) => count,
                Step::Unknown => {
                    findings.unknown(whole, before, text);
                    1
                }
            },
        };
        before = Some(items[at - 1].whole());
    }
    block
}
