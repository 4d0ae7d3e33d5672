//! Why a request gives no deals: the API's 422 (seed 000 §6).

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::{Code, Diag, Origin};
use bridgeshape_runtime::Role;
use serde_json::{Value, json};
use std::fmt;

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its code.
    pub code: Code,
    /// The position that it is about, if it is about one.
    pub position: Option<Role>,
    /// A sentence in the language of the request.
    pub detail: String,
}

impl Reason {
    /// The reason that a message gives.
    pub fn of_diag(diag: &Diag, lang: Lang) -> Reason {
        let position = diag.places.iter().find_map(|place| match place {
            Origin::Json(pointer) => position(pointer),
            Origin::Dsl(_) => None,
        });
        Reason { code: diag.refusal(), position, detail: diag.message(lang) }
    }
}

/// The position that a JSON pointer inside a scenario leads into.
pub(crate) fn position(pointer: &str) -> Option<Role> {
    Role::from_name(pointer.strip_prefix("/positions/")?.split('/').next()?)
}

/// A refused request: the most specific code on top. Invariant: at least one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    code: Code,
    reasons: Vec<Reason>,
}

impl Refusal {
    /// A refusal for one reason.
    pub fn new(code: Code, position: Option<Role>, detail: impl Into<String>) -> Refusal {
        Refusal { code, reasons: vec![Reason { code, position, detail: detail.into() }] }
    }

    /// A refusal for several reasons; its code is the most specific of theirs. `None` without reasons.
    pub fn of(reasons: Vec<Reason>) -> Option<Refusal> {
        let code = reasons.iter().map(|r| r.code).min()?;
        Some(Refusal { code, reasons })
    }

    /// The refusal that blocking messages lead to.
    pub fn of_diags(diags: &[Diag], lang: Lang) -> Option<Refusal> {
        let blocking = diags.iter().filter(|diag| diag.blocks());
        Refusal::of(blocking.map(|diag| Reason::of_diag(diag, lang)).collect())
    }

    /// The code on top.
    pub fn code(&self) -> Code {
        self.code
    }

    /// All reasons, in order of place.
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// `{"code":…,"reasons":[{"code":…,"position":…,"detail":…}]}`
    pub fn to_json(&self) -> Value {
        let reasons: Vec<Value> = self
            .reasons
            .iter()
            .map(|reason| {
                let mut json = json!({ "code": reason.code.as_str(), "detail": reason.detail });
                if let Some(role) = reason.position {
                    json["position"] = role.name().into();
                }
                json
            })
            .collect();
        json!({ "code": self.code.as_str(), "reasons": reasons })
    }
}

impl fmt::Display for Refusal {
    /// One reason a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.reasons.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{}: ", reason.code)?;
            if let Some(role) = reason.position {
                write!(f, "{role}: ")?;
            }
            f.write_str(&reason.detail)?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
