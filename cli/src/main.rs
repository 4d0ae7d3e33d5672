//! The `bridgeshape` program: arguments in, bytes out.
//!
//! **Invariant:** no rule of its own; what is dealt, judged or refused is decided in the rooms below.

mod args;
mod bench;
mod catalog;
mod check;
mod compile;
mod conformance;
mod deal;
mod explain;
mod odds;
mod out;
mod source;
mod stats;
mod unfound;
mod validate;

use args::{Cli, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Deal(args) => deal::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Validate(args) => validate::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Conformance(args) => conformance::run(&args),
        Command::Compile(args) => compile::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Catalog(args) => catalog::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
