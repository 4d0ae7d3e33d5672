//! Ends of the program, and where its output goes.

use bridgeshape_engine::Refusal;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// `check` found a deal that fails; everything has been printed.
    Fails,
    /// Usage, or a file that cannot be read or written.
    Usage(String),
    /// The scenario or the request was refused. Reasons go to stderr, and to stdout as JSON if asked for.
    /// A text is shown with its faults under its lines.
    Refused { refusal: Refusal, json: bool, shown: Option<String> },
    /// The scenario was refused and everything has been printed.
    RefusedQuietly,
    /// Whoever read the output has closed it: not our failure.
    Closed,
}

impl Failure {
    pub(crate) fn refused(refusal: Refusal, json: bool) -> Failure {
        Failure::Refused { refusal, json, shown: None }
    }

    pub(crate) fn usage(message: impl Display) -> Failure {
        Failure::Usage(message.to_string())
    }

    /// Prints what is left to say and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Fails => ExitCode::from(1),
            Failure::Usage(message) => {
                eprintln!("bridgeshape: {message}");
                ExitCode::from(2)
            }
            Failure::Refused { refusal, json, shown } => {
                if json {
                    // A closed pipe changes nothing of the refusal.
                    let _ = writeln!(io::stdout(), "{}", refusal.to_json());
                }
                match shown {
                    Some(shown) => eprintln!("{shown}refused: {}", refusal.code()),
                    None => eprintln!("refused: {refusal}"),
                }
                ExitCode::from(3)
            }
            Failure::RefusedQuietly => ExitCode::from(3),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::usage(error),
        }
    }
}

/// Standard output, or the file.
pub(crate) fn writer(path: Option<&Path>) -> Result<BufWriter<Box<dyn Write>>, Failure> {
    let inner: Box<dyn Write> = match path {
        None => Box::new(io::stdout().lock()),
        Some(path) => {
            Box::new(File::create(path).map_err(|e| Failure::usage(format_args!("{}: {e}", path.display())))?)
        }
    };
    Ok(BufWriter::with_capacity(1 << 16, inner))
}

/// A bar on stderr for long work: only where stderr is a terminal, and only when the output is not shown there too.
pub(crate) fn progress(total: u64, output: Option<&Path>) -> ProgressBar {
    if total < 1000 || !io::stderr().is_terminal() || (output.is_none() && io::stdout().is_terminal()) {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
    // The template is a constant of ours; a plain bar is what is left if it were wrong.
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A bar on stderr for work of a few long steps: only where stderr is a terminal.
pub(crate) fn steps(total: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{spinner} {pos}/{len} {elapsed} {msg}");
    let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// The largest input that is read: more is a mistake.
const LARGEST: u64 = 1 << 30;

/// All of a file, or of standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let fail = |e: io::Error| Failure::usage(format_args!("{}: {e}", path.display()));
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).map_err(fail)?.take(LARGEST + 1).read_to_end(&mut bytes)
    };
    read.map_err(fail)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::usage(format_args!("{}: larger than 1 GiB", path.display())));
    }
    Ok(bytes)
}

/// The same as text.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read(path)?)
        .map(|text| text.strip_prefix('\u{feff}').map_or_else(|| text.clone(), str::to_owned))
        .map_err(|e| Failure::usage(format_args!("{}: not UTF-8: {}", path.display(), e.utf8_error())))
}
