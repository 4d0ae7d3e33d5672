//! Upkeep of what is generated and committed: `cargo xtask catalog`, `cargo xtask generated`.
//!
//! **Invariant:** what is generated depends on its sources only, never on what was generated before;
//! with `--check` nothing is written.

mod catalog;
mod coming;
mod files;
mod generated;
mod layout;

use files::Mode;
use generated::Which;
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask catalog [--check]
       cargo xtask generated [--all] [--check]

catalog    parse `raw` of every page in catalog/pages, write its `scenarios`, and list the pages and
           the conventions to come
generated  compile the pages into generated/src: those that have changed, with --all every one
--check    write nothing; say what is stale and exit with 1";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (mode, rest) = match words[..] {
        [.., "--check"] => (Mode::Check, &words[..words.len() - 1]),
        _ => (Mode::Write, &words[..]),
    };
    let stale = match rest {
        ["catalog"] => catalog::run(mode),
        ["generated"] => generated::run(mode, Which::Changed),
        ["generated", "--all"] => generated::run(mode, Which::All),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match stale {
        Ok(stale) if mode == Mode::Check && stale > 0 => {
            eprintln!("{stale} stale files: run `cargo xtask {}`", rest.join(" "));
            ExitCode::FAILURE
        }
        Ok(_) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
