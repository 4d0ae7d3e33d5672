//! Running the program, and what came of it.
#![allow(dead_code, reason = "every test file uses its part")]

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

pub(crate) fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bridgeshape")).args(args).output().expect("the program starts")
}

pub(crate) fn fed(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bridgeshape"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

pub(crate) fn status(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

pub(crate) fn json(output: &Output) -> Value {
    serde_json::from_str(&out(output)).unwrap_or_else(|e| panic!("{e}: {}{}", out(output), err(output)))
}
