//! `bridgeshape deal`

use crate::args::{self, DealFormat};
use crate::out::{self, Failure};
use crate::source::{self, Found};
use bridgeshape_dsl_ir::describe;
use bridgeshape_engine::{
    Balance, Boards, Budget, Engine, Explain, Job, Record, Refusal, Repeats, Request, Seed, Shown, Verify,
};
use bridgeshape_formats as formats;
use bridgeshape_formats::text;
use bridgeshape_runtime::Role;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

pub(crate) fn run(args: &args::Deal) -> Result<(), Failure> {
    let json = matches!(args.format, DealFormat::Json | DealFormat::Jsonl);
    let lang = args.lang.into();
    let found = source::find(&args.source, lang)?;
    let refused = |refusal| found.refused(refusal, json, lang);
    eprint!("{}", if found.source.blocked().is_some() { String::new() } else { found.notices(lang) });
    let request = request(args, &found, json)?;
    let job = Job::new(&found.source, &request).map_err(refused)?;
    for (number, label, refusal) in job.skipped() {
        eprintln!("scenario #{number} {label} is left out: {refusal}");
    }
    if args.seed.is_none() && !json {
        eprintln!("seed {}", request.seed.0);
    }
    let names = found.source.answer().role_names();
    let words = words(args.lang, &names);
    let style = style(args, &words);
    let mut out =
        Output { args, found: &found, request: &request, given: 0, style, page: Vec::new(), to: None };
    let stopped = stop_flag()?;
    let bar = out::progress(request.count, args.output.as_deref());
    let mut failed = None;
    let mut dealt = Ok(());
    if request.count > 0 {
        dealt = job.run(args.threads.into(), |record| match out.give(&record) {
            Ok(()) if stopped.load(Ordering::Relaxed) => ControlFlow::Break(()),
            Ok(()) => {
                bar.inc(1);
                ControlFlow::Continue(())
            }
            Err(failure) => {
                failed = Some(failure);
                ControlFlow::Break(())
            }
        });
    }
    bar.finish_and_clear();
    if let Some(failure) = failed {
        return Err(failure);
    }
    match dealt {
        // Nothing has been given out: the refusal is the whole answer.
        Err(refusal) if out.given == 0 => Err(refused(refusal)),
        Err(refusal) => {
            out.finish(Some(&refusal))?;
            Err(Failure::refused(refusal, false))
        }
        Ok(()) => out.finish(None),
    }
}

fn request(args: &args::Deal, found: &Found, json: bool) -> Result<Request, Failure> {
    let fixed = source::fixed(&args.fixed, json)?;
    Ok(Request {
        count: args.count,
        start: args.start,
        scenarios: found.numbers.clone(),
        balance: match args.balance {
            args::Balance::Weighted => Balance::Weighted,
            args::Balance::RoundRobin => Balance::RoundRobin,
        },
        law: args.law.into(),
        engine: engine(args, found)?,
        limits: (&args.limits).into(),
        verify: match args.verify {
            args::Verify::All => Verify::All,
            args::Verify::None => Verify::None,
        },
        budget: Budget { attempts: args.budget_attempts, cpu: Duration::from_millis(args.budget_ms) },
        lang: args.lang.into(),
        fixed,
        explain: if args.explain { Explain::Yes } else { Explain::No },
        repeats: if args.distinct { Repeats::PassedOver } else { Repeats::Allowed },
        boards: if args.boards.is_some() { Boards::Cycle } else { Boards::Context },
        opener: args.opener_seat.into(),
        ..Request::new(args.seed.as_deref().map_or_else(Seed::arbitrary, Seed::from_text))
    })
}

/// The engine that is asked for, or the one that such a request takes by itself.
fn engine(args: &args::Deal, found: &Found) -> Result<Engine, Failure> {
    let is_plain = args.fixed.is_empty()
        && args.law == args::Law::Bindings
        && bridgeshape_engine::Limits::from(&args.limits) == Default::default();
    match args.engine {
        Some(args::Engine::Rejection) => Ok(Engine::Rejection),
        Some(args::Engine::Interpreted) => Ok(Engine::Interpreted),
        None if found.is_page && is_plain => Ok(Engine::Compiled),
        None => Ok(Engine::Interpreted),
        Some(args::Engine::Compiled) if !found.is_page => Err(Failure::usage(
            "--engine compiled deals pages of the catalogue, which are compiled with the program; other scenarios are interpreted",
        )),
        Some(args::Engine::Compiled) if !is_plain => Err(Failure::usage(
            "--engine compiled knows no --fixed, no --law deals and no other limits of plans: such requests are interpreted",
        )),
        Some(args::Engine::Compiled) => Ok(Engine::Compiled),
    }
}

/// The words of the diagrams, with the page's own names of the roles.
fn words<'a>(lang: args::Lang, names: &'a BTreeMap<String, String>) -> text::Words<'a> {
    let words = match lang {
        args::Lang::En => text::Words::EN,
        args::Lang::It => text::Words::IT,
        args::Lang::Fr => text::Words::FR,
        args::Lang::Es => text::Words::ES,
        args::Lang::De => text::Words::DE,
    };
    let role = |role: Role| names.get(role.name()).map_or(words.roles[role.index()], String::as_str);
    text::Words { roles: Role::ALL.map(role), ..words }
}

/// How diagrams look: in colour on a terminal, unless `NO_COLOR` is set.
fn style<'a>(args: &args::Deal, words: &'a text::Words<'a>) -> text::Style<'a> {
    let plain =
        args.output.is_some() || !std::io::stdout().is_terminal() || std::env::var_os("NO_COLOR").is_some();
    let colour = if plain { text::Colour::None } else { text::Colour::Ansi };
    text::Style { colour, words, ..text::Style::default() }
}

/// Set by Ctrl-C: the record being written is finished, and no other begun.
fn stop_flag() -> Result<Arc<AtomicBool>, Failure> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&flag);
    ctrlc::set_handler(move || set.store(true, Ordering::Relaxed)).map_err(Failure::usage)?;
    Ok(flag)
}

/// Columns of CSV beside its own.
const TAGS: [&str; 2] = ["Seed", "Index"];

/// Where records go.
type Sink = std::io::BufWriter<Box<dyn Write>>;

struct Output<'a> {
    args: &'a args::Deal,
    found: &'a Found,
    request: &'a Request,
    given: u64,
    style: text::Style<'a>,
    /// One record at a time, in memory that is used again.
    page: Vec<u8>,
    /// Opened with the first record, so that a refusal leaves an older file alone.
    to: Option<Sink>,
}

impl Output<'_> {
    fn to(&mut self) -> Result<&mut Sink, Failure> {
        match &mut self.to {
            Some(to) => Ok(to),
            none => Ok(none.insert(out::writer(self.args.output.as_deref())?)),
        }
    }

    fn give(&mut self, record: &Record) -> Result<(), Failure> {
        let shown = Shown { header: None, stats: self.args.stats };
        match self.args.format {
            DealFormat::Text => self.diagram(record)?,
            DealFormat::Pbn | DealFormat::Lin | DealFormat::Csv => self.record(record)?,
            DealFormat::Json => {
                if self.given == 0 {
                    self.open()?;
                } else {
                    self.to()?.write_all(b",\n")?;
                }
                self.json(record, shown)?;
            }
            DealFormat::Jsonl => {
                let header = Some((self.request.seed, self.found.source.json()));
                self.json(record, Shown { header, ..shown })?;
                self.to()?.write_all(b"\n")?;
            }
        }
        self.given += 1;
        Ok(())
    }

    fn json(&mut self, record: &Record, shown: Shown<'_>) -> Result<(), Failure> {
        let mut page = std::mem::take(&mut self.page);
        page.clear();
        record.write_json(&mut page, shown);
        self.to()?.write_all(&page)?;
        self.page = page;
        Ok(())
    }

    /// A record in the format of other programs, with the tags that tell how to make it again.
    fn record(&mut self, record: &Record) -> Result<(), Failure> {
        let mut board = record.board();
        board.date = self.args.date.clone().unwrap_or_default();
        // So that a saved deal can be made again: both names are fixed, and valid as tags.
        let _ = board.tags.set("Seed", self.request.seed.0.to_string());
        let _ = board.tags.set("Index", record.index.to_string());
        self.page.clear();
        match self.args.format {
            DealFormat::Pbn if self.given == 0 => {
                self.page.extend_from_slice(formats::pbn::HEADER.as_bytes())
            }
            DealFormat::Csv if self.given == 0 => formats::csv::write_header(&mut self.page, &TAGS),
            _ => {}
        }
        match self.args.format {
            DealFormat::Pbn => formats::pbn::write(&mut self.page, &board),
            DealFormat::Lin => formats::lin::write(&mut self.page, &board),
            _ => formats::csv::write(&mut self.page, &board, &TAGS),
        }
        let page = std::mem::take(&mut self.page);
        self.to()?.write_all(&page)?;
        self.page = page;
        Ok(())
    }

    fn open(&mut self) -> Result<(), Failure> {
        let seed = self.request.seed.to_json();
        let source = self.found.source.json();
        let version = bridgeshape_engine::DSL_VERSION;
        writeln!(self.to()?, "{{\"seed\":{seed},\"dslVersion\":{version},\"source\":{source},\"deals\":[")?;
        Ok(())
    }

    /// Ends the output; a document that breaks off says why.
    fn finish(&mut self, refusal: Option<&Refusal>) -> Result<(), Failure> {
        if self.args.format == DealFormat::Json {
            if self.given == 0 {
                self.open()?;
            }
            let refused = refusal.map(|refusal| format!(",\"refused\":{}", refusal.to_json()));
            writeln!(self.to()?, "\n]{}}}", refused.unwrap_or_default())?;
        }
        self.to()?.flush()?;
        Ok(())
    }

    fn diagram(&mut self, record: &Record) -> Result<(), Failure> {
        if self.given > 0 {
            writeln!(self.to()?)?;
        }
        self.page.clear();
        text::write(&mut self.page, &record.board(), &self.style);
        let page = std::mem::take(&mut self.page);
        self.to()?.write_all(&page)?;
        self.page = page;
        if !record.bindings.is_empty() {
            let named: Vec<String> =
                record.bindings.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            writeln!(self.to()?, "{}", named.join(", "))?;
        }
        if self.args.stats {
            writeln!(self.to()?, "attempts: {} ({})", record.attempts, record.engine.name())?;
        }
        if let Some(explanation) = &record.explanation {
            for (role, sentences) in &explanation.positions {
                let label = describe::label(*role, self.args.lang.into());
                writeln!(self.to()?, "{label}: {}", sentences.join("; "))?;
            }
            if !explanation.pairs.is_empty() {
                writeln!(self.to()?, "{}", explanation.pairs.join("; "))?;
            }
            crate::check::lines(self.to()?, &explanation.constraints)?;
        }
        Ok(())
    }
}
