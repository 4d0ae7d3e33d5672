//! Upkeep of what is generated and committed: `cargo xtask catalog [--check]`.
//!
//! **Invariant:** what is generated depends on its sources only, never on what was generated before;
//! with `--check` nothing is written.

mod catalog;
mod files;
mod layout;

use files::Mode;
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask catalog [--check]

catalog   parse `raw` of every page in catalog/pages, write its `scenarios`, and list the pages
--check   write nothing; say what is stale and exit with 1";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mode = match words[..] {
        ["catalog"] => Mode::Write,
        ["catalog", "--check"] => Mode::Check,
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match catalog::run(mode) {
        Ok(stale) if mode == Mode::Check && stale > 0 => {
            eprintln!("{stale} stale files: run `cargo xtask catalog`");
            ExitCode::FAILURE
        }
        Ok(_) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
