//! `bridgeshape catalog`: what comes with the program.

use crate::args::{self, CatalogAction, Format};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_catalog::{Coming, PageSource, coming, pages};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir::to_dsl;
use bridgeshape_engine::Source;
use serde_json::{Value, json};
use std::io::Write;

pub(crate) fn run(args: &args::Catalog) -> Result<(), Failure> {
    let mut out = out::writer(None)?;
    match &args.action {
        CatalogAction::List { kind, system, format, lang } => {
            let wanted = |listed: &Listed| {
                kind.as_ref().is_none_or(|kind| *kind == listed.kind)
                    && system.as_ref().is_none_or(|system| *system == listed.system)
            };
            let all = listed((*lang).into())?.into_iter().filter(wanted);
            match format {
                Format::Json => {
                    let pages: Vec<Value> = all.map(|of| of.to_json()).collect();
                    writeln!(out, "{:#}", json!({ "pages": pages }))?;
                }
                Format::Text => {
                    for of in all {
                        writeln!(out, "{}", of.line((*lang).into()))?;
                    }
                }
            }
        }
        CatalogAction::Show { page, format: Format::Json, lang } => {
            let page = source::page(page, (*lang).into())?;
            let json: Value = serde_json::from_str(page.json)
                .map_err(|error| Failure::usage(format_args!("{}: {error}", page.title)))?;
            writeln!(out, "{json:#}")?;
        }
        CatalogAction::Show { page, format: Format::Text, lang } => {
            let page = source::page(page, (*lang).into())?;
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

/// A convention in the list: a page, or one to come.
struct Listed {
    title: &'static str,
    kind: String,
    system: String,
    /// The labels of its scenarios; `None`: it is to come.
    labels: Option<Vec<String>>,
    page_id: Option<u64>,
}

/// All conventions, sorted by title.
fn listed(lang: Lang) -> Result<Vec<Listed>, Failure> {
    let mut all = Vec::new();
    for page in pages() {
        let source = read(page, lang)?;
        let json: Value = serde_json::from_str(page.json)
            .map_err(|error| Failure::usage(format_args!("{}: {error}", page.title)))?;
        let [kind, system] = ["kind", "system"].map(|key| json[key].as_str().unwrap_or_default().to_owned());
        let labels = source.entries().iter().map(|e| e.label.clone()).collect();
        let page_id = source.answer().page().page_id;
        all.push(Listed { title: page.title, kind, system, labels: Some(labels), page_id });
    }
    all.extend(coming().iter().map(|&Coming { title, kind, system }| Listed {
        title,
        kind: kind.to_owned(),
        system: system.to_owned(),
        labels: None,
        page_id: None,
    }));
    all.sort_by_key(|of| of.title);
    Ok(all)
}

impl Listed {
    /// The convention as the API's `listall` gives it: `hasShape` says whether it has constraints.
    fn to_json(&self) -> Value {
        let labels = self.labels.as_deref().unwrap_or_default();
        let mut json = json!({
            "title": self.title,
            "kind": self.kind,
            "system": self.system,
            "hasShape": u8::from(self.labels.is_some()),
            "scenarioCount": labels.len(),
            "labels": labels,
        });
        if let Some(id) = self.page_id {
            json["pageId"] = id.into();
        }
        json
    }

    fn line(&self, lang: Lang) -> String {
        match &self.labels {
            Some(labels) => {
                let told: Vec<&str> = labels.iter().map(String::as_str).filter(|l| !l.is_empty()).collect();
                format!("{:<28} {:>2}  {}", self.title, labels.len(), told.join(" · "))
            }
            None => format!("{:<28}  -  ({})", self.title, to_come(lang)),
        }
    }
}

/// How a convention without constraints is marked.
fn to_come(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "coming",
        Lang::Italian => "in arrivo",
        Lang::French => "à venir",
        Lang::Spanish => "próximamente",
        Lang::German => "kommt noch",
    }
}
