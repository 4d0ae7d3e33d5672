//! A source read to its end: its scenarios as the API gives them and in canonical form, and every message about
//! them. It is what `validate` answers (DESIGN §5) and what the gate before any dealing looks at.
//!
//! A message about a text has a line and a column, both from 1 and in characters, and a length; a message about a
//! document has the pointer of its place.

use crate::auction;
use crate::diag::document::Document;
use crate::diag::render::line_column;
use crate::diag::{Code, Diag, Origin, Problem, Severity};
use crate::text::{self, Places};
use crate::wire::{self, DSL_VERSION, Description, Page, requires};
use crate::{Lang, describe, feasible, ir};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A source, read.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The text, where there is one.
    text: Option<String>,
    page: Page,
    scenarios: Vec<Read>,
    diags: Vec<Diag>,
}

/// One scenario of a source.
#[derive(Clone, Debug)]
pub struct Read {
    /// Its number, from 1.
    pub number: u32,
    /// As the API gives it, with all its tags.
    pub wire: wire::Scenario,
    /// In canonical form; `None` when it cannot be brought there.
    pub ir: Option<ir::Scenario>,
    /// What is to say about it beyond the way it is written.
    pub diags: Vec<Diag>,
    places: Places,
    /// Whether contradictions were looked for.
    clear: bool,
}

impl Read {
    /// Whether nothing about it blocks.
    pub fn is_sound(&self) -> bool {
        self.ir.is_some() && !self.diags.iter().any(Diag::blocks)
    }

    /// Where its parts are written; empty for a document of the API.
    pub const fn places(&self) -> &Places {
        &self.places
    }

    fn new(mut wire: wire::Scenario, number: u32, places: Places, writing: Writing) -> Read {
        // A text has no tags of its own, and an answer of version 1 none at all; unknown ones stay.
        let own = requires::tags(&wire).into_iter().map(|tag| tag.as_str().to_owned());
        let mut tags: Vec<String> = own.collect();
        tags.extend(wire.requires.drain(..).filter(|tag| requires::Tag::from_name(tag).is_none()));
        wire.requires = tags;
        let place = |pointer: &str| places.get(pointer);
        let mut clear = false;
        let (ir, diags) = match (writing, ir::lower(&wire, number, &place)) {
            (Writing::Clear, Ok(scenario)) => {
                let mut diags =
                    auction::check(&scenario.context, number, &|pointer| ir::origin(pointer, &place));
                if diags.is_empty() {
                    clear = true;
                    diags = feasible::check(&scenario);
                }
                (Some(scenario), diags)
            }
            (Writing::Clear, Err(diags)) => (None, diags),
            (Writing::Faulty, lowered) => (lowered.ok(), Vec::new()),
        };
        Read { number, wire, ir, diags, places, clear }
    }

    /// The scenario, if nothing is wrong with it but perhaps that it has no deal: then [`Read::diags`] holds what
    /// arithmetic sees of that, and nothing else.
    pub fn clear(&self) -> Option<&ir::Scenario> {
        self.ir.as_ref().filter(|_| self.clear)
    }
}

/// Whether a scenario is written so that nothing of it was left out. What is left out may say anything, so
/// contradictions are looked for only where nothing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Writing {
    Clear,
    Faulty,
}

impl Answer {
    /// Reads a DSL text. Whatever it holds, there is an answer.
    pub fn of_text(text: &str) -> Answer {
        let parsed = text::parse(text);
        let scenarios = parsed.scenarios.into_iter().zip(parsed.places).zip(1..);
        let writing = |number| match parsed.diags.iter().any(|d| d.blocks() && d.scenario == Some(number)) {
            true => Writing::Faulty,
            false => Writing::Clear,
        };
        let scenarios = scenarios
            .map(|((wire, places), number)| Read::new(wire, number, places, writing(number)))
            .collect();
        let page = Page { dsl_version: Some(DSL_VERSION), ..Page::default() };
        Answer { text: Some(text.to_owned()), page, scenarios, diags: parsed.diags }
    }

    /// Reads an answer of the API: a page, its scenarios, or one scenario. A document whose words mean nothing, or
    /// that is of a newer version, is an answer that blocks.
    ///
    /// # Errors
    /// It is no such document at all: every fault.
    pub fn of_json(json: &str) -> Result<Answer, Vec<Diag>> {
        let mut page = match wire::read(json) {
            Ok(page) => page,
            Err(diags) if diags.iter().any(|diag| diag.refusal() == Code::InvalidRequest) => {
                return Err(diags);
            }
            Err(diags) => {
                return Ok(Answer { text: None, page: Page::default(), scenarios: Vec::new(), diags });
            }
        };
        let blocking = |problem| Diag {
            severity: Severity::Error,
            problem: Problem::Document(problem),
            scenario: None,
            places: Vec::new(),
        };
        let mut diags = Vec::new();
        for (severity, messages) in [
            (Severity::Error, &page.errors),
            (Severity::Warning, &page.warnings),
            (Severity::Notice, &page.notices),
        ] {
            let reported = messages.iter().map(|m| Document::Reported { message: m.message.clone() });
            diags.extend(reported.map(|problem| Diag { severity, ..blocking(problem) }));
        }
        if page.scenarios.is_empty() {
            diags.push(blocking(Document::NoScenarios));
        }
        let scenarios = std::mem::take(&mut page.scenarios).into_iter().zip(1..);
        let scenarios = scenarios
            .map(|(wire, number)| Read::new(wire, number, Places::default(), Writing::Clear))
            .collect();
        Ok(Answer { text: None, page, scenarios, diags })
    }

    /// The page that the answer came with; its scenarios are in [`Answer::scenarios`].
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// The text that was read; `None` for a document of the API.
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// The scenarios, in order.
    pub fn scenarios(&self) -> &[Read] {
        &self.scenarios
    }

    /// The messages about the source as a whole: those that block all of it, where they block. For a text, whatever
    /// is wrong with one scenario is wrong with the text.
    pub fn diags(&self) -> Vec<&Diag> {
        let of_scenarios = self.scenarios.iter().filter(|_| self.text.is_some()).flat_map(|read| &read.diags);
        self.diags.iter().chain(of_scenarios).collect()
    }

    /// Puts what somebody knows of contradictions, who can tell more than arithmetic, in the place of what arithmetic
    /// sees, scenario by scenario; `None` leaves it as it is.
    pub fn with_conflicts(&mut self, mut conflicts: impl FnMut(&ir::Scenario) -> Option<Vec<Diag>>) {
        for read in &mut self.scenarios {
            if let Some(diags) = read.clear().and_then(&mut conflicts) {
                read.diags = diags;
            }
        }
    }

    /// Every message, those of the source first, then by scenario.
    pub fn all_diags(&self) -> Vec<&Diag> {
        self.diags.iter().chain(self.scenarios.iter().flat_map(|read| &read.diags)).collect()
    }

    /// Adds what somebody else has found out about the source, each message to the scenario that it is about.
    pub fn add(&mut self, diags: impl IntoIterator<Item = Diag>) {
        for diag in diags {
            let of =
                diag.scenario.and_then(|number| self.scenarios.iter_mut().find(|read| read.number == number));
            of.map_or(&mut self.diags, |read| &mut read.diags).push(diag);
        }
    }

    /// Whether there is neither an error nor a warning.
    pub fn is_valid(&self) -> bool {
        !self.all_diags().iter().any(|diag| diag.blocks())
    }

    /// The bytes of the text that a message is about: its own place, else all of its scenario.
    pub fn place(&self, diag: &Diag) -> Option<std::ops::Range<usize>> {
        self.text.as_ref()?;
        match diag.places.first() {
            Some(Origin::Dsl(at)) => Some(at.clone()),
            Some(Origin::Json(_)) => None,
            None => self.scenarios.get(diag.scenario?.checked_sub(1)? as usize)?.places.whole(),
        }
    }

    /// The pointer, inside its scenario, of the part that a message is about.
    pub fn pointer(&self, diag: &Diag) -> Option<String> {
        match diag.places.first()? {
            Origin::Json(pointer) => Some(pointer.clone()),
            Origin::Dsl(at) => {
                let read = self.scenarios.get(diag.scenario?.checked_sub(1)? as usize)?;
                let inside = |place: &std::ops::Range<usize>| place.start <= at.start && at.end <= place.end;
                let mut around: Vec<_> = read.places.iter().filter(|(_, place)| inside(place)).collect();
                around.sort_by_key(|(_, place)| place.len());
                around.first().map(|(pointer, _)| (*pointer).to_owned())
            }
        }
    }

    /// The sentences that the API gave for a scenario, if it gave any.
    pub fn told(&self, read: &Read) -> Option<&Description> {
        let told = self.page.descriptions.get(read.number as usize - 1)?;
        (!told.positions.is_empty() || !told.fit.is_empty()).then_some(told)
    }

    /// The page's own names of the roles, by `opener`, `opp1`, `responder`, `opp2`.
    pub fn role_names(&self) -> BTreeMap<String, String> {
        let lists = ["shape_roles", "positionLabels"].into_iter().filter_map(|key| self.page.extra.get(key));
        let names = lists.filter_map(Value::as_object).flatten();
        names.filter_map(|(role, name)| Some((role.clone(), name.as_str()?.to_owned()))).collect()
    }

    /// What each scenario asks, in sentences: the API's as they came, ours where it has none (SEMANTICS 26).
    pub fn descriptions(&self, lang: Lang) -> Vec<Description> {
        let names = self.role_names();
        let ours = |read: &Read| describe::describe(&read.wire, lang, Some(&names));
        self.scenarios.iter().map(|read| self.told(read).cloned().unwrap_or_else(|| ours(read))).collect()
    }

    /// The document of `validate`.
    pub fn to_json(&self, lang: Lang) -> Value {
        let mut document = serde_json::to_value(&self.page).unwrap_or_default();
        let scenarios =
            self.scenarios.iter().map(|read| serde_json::to_value(&read.wire).unwrap_or_default());
        let messages = |severity| {
            let wanted = self.all_diags().into_iter().filter(|diag| diag.severity == severity);
            wanted.map(|diag| self.message(diag, lang)).collect::<Value>()
        };
        document["dslVersion"] = self.page.dsl_version.unwrap_or(1).into();
        document["valid"] = u8::from(self.is_valid()).into();
        document["scenarios"] = scenarios.collect();
        document["descriptions"] = serde_json::to_value(self.descriptions(lang)).unwrap_or_default();
        document["errors"] = messages(Severity::Error);
        document["warnings"] = messages(Severity::Warning);
        document["notices"] = messages(Severity::Notice);
        document
    }

    fn message(&self, diag: &Diag, lang: Lang) -> Value {
        let mut message = json!({ "code": diag.code(), "message": diag.message(lang) });
        if let Some(number) = diag.scenario {
            message["scenario"] = number.into();
        }
        match (self.place(diag), &self.text, diag.places.first()) {
            (Some(at), Some(text), _) => {
                let (line, column) = line_column(text, at.start);
                message["line"] = line.into();
                message["column"] = column.into();
                message["length"] = text.get(at).map_or(0, |part| part.chars().count()).into();
            }
            (_, _, Some(Origin::Json(path))) => message["path"] = path.clone().into(),
            _ => {}
        }
        message
    }
}
