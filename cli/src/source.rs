//! Finding the scenarios that the command line names.

use crate::args;
use crate::out::{self, Failure};
use crate::unfound::Unfound;
use bridgeshape_catalog::{Coming, PageSource, coming, pages};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::render::{Style, render};
use bridgeshape_engine::{Fixed, Law, Refusal, Source, names};
use bridgeshape_runtime::{Role, Seat};

/// A source, and the scenarios of it that are meant.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) source: Source,
    /// `None`: all of them.
    pub(crate) numbers: Option<Vec<u32>>,
    /// Whether it is a page of the catalogue.
    pub(crate) is_page: bool,
}

impl Found {
    /// The failure for a refusal of this source: a text with faults is shown with them under its lines.
    pub(crate) fn refused(&self, refusal: Refusal, json: bool, lang: Lang) -> Failure {
        // Only where a text is refused as a whole is it shown; then it is validated already.
        let blocked = self.source.blocked() == Some(&refusal);
        let shown = self.source.answer().text().filter(|_| blocked).map(|text| {
            let answer = self.source.validated();
            let blocking = answer.all_diags().into_iter().filter(|diag| diag.blocks());
            blocking.map(|diag| render(diag, text, lang, Style::Plain) + "\n").collect()
        });
        Failure::Refused { refusal, json, shown }
    }

    /// What is worth a hint in a text that can be dealt.
    pub(crate) fn notices(&self, lang: Lang) -> String {
        let answer = self.source.answer();
        let notices = answer.all_diags().into_iter().filter(|diag| !diag.blocks());
        let text = answer.text().unwrap_or_default();
        notices.map(|diag| render(diag, text, lang, Style::Plain) + "\n").collect()
    }
}

/// Reads the source that the arguments name.
pub(crate) fn find(args: &args::Source, lang: Lang) -> Result<Found, Failure> {
    let mut label = args.scenario.clone();
    let source = match args {
        args::Source { dsl: Some(text), .. } => Source::of_dsl(text, lang),
        args::Source { dsl_file: Some(path), .. } => Source::of_dsl(&out::read_text(path)?, lang),
        args::Source { api_json: Some(path), .. } => Source::of_json(&out::read_text(path)?, lang)
            .map_err(|error| Failure::usage(format_args!("{}: {error}", path.display())))?,
        args::Source { page: words, .. } if !words.is_empty() => {
            let (page, rest) = page_and_label(words, lang)?;
            if let Some(rest) = rest {
                if label.is_some() {
                    return Err(Failure::usage(format_args!("{rest:?} and --scenario both name a scenario")));
                }
                label = Some(rest);
            }
            Source::of_json(page.json, lang)
                .map_err(|error| Failure::usage(format_args!("{}: {error}", page.title)))?
        }
        _ => {
            return Err(unfound(Unfound::Nothing, lang));
        }
    };
    let numbers = label.map(|label| scenario(&source, &label, lang)).transpose()?;
    let is_page = !args.page.is_empty();
    Ok(Found { source, numbers, is_page })
}

/// The longest beginning of the words that is a page's name, and the rest as a label; a convention to come is no page yet.
fn page_and_label(words: &[String], lang: Lang) -> Result<(&'static PageSource, Option<String>), Failure> {
    for split in (1..=words.len()).rev() {
        let name = words[..split].join(" ");
        if let Some(page) = page_named(&name) {
            let label = words[split..].join(" ");
            return Ok((page, (!label.is_empty()).then_some(label)));
        }
        if let Some(coming) = coming_named(&name) {
            return Err(unfound(Unfound::Coming(coming.title), lang));
        }
    }
    // No page at all: the failure names those that are near.
    Ok((page(&words.join(" "), lang)?, None))
}

/// The page of this name, or a failure that suggests others or says that the convention is to come.
pub(crate) fn page(name: &str, lang: Lang) -> Result<&'static PageSource, Failure> {
    if let Some(page) = page_named(name) {
        return Ok(page);
    }
    if let Some(coming) = coming_named(name) {
        return Err(unfound(Unfound::Coming(coming.title), lang));
    }
    let titles = pages().iter().map(|page| page.title).chain(coming().iter().map(|coming| coming.title));
    let near = names::suggestions(name, titles);
    Err(unfound(Unfound::Page(name, &near), lang))
}

fn unfound(what: Unfound<'_>, lang: Lang) -> Failure {
    Failure::Usage(what.told(lang))
}

fn coming_named(name: &str) -> Option<&'static Coming> {
    coming().iter().find(|coming| names::is_same(coming.title, name))
}

fn page_named(name: &str) -> Option<&'static PageSource> {
    pages().iter().find(|page| names::is_same(page.title, name) || names::is_same(page.slug, name))
}

/// The numbers of the scenarios of this label, or of this number if it is written `#N`.
fn scenario(source: &Source, label: &str, lang: Lang) -> Result<Vec<u32>, Failure> {
    let entries = source.entries();
    // `#2` is always the second, whatever labels look like.
    let number = label.strip_prefix('#').filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    if let Some(number) = number {
        return match entries.iter().find(|e| e.number.to_string() == number.trim_start_matches('0')) {
            Some(entry) => Ok(vec![entry.number]),
            None => Err(unfound(Unfound::Number(label, entries.len()), lang)),
        };
    }
    let found = names::places_of(label, entries.iter().map(|e| e.label.as_str()));
    if !found.is_empty() {
        return Ok(found.into_iter().map(|at| entries[at].number).collect());
    }
    // Nothing to choose from: the gate will say why.
    if entries.is_empty() {
        return Ok(Vec::new());
    }
    let labels = entries.iter().map(|e| e.label.as_str()).filter(|l| !l.is_empty());
    let near = names::suggestions(label, labels.clone());
    if near.is_empty() {
        let all: Vec<&str> = labels.take(30).collect();
        return Err(unfound(Unfound::NoneOf(label, &all), lang));
    }
    Err(unfound(Unfound::Scenario(label, &near), lang))
}

/// What the options `--fixed` say, each `ROLE=CARDS` or `ROLE=CONSTRAINTS`.
pub(crate) fn fixed(texts: &[String], json: bool) -> Result<Fixed, Failure> {
    let mut fixed = Fixed::default();
    for text in texts {
        let role =
            text.split_once('=').and_then(|(role, known)| Some((Role::from_name(role.trim())?, known)));
        let Some((role, known)) = role else {
            let roles = "opener, responder, opp1 or opp2";
            return Err(Failure::usage(format_args!(
                "--fixed {text}: expected ROLE=CARDS, the role one of {roles}"
            )));
        };
        fixed.add(role, known).map_err(|refusal| Failure::refused(refusal, json))?;
    }
    Ok(fixed)
}

impl From<args::Law> for Law {
    fn from(law: args::Law) -> Law {
        match law {
            args::Law::Bindings => Law::Bindings,
            args::Law::Deals => Law::Deals,
        }
    }
}

impl From<args::Lang> for Lang {
    fn from(lang: args::Lang) -> Lang {
        match lang {
            args::Lang::En => Lang::English,
            args::Lang::It => Lang::Italian,
            args::Lang::Fr => Lang::French,
            args::Lang::Es => Lang::Spanish,
            args::Lang::De => Lang::German,
        }
    }
}

impl From<args::Seat> for Seat {
    fn from(seat: args::Seat) -> Seat {
        match seat {
            args::Seat::N => Seat::North,
            args::Seat::E => Seat::East,
            args::Seat::S => Seat::South,
            args::Seat::W => Seat::West,
        }
    }
}
