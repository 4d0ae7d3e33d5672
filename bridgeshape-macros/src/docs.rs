//! What the documentation of a type says: where its scenarios come from, and what they ask, in sentences.

use crate::expand::Scene;
use crate::input::Definition;
use crate::source::{Place, Read};
use bridgeshape_dsl_ir::{Lang, answer, describe};
use bridgeshape_runtime::{Law, Role};
use proc_macro2::TokenStream;
use quote::quote;

/// The documentation of the type, below what its attributes say.
pub(crate) fn of_type(definition: &Definition, read: &Read) -> TokenStream {
    let mut lines = vec![match &read.origin.place {
        Place::Here | Place::File(_) if read.answer.text().is_some() => {
            let text = read.answer.text().unwrap_or_default().trim();
            format!("Deals of this scenario:\n\n```text\n{text}\n```")
        }
        Place::Here => String::from("Deals of a scenario."),
        Place::File(path) => format!("Deals of `{path}`."),
        Place::Page(title) => format!("Deals of {title}, a page of the catalogue."),
    }];
    lines.extend(read.scenarios().map(sentences));
    lines.push(String::from(match definition.law {
        Law::Bindings => {
            "What is open is chosen first, uniformly; then the deal, uniformly among those that satisfy the scenario."
        }
        Law::Deals => "Every deal that satisfies the scenario under some choice is equally likely.",
    }));
    // What the attributes say stands first.
    let text = format!("\n\n{}", lines.join("\n\n"));
    quote!(#[doc = #text])
}

/// What a scenario asks, a line for each position.
fn sentences(read: &answer::Read) -> String {
    let told = describe::describe(&read.wire, Lang::English, None);
    let label =
        if read.wire.label.is_empty() { String::new() } else { format!("**{}**\n\n", read.wire.label) };
    let of = |role: &Role| {
        let sentences = told.positions.get(role.name()).filter(|sentences| !sentences.is_empty())?;
        Some(format!("- {role}: {}", sentences.join("; ")))
    };
    let positions = Role::ALL.iter().filter_map(of);
    let pairs = told.fit.iter().map(|sentence| format!("- {sentence}"));
    label + &positions.chain(pairs).collect::<Vec<_>>().join("\n")
}

/// The documentation of a scenario among several.
pub(crate) fn of_variant(scene: &Scene) -> TokenStream {
    let scenario = &scene.unit.scenario;
    let text = match scenario.label.as_str() {
        "" => format!("Scenario {}.", scenario.number),
        label => format!("`{label}`"),
    };
    quote!(#[doc = #text])
}
