//! Reading one scenario: its label, its tokens, its positions.
//!
//! Recovery: a position that is not understood loses its constraints (they are still read for their own faults), as
//! the wiki's parser drops them; nothing that follows from a fault is reported again.

use super::block::{Block, Span};
use super::clause::{Constraint, Tell, constraint, is_unknown, other_bad_calls, tell};
use super::label;
use super::reader::{Findings, Mark, Step, continued, group, report_slip, step};
use super::split::{GroupText, Item, items, segments};
use super::suggest::{self, Place};
use super::token::{Fault, Word};
use super::told::Told;
use super::vocab;
use crate::diag::Severity;
use crate::diag::syntax::{Slip, Syntax};
use crate::wire;
use bridgeshape_runtime::{Pair, Role};
use std::collections::BTreeMap;

/// A scenario that has been read. Places are bytes of the text that was given.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) scenario: wire::Scenario,
    pub(super) places: BTreeMap<String, Span>,
    pub(super) findings: Findings,
}

/// What the words of a segment belong to.
enum State {
    /// The scenario: no position has been named.
    Scenario,
    /// A position.
    Position(Role, Box<Block>, Span),
    /// A position that is not understood: what it holds is read and dropped.
    Lost,
}

/// Which segment of a scenario is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// The first, which has no label; whether others follow.
    First { alone: bool },
    /// The first, behind its label.
    Labelled,
    /// Another.
    Later,
}

/// The words of a segment.
struct Segment<'t> {
    items: Vec<Item<'t>>,
    turn: Turn,
    /// The first position named at each item or behind it.
    next: Vec<Option<Role>>,
}

impl<'t> Segment<'t> {
    fn new(items: Vec<Item<'t>>, turn: Turn) -> Segment<'t> {
        let mut next = vec![None; items.len() + 1];
        for (i, item) in items.iter().enumerate().rev() {
            next[i] = Role::from_name(item.whole().text).or(next[i + 1]);
        }
        Segment { items, turn, next }
    }
}

struct Reader<'t> {
    text: &'t str,
    told: Told,
    blocks: [Option<(Block, Span)>; 4],
    findings: Findings,
    /// Whether a position has been named, or was meant to be.
    begun: bool,
}

/// Reads a scenario's text; `None` if there is nothing in it.
pub(super) fn read(text: &str) -> Option<Outcome> {
    let segments = segments(Word { text, at: 0 });
    if segments.iter().all(|s| s.text.trim().is_empty()) {
        return None;
    }
    let mut reader = Reader {
        text,
        told: Told::default(),
        blocks: [const { None }; 4],
        findings: Findings::default(),
        begun: false,
    };
    let mut scenario = wire::Scenario::default();
    let mut places = BTreeMap::new();
    let cut = label::cut(segments[0]);
    let first: Vec<Item<'_>> = cut.rest.into_iter().flat_map(items).collect();
    let alone = segments[1..].iter().all(|s| s.text.trim().is_empty());
    match cut.label {
        Some(label) => {
            reader.label(label);
            scenario.label = String::from(label.text);
            places.insert(String::from("/label"), label.range());
            if alone && first.is_empty() {
                reader.findings.report(label, Syntax::LabelAlone { label: scenario.label.clone() });
            }
        }
        None if first.is_empty() => reader.empty_segment(segments[0]),
        None => {}
    }
    reader.findings.faults.extend(cut.fault);
    let turn = if cut.label.is_some() { Turn::Labelled } else { Turn::First { alone } };
    reader.segment(&Segment::new(first, turn));
    for (i, segment) in segments.iter().enumerate().skip(1) {
        let items = items(*segment);
        if items.is_empty() && i + 1 < segments.len() {
            reader.empty_segment(*segment);
        }
        reader.segment(&Segment::new(items, Turn::Later));
    }
    reader.finish(&mut scenario, &mut places);
    Some(Outcome { scenario, places, findings: reader.findings })
}

impl<'t> Reader<'t> {
    fn label(&mut self, label: Word<'t>) {
        self.findings.mark(label, Mark::Label);
        let end = label.range().end;
        if let Some(colon) = self.text[end..].find(':').map(|n| end + n) {
            self.findings.marks.push((colon..colon + 1, Mark::Colon));
        }
        if vocab::KEYS.iter().any(|k| k.name == label.text) || Role::from_name(label.text).is_some() {
            self.findings.report(label, Syntax::LabelKeyword { label: String::from(label.text) });
        }
    }

    /// Points at the semicolon that ends nothing.
    fn empty_segment(&mut self, segment: Word<'t>) {
        let end = segment.range().end;
        self.findings.faults.push(Fault {
            problem: Syntax::EmptySegment,
            at: end..end + 1,
            also: Vec::new(),
        });
    }

    fn segment(&mut self, segment: &Segment<'t>) {
        let mut state = State::Scenario;
        let mut at = 0;
        while at < segment.items.len() {
            at += self.item(segment, at, &mut state);
        }
        self.close(state);
    }

    /// Reads the item at a place, and perhaps some behind it; returns how many.
    fn item(&mut self, segment: &Segment<'t>, at: usize, state: &mut State) -> usize {
        let items = &segment.items;
        let before = at.checked_sub(1).map(|i| items[i].whole());
        let word = match items[at] {
            Item::Group(group) => {
                self.group(group, before, state);
                return 1;
            }
            Item::Word(word) => word,
        };
        if let Some(role) = Role::from_name(word.text) {
            self.findings.mark(word, Mark::Position);
            if let State::Position(..) = state {
                self.findings.report(word, Syntax::SecondPosition { name: role.to_string() });
            }
            self.begun = true;
            let next = State::Position(role, Box::default(), word.range());
            self.close(std::mem::replace(state, next));
            return 1;
        }
        if let (true, Some(Item::Group(group @ GroupText { name: "", .. }))) =
            (["any", "not"].contains(&word.text), items.get(at + 1))
        {
            let problem = Syntax::Slip {
                kind: Slip::Space,
                found: format!("{} (", word.text),
                fix: format!("{}(", word.text),
            };
            self.findings.faults.push(Fault { problem, at: word.at..group.inner.at, also: Vec::new() });
            self.group(GroupText { name: word.text, ..*group }, before, state);
            return 2;
        }
        if let State::Scenario = state {
            return self.scenario_word(word, segment, at, state);
        }
        match step(&items[at..], Place::Position, &mut self.findings) {
            Step::Read(constraint, word) => {
                self.constraint(constraint, word, state);
                1
            }
            Step::Skip(count) => count,
            Step::Unknown => {
                match suggest::role(word) {
                    Some((_, problem)) => self.lose(word, problem, state),
                    None => self.findings.unknown(word, before, self.text),
                }
                1
            }
        }
    }

    fn group(&mut self, text: GroupText<'t>, before: Option<Word<'t>>, state: &mut State) {
        if let State::Scenario = state {
            self.lose(text.whole, Syntax::PositionMissing { found: String::from(text.whole.text) }, state);
        }
        match state {
            State::Position(_, block, _) => group(text, before, block, self.text, &mut self.findings),
            _ => group(text, before, &mut Block::default(), self.text, &mut self.findings),
        }
    }

    fn constraint(&mut self, constraint: Constraint, word: Word<'t>, state: &mut State) {
        let State::Position(role, block, _) = state else { return };
        if let Constraint::Fit(fit) = constraint {
            self.told.add_fit(fit, role.pair(), word, &mut self.findings.faults);
        } else if let Err(fault) = block.add(constraint, word) {
            self.findings.faults.push(fault);
        }
    }

    /// Reports a position that is not there or not understood; what follows is read and dropped.
    fn lose(&mut self, word: Word<'t>, problem: Syntax, state: &mut State) {
        self.findings.report(word, problem);
        self.begun = true;
        self.close(std::mem::replace(state, State::Lost));
    }

    /// A word before any position of its segment.
    fn scenario_word(
        &mut self,
        word: Word<'t>,
        segment: &Segment<'t>,
        at: usize,
        state: &mut State,
    ) -> usize {
        let rest = &segment.items[at..];
        if word.text.contains("${") {
            if segment.next[at].is_none() {
                self.close(std::mem::replace(state, State::Lost));
            }
            return 1;
        }
        match tell(word) {
            Ok(found) => {
                self.findings.mark(word, Mark::Clause);
                if let Some((count, problem)) = continued(rest, Place::Scenario) {
                    report_slip(rest, count, problem, &mut self.findings);
                    return count;
                }
                self.tell(found, word, segment.next[at], segment.turn);
                1
            }
            Err(fault) if !is_unknown(&fault) => {
                self.findings.mark(word, Mark::Clause);
                if self.begun && !word.text.starts_with("fit:") {
                    self.findings.report(word, Syntax::Misplaced { token: String::from(word.text) });
                    return 1;
                }
                match self.findings.explain(rest, &fault, Place::Scenario) {
                    Some((count, problem)) => {
                        report_slip(rest, count, problem, &mut self.findings);
                        count
                    }
                    None => {
                        let others = other_bad_calls(word, &fault);
                        self.findings.faults.push(fault);
                        self.findings.faults.extend(others);
                        1
                    }
                }
            }
            Err(fault) => self.stray_word(fault, segment, at, state),
        }
    }

    /// A word before any position that is no token of the scenario either.
    fn stray_word(&mut self, fault: Fault, segment: &Segment<'t>, at: usize, state: &mut State) -> usize {
        let rest = &segment.items[at..];
        let word = rest[0].whole();
        if !constraint(word).is_err_and(|fault| is_unknown(&fault)) {
            self.lose(word, Syntax::PositionMissing { found: String::from(word.text) }, state);
            return self.item(segment, at, state);
        }
        if let Some((_, problem)) = suggest::role(word) {
            self.lose(word, problem, state);
            return 1;
        }
        if word.text.ends_with(':') && segment.turn != Turn::Later && !self.begun {
            self.findings.report(word, Syntax::LabelLate { found: String::from(word.text) });
            return 1;
        }
        if let Some((count, problem)) = self.findings.explain(rest, &fault, Place::Scenario) {
            let constrains =
                problem.fix().is_some_and(|fix| fix.split_whitespace().any(|w| Place::Position.reads(w)));
            report_slip(rest, count, problem, &mut self.findings);
            if constrains {
                self.close(std::mem::replace(state, State::Lost));
            }
            return count;
        }
        // a run of words that mean nothing: a label without its colon, or a position of another name
        let run = rest.iter().take_while(|item| means_nothing(item)).count().max(1);
        let last = rest[run - 1].whole();
        let whole = Word { text: &self.text[word.at..last.range().end], at: word.at };
        let found = || String::from(whole.text);
        let ends = run == rest.len();
        let named = segment.next[at].is_some();
        let problem = match segment.turn {
            Turn::First { alone } if at == 0 && (named || (ends && !alone)) => {
                Syntax::LabelNoColon { label: found() }
            }
            _ if named => Syntax::UnknownToken { found: found(), near: None },
            _ => {
                self.lose(whole, Syntax::UnknownPosition { found: found(), near: None }, state);
                return run;
            }
        };
        self.findings.report(whole, problem);
        run
    }

    fn tell(&mut self, found: Tell, word: Word<'t>, next: Option<Role>, turn: Turn) {
        let token = || String::from(word.text);
        if let Tell::Fit(fit) = found {
            let name = next.filter(|role| role.pair() == Pair::Defense).map(|role| role.to_string());
            match (name, turn) {
                (Some(_), Turn::Later) => {
                    self.findings.report(word, Syntax::Misplaced { token: token() });
                    return;
                }
                (Some(name), _) => {
                    self.findings.report(word, Syntax::FitBeforeOpponent { token: token(), name });
                }
                _ => {}
            }
            self.told.add_fit(fit, Pair::Declarer, word, &mut self.findings.faults);
        } else if self.begun {
            self.findings.report(word, Syntax::Misplaced { token: token() });
        } else if let Err(fault) = self.told.add(found, word) {
            self.findings.faults.push(fault);
        }
    }

    /// Puts a finished block to the others of its position.
    fn close(&mut self, state: State) {
        let State::Position(role, block, span) = state else { return };
        match &mut self.blocks[role.index()] {
            Some((known, _)) => known.merge(*block, &mut self.findings.faults),
            empty => *empty = Some((*block, span)),
        }
    }

    fn finish(&mut self, scenario: &mut wire::Scenario, places: &mut BTreeMap<String, Span>) {
        let mut used = self.told.variables();
        for (role, named) in Role::ALL.into_iter().zip(std::mem::take(&mut self.blocks)) {
            let Some((mut block, span)) = named else { continue };
            used.extend(block.variables());
            block.fill_quiet(role, &mut self.findings.faults);
            let pointer = format!("/positions/{role}");
            let position = block.emit(&pointer, places);
            places.insert(pointer, span);
            let slot = match role {
                Role::Opener => &mut scenario.positions.opener,
                Role::Opp1 => &mut scenario.positions.opp1,
                Role::Responder => &mut scenario.positions.responder,
                Role::Opp2 => &mut scenario.positions.opp2,
            };
            *slot = Some(position);
        }
        // a variable may be unused only because what used it was dropped
        if self.findings.faults.iter().all(|f| f.problem.severity() == Severity::Notice) {
            for (var, at) in self.told.declared().filter(|(var, _)| !used.contains(var)) {
                let problem = Syntax::UnusedVariable { variable: var.to_string() };
                self.findings.faults.push(Fault { problem, at, also: Vec::new() });
            }
        }
        std::mem::take(&mut self.told).emit(scenario, places);
    }
}

/// Whether an item is neither a position, nor a token of the scenario, nor a constraint.
fn means_nothing(item: &Item<'_>) -> bool {
    let Item::Word(word) = *item else { return false };
    Role::from_name(word.text).is_none()
        && tell(word).is_err_and(|fault| is_unknown(&fault))
        && constraint(word).is_err_and(|fault| is_unknown(&fault))
}
