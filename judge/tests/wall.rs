//! The wall: the judge depends on `serde_json` alone, and no file of it mentions another crate of the project.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of this crate; the workspace is the one around it.
fn room() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The crates of the workspace by both spellings, this one apart. Names come from each member's manifest.
fn other_crates() -> Vec<String> {
    let root = room().join("..");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let members = manifest.split_once("members").unwrap().1;
    let members = members.split_once('[').unwrap().1.split_once(']').unwrap().0;
    let mut names = Vec::new();
    for folder in members.split('"').skip(1).step_by(2) {
        let member = fs::read_to_string(root.join(folder).join("Cargo.toml")).unwrap();
        let name = member.lines().find_map(|line| line.strip_prefix("name = \"")).unwrap();
        let name = name.trim_end_matches('"').to_owned();
        if folder != "judge" {
            names.push(name.replace('-', "_"));
            names.push(name);
        }
    }
    // The facade has the bare name: as a path it is this.
    names.push(format!("{}::", "bridgeshape"));
    names
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found
}

/// The names that a text mentions.
fn mentions<'a>(text: &str, names: &'a [String]) -> Vec<&'a str> {
    names.iter().filter(|name| text.contains(name.as_str())).map(String::as_str).collect()
}

/// Every dependency that a manifest declares, of whatever kind.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut in_dependencies = false;
    let mut found = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            // A section may be of one dependency only, or of one platform.
            in_dependencies = section.ends_with("dependencies");
            if let Some((_, name)) = section.split_once("dependencies.") {
                found.push(name);
            }
        } else if in_dependencies && !line.is_empty() && !line.starts_with('#') {
            found.push(line.split(['=', '.', ' ']).next().unwrap());
        }
    }
    found
}

#[test]
fn serde_json_is_the_only_dependency() {
    assert_eq!(dependencies(&fs::read_to_string(room().join("Cargo.toml")).unwrap()), ["serde_json"]);
    // The test itself sees others, wherever they stand.
    let planted = "[dependencies]\nserde_json = { workspace = true }\n# note\nserde.workspace = true\n[lints]\nworkspace = true\n\
                   [dev-dependencies]\ntoml = \"1\"\n[target.'cfg(unix)'.dependencies]\nlibc = \"0.2\"\n[build-dependencies.cc]\nversion = \"1\"";
    assert_eq!(dependencies(planted), ["serde_json", "serde", "toml", "libc", "cc"]);
}

#[test]
fn no_file_mentions_another_crate() {
    let names = other_crates();
    // At least the rooms that make deals are among the names looked for.
    for room in ["runtime", "engine"] {
        assert!(
            names.contains(&format!("bridgeshape-{room}")) && names.contains(&format!("bridgeshape_{room}"))
        );
    }
    let files: Vec<PathBuf> =
        files(&room()).into_iter().filter(|path| !path.starts_with(room().join("target"))).collect();
    assert!(files.len() > 15 && files.iter().any(|path| path.ends_with("src/points.rs")), "{files:?}");
    for path in files {
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
        assert_eq!(mentions(&text, &names), [""; 0], "in {}", path.display());
    }
}

#[test]
fn the_wall_can_fail() {
    let names = other_crates();
    for planted in [
        format!("use bridgeshape_{}::Suit;", "runtime"),
        format!("{}-{} = {{ workspace = true }}", "bridgeshape", "engine"),
        format!("// as in {}_{}", "bridgeshape", "catalog"),
        format!("let hand = {}::Hand::EMPTY;", "bridgeshape"),
    ] {
        assert_eq!(mentions(&planted, &names).len(), 1, "{planted}");
    }
    assert_eq!(mentions("the judge of BridgeShape: bridgeshape-judge, bridgeshape_judge", &names), [""; 0]);
}
