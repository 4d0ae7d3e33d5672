//! The command line.

use bridgeshape_catalog::{KINDS, SYSTEMS};
use bridgeshape_engine::{self as engine, LEAST_TABLE_BYTES, WORK};
use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Deals of bridge situations, exactly fair, or the reason why there are none.
#[derive(Debug, Parser)]
#[command(name = "bridgeshape", version, propagate_version = true, after_help = EXIT)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT: &str = "Exit status: 0 done; 1 `check` found a deal that fails; 2 usage, or a file that cannot be read \
or written; 3 the scenario or the request was refused.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Deal hands of a scenario
    Deal(Deal),
    /// Judge given deals against a scenario: every constraint, held or not
    Check(Check),
    /// Read a scenario and list everything that is wrong with it, as the BridgePedia API answers
    Validate(Validate),
    /// How many deals a scenario has, exactly, and how likely it is and each of its bindings
    Odds(Odds),
    /// Show what becomes of a scenario, pass by pass, on the way to its deals, and how they are drawn
    Explain(Explain),
    /// What dealing a scenario costs, and what its deals are like
    Stats(Stats),
    /// Whether what is dealt conforms to the judge, the seed and the exact law; without a source, the whole catalogue
    Conformance(Conformance),
    /// Write a scenario, or all of a page, as Rust
    Compile(Compile),
    /// How fast deals come on this machine, by each engine
    Bench(Bench),
    /// The conventions that come with the program
    Catalog(Catalog),
}

/// Where the scenario comes from.
#[derive(Debug, Args)]
pub(crate) struct Source {
    /// A page of the catalogue, in any case and without accents if you like; a scenario's label may follow
    #[arg(value_name = "PAGE [LABEL]")]
    pub(crate) page: Vec<String>,
    /// The scenario's text itself
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["page", "dsl_file", "api_json"])]
    pub(crate) dsl: Option<String>,
    /// A file with the scenario's text (- for standard input)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["page", "api_json"])]
    pub(crate) dsl_file: Option<PathBuf>,
    /// A file with an answer of the BridgePedia API (- for standard input)
    #[arg(long, value_name = "FILE", conflicts_with = "page")]
    pub(crate) api_json: Option<PathBuf>,
    /// One scenario, by label or by number (#N); several scenarios of one label are all meant
    #[arg(long, value_name = "LABEL|#N")]
    pub(crate) scenario: Option<String>,
}

/// The language of messages.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Lang {
    #[default]
    En,
    It,
    Fr,
    Es,
    De,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[default]
    Text,
    Json,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum DealFormat {
    /// Diagrams
    #[default]
    Text,
    /// One document
    Json,
    /// One document a deal, as they come
    Jsonl,
    /// Portable Bridge Notation 2.1, export format
    Pbn,
    /// The format of Bridge Base Online, a board a line
    Lin,
    /// One row a deal
    Csv,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ExplainFormat {
    #[default]
    Text,
    Json,
    /// The plans as a flowchart in the language of Mermaid
    Mermaid,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum StatsFormat {
    #[default]
    Text,
    Json,
    /// A page with charts that needs nothing else
    Html,
}

#[derive(Debug, Args)]
pub(crate) struct Deal {
    #[command(flatten)]
    pub(crate) source: Source,
    /// How many deals
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,
    /// Any text or number up to 2^128 - 1: the same seed gives the same deals
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<String>,
    /// The index of the first deal
    #[arg(long, value_name = "I", default_value_t = 0)]
    pub(crate) start: u64,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: DealFormat,
    /// What is known of a hand: ROLE=CARDS (`opener=SAK2 HQ`, `opp1=AK2.QJ53.K84.T65` for a whole hand) or
    /// ROLE=CONSTRAINTS (`opener=S:5+ has:HQ`)
    #[arg(long, value_name = "ROLE=CARDS")]
    pub(crate) fixed: Vec<String>,
    /// No deal twice: indices whose deal was already given are passed over
    #[arg(long)]
    pub(crate) distinct: bool,
    /// How the scenarios of a page take turns
    #[arg(long, value_enum, default_value_t)]
    pub(crate) balance: Balance,
    /// Which deals are equally likely: those of a binding drawn first, or all that satisfy the scenario
    #[arg(long, value_enum, default_value_t)]
    pub(crate) law: Law,
    /// How deals are found; by default as compiled for a page of the catalogue, else interpreted: the same deals
    #[arg(long, value_enum)]
    pub(crate) engine: Option<Engine>,
    #[command(flatten)]
    pub(crate) limits: Limits,
    /// Whether the judge sees every deal
    #[arg(long, value_enum, default_value_t)]
    pub(crate) verify: Verify,
    /// Show what the judge says of every constraint
    #[arg(long)]
    pub(crate) explain: bool,
    /// Show how many attempts each deal took
    #[arg(long)]
    pub(crate) stats: bool,
    /// Number the boards by the cycle of sixteen: dealer and vulnerability follow the number
    #[arg(long, value_enum)]
    pub(crate) boards: Option<Boards>,
    /// Where the opener sits
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) opener_seat: Seat,
    /// The date in PBN, YYYY.MM.DD
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub(crate) date: Option<String>,
    /// Threads; the deals are the same for any number
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Give up on a deal after so many attempts
    #[arg(long, value_name = "N")]
    pub(crate) budget_attempts: Option<u64>,
    /// Give up on a deal after so much CPU time
    #[arg(long, value_name = "MS", default_value_t = 2500)]
    pub(crate) budget_ms: u64,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
    /// Write to a file instead of standard output
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Balance {
    /// An independent draw for each deal, by the scenarios' weights
    #[default]
    Weighted,
    /// In turn
    #[value(name = "round_robin", alias = "round-robin")]
    RoundRobin,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Law {
    #[default]
    Bindings,
    Deals,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Engine {
    /// Draw by the plan that was compiled with the program: pages of the catalogue, nothing fixed
    Compiled,
    /// Draw by a plan that makes most conditions hold, and check the others
    Interpreted,
    /// Deal and throw away: the reference
    Rejection,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Verify {
    #[default]
    All,
    None,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Boards {
    Cycle,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
#[value(rename_all = "UPPER")]
pub(crate) enum Seat {
    #[default]
    N,
    E,
    S,
    W,
}

#[derive(Debug, Args)]
pub(crate) struct Compile {
    #[command(flatten)]
    pub(crate) source: Source,
    /// Every page of the catalogue, a file each, into the folder that -o names
    #[arg(long, conflicts_with_all = ["page", "dsl", "dsl_file", "api_json", "scenario"], requires = "output")]
    pub(crate) catalog: bool,
    /// Which deals are equally likely
    #[arg(long, value_enum, default_value_t)]
    pub(crate) law: Law,
    /// The path of the crate that the code uses
    #[arg(long = "crate", value_name = "PATH", default_value = "bridgeshape")]
    pub(crate) facade: String,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
    /// Write to a file instead of standard output
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Bench {
    #[command(flatten)]
    pub(crate) source: Source,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
    /// How long each row is measured, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub(crate) time_ms: u64,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
}

/// How large plans may become.
#[derive(Debug, Args)]
pub(crate) struct Limits {
    /// The most bytes of the tables of each part of a plan; another limit gives other deals
    #[arg(long, value_name = "N", default_value_t = engine::Limits::default().bytes)]
    #[arg(value_parser = clap::value_parser!(u64).range(LEAST_TABLE_BYTES..))]
    pub(crate) table_bytes: u64,
    /// The most pairs of states of each part of a plan; another limit gives other deals
    #[arg(long, value_name = "N", default_value_t = engine::Limits::default().transitions)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) transitions: u64,
}

impl From<&Limits> for engine::Limits {
    fn from(limits: &Limits) -> engine::Limits {
        let Limits { table_bytes, transitions } = *limits;
        engine::Limits { bytes: table_bytes, transitions, ..engine::Limits::default() }
    }
}

/// A date as PBN writes it; unknown digits may be question marks.
fn date(text: &str) -> Result<String, &'static str> {
    let digits = |part: &str, n| part.len() == n && part.bytes().all(|b| b.is_ascii_digit() || b == b'?');
    match text.split('.').collect::<Vec<_>>()[..] {
        [year, month, day]
            if digits(year, 4)
                && digits(month, 2)
                && digits(day, 2)
                && month.parse().is_ok_and(|m: u8| (1..=12).contains(&m)) | month.contains('?')
                && day.parse().is_ok_and(|d: u8| (1..=31).contains(&d)) | day.contains('?') =>
        {
            Ok(text.to_owned())
        }
        _ => Err("expected a date YYYY.MM.DD"),
    }
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) source: Source,
    /// The deals, in any format that is read: PBN, LIN, links, JSON, JSON lines, CSV, one dotted deal a line (- for
    /// standard input)
    #[arg(long, value_name = "FILE")]
    pub(crate) deals: PathBuf,
    /// Where the opener sits, in files that tell seats only; by default as the file says, else North
    #[arg(long, value_enum, ignore_case = true)]
    pub(crate) opener_seat: Option<Seat>,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
}

#[derive(Debug, Args)]
pub(crate) struct Validate {
    #[command(flatten)]
    pub(crate) source: Source,
    /// Leave out the notices that need counting: clauses that say nothing, scenarios that overlap, and the like
    #[arg(long)]
    pub(crate) quick: bool,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
}

#[derive(Debug, Args)]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) source: Source,
    /// Only the scenario after this pass: bind, normalise, prune, tighten, masks, order, choose, count or plan
    #[arg(long, value_name = "NAME")]
    pub(crate) stage: Option<String>,
    /// What is known of a hand, as in `deal`: ROLE=CARDS or ROLE=CONSTRAINTS
    #[arg(long, value_name = "ROLE=CARDS")]
    pub(crate) fixed: Vec<String>,
    /// The most work for one count, in units of about a nanosecond
    #[arg(long, value_name = "N", default_value_t = WORK)]
    pub(crate) work: u64,
    #[command(flatten)]
    pub(crate) limits: Limits,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ExplainFormat,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
}

#[derive(Debug, Args)]
pub(crate) struct Stats {
    #[command(flatten)]
    pub(crate) source: Source,
    /// All pages of the catalogue, a line a scenario
    #[arg(long, conflicts_with_all = ["page", "dsl", "dsl_file", "api_json"])]
    pub(crate) catalog: bool,
    /// How many deals of each scenario are dealt to measure them
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000)]
    pub(crate) count: u64,
    /// What is known of a hand, as in `deal`: ROLE=CARDS or ROLE=CONSTRAINTS
    #[arg(long, value_name = "ROLE=CARDS")]
    pub(crate) fixed: Vec<String>,
    #[command(flatten)]
    pub(crate) limits: Limits,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: StatsFormat,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
}

#[derive(Debug, Args)]
pub(crate) struct Conformance {
    #[command(flatten)]
    pub(crate) source: Source,
    /// How many deals of each scenario
    #[arg(short = 'n', long, value_name = "N", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1_000..=10_000_000))]
    pub(crate) count: u64,
    /// How many scenarios are checked at a time; the report is the same for any number
    #[arg(long, value_name = "T", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: u16,
    /// The most work of counting for each scenario, in units of about a nanosecond
    #[arg(long, value_name = "N", default_value_t = engine::conformance::Demands::default().work)]
    pub(crate) work: u64,
    /// Only the first of so many scenarios
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) every: u32,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
    /// Write the report to a file instead of standard output
    #[arg(short = 'o', long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Write the times, which are of this machine, to a file
    #[arg(long, value_name = "FILE")]
    pub(crate) times: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Odds {
    #[command(flatten)]
    pub(crate) source: Source,
    /// What is known of a hand, as in `deal`: ROLE=CARDS or ROLE=CONSTRAINTS
    #[arg(long, value_name = "ROLE=CARDS")]
    pub(crate) fixed: Vec<String>,
    /// What a binding's probability is: that it is drawn, or that it is the first that holds for a deal
    #[arg(long, value_enum, default_value_t)]
    pub(crate) law: Law,
    /// The most work for one scenario, in units of about a nanosecond; what it does not suffice for is estimated
    #[arg(long, value_name = "N", default_value_t = WORK)]
    pub(crate) work: u64,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    pub(crate) lang: Lang,
}

#[derive(Debug, Args)]
pub(crate) struct Catalog {
    #[command(subcommand)]
    pub(crate) action: CatalogAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum CatalogAction {
    /// All pages with their scenarios, and the conventions to come
    List {
        /// Only conventions of this kind
        #[arg(long, value_parser = PossibleValuesParser::new(KINDS))]
        kind: Option<String>,
        /// Only conventions of this system
        #[arg(long, value_parser = PossibleValuesParser::new(SYSTEMS))]
        system: Option<String>,
        #[arg(long, value_enum, default_value_t)]
        format: Format,
        #[arg(long, value_enum, ignore_case = true, default_value_t)]
        lang: Lang,
    },
    /// One page: its text and its scenarios
    Show {
        /// The page
        page: String,
        #[arg(long, value_enum, default_value_t)]
        format: Format,
        #[arg(long, value_enum, ignore_case = true, default_value_t)]
        lang: Lang,
    },
}
