//! What compiles and runs (`ui/ok`), and what is refused, how (`ui/err`).
//!
//! The compiler's own words differ from version to version, so that this runs with the pinned one only.
//! `TRYBUILD=overwrite` writes the expected words anew; read them before you commit them.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Scenarios are planned while cases are compiled, and nobody debugs them.
const PROFILES: &str = "
[profile.dev]
debug = false
[profile.dev.package]
bridgeshape-planner.opt-level = 1
bridgeshape-runtime.opt-level = 1
";

/// The number of files in a folder beside this one whose names end so.
fn count(folder: &str, extension: &str) -> usize {
    let files = fs::read_dir(Path::new("tests/ui").join(folder)).expect("a folder");
    files
        .filter(|file| {
            file.as_ref().is_ok_and(|file| file.path().extension().is_some_and(|e| e == extension))
        })
        .count()
}

#[test]
fn uses_compile_or_are_refused_with_their_code() {
    let pinned = include_str!("../../rust-toolchain.toml");
    let version = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into())).arg("--version").output();
    let version = String::from_utf8(version.expect("a compiler").stdout).expect("text");
    let number = version.split(' ').nth(1).expect("`rustc NUMBER …`");
    if !pinned.contains(&format!("\"{number}\"")) {
        eprintln!("passed over: {number} is not the pinned compiler");
        return;
    }
    // Files are found where Cargo.toml is: that of the crate which trybuild makes, and which has no profiles of its own.
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("tests/trybuild/bridgeshape-macros");
    fs::create_dir_all(made.join("scenarios")).expect("a folder");
    fs::create_dir_all(made.join(".cargo")).expect("a folder");
    fs::write(made.join(".cargo/config.toml"), PROFILES).expect("written");
    for file in fs::read_dir("tests/ui/scenarios").expect("a folder") {
        let file = file.expect("a file");
        fs::copy(file.path(), made.join("scenarios").join(file.file_name())).expect("copied");
    }
    // By themselves, so that they are compiled all at once and nothing is linked.
    trybuild::TestCases::new().compile_fail("tests/ui/err/*.rs");
    trybuild::TestCases::new().pass("tests/ui/ok/*.rs");
}

#[test]
fn every_refusal_names_its_code() {
    assert!(count("ok", "rs") >= 15 && count("err", "rs") >= 30);
    for file in fs::read_dir("tests/ui/err").expect("a folder") {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "stderr") {
            let words = fs::read_to_string(&path).expect("text");
            let errors = words.lines().filter_map(|line| line.strip_prefix("error: "));
            let codes = errors.filter_map(|line| Some(line.split_once(": ")?.0));
            let is_code = |code: &str| code.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            assert!(codes.clone().count() > 0 && codes.clone().all(is_code), "{}", path.display());
        }
    }
}
