//! Helpers of the tests of reading and lowering.
#![allow(dead_code, reason = "each test program uses some of them")]

use bridgeshape_dsl_ir::diag::{Diag, Origin};
use bridgeshape_dsl_ir::ir::{self, Binding};
use bridgeshape_dsl_ir::{Lang, wire};
use serde_json::{Value, json};

/// The scenario of this JSON.
pub(crate) fn read(json: &Value) -> wire::Scenario {
    wire::read_scenario(json, 1).expect("a readable scenario")
}

/// The canonical form of this JSON.
pub(crate) fn lower(json: &Value) -> ir::Scenario {
    ir::lower(&read(json), 1, &|_| None).expect("a scenario")
}

/// The canonical form of a scenario with this opener.
pub(crate) fn opener(position: Value) -> ir::Scenario {
    lower(&json!({ "positions": { "opener": position } }))
}

/// What is wrong with this JSON, whether reading or lowering finds it: places and messages.
pub(crate) fn faults(json: &Value) -> String {
    let faults = match wire::read_scenario(json, 1) {
        Ok(scenario) => ir::lower(&scenario, 1, &|_| None).expect_err("a fault"),
        Err(faults) => faults,
    };
    faults.iter().map(fault).collect::<Vec<_>>().join("\n")
}

/// A message with its places.
pub(crate) fn fault(diag: &Diag) -> String {
    let places = diag.places.iter().map(|place| match place {
        Origin::Json(pointer) => pointer.clone(),
        Origin::Dsl(bytes) => format!("{}..{}", bytes.start, bytes.end),
    });
    format!("{}: {}", places.collect::<Vec<_>>().join(" "), diag.message(Lang::English))
}

/// The canonical text without its first two lines, which are the same for all.
pub(crate) fn tree(scenario: &ir::Scenario) -> String {
    scenario.canonical().lines().skip(2).collect::<Vec<_>>().join("\n")
}

/// The names of a binding, on one line.
pub(crate) fn names(scenario: &ir::Scenario, binding: &Binding) -> String {
    let names = scenario.binding_names(binding).into_iter().map(|(name, value)| format!("{name}={value}"));
    names.collect::<Vec<_>>().join(" ")
}
