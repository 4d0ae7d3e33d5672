//! Shows a file of deals as diagrams, and what is wrong with it: `cargo run -p bridgeshape-formats --example
//! show -- FILE`.

use bridgeshape_formats::text::{Colour, Style, write};
use std::io::{IsTerminal, Write};

fn main() -> std::io::Result<()> {
    let mut failed = false;
    for path in std::env::args_os().skip(1) {
        let reading = bridgeshape_formats::read(&std::fs::read(path)?);
        let mut out = Vec::new();
        let colour = if std::io::stdout().is_terminal() { Colour::Ansi } else { Colour::None };
        for found in &reading.boards {
            write(&mut out, &found.board, &Style { colour, ..Style::default() });
            out.extend_from_slice(b"\n\n");
        }
        std::io::stdout().write_all(&out)?;
        eprint!("{reading}");
        failed |= !reading.is_whole();
    }
    std::process::exit(i32::from(failed));
}
