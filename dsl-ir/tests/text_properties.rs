//! What holds for every text: random characters, random words of the language, and valid texts with random damage.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::render::{Style, render};
use bridgeshape_dsl_ir::diag::{Diag, Origin};
use bridgeshape_dsl_ir::text::{Kind, MOST_BYTES, expected_at, parse, tokens};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::Instant;

/// Texts that are valid and use everything.
const VALID: &[&str] = &[
    "1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15 // 1H-4D: opener H:5+ hcp:12-21",
    "dopo 1H: fit:H8+ opener H:5+ hcp:12-21; responder x:0-1 xhcp:0 hcp:10-15",
    "@M=H,S @N=15-17,12-14 1${M}: opener ${M}:5+ hcp:${N}; responder has:${M}Q",
    "Landy: $a=M $b=any weight:3 vul:us auction:1SA,P,2C opener hcp:12-21 ; opp1 $a:5+ $b:4+ ; responder $a:0-2",
    "opener any(S~AKQ.|[KQ]x{2,3}, H>=S longest:H) not(D:6+, shape:5-4-x-x) kc:$a3 stop:S lacks:S10; opp2 quiet:0-7",
    "2/1: 1S-2C: declarer:responder lead:SK contract:4H pairhcp:25+ opener S=KJT tp:12+ ltc:6-7; opp1 fit:8+",
];

/// Words and signs that a text may be made of, good and bad.
const PIECES: &[&str] = &[
    " ",
    " ",
    " ",
    "; ",
    " // ",
    ": ",
    ":",
    ",",
    "(",
    ")",
    "opener",
    "responder",
    "opp1",
    "opp2",
    "S:5+",
    "H:0-1",
    "hcp:12-14",
    "hcp:",
    "Shcp:3",
    "x:0-1",
    "xhcp:0",
    "shape:balanced",
    "shape:54xx",
    "any(",
    "not(",
    "S=KQ",
    "S~AK.|Q..",
    "S~[KQ]x{2,3}",
    "H>S",
    "$a",
    "$a=M",
    "$a:5+",
    "has:HQ",
    "stop:S",
    "kc:H3",
    "fit:M8+",
    "quiet",
    "quiet:7",
    "weight:3",
    "vul:both",
    "dealer:opp1",
    "auction:1SA,P",
    "lead:SK",
    "contract:4H",
    "@M=H,S",
    "@",
    "${M}",
    "${",
    "}",
    "Landy",
    "1H-4C",
    "apertore",
    "Opener",
    "punti",
    "12-14",
    "+",
    "-",
    "–",
    "≥",
    "&gt;",
    "S5+",
    "5+",
    "è",
    "\u{a0}",
    "\n",
    "{{!}}",
    "10",
    "SA",
];

fn text_of_pieces() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES), 0..40).prop_map(|pieces| pieces.concat())
}

/// A valid text with some of its characters left out, doubled, moved or replaced.
fn damaged() -> impl Strategy<Value = String> {
    let damage = (any::<prop::sample::Index>(), 0..5u8, prop::sample::select(PIECES));
    (prop::sample::select(VALID), prop::collection::vec(damage, 1..6)).prop_map(|(valid, damages)| {
        let mut text: Vec<char> = valid.chars().collect();
        for (place, kind, piece) in damages {
            let at = place.index(text.len().max(1)).min(text.len().saturating_sub(1));
            match kind {
                0 if !text.is_empty() => drop(text.remove(at)),
                1 if !text.is_empty() => text.insert(at, text[at]),
                2 if at + 1 < text.len() => text.swap(at, at + 1),
                _ => drop(text.splice(at..at, piece.chars())),
            }
        }
        text.into_iter().collect()
    })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        text_of_pieces(),
        damaged(),
        "[ -~]{0,80}",
        "[SHDCx:~=<>0-9+\\-;/ $@{}(),.|\\[\\]]{0,60}"
    ]
}

fn places(diag: &Diag) -> impl Iterator<Item = std::ops::Range<usize>> {
    diag.places.iter().map(|place| match place {
        Origin::Dsl(place) => place.clone(),
        Origin::Json(pointer) => panic!("{pointer} in a text"),
    })
}

fn check(text: &str) {
    let parsed = parse(text);
    assert_eq!(parsed, parse(text), "the same text says the same");
    assert_eq!(parsed.places.len(), parsed.scenarios.len());
    let inside = |place: &std::ops::Range<usize>| text.get(place.clone()).is_some();
    let mut last = 0;
    for diag in &parsed.diags {
        assert!(!diag.places.is_empty(), "{diag:?} has a place");
        assert!(places(diag).all(|place| inside(&place)), "{diag:?} stands inside the text");
        let start = places(diag).next().map_or(0, |place| place.start);
        assert!(start >= last, "messages follow the text");
        last = start;
        assert!(diag.scenario.is_none_or(|n| n >= 1 && n as usize <= parsed.scenarios.len()));
        for lang in Lang::ALL {
            assert!(!render(diag, text, lang, Style::Plain).is_empty());
        }
    }
    for (scenario, places) in parsed.scenarios.iter().zip(&parsed.places) {
        let json = serde_json::to_value(scenario).expect("JSON");
        for (pointer, place) in places.iter() {
            assert!(inside(&place), "{pointer}");
            // the default weight has a place, and is left out of the JSON
            assert!(
                json.pointer(pointer).is_some() || pointer == "/weight",
                "{pointer} is a part of the scenario"
            );
        }
        assert_eq!(
            &serde_json::from_value::<bridgeshape_dsl_ir::wire::Scenario>(json).expect("JSON"),
            scenario
        );
    }
    let pieces = tokens(text);
    assert_eq!(pieces.iter().map(|t| t.text).collect::<String>(), text, "nothing is lost");
    assert!(pieces.iter().all(|t| !t.text.is_empty()));
}

/// Codes that say that a word is not known where it stands.
const UNKNOWN: [&str; 4] = ["unknown_token", "unknown_position", "label_no_colon", "misplaced"];

fn check_completion(text: &str, offset: usize) {
    for expected in expected_at(text, offset) {
        if expected.kind == Kind::Macro {
            continue; // a macro may be a part of a word
        }
        assert!(expected.text.ends_with(&expected.insert) && !expected.insert.is_empty());
        let with = format!("{}{}{}", &text[..offset], expected.insert, &text[offset..]);
        let word = offset + expected.insert.len() - expected.text.len()..offset + expected.insert.len();
        for diag in parse(&with).diags {
            let here =
                places(&diag).next().is_some_and(|place| place.start < word.end && word.start < place.end);
            assert!(!here || !UNKNOWN.contains(&diag.code()), "{with}: {expected:?} gives {diag:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read(text in any_text()) {
        check(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn what_is_proposed_is_known(text in prop_oneof![text_of_pieces(), damaged()], place in any::<prop::sample::Index>()) {
        let mut offset = place.index(text.len() + 1);
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        check_completion(&text, offset);
    }
}

#[test]
fn valid_texts_are_valid() {
    for text in VALID {
        check(text);
        let blocking: Vec<_> = parse(text)
            .diags
            .into_iter()
            .filter(|d| d.severity != bridgeshape_dsl_ir::diag::Severity::Notice)
            .collect();
        assert_eq!(blocking, [], "{text}");
    }
}

#[test]
fn every_place_of_a_valid_text_completes_to_known_words() {
    for text in VALID {
        for offset in (0..=text.len()).filter(|&n| text.is_char_boundary(n)) {
            check_completion(text, offset);
        }
    }
}

#[test]
fn the_largest_text_is_read_and_a_larger_one_is_refused() {
    let line = "opener S:5+ hcp:12-21; ";
    let largest = line.repeat(MOST_BYTES / line.len());
    check(&largest);
    assert!(
        parse(&largest).diags.iter().all(|d| d.code() == "duplicate_key" || d.code() == "empty_segment")
            || parse(&largest).diags.is_empty()
    );
    let larger = "x".repeat(MOST_BYTES + 1);
    let parsed = parse(&larger);
    assert_eq!(parsed.diags.iter().map(Diag::code).collect::<Vec<_>>(), ["text_too_long"]);
    assert!(parsed.scenarios.is_empty());
    assert_eq!(tokens(&larger).iter().map(|t| t.text.len()).sum::<usize>(), larger.len());
}

/// Texts of 64 KiB that would be slow if any step looked back or forth without limit. Eight times the text may take
/// eight times as long, and five times that for the noise of a busy machine; a quadratic step takes sixty-four times.
/// What is fast all the same is not measured further.
#[test]
fn the_worst_texts_are_read_in_bounded_time() {
    for piece in [
        ":",
        "::",
        ": ",
        ";",
        "; ",
        "//",
        "(",
        "any(",
        "any(S:5+,",
        "not(x:1 ",
        ")",
        ",",
        "a",
        "a ",
        "é",
        "@",
        "@M=",
        "@M=H ",
        "${",
        "${M}",
        "opener ",
        "opener:",
        "opener S:5+ ",
        ":opener S:5+ ",
        "fit:",
        ":fit:",
        "fit:H8+ ",
        ": fit:H8+ ",
        "weight:3: ",
        "S~A.|",
        "S~[KQ]",
        "opener S~[AKQJT9][AKQJT9][AKQJT9]|",
        "S:5+hcp:12",
        "hcp : 12 - ",
        "auction:",
        "auction:1SA, ",
        "opener any(S:5+; ",
        "x:1, ",
        "has:HQ ",
        "H>S ",
        "&gt;",
        "opener x:0-3; ",
        "$a=M ",
        "opener any(quiet) ",
        "s:5+ ",
        "\u{a0}",
        "1H-4C opener H:5+; ",
        "A: opener // ",
        "${M} opener ${N} // ",
        "opener S:5+ S:5+ ",
    ] {
        let time = |bytes: usize| {
            let text = piece.repeat(bytes / piece.len());
            let started = Instant::now();
            let (parsed, pieces) = (parse(&text), tokens(&text));
            assert!(parsed.scenarios.len() <= 64 && !pieces.is_empty());
            started.elapsed()
        };
        let whole = time(MOST_BYTES);
        if whole.as_secs_f64() > 2.0 {
            let eighth = (0..3).map(|_| time(MOST_BYTES / 8)).max().unwrap_or_default();
            assert!(whole < eighth * 40, "{piece:?}: {whole:?}, an eighth of it {eighth:?}");
        }
    }
    let bomb = format!("@A={} opener {}", ["x"; 64].join(","), "${A}".repeat(10_000));
    assert!(parse(&bomb).diags.iter().any(|d| d.code() == "expansion_too_long"));
}
