//! `bridgeshape catalog`: what comes with the program.

use crate::args::{self, CatalogAction, Format};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_catalog::{PageSource, pages};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir::to_dsl;
use bridgeshape_engine::Source;
use serde_json::{Value, json};
use std::io::Write;

pub(crate) fn run(args: &args::Catalog) -> Result<(), Failure> {
    let mut out = out::writer(None)?;
    match &args.action {
        CatalogAction::List { format: Format::Json, lang } => {
            let pages =
                pages().iter().map(|page| summary(page, (*lang).into())).collect::<Result<Vec<_>, _>>()?;
            writeln!(out, "{:#}", json!({ "pages": pages }))?;
        }
        CatalogAction::List { format: Format::Text, lang } => {
            for page in pages() {
                let source = read(page, (*lang).into())?;
                let labels = source.entries().iter().map(|e| e.label.as_str());
                let labels: Vec<&str> = labels.filter(|label| !label.is_empty()).collect();
                writeln!(out, "{:<28} {:>2}  {}", page.title, source.entries().len(), labels.join(" · "))?;
            }
        }
        CatalogAction::Show { page, format: Format::Json, .. } => {
            let page = source::page(page)?;
            let json: Value = serde_json::from_str(page.json)
                .map_err(|error| Failure::usage(format_args!("{}: {error}", page.title)))?;
            writeln!(out, "{json:#}")?;
        }
        CatalogAction::Show { page, format: Format::Text, lang } => {
            let page = source::page(page)?;
            let source = read(page, (*lang).into())?;
            writeln!(out, "{}\n", page.title)?;
            for entry in source.entries() {
                let text = match &entry.scenario {
                    Ok(scenario) => to_dsl(scenario).unwrap_or_else(|error| error.to_string()),
                    Err(refusal) => format!("cannot be dealt: {refusal}"),
                };
                writeln!(out, "#{:<3} {text}", entry.number)?;
            }
        }
    }
    out.flush()?;
    Ok(())
}

fn read(page: &PageSource, lang: Lang) -> Result<Source, Failure> {
    Source::of_json(page.json, lang).map_err(|error| Failure::usage(format_args!("{}: {error}", page.title)))
}

/// A page in the list, as the API's `list` gives it.
fn summary(page: &PageSource, lang: Lang) -> Result<Value, Failure> {
    let source = read(page, lang)?;
    let labels: Vec<&str> = source.entries().iter().map(|e| e.label.as_str()).collect();
    let mut json = json!({ "title": page.title, "scenarioCount": labels.len(), "labels": labels });
    if let Some(id) = source.answer().page().page_id {
        json["pageId"] = id.into();
    }
    Ok(json)
}
