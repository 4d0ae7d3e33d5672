//! Replays what the fuzzer of the DSL's text found worth keeping, without a fuzzer.

use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::text::{expected_at, parse, tokens};
use std::fs;
use std::path::Path;

#[test]
fn every_text_that_the_fuzzer_kept_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/dsl_text");
    let (mut files, mut scenarios, mut diags) = (0, 0, 0);
    for entry in fs::read_dir(folder).expect("the corpus") {
        let path = entry.expect("an entry").path();
        let bytes = fs::read(&path).expect("a file");
        let text = String::from_utf8_lossy(&bytes);
        let parsed = parse(&text);
        for place in parsed.diags.iter().flat_map(|diag| &diag.places) {
            let Origin::Dsl(place) = place else { panic!("{path:?}: a pointer in a text") };
            assert!(text.get(place.clone()).is_some(), "{path:?}");
        }
        assert_eq!(tokens(&text).iter().map(|t| t.text).collect::<String>(), text, "{path:?}");
        let offset = text.floor_char_boundary(text.len() / 2);
        assert!(expected_at(&text, offset).iter().all(|e| e.text.ends_with(&e.insert)), "{path:?}");
        files += 1;
        scenarios += parsed.scenarios.len();
        diags += parsed.diags.len();
    }
    assert!(
        files >= 50 && scenarios >= 50 && diags >= 50,
        "{files} files, {scenarios} scenarios, {diags} messages"
    );
}
