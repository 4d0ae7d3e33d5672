//! `bridgeshape compile`: scenarios as Rust.

use crate::args;
use crate::out::{self, Failure};
use crate::source::{self, Found};
use bridgeshape_catalog::pages;
use bridgeshape_codegen::{COUNT_WORK, Refused, Unit, compile, module, page};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_engine::{Law, Refusal, Source};
use std::io::Write;
use std::path::Path;

pub(crate) fn run(args: &args::Compile) -> Result<(), Failure> {
    let is_path = |part: &str| {
        let mut letters = part.chars();
        letters.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
            && letters.all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    if !args.facade.trim_start_matches("::").split("::").all(is_path) {
        return Err(Failure::usage(format_args!(
            "--crate: expected a path like my::bridgeshape, not {:?}",
            args.facade
        )));
    }
    match (&args.output, args.catalog) {
        (Some(folder), true) => catalogue(args, folder),
        _ => {
            let found = source::find(&args.source, args.lang.into())?;
            eprint!(
                "{}",
                if found.source.blocked().is_some() {
                    String::new()
                } else {
                    found.notices(args.lang.into())
                }
            );
            let text = written(&found, args)?;
            let mut to = out::writer(args.output.as_deref())?;
            to.write_all(text.as_bytes())?;
            to.flush()?;
            Ok(())
        }
    }
}

/// Every page into a folder.
fn catalogue(args: &args::Compile, folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::usage(format_args!("{}: {error}", folder.display())))?;
    let bar = out::steps(pages().len() as u64);
    for page in pages() {
        bar.set_message(page.title);
        let source = Source::of_json(page.json, args.lang.into()).map_err(Failure::usage)?;
        let found = Found { source, numbers: None, is_page: true };
        let path = folder.join(format!("{}.rs", page.slug));
        std::fs::write(&path, written(&found, args)?)
            .map_err(|error| Failure::usage(format_args!("{}: {error}", path.display())))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// The scenarios of a source: one as a module of its own, several as modules of one file.
fn written(found: &Found, args: &args::Compile) -> Result<String, Failure> {
    let lang: Lang = args.lang.into();
    let refused = |refusal: Refusal| found.refused(refusal, false, lang);
    if let Some(refusal) = found.source.blocked() {
        return Err(refused(refusal.clone()));
    }
    let law: Law = args.law.into();
    let mut units: Vec<Unit> = Vec::new();
    for entry in found.source.entries() {
        if found.numbers.as_ref().is_some_and(|numbers| !numbers.contains(&entry.number)) {
            continue;
        }
        let scenario = found.source.possible(entry).map_err(refused)?;
        let unit = compile(&scenario, law, COUNT_WORK).map_err(|why| {
            let code = match why {
                Refused::Impossible(_) => Code::NoBranchLeft,
                _ => Code::GenerationTimeLimit,
            };
            refused(Refusal::new(code, None, why.to_string()))
        })?;
        units.push(unit);
    }
    let text = match &units[..] {
        [only] => module(only, &args.facade),
        several => page(several, &args.facade),
    };
    text.map_err(|why| refused(Refusal::new(Code::UnsupportedFeature, None, why.to_string())))
}
