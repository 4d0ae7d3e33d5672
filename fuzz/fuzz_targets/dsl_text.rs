//! Any text is read, coloured and completed without a panic, and what is said about it stands inside it.

#![no_main]

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::diag::render::{Style, render};
use bridgeshape_dsl_ir::text::{expected_at, parse, tokens};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let parsed = parse(text);
    assert_eq!(parsed.scenarios.len(), parsed.places.len());
    for diag in &parsed.diags {
        for place in &diag.places {
            let Origin::Dsl(place) = place else { panic!("a pointer in a text") };
            assert!(text.get(place.clone()).is_some(), "{diag:?}");
        }
        assert!(!render(diag, text, Lang::English, Style::Plain).is_empty());
    }
    for places in &parsed.places {
        assert!(places.iter().all(|(_, place)| text.get(place).is_some()));
    }
    assert_eq!(tokens(text).iter().map(|t| t.text).collect::<String>(), text);
    // one place a run, chosen by the text itself
    let sum: usize = text.bytes().map(usize::from).sum();
    let offset = text.floor_char_boundary(sum % (text.len() + 1));
    for expected in expected_at(text, offset) {
        assert!(!expected.insert.is_empty() && expected.text.ends_with(&expected.insert));
    }
});
