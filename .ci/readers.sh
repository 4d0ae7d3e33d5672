#!/bin/sh
# Other people's readers see the deals that we wrote. Makes its own virtual environment under target/, so that
# `cargo test` needs Rust only. Run from anywhere; PYTHON picks the interpreter.
set -eu
cd "$(dirname "$0")/.."

environment=target/readers/environment
files=target/readers/files
wanted="endplay==0.5.12 bridgebots==0.0.12"

if [ "$(cat "$environment/wanted" 2>/dev/null || true)" != "$wanted" ]; then
    rm -rf "$environment"
    "${PYTHON:-python3}" -m venv "$environment"
    # shellcheck disable=SC2086 # two words
    "$environment/bin/python" -m pip install --quiet --disable-pip-version-check $wanted
    echo "$wanted" > "$environment/wanted"
fi

rm -rf "$files"
cargo run --quiet --package bridgeshape-formats --example oracle -- "$files"
"$environment/bin/python" .ci/readers.py "$files"
