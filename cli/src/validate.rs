//! `bridgeshape validate`: the API's answer, everything that is wrong, and what is worth a second look.

use crate::args::{self, Format};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::diag::render::{Style, render, severity};
use bridgeshape_planner::lint;
use std::io::{IsTerminal, Write};

pub(crate) fn run(args: &args::Validate) -> Result<(), Failure> {
    let lang = args.lang.into();
    let found = source::find(&args.source, lang)?;
    let mut answer = found.source.validated().clone();
    if !args.quick {
        let notices = lint::notices(&answer, &lint::Work::default());
        answer.add(notices);
    }
    let answer = &answer;
    let mut out = out::writer(None)?;
    match args.format {
        Format::Json => writeln!(out, "{:#}", answer.to_json(lang))?,
        Format::Text => text(&mut out, answer, lang)?,
    }
    out.flush()?;
    if answer.is_valid() { Ok(()) } else { Err(Failure::RefusedQuietly) }
}

/// Every message under its line of the text, then a word on each scenario.
fn text(out: &mut dyn Write, answer: &Answer, lang: Lang) -> Result<(), Failure> {
    let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let style = if colour { Style::Colour } else { Style::Plain };
    for diag in answer.all_diags() {
        match answer.text() {
            Some(text) => writeln!(out, "{}", render(diag, text, lang, style))?,
            None => {
                let place = answer.pointer(diag).map(|pointer| format!("{pointer}: ")).unwrap_or_default();
                let number = diag.scenario.map(|number| format!("#{number} ")).unwrap_or_default();
                let (severity, message) = (severity(diag.severity, lang), diag.message(lang));
                writeln!(out, "{severity}[{}]: {number}{place}{message}", diag.code())?;
            }
        }
    }
    for read in answer.scenarios() {
        let about = |diag: &&Diag| diag.blocks() && diag.scenario.is_none_or(|n| n == read.number);
        let blocked = answer.all_diags().iter().any(about);
        let mark = if read.is_sound() && !blocked { "✓" } else { "✗" };
        let needs = read.wire.requires.join(", ");
        let needs = if needs.is_empty() { needs } else { format!("  (requires {needs})") };
        writeln!(out, "{}", format!("{mark} #{} {}{needs}", read.number, read.wire.label).trim_end())?;
    }
    Ok(())
}
