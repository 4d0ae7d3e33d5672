//! `bridgeshape conformance`: whether what is dealt conforms to the judge, to the seed and to the law.

use crate::args;
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_catalog::pages;
use bridgeshape_engine::Source;
use bridgeshape_engine::conformance::{Checked, Demands, check, deterministic, summary, timed};
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub(crate) fn run(args: &args::Conformance) -> Result<(), Failure> {
    let sources = sources(args)?;
    let mut places = Vec::new();
    for (at, (_, source, numbers)) in sources.iter().enumerate() {
        let wanted = |number| numbers.as_ref().is_none_or(|numbers: &Vec<u32>| numbers.contains(&number));
        let entries = source.entries().iter().enumerate();
        places.extend(entries.filter(|(_, entry)| wanted(entry.number)).map(|(of, _)| (at, of)));
    }
    let places: Vec<(usize, usize)> = places.into_iter().step_by(args.every as usize).collect();
    let demands = Demands { deals: args.count, work: args.work, ..Demands::default() };
    let bar = out::steps(places.len() as u64);
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..args.jobs {
            scope.spawn(|| {
                while let Some(&(at, of)) = places.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (title, source, _) = &sources[at];
                    let checked = check(title, source, &source.entries()[of], &demands);
                    found.lock().unwrap_or_else(|error| error.into_inner()).push(((at, of), checked));
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut found = found.into_inner().unwrap_or_else(|error| error.into_inner());
    found.sort_by_key(|(place, _)| *place);
    let all: Vec<Checked> = found.into_iter().map(|(_, checked)| checked).collect();
    let mut out = out::writer(args.output.as_deref())?;
    write!(out, "{}", deterministic(&all))?;
    out.flush()?;
    if let Some(path) = &args.times {
        let mut out = out::writer(Some(path))?;
        write!(out, "{}", timed(&all))?;
        out.flush()?;
    }
    eprint!("{}", summary(&all));
    let sound = |checked: &Checked| checked.outcome.as_ref().is_ok_and(|findings| findings.conforms());
    if all.iter().all(sound) { Ok(()) } else { Err(Failure::Fails) }
}

/// What is checked: a title, a source, and the numbers of its scenarios.
type Part = (String, Source, Option<Vec<u32>>);

/// The source that the arguments name, or the whole catalogue.
fn sources(args: &args::Conformance) -> Result<Vec<Part>, Failure> {
    let lang = args.lang.into();
    let is_named = |of: &args::Source| {
        !of.page.is_empty() || of.dsl.is_some() || of.dsl_file.is_some() || of.api_json.is_some()
    };
    if is_named(&args.source) {
        let found = source::find(&args.source, lang)?;
        if let Some(refusal) = found.source.blocked() {
            return Err(found.refused(refusal.clone(), false, lang));
        }
        let title = args.source.page.join(" ");
        return Ok(vec![(title, found.source, found.numbers)]);
    }
    let of_page = |page: &bridgeshape_catalog::PageSource| {
        let source = Source::of_json(page.json, lang)
            .map_err(|error| Failure::usage(format_args!("{}: {error}", page.title)))?;
        Ok((page.title.to_owned(), source, None))
    };
    pages().iter().map(of_page).collect()
}
