//! Files that are written only when they change, or only compared.

use std::{fs, io, path::Path};

/// What to do with a file that is not as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Write it anew.
    Write,
    /// Report it.
    Check,
}

/// Makes the file hold `text`, or reports that it does not; returns whether it was stale.
///
/// # Errors
/// What reading or writing the file says, with its name.
pub(crate) fn keep(path: &Path, text: &str, mode: Mode) -> Result<bool, String> {
    let name = || path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let old = match fs::read_to_string(path) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(format!("{}: {error}", name())),
    };
    if old.as_deref() == Some(text) {
        return Ok(false);
    }
    match mode {
        Mode::Check => eprintln!("stale: {}", name()),
        Mode::Write => {
            fs::write(path, text).map_err(|error| format!("{}: {error}", name()))?;
            eprintln!("wrote {}", name());
        }
    }
    Ok(true)
}
