//! Why a definition is refused: the code first, then the sentence, then the place in the text, as the program says it.

use bridgeshape_codegen::{Refused, Unsupported};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::render::{Style, places};
use bridgeshape_dsl_ir::diag::{Code, Diag};
use proc_macro2::Span;
use std::fmt::Display;
use syn::Error;

/// A refusal with this code at a literal.
pub(crate) fn refusal(span: Span, code: Code, message: impl Display) -> Error {
    Error::new(span, format_args!("{code}: {message}"))
}

/// A fault in what is written between the braces.
pub(crate) fn invalid(error: &Error) -> Error {
    refusal(error.span(), Code::InvalidRequest, error)
}

/// A message about the source, with its place in the text.
pub(crate) fn drawn(span: Span, text: &str, diag: &Diag) -> Error {
    let place = places(diag, text, Lang::English, Style::Plain);
    let message = format!("{}: {}\n{place}", diag.code(), diag.message(Lang::English));
    Error::new(span, message.trim_end())
}

/// Why the scenario with this number is not compiled.
pub(crate) fn refused(span: Span, text: &str, number: u32, why: &Refused) -> Error {
    let code = match why {
        Refused::Impossible(conflict) => return drawn(span, text, &conflict.diag),
        Refused::Undecided(_) | Refused::NoPlan(_) => Code::GenerationTimeLimit,
        Refused::Bindings => Code::UnsupportedFeature,
    };
    refusal(span, code, format_args!("scenario {number}: {why}"))
}

/// What cannot be written out as Rust.
pub(crate) fn unsupported(span: Span, number: u32, what: Unsupported) -> Error {
    refusal(span, Code::UnsupportedFeature, format_args!("scenario {number}: {what}"))
}
