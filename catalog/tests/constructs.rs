//! Every construct of the DSL (seed 001) stands in at least one page, as it is written in `raw`.
//!
//! A construct is a pattern for one word of the text: `{s}` is a suit, `{v}` a variable, `{n}` a number, `{h}` one or
//! more of A K Q J T 9, `*` anything; every other character is itself, and so is any character behind a backtick. A word of a macro, `${M}:5+`, counts as
//! no construct but the macro, so that each is found written out.

use bridgeshape_catalog::pages;
use std::collections::BTreeMap;

const CONSTRUCTS: &[(&str, &str)] = &[
    ("length: exact", "{s}:{n}"),
    ("length: range", "{s}:{n}-{n}"),
    ("length: at least", "{s}:{n}+"),
    ("length of a variable: exact", "{v}:{n}"),
    ("length of a variable: range", "{v}:{n}-{n}"),
    ("length of a variable: at least", "{v}:{n}+"),
    ("jolly", "x:*"),
    ("jolly points", "xhcp:*"),
    ("points: exact", "hcp:{n}"),
    ("points: range", "hcp:{n}-{n}"),
    ("points: at least", "hcp:{n}+"),
    ("points of a suit", "{s}hcp:*"),
    ("points of a variable", "{v}hcp:*"),
    ("shape: balanced", "shape:balanced"),
    ("shape: semi-balanced", "shape:semi_balanced"),
    ("shape: one-suiter", "shape:one_suiter"),
    ("shape: two-suiter", "shape:two_suiter"),
    ("shape: three-suiter", "shape:three_suiter"),
    ("shape: any", "shape:any"),
    ("shape pattern with dashes", "shape:{n}-{n}-x-x"),
    ("shape pattern of digits", "shape:{n}"),
    ("shape pattern with x", "shape:{n}xx"),
    ("exact honours of a variable", "{v}={h}"),
    ("pattern of a variable", "{v}~*"),
    ("pattern: class", "*~*[*]*"),
    ("pattern: alternatives", "*~*|*"),
    ("pattern: low cards as x", "*~*x{{n}}*"),
    ("pattern: ?", "*~*?*"),
    ("pattern: *", "*~*.`**"),
    ("pattern: +", "*~*.+*"),
    ("pattern: {n}", "*~*{{n}}*"),
    ("pattern: {n,m}", "*~*{{n},{n}}*"),
    ("quiet", "quiet"),
    ("quiet with points", "quiet:{n}-{n}"),
    ("fit in a suit", "fit:{s}{n}+"),
    ("fit in a major", "fit:M{n}+"),
    ("fit in a minor", "fit:m{n}+"),
    ("fit anywhere", "fit:{n}+"),
    ("macro of names", "@M=*"),
    ("macro of ranges", "@F={n}-{n},*"),
    ("variable: majors", "{v}=M"),
    ("variable: minors", "{v}=m"),
    ("variable: any", "{v}=any"),
    ("variable: suits by letter", "{v}={s}{s}{s}"),
    ("aces", "aces:*"),
    ("kings", "kings:*"),
    ("queens", "queens:*"),
    ("controls", "controls:*"),
    ("key cards: exact", "kc:{s}{n}"),
    ("key cards: range", "kc:{s}{n}-{n}"),
    ("key cards of a variable", "kc:{v}*"),
    ("card held", "has:{s}*"),
    ("card of a variable held", "has:{v}*"),
    ("card not held", "lacks:{s}*"),
    ("stopper", "stop:{s}"),
    ("stopper of a variable", "stop:{v}"),
    ("no stopper", "nostop:{s}"),
    ("no stopper of a variable", "nostop:{v}"),
    ("total points", "tp:*"),
    ("distribution points", "dp:*"),
    ("losers", "ltc:*"),
    ("points of the pair", "pairhcp:*"),
    ("points of the defence", "defhcp:*"),
    ("total points of the pair", "pairtp:*"),
    ("longer", "{s}>{s}"),
    ("not shorter", "{s}>={s}"),
    ("shorter", "{s}<{s}"),
    ("not longer", "{s}<={s}"),
    ("as long", "{s}=={s}"),
    ("variables compared", "{v}>{v}"),
    ("longest", "longest:{s}"),
    ("longest of a variable", "longest:{v}"),
    ("any", "any("),
    ("not", "not("),
    ("weight", "weight:{n}"),
    ("dealer", "dealer:*"),
    ("vulnerability: none", "vul:none"),
    ("vulnerability: us", "vul:us"),
    ("vulnerability: them", "vul:them"),
    ("vulnerability: both", "vul:both"),
    ("auction", "auction:*"),
    ("contract", "contract:*"),
    ("declarer", "declarer:*"),
];

/// Constructs that the pages write with a macro only, found in the scenarios instead: a key of the JSON.
const EXPANDED: &[(&str, &str)] = &[
    ("exact honours", "/positions/opp1/suit_cards/S"),
    ("exact honours: none", "/positions/opp2/suit_cards/S"),
    ("pattern", "/positions/opp2/suit_patterns/H"),
    ("lead", "/context/lead"),
];

/// Whether a word is written as a pattern says.
fn matches(pattern: &str, word: &str) -> bool {
    if pattern.is_empty() {
        return word.is_empty();
    }
    let some_of = |letters: &str, most: usize, rest: &str| {
        let run = word.chars().take_while(|c| letters.contains(*c)).take(most).count();
        (1..=run).any(|n| matches(rest, &word[n..]))
    };
    if let Some(rest) = pattern.strip_prefix("{s}") {
        return some_of("SHDC", 1, rest);
    }
    if let Some(rest) = pattern.strip_prefix("{n}") {
        return some_of("0123456789", 4, rest);
    }
    if let Some(rest) = pattern.strip_prefix("{h}") {
        return some_of("AKQJT9", 6, rest);
    }
    if let Some(rest) = pattern.strip_prefix("{v}") {
        return word
            .strip_prefix('$')
            .is_some_and(|w| w.starts_with(['a', 'b', 'c', 'd']) && matches(rest, &w[1..]));
    }
    if let Some(rest) = pattern.strip_prefix('*') {
        return word
            .char_indices()
            .map(|(at, _)| at)
            .chain([word.len()])
            .any(|at| matches(rest, &word[at..]));
    }
    let pattern = pattern.strip_prefix('`').unwrap_or(pattern);
    let mut rest = pattern.chars();
    let own = rest.next();
    own.is_some()
        && word.chars().next() == own
        && matches(rest.as_str(), &word[own.map_or(0, char::len_utf8)..])
}

/// The words of a text, `any(` and `not(` by themselves.
fn words(raw: &str) -> Vec<String> {
    let spaced = raw.replace("any(", "any( ").replace("not(", "not( ").replace(", ", " ").replace(')', " ");
    spaced.split_whitespace().map(|word| word.trim_end_matches(';').to_owned()).collect()
}

#[test]
fn the_matcher_reads_its_own_patterns() {
    for (pattern, word, holds) in [
        ("{s}:{n}+", "S:5+", true),
        ("{s}:{n}", "S:5+", false),
        ("{v}={h}", "$a=KQ", true),
        ("{v}={h}", "$a=M", false),
        ("{v}=M", "$a=m", false),
        ("*~*.`**", "S~KJT.*", true),
        ("*~*.`**", "S~KJT.+", false),
        ("*~*{{n},{n}}*", "S~[KQ]x{2,3}", true),
        ("*~*{{n}}*", "S~[KQ]x{2,3}", false),
        ("shape:{n}", "shape:5422", true),
        ("shape:{n}", "shape:54xx", false),
    ] {
        assert_eq!(matches(pattern, word), holds, "{pattern} {word}");
    }
}

#[test]
fn every_construct_stands_in_a_page() {
    let mut counts: BTreeMap<&str, usize> =
        CONSTRUCTS.iter().chain(EXPANDED).map(|(name, _)| (*name, 0)).collect();
    for page in pages() {
        let value: serde_json::Value = serde_json::from_str(page.json).expect("a page is JSON");
        let words = words(value["raw"].as_str().expect("a page has its text"));
        let scenarios = value["scenarios"].as_array().expect("a page has scenarios");
        for (name, pattern) in CONSTRUCTS {
            if words.iter().any(|word| matches(pattern, word)) {
                *counts.entry(name).or_default() += 1;
            }
        }
        for (name, pointer) in EXPANDED {
            if scenarios.iter().any(|scenario| scenario.pointer(pointer).is_some()) {
                *counts.entry(name).or_default() += 1;
            }
        }
    }
    let missing: Vec<&&str> = counts.iter().filter(|(_, pages)| **pages == 0).map(|(name, _)| name).collect();
    assert!(missing.is_empty(), "no page uses: {missing:?}");
}
