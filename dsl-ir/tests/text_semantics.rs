//! SEMANTICS, the part "Text" and what concerns text of the parts after it: a test for every line.

use bridgeshape_dsl_ir::diag::{Diag, Origin, Severity};
use bridgeshape_dsl_ir::text::{Parsed, parse};
use bridgeshape_dsl_ir::wire::{Pattern, Position};
use bridgeshape_dsl_ir::{SuitRef, wire};

/// `severity code "what the place covers"` of every message.
fn messages(text: &str) -> Vec<String> {
    parse(text).diags.iter().map(|diag| show(diag, text)).collect()
}

fn show(diag: &Diag, text: &str) -> String {
    let severity = match diag.severity {
        Severity::Error => 'E',
        Severity::Warning => 'W',
        Severity::Notice => 'N',
    };
    let place = match diag.places.first() {
        Some(Origin::Dsl(place)) => &text[place.clone()],
        _ => "",
    };
    format!("{severity} {} {place:?}", diag.code())
}

#[track_caller]
fn says(text: &str, expected: &[&str]) {
    assert_eq!(messages(text), expected, "{text}");
}

/// The only message of a text, with its fix.
#[track_caller]
fn fix(text: &str) -> (String, Option<String>) {
    let parsed = parse(text);
    assert_eq!(parsed.diags.len(), 1, "{text}: {:?}", parsed.diags);
    let diag = &parsed.diags[0];
    let bridgeshape_dsl_ir::diag::Problem::Syntax(problem) = &diag.problem else { panic!("{diag:?}") };
    (show(diag, text), problem.fix())
}

#[track_caller]
fn fixed(text: &str, message: &str, suggestion: &str) {
    assert_eq!(fix(text), (String::from(message), Some(String::from(suggestion))), "{text}");
}

/// The scenarios of a text that has nothing wrong, not even a hint.
#[track_caller]
fn clean(text: &str) -> Parsed {
    says(text, &[]);
    parse(text)
}

fn opener(text: &str) -> Position {
    parse(text).scenarios.remove(0).positions.opener.expect("an opener")
}

fn range(min: u16, max: impl Into<Option<u16>>) -> wire::Range {
    wire::Range { min, max: max.into() }
}

fn suit(name: &str) -> SuitRef {
    name.parse().expect("a suit")
}

#[test]
fn semantics_01_white_space_case_and_typography() {
    let spaced = clean("opener\tS:5+\n\u{a0}hcp:12-21\r\n;\u{2003}responder H:4+");
    assert_eq!(spaced.scenarios, clean("opener S:5+ hcp:12-21; responder H:4+").scenarios);
    fixed("Opener S:5+", "W wrong_case \"Opener\"", "opener");
    fixed("opener s:5+", "W wrong_case \"s:5+\"", "S:5+");
    fixed("opener hcp:12–14", "W typography \"hcp:12–14\"", "hcp:12-14");
    fixed("opener S:≥5", "W typography \"S:≥5\"", "S:5+");
    fixed("opener H&gt;S hcp:12", "W typography \"H&gt;S\"", "H>S");
    fixed("opener “S:5+”", "W typography \"“S:5+”\"", "S:5+");
    assert_eq!(clean("fit:M8+ opener").scenarios[0].fit[0].suit_class.as_deref(), Some("major"));
    assert_eq!(clean("fit:m8+ opener").scenarios[0].fit[0].suit_class.as_deref(), Some("minor"));
    assert_eq!(
        clean("opener any(S~A.{2,3}, S~[KQ].{2})").scenarios[0]
            .positions
            .opener
            .as_ref()
            .map(|p| p.any[0].len()),
        Some(2)
    );
}

#[test]
fn semantics_02_labels() {
    let label = |text: &str| parse(text).scenarios[0].label.clone();
    for text in ["opener; responder H:4+", "opener\nH:5+", "declarer:responder lead:SK opp2 S=KJT", "opener"]
    {
        clean(text);
        assert_eq!(label(text), "", "{text}");
    }
    for (text, expected) in [
        ("opener 1NT: opener hcp:15-17", "opener 1NT"),
        ("2/1: 1S-2C: opener S:5+", "2/1: 1S-2C"),
        ("1NT:15-17: opener hcp:15-17", "1NT:15-17"),
        ("Rebid: opener 2NT: opener hcp:18-19", "Rebid: opener 2NT"),
        ("A: opener's rebid: opener hcp:12+", "A: opener's rebid"),
        ("fit a cuori: fit:H8+ opener hcp:15-17", "fit a cuori"),
        ("  Più  spazi : opener", "Più  spazi"),
        ("1NT: fit:H8+ opener", "1NT"),
        ("due:opener S:5+", "due"),
        ("a: opener; responder H:4+", "a"),
    ] {
        clean(text);
        assert_eq!(label(text), expected, "{text}");
    }
    says("vul: opener S:5+", &["N label_keyword \"vul\""]);
    assert_eq!(label("vul: opener S:5+"), "vul");
    says("Landy:", &["W label_alone \"Landy\""]);
    assert_eq!(label("Landy:"), "Landy");
    says("S:5+ hcp:12+", &["W position_missing \"S:5+\""]);
    fixed("weight: 3 opener S:5+", "W space_inside \"weight: 3\"", "weight:3");
    fixed("opener: S:5+", "W colon_after_position \"opener:\"", "opener");
    fixed("weight:35: opener S:5+", "W colon_after_value \"weight:35:\"", "weight:35");
    // recovery: the first colon outside a token ends the label, and what follows is reported
    fixed("1H-4C: opner H:5+", "W unknown_position \"opner\"", "opener");
    assert_eq!(label("1H-4C: opner H:5+"), "1H-4C");
    says("1H-4C opener H:5+", &["W label_no_colon \"1H-4C\""]);
}

#[test]
fn semantics_03_empty_texts_and_severities() {
    for text in ["", " \n", ";", "//", " // ; // "] {
        assert_eq!(parse(text).diags[0].code(), "empty_text", "{text:?}");
        assert_eq!(parse(text).diags[0].severity, Severity::Error);
        assert!(parse(text).scenarios.is_empty());
    }
    clean("opener S:5+ //");
    clean("opener S:5+;");
    clean("opener S:5+ ; // ");
    says("opener // // responder", &["W empty_scenario \"//\""]);
    says("// opener", &["W empty_scenario \"//\""]);
    says("opener;; responder", &["N empty_segment \";\""]);
    assert_eq!(clean("opener").scenarios[0].positions.opener, Some(Position::default()));
    assert!(clean("pairhcp:25+").scenarios[0].pair_hcp.is_some());
    // what the wiki's parser would drop warns; what is malformed or contradictory is an error
    for (text, severity) in [
        ("opener foo", 'W'),
        ("apertore S:5+", 'W'),
        ("opener weight:3", 'W'),
        ("opener hcp:17-15", 'E'),
        ("opener S:5-", 'E'),
        ("opener hcp:12 hcp:13", 'E'),
    ] {
        assert!(messages(text).iter().all(|m| m.starts_with(severity)), "{text}: {:?}", messages(text));
    }
}

#[test]
fn semantics_04_places_and_repeated_blocks() {
    says("opener S:5+; weight:3", &["W misplaced \"weight:3\""]);
    says("opener S:5+ vul:both", &["W misplaced \"vul:both\""]);
    let fit = |text: &str| clean(text).scenarios[0].fit[0].pair.clone();
    assert_eq!(fit("opener S:5+; fit:S8+"), "declarer");
    assert_eq!(fit("fit:S8+; opener S:5+"), "declarer");
    assert_eq!(fit("opener S:5+; opp2 fit:8+"), "defense");
    says("fit:8+ opp1 hcp:10+", &["N fit_before_opponent \"fit:8+\""]);
    says("opener; fit:8+ opp1 hcp:10+", &["W misplaced \"fit:8+\""]);
    says("opener S:5+ responder H:4+", &["W second_position \"responder\""]);
    says("opener S:5+ S:0-6", &["E duplicate_key \"S:0-6\""]);
    says("opener shape:balanced shape:4432", &["E duplicate_key \"shape:4432\""]);
    clean("weight:3; pairhcp:25+; opener S:5+");

    let both = opener("opener S:5+ hcp:10+ shape:balanced has:SA; opener S:3-6 hcp:12-14 shape:4432 has:HK");
    assert_eq!(both.suits[&suit("S")], range(5, 6));
    assert_eq!(both.hcp, Some(range(12, 14)));
    assert_eq!(both.shape.as_deref(), Some("balanced"));
    let second = Position { shape_pattern: Some(String::from("4432")), ..Position::default() };
    assert_eq!(both.any, [vec![second]]);
    assert_eq!(both.cards_held, ["SA", "HK"]);
    says("opener S:5+; opener S:0-3", &["E blocks_disagree \"S:0-3\""]);
    let Some(Origin::Dsl(other)) = parse("opener S:5+; opener S:0-3").diags[0].places.get(1).cloned() else {
        panic!("both places are named")
    };
    assert_eq!(&"opener S:5+; opener S:0-3"[other], "S:5+");
    says("opener S=K; opener S=Q", &["E blocks_disagree \"S=Q\""]);
    clean("opener S=KQ; opener S=QK");
    let ways = opener("opener S~AK.|Q..; opener S~AK.{1,3}|J.").suit_patterns.remove(&suit("S"));
    assert_eq!(ways, Some(vec![Pattern { cards: String::from("AK"), low_min: 1, low_max: Some(1) }]));
    says("opener S~AK.; opener S~Q.", &["E blocks_disagree \"S~Q.\""]);
    says("opener stop:S; opener nostop:S", &["E blocks_disagree \"nostop:S\""]);
    assert_eq!(opener("opener x:0-3; opener x:2+").x, Some(range(2, 3)));
}

#[test]
fn semantics_05_macros() {
    let labels = |text: &str| parse(text).scenarios.into_iter().map(|s| s.label).collect::<Vec<_>>();
    assert_eq!(labels("@M=H,S @N=1,2 ${M}${N}: opener ${M}:5+"), ["H1", "H2", "S1", "S2"]);
    // only over the macros that it mentions, and from the definition on
    assert_eq!(labels("@M=H,S @N=1,2 a: opener // ${N}: opener // ${M}: opener"), ["a", "1", "2", "H", "S"]);
    says("opener ${M}:5+ // @M=H,S ${M}: opener", &["E macro_undefined \"${M}\""]);
    assert_eq!(labels("@M=H,S ${M}: opener // @M=D ${M}2: opener"), ["H", "S", "D2"]);
    says("@M=H,S opener ${X}:5+ ${M}:3", &["E macro_undefined \"${X}\""]);
    says("@M=H,,S opener ${M}:5+", &["E macro_empty_value \"@M=H,,S\""]);
    says("@M=H opener", &["N macro_unused \"@M=H\""]);
    says("opener @M=H,S ${M}:5+", &["W macro_misplaced \"@M=H,S\""]);
    let many = "@A=1,2,3,4,5,6,7,8,9 @B=1,2,3,4,5,6,7,8 opener hcp:${A} aces:${B}";
    assert_eq!(parse(many).scenarios.len(), 64);
    assert_eq!(parse(many).diags[0].code(), "too_many_scenarios");
    let weights = parse("@M=H,S weight:3 opener ${M}:5+").scenarios;
    assert!(weights.iter().all(|s| s.weight == Some(3)), "each keeps its full weight");
}

#[test]
fn semantics_05_places_point_to_what_is_written() {
    let text = "@M=H,S 1${M}: opener ${M}:5+ hcp:12-21; responder has:${M}Q";
    let parsed = parse(text);
    for (i, name) in ["H", "S"].into_iter().enumerate() {
        let place = |pointer: &str| parsed.places[i].get(pointer).map(|place| &text[place]);
        assert_eq!(place("/label"), Some("1${M}"));
        assert_eq!(place("/positions/opener"), Some("opener"));
        assert_eq!(place(&format!("/positions/opener/suits/{name}")), Some("${M}:5+"));
        assert_eq!(place("/positions/opener/hcp"), Some("hcp:12-21"));
        assert_eq!(place("/positions/responder/cards_held/0"), Some("has:${M}Q"));
        assert_eq!(place("/positions/opp1"), None);
    }
    let whole = "@C=S:5+,H:5+ opener ${C}";
    assert_eq!(parse(whole).places[0].get("/positions/opener/suits/S").map(|p| &whole[p]), Some("${C}"));
    // a message about several expansions of one token is one message
    says("@M=H,S opener ${M}:5-4", &["E reversed_range \"${M}:5-4\""]);
    says("@N=5,6-5 opener S:${N}", &["E reversed_range \"S:${N}\""]);
}

#[test]
fn every_part_has_its_place() {
    let text = "A: weight:2 dealer:opp1 vul:us auction:1SA,P,2C contract:4H declarer:opener lead:SK pairhcp:20+ \
                defhcp:0-20 pairtp:20+ $a=M fit:H8+ opener S=KQ H~A. Shcp:3+ x:3 xhcp:1 shape:balanced kc:H1 aces:1 \
                has:DA lacks:DK stop:C $a>D longest:$a any(S:5+ hcp:12, D:4) not(C:5+); opp2 quiet";
    let parsed = clean(text);
    let at = |pointer: &str| parsed.places[0].get(pointer).map(|place| &text[place]);
    for (pointer, expected) in [
        ("/label", "A"),
        ("/weight", "weight:2"),
        ("/context/dealer", "dealer:opp1"),
        ("/context/vul", "vul:us"),
        ("/context/auction", "auction:1SA,P,2C"),
        ("/context/auction/2", "2C"),
        ("/context/contract", "contract:4H"),
        ("/context/declarer", "declarer:opener"),
        ("/context/lead", "lead:SK"),
        ("/pair_hcp/declarer", "pairhcp:20+"),
        ("/pair_hcp/defense", "defhcp:0-20"),
        ("/pair_tp/declarer", "pairtp:20+"),
        ("/vars/$a", "$a=M"),
        ("/fit/0", "fit:H8+"),
        ("/positions/opener", "opener"),
        ("/positions/opener/suit_cards/S", "S=KQ"),
        ("/positions/opener/suit_patterns/H", "H~A."),
        ("/positions/opener/suit_hcp/S", "Shcp:3+"),
        ("/positions/opener/x", "x:3"),
        ("/positions/opener/x_hcp", "xhcp:1"),
        ("/positions/opener/shape", "shape:balanced"),
        ("/positions/opener/keycards/H", "kc:H1"),
        ("/positions/opener/aces", "aces:1"),
        ("/positions/opener/cards_held/0", "has:DA"),
        ("/positions/opener/cards_not_held/0", "lacks:DK"),
        ("/positions/opener/stoppers/C", "stop:C"),
        ("/positions/opener/compare/0", "$a>D"),
        ("/positions/opener/longest/0", "longest:$a"),
        ("/positions/opener/any/0", "any(S:5+ hcp:12, D:4)"),
        ("/positions/opener/any/0/0", "S:5+ hcp:12"),
        ("/positions/opener/any/0/0/hcp", "hcp:12"),
        ("/positions/opener/any/0/1/suits/D", "D:4"),
        ("/positions/opener/not/0/suits/C", "C:5+"),
        ("/positions/opp2/quiet", "quiet"),
        ("/positions/opp2/suits/S", "quiet"),
        ("/positions/opp2/hcp", "quiet"),
    ] {
        assert_eq!(at(pointer), Some(expected), "{pointer}");
    }
    // and no place without a part
    let json = serde_json::to_value(&parsed.scenarios[0]).expect("JSON");
    for (pointer, _) in parsed.places[0].iter() {
        assert!(json.pointer(pointer).is_some(), "{pointer}");
    }
}

#[test]
fn semantics_06_duplicate_labels() {
    says("A: opener S:5+ // A: opener H:5+", &["N label_twice \"A\""]);
    says("opener S:5+ // opener H:5+", &[]);
    says("@M=H,S A: opener ${M}:5+", &["N label_twice \"A\""]);
}

#[test]
fn semantics_07_nested_groups() {
    says("opener any(S:5+, not(H:5+))", &["E group_nested \"not(H:5+)\""]);
    says("opener any(S:5+, any(H:5+, D:5+))", &["E group_nested \"any(H:5+, D:5+)\""]);
}

#[test]
fn semantics_08_tens_and_exact_honours() {
    assert_eq!(opener("opener S=K10").suit_cards[&suit("S")], "KT");
    assert_eq!(opener("opener S=KT").suit_cards[&suit("S")], "KT");
    assert_eq!(opener("opener has:S10 lacks:HT").cards_held, ["ST"]);
    assert_eq!(opener("opener S~AJ10.").suit_patterns[&suit("S")][0].cards, "AJT");
    assert_eq!(opener("opener S=QK").suit_cards[&suit("S")], "KQ");
    fixed("opener S=Kx", "E bad_honours \"S=Kx\"", "S=K");
    assert_eq!(
        clean("lead:S10 declarer:opener opp1").scenarios[0].context.as_ref().and_then(|c| c.lead.clone()),
        Some(String::from("ST"))
    );
    // `has:TQ` of seed 000 means the queen of trumps T: T is no suit of the DSL
    says("opener has:TQ", &["E bad_card \"has:TQ\""]);
}

#[test]
fn semantics_09_low_cards_beyond_the_pack_are_read() {
    let patterns = opener("opener S~A.{8}").suit_patterns.remove(&suit("S"));
    assert_eq!(patterns, Some(vec![Pattern { cards: String::from("A"), low_min: 8, low_max: Some(8) }]));
    clean("opener S=x S:8");
}

#[test]
fn semantics_10_patterns() {
    let cards = |text: &str| {
        opener(text).suit_patterns[&suit("S")].iter().map(|p| p.cards.clone()).collect::<Vec<_>>()
    };
    assert_eq!(cards("opener S~[KQ][KQ]."), ["KQ"]);
    assert_eq!(cards("opener S~[AK][QJ]."), ["AQ", "AJ", "KQ", "KJ"]);
    assert_eq!(cards("opener S~K.|[KK]."), ["K"]);
    says("opener S~[KQ][KQ][KQ]", &["E pattern_nothing_left \"[KQ][KQ][KQ]\""]);
    says("opener S~AK.|QK.", &["E pattern_order \"QK.\""]);
}

#[test]
fn semantics_11_quiet_inside_groups() {
    let opp1 = parse("opp1 any(quiet, S:5+)").scenarios[0].positions.opp1.clone().expect("opp1");
    assert_eq!(opp1.quiet, None);
    assert_eq!(opp1.any[0][0].quiet, Some(1));
    assert_eq!(opp1.any[0][0].suits[&suit("S")], range(0, 4));
    assert_eq!(opp1.any[0][1].quiet, None);
    assert_eq!(opp1.hcp, None);
}

#[test]
fn semantics_12_quiet() {
    let opp1 = |text: &str| parse(text).scenarios[0].positions.opp1.clone().expect("opp1");
    // only the same key: a variable's length and exact honours lift nothing
    let filled = opp1("$a=M opp1 quiet $a:5+ S=KJT");
    assert_eq!(filled.suits[&suit("S")], range(0, 4));
    assert_eq!(filled.suit_hcp[&suit("S")], range(0, 3));
    assert_eq!(opp1("opp1 Shcp:0-9 quiet").suit_hcp[&suit("S")], range(0, 9));
    assert_eq!(opp1("opp1 quiet; opp1 hcp:0-5").hcp, Some(range(0, 5)));
    assert_eq!(opp1("opp1 quiet").quiet, Some(1));
    fixed("opp1 quiet:7", "N quiet_exact \"quiet:7\"", "quiet:0-7");
    assert_eq!(opp1("opp1 quiet:7").hcp, Some(range(7, 7)));
    says("opener quiet", &["N quiet_ignored \"quiet\""]);
    assert_eq!(opener("opener quiet"), Position::default());
    says("responder any(quiet, S:5+)", &["N quiet_ignored \"quiet\""]);
}

#[test]
fn semantics_14_variables() {
    says("$a=M opener S:5+", &["N unused_variable \"$a=M\""]);
    says("$a=KQ opener $a:5+", &["E honours_as_domain \"$a=KQ\""]);
    says("opener $a=M $a:5+", &["E domain_as_honours \"$a=M\""]);
    assert_eq!(opener("opener $a=KQ").suit_cards[&suit("$a")], "KQ");
    assert_eq!(opener("opener $a==$b").compare.len(), 1);
    clean("opener lacks:$aQ nostop:$a");
    says("fit:$a8+ opener", &["N fit_variable \"fit:$a8+\""]);
    assert_eq!(parse("fit:$a8+ opener").scenarios[0].fit[0].suit, Some(suit("$a")));
    says("declarer:opener lead:$aK opener", &["E variable_not_allowed \"lead:$aK\""]);
    says("$a=M $a=m opener $a:5+", &["E duplicate_key \"$a=m\""]);
    // used by a fit, or inside a group, is used
    says("$a=M fit:$a8+ opener", &["N fit_variable \"fit:$a8+\""]);
    clean("$a=M opener any($a:5+, H:3)");
}

#[test]
fn semantics_18_fits() {
    assert_eq!(clean("fit:H8 opener").scenarios[0].fit[0].min, 8);
    fixed("fit:H8-9 opener", "W fit_upper_bound \"fit:H8-9\"", "fit:H8+");
    let several = clean("fit:H8+ fit:M8+ opener fit:8+").scenarios[0].fit.clone();
    assert_eq!(several.len(), 3);
}

#[test]
fn semantics_20_no_context_is_no_context() {
    assert_eq!(clean("opener S:5+").scenarios[0].context, None);
}

#[test]
fn semantics_21_auction_and_lead() {
    let context = |text: &str| clean(text).scenarios[0].context.clone().expect("a context");
    assert_eq!(context("auction:1SA,P,2C,X,XX,2NT opener").auction, ["1SA", "P", "2C", "X", "XX", "2NT"]);
    assert_eq!(context("contract:3SAX opener").contract.as_deref(), Some("3SAX"));
    says("auction:1SA,Q,2C opener", &["E bad_call \"Q\""]);
    says("auction:1SA,8C opener", &["E bad_call \"8C\""]);
    fixed("auction:1SA,pass,2C opener", "W other_word \"auction:1SA,pass,2C\"", "auction:1SA,P,2C");
    fixed("auction:1sa,p opener", "W wrong_case \"auction:1sa,p\"", "auction:1SA,P");
    says("contract:8H opener", &["E bad_call \"contract:8H\""]);
    says("lead:S1 opener", &["E bad_card \"lead:S1\""]);
}

#[test]
fn semantics_22_shapes() {
    // not descending, or not thirteen: read; that no hand has it is found later
    assert_eq!(opener("opener shape:4-5-x-x").shape_pattern.as_deref(), Some("45xx"));
    clean("opener shape:9999");
    says("opener shape:10-1-1-1", &["E shape_ten_cards \"shape:10-1-1-1\""]);
    says("opener shape:5-4-x", &["E bad_shape \"shape:5-4-x\""]);
    says("opener shape:balancd", &["E bad_shape \"shape:balancd\""]);
}

#[test]
fn semantics_33_the_bar_of_a_template() {
    assert_eq!(clean("opener S~AKQ.{{!}}A...").scenarios, clean("opener S~AKQ.|A...").scenarios);
}

#[test]
fn semantics_35_default_weight_is_absent() {
    assert_eq!(clean("weight:1 opener").scenarios[0].weight, None);
    assert_eq!(clean("weight:100 opener").scenarios[0].weight, Some(100));
    for bad in ["0", "101", "-1", "2.5", "1000"] {
        says(&format!("weight:{bad} opener"), &[&format!("E bad_weight \"weight:{bad}\"")]);
    }
}

#[test]
fn requires_lists_what_is_used() {
    let tags = |text: &str| parse(text).scenarios[0].requires.join(" ");
    for (text, expected) in [
        ("fit:H8+ opener S:5+ hcp:12 x:0-1 shape:balanced; opp1 quiet", ""),
        ("opener S=K", "suit_cards"),
        ("opener any(S~K.)", "suit_patterns any_not"),
        ("opener $a:5+", "vars"),
        ("opener shape:semi_balanced", "shape_pattern"),
        ("weight:3 vul:us pairhcp:20+ opener tp:12+", "points pair_points context weight"),
    ] {
        assert_eq!(tags(text), expected, "{text}");
    }
}
