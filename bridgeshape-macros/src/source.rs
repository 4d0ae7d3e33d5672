//! Where scenarios come from: a text, a page of the embedded catalogue, a file of the crate.

use crate::input::{Pick, Source};
use crate::refusal::{drawn, refusal};
use bridgeshape_catalog::{PageSource, coming, pages};
use bridgeshape_dsl_ir::answer::{self, Answer};
use bridgeshape_dsl_ir::diag::{Code, Diag};
use bridgeshape_dsl_ir::ir::Binding;
use bridgeshape_dsl_ir::names;
use bridgeshape_planner::{Effort, conflict};
use bridgeshape_runtime::PartialDeal;
use proc_macro2::Span;
use std::borrow::Cow;
use std::{env, fs, path::PathBuf};
use syn::{Error, LitInt, LitStr};

/// A source, read.
pub(crate) struct Read {
    pub(crate) answer: Answer,
    /// Places of the scenarios that are meant.
    picked: Vec<usize>,
    pub(crate) origin: Origin,
}

/// What is read.
pub(crate) struct Origin {
    pub(crate) content: Cow<'static, str>,
    pub(crate) form: Form,
    pub(crate) place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Dsl,
    Json,
}

pub(crate) enum Place {
    /// Between the braces.
    Here,
    /// The page of the catalogue with this title.
    Page(&'static str),
    /// The file with this path in the crate.
    File(String),
}

impl Source {
    /// The literal that faults are shown at.
    pub(crate) fn span(&self) -> Span {
        let (Source::Dsl(literal) | Source::Page(literal, _) | Source::File(literal, _)) = self;
        literal.span()
    }

    /// Reads it. What comes back can be dealt, as far as arithmetic sees.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub(crate) fn read(&self) -> Result<Read, Vec<Error>> {
        let span = self.span();
        let (origin, pick) = match self {
            Source::Dsl(text) => {
                (Origin { content: text.value().into(), form: Form::Dsl, place: Place::Here }, &None)
            }
            Source::Page(title, pick) => (page(title)?, pick),
            Source::File(path, pick) => (file(path)?, pick),
        };
        let all = |diags: &[&Diag], text: &str| -> Vec<Error> {
            diags.iter().filter(|diag| diag.blocks()).map(|diag| drawn(span, text, diag)).collect()
        };
        let mut answer = match origin.form {
            Form::Dsl => Answer::of_text(&origin.content),
            Form::Json => Answer::of_json(&origin.content)
                .map_err(|diags| all(&diags.iter().collect::<Vec<_>>(), ""))?,
        };
        explain(&mut answer);
        let picked = if answer.scenarios().is_empty() { Vec::new() } else { picked(&answer, pick)? };
        let read = Read { answer, picked, origin };
        // A text is one whole: what is wrong with one of its scenarios blocks all of them.
        let own = read.scenarios().filter(|_| read.origin.form == Form::Json).flat_map(|one| &one.diags);
        let mut diags = read.answer.diags();
        diags.extend(own);
        let faults = all(&diags, read.answer.text().unwrap_or_default());
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(read)
    }
}

impl Read {
    /// The scenarios that are meant.
    pub(crate) fn scenarios(&self) -> impl Iterator<Item = &answer::Read> {
        self.picked.iter().filter_map(|&at| self.answer.scenarios().get(at))
    }
}

/// Says of contradictions which clauses clash, exactly, in the place of what arithmetic sees.
fn explain(answer: &mut Answer) {
    let contradict = |read: &&answer::Read| read.clear().is_some() && read.diags.iter().any(Diag::blocks);
    let numbers: Vec<u32> = answer.scenarios().iter().filter(contradict).map(|read| read.number).collect();
    answer.with_conflicts(|scenario| {
        let unknown = PartialDeal::unknown(scenario.table);
        let asked = numbers.contains(&scenario.number);
        let conflict = asked.then(|| conflict(scenario, &Binding::EMPTY, &unknown, Effort::FULL).ok());
        Some(vec![conflict??.diag])
    });
}

/// The page with this title.
fn page(title: &LitStr) -> Result<Origin, Vec<Error>> {
    let wanted = title.value();
    let is_it =
        |page: &&PageSource| names::is_same(page.title, &wanted) || names::is_same(page.slug, &wanted);
    match pages().iter().find(is_it) {
        Some(page) => {
            Ok(Origin { content: page.json.into(), form: Form::Json, place: Place::Page(page.title) })
        }
        None => {
            let to_come = coming().iter().find(|of| names::is_same(of.title, &wanted));
            let message = match to_come {
                Some(of) => format!("{:?} has no constraints yet: the convention is to come", of.title),
                None => {
                    let near = near(&wanted, pages().iter().map(|page| page.title));
                    format!("no page of the catalogue is called {wanted:?}{near}")
                }
            };
            Err(vec![refusal(title.span(), Code::InvalidRequest, message)])
        }
    }
}

/// The file with this path in the crate: an answer of the API if it is called so, else a text.
fn file(literal: &LitStr) -> Result<Origin, Vec<Error>> {
    let path = literal.value();
    let full = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join(&path);
    let form = match full.extension() {
        Some(extension) if extension.eq_ignore_ascii_case("json") => Form::Json,
        _ => Form::Dsl,
    };
    match fs::read_to_string(&full) {
        Ok(content) => {
            let content = content.strip_prefix('\u{feff}').map_or(content.clone(), str::to_owned);
            Ok(Origin { content: content.into(), form, place: Place::File(path) })
        }
        Err(error) => {
            let message = format!("{path}: {}; paths begin where Cargo.toml is", error.kind());
            Err(vec![refusal(literal.span(), Code::InvalidRequest, message)])
        }
    }
}

/// The places of the scenarios that are meant: all, if nothing is said.
fn picked(answer: &Answer, pick: &Option<Pick>) -> Result<Vec<usize>, Vec<Error>> {
    let labels = answer.scenarios().iter().map(|read| read.wire.label.as_str());
    let (found, span, what) = match pick {
        None => return Ok((0..labels.len()).collect()),
        Some(Pick::Label(label)) => {
            let wanted = label.value();
            let near = match near(&wanted, labels.clone()) {
                near if near.is_empty() => {
                    format!("; its scenarios are {}", labels.clone().collect::<Vec<_>>().join(", "))
                }
                near => near,
            };
            (
                names::places_of(&wanted, labels),
                label.span(),
                format!("no scenario is called {wanted:?}{near}"),
            )
        }
        Some(Pick::Number(number)) => {
            let place = numbered(number).filter(|&at| at < labels.len());
            let what = format!("no scenario has the number {number}: there are {}", labels.len());
            (place.into_iter().collect(), number.span(), what)
        }
    };
    if found.is_empty() { Err(vec![refusal(span, Code::InvalidRequest, what)]) } else { Ok(found) }
}

/// The place of a number, which counts from 1.
fn numbered(number: &LitInt) -> Option<usize> {
    number.base10_parse::<usize>().ok()?.checked_sub(1)
}

/// What was probably meant.
fn near<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    match names::suggestions(wanted, names).as_slice() {
        [] => String::new(),
        [one] => format!(": did you mean {one:?}?"),
        several => format!(": did you mean one of {}?", several.join(", ")),
    }
}
