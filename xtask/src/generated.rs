//! `generated/`: every scenario of the catalogue as a module.
//!
//! A module says in its head what it was made of: a hash of the scenario and of the version of what writes. Where that is
//! the same nothing is made anew, so that a change of a page costs what it changes; `--all` makes everything anew.

use crate::files::{Mode, keep};
use bridgeshape_catalog::{PageSource, pages};
use bridgeshape_codegen::{COUNT_WORK, compile, module, names};
use bridgeshape_dsl_ir::answer::{Answer, Read};
use bridgeshape_dsl_ir::ir::{Scenario, hash128, page_key};
use bridgeshape_runtime::{Law, STREAM_VERSION};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Changes whenever the planner or the emitter would write something else for the same scenario.
const VERSION: u32 = 3;

/// A module to be made.
struct Task {
    path: PathBuf,
    scenario: Scenario,
    /// What it is made of.
    made_of: String,
}

/// Which modules are made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    /// Those that were made of something else.
    Changed,
    /// Every one.
    All,
}

/// Brings all modules and their list up to date, or counts what is not; returns how many files were stale.
///
/// # Errors
/// A page that cannot be read, a scenario that cannot be compiled, a file that cannot be written.
pub(crate) fn run(mode: Mode, which: Which) -> Result<usize, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated/src/pages");
    let mut tasks = Vec::new();
    let mut texts: BTreeMap<PathBuf, String> = BTreeMap::new();
    let mut entries = Vec::new();
    for page in pages() {
        let scenarios = scenarios(page)?;
        let folder = root.join(page.slug);
        let names = names(scenarios.iter().map(|scenario| (scenario.label.as_str(), scenario.number)));
        for (scenario, name) in scenarios.iter().zip(&names) {
            let path = folder.join(format!("{name}.rs"));
            tasks.push(Task { path, made_of: made_of(scenario), scenario: scenario.clone() });
        }
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", page.slug))?;
        texts.insert(folder.join("mod.rs"), page_module(page, &names));
        entries.push((page, scenarios, names));
    }
    entries.sort_by_key(|(page, ..)| page.slug);
    texts.insert(root.join("mod.rs"), list(&entries));
    let mut stale = made(&tasks, mode, which)?;
    for (path, text) in &texts {
        stale += usize::from(keep(path, text, mode)?);
    }
    let wanted: BTreeSet<PathBuf> =
        tasks.into_iter().map(|task| task.path).chain(texts.into_keys()).collect();
    stale += remove_others(&root, &wanted, mode)?;
    Ok(stale)
}

/// The scenarios of a page in canonical form.
fn scenarios(page: &PageSource) -> Result<Vec<Scenario>, String> {
    let answer = Answer::of_json(page.json).map_err(|diags| format!("{}: {diags:?}", page.title))?;
    let of =
        |read: &Read| read.ir.clone().ok_or_else(|| format!("{} #{}: not sound", page.title, read.number));
    answer.scenarios().iter().map(of).collect()
}

/// A hash of everything that a module is made of.
fn made_of(scenario: &Scenario) -> String {
    // What it means, and the words that are written beside it.
    let Scenario { label, number, weight, pred, .. } = scenario;
    let said = format!("{VERSION} {STREAM_VERSION} {number} {weight} {label} {pred}");
    format!("{:032x}", hash128(&[said.as_bytes(), scenario.canonical().as_bytes()]))
}

/// Makes modules on all cores; returns how many were stale.
fn made(tasks: &[Task], mode: Mode, which: Which) -> Result<usize, String> {
    let (next, stale) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let problems: Mutex<Vec<String>> = Mutex::default();
    let work = || {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            match make(task, mode, which) {
                Ok(was_stale) => stale.fetch_add(usize::from(was_stale), Ordering::Relaxed),
                Err(problem) => {
                    problems.lock().unwrap_or_else(PoisonError::into_inner).push(problem);
                    0
                }
            };
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| {
            scope.spawn(work);
        });
    });
    let problems = problems.into_inner().unwrap_or_else(PoisonError::into_inner);
    if problems.is_empty() { Ok(stale.into_inner()) } else { Err(problems.join("\n")) }
}

/// Makes a module, if that is asked for; returns whether it was stale.
fn make(task: &Task, mode: Mode, which: Which) -> Result<bool, String> {
    let head = format!("//! Made of {}.\n", task.made_of);
    let is_fresh = fs::read_to_string(&task.path).is_ok_and(|old| old.contains(&head));
    if which == Which::Changed && is_fresh {
        return Ok(false);
    }
    let problem = |what: String| format!("{} #{}: {what}", task.scenario.label, task.scenario.number);
    let unit =
        compile(&task.scenario, Law::Bindings, COUNT_WORK).map_err(|refused| problem(refused.to_string()))?;
    let text =
        module(&unit, "bridgeshape_runtime").map_err(|unsupported| problem(unsupported.to_string()))?;
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    keep(&task.path, &format!("{first}\n{head}{rest}"), mode)
}

/// The module of a page.
fn page_module(page: &PageSource, names: &[String]) -> String {
    let mut text = format!(
        "//! @generated from catalog/pages/{}.json by `cargo xtask generated`. Do not edit.\n\n",
        page.slug
    );
    let mut sorted: Vec<&String> = names.iter().collect();
    sorted.sort();
    for name in sorted {
        if *name == page.slug {
            let reason = "the scenario is called as its page is";
            text.push_str(&format!("#[expect(clippy::module_inception, reason = {reason:?})]\n"));
        }
        text.push_str(&format!("#[rustfmt::skip]\npub mod {name};\n"));
    }
    text.push_str(
        "\nuse bridgeshape_runtime::compiled::Compiled;\n\n/// The scenarios, in the order of the page.\n",
    );
    text.push_str("#[rustfmt::skip]\npub(super) static SCENARIOS: &[Compiled] = &[\n");
    for name in names {
        text.push_str(&format!("    {name}::COMPILED,\n"));
    }
    text + "];\n"
}

/// The list of all pages, and that of all scenarios by key.
fn list(entries: &[(&PageSource, Vec<Scenario>, Vec<String>)]) -> String {
    let mut text = String::from(
        "//! @generated from catalog/pages by `cargo xtask generated`. Do not edit.\n\nuse crate::Entry;\nuse bridgeshape_runtime::compiled::Page;\n\n",
    );
    for (page, ..) in entries {
        text.push_str(&format!("pub mod {};\n", page.slug));
    }
    text.push_str("\n/// Every page, by slug.\n#[rustfmt::skip]\npub(crate) static PAGES: &[Entry] = &[\n");
    for (page, scenarios, _) in entries {
        let PageSource { slug, title, .. } = page;
        let key = page_key(scenarios.iter());
        text.push_str(&format!(
            "    Entry {{ slug: {slug:?}, title: {title:?}, page: Page {{ scenarios: {slug}::SCENARIOS, key: 0x{key:032x} }} }},\n"
        ));
    }
    let mut keys: BTreeMap<u128, (usize, usize)> = BTreeMap::new();
    for (at, (_, scenarios, _)) in entries.iter().enumerate() {
        for (number, scenario) in scenarios.iter().enumerate() {
            keys.entry(scenario.key()).or_insert((at, number));
        }
    }
    text.push_str("];\n\n/// Every meaning, by key: the places of its page and of its scenario.\n");
    text.push_str("#[rustfmt::skip]\npub(crate) static BY_KEY: &[(u128, usize, usize)] = &[\n");
    for (key, (page, scenario)) in keys {
        text.push_str(&format!("    (0x{key:032x}, {page}, {scenario}),\n"));
    }
    text + "];\n"
}

/// Removes what no page asks for any more; returns how many files that are.
fn remove_others(folder: &Path, wanted: &BTreeSet<PathBuf>, mode: Mode) -> Result<usize, String> {
    let said = |error: std::io::Error| format!("generated: {error}");
    let mut stale = 0;
    if !folder.exists() {
        return Ok(0);
    }
    for entry in fs::read_dir(folder).map_err(said)? {
        let path = entry.map_err(said)?.path();
        if path.is_dir() {
            stale += remove_others(&path, wanted, mode)?;
            if mode == Mode::Write && fs::read_dir(&path).map_err(said)?.next().is_none() {
                fs::remove_dir(&path).map_err(said)?;
            }
        } else if !wanted.contains(&path) {
            stale += 1;
            match mode {
                Mode::Check => eprintln!("stale: {}", path.display()),
                Mode::Write => fs::remove_file(&path).map_err(said)?,
            }
        }
    }
    Ok(stale)
}
