//! Scenarios in sentences, as a reader sees them, in five languages.
#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use bridgeshape_dsl_ir::describe::{describe, explanation, pair_explanation};
use bridgeshape_dsl_ir::wire::Scenario;
use bridgeshape_dsl_ir::{Lang, text};
use bridgeshape_runtime::Role;
use expect_test::{Expect, expect};
use std::collections::BTreeMap;
use std::fmt::Write;

fn scenario(dsl: &str) -> Scenario {
    let parsed = text::parse(dsl);
    parsed.scenarios.into_iter().next().unwrap()
}

fn shown(scenario: &Scenario, lang: Lang) -> String {
    let told = describe(scenario, lang, None);
    let mut shown = format!("[{}] {}\n", lang.code(), told.label);
    for role in Role::ALL {
        let Some(sentences) = told.positions.get(role.name()) else { continue };
        let _ = writeln!(shown, "{}", told.position_labels[role.name()]);
        sentences.iter().for_each(|sentence| shown += &format!("  {sentence}\n"));
    }
    told.fit.iter().for_each(|sentence| shown += &format!("{sentence}\n"));
    for key in ["vars", "context"] {
        for sentence in told.extra.get(key).and_then(|list| list.as_array()).into_iter().flatten() {
            shown += &format!("{}\n", sentence.as_str().unwrap());
        }
    }
    shown
}

fn check(dsl: &str, expected: Expect) {
    let scenario = scenario(dsl);
    expected.assert_eq(&Lang::ALL.map(|lang| shown(&scenario, lang)).join("\n"));
}

#[test]
fn splinter() {
    check("1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15", expect![[r#""#]]);
}

#[test]
fn compact_splinter() {
    check("dopo 1H: fit:H8+ opener H:5+ hcp:12-21; responder x:0-1 xhcp:0 hcp:10-15", expect![[r#""#]]);
}

#[test]
fn stayman() {
    check(
        "fit a cuori: fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+",
        expect![[r#""#]],
    );
}

#[test]
fn takeout_double() {
    check(
        "base: opener hcp:12-21 x:5+; opp1 hcp:12+ S:3+ H:3+ D:3+ C:3+; responder hcp:0-8",
        expect![[r#""#]],
    );
}

#[test]
fn preempt() {
    check("opener H:7+ x:0-1 hcp:5-10", expect![[r#""#]]);
}

#[test]
fn overcall() {
    check("semplice: opener hcp:12-21 x:5+; opp1 hcp:10+ x:5+; opp2 fit:8+", expect![[r#""#]]);
}

#[test]
fn landy() {
    check("Landy: $a=M $b=any opener hcp:12-21 ; opp1 $a:5+ $b:4+ ; responder $a:0-2", expect![[r#""#]]);
}

/// Every construct of the language stands here.
#[test]
fn every_construct() {
    check(
        "all: weight:3 dealer:opp1 vul:us auction:P,1H,X,XX,1SA,P,P,P contract:1SA declarer:opp2 lead:SK \
         $a=M $b=m $c=SHD fit:M8+ fit:m8+ fit:9+ fit:$a8+ pairhcp:25+ defhcp:0-15 pairtp:26+ \
         opener hcp:12-15 tp:13+ dp:14-17 ltc:5-7 shape:balanced H:5 Hhcp:3+ S=KJT D~AKQ.|A..|..? \
         longest:H H>S H>=D D<C D<=C S==C stop:S nostop:D aces:2 kings:1-2 queens:0 controls:4+ kc:H2-3 has:HQ \
         has:ST lacks:DK any(S:4+ hcp:12+, H:4+, x:5+ xhcp:4+) not(D:6+, C:6+ hcp:15); \
         responder shape:5-4-x-x $a:5+ $bhcp:0 $c=x $b~[KQ]x{2,3} kc:$a1 stop:$a has:$aQ lacks:$b10 $a>$b longest:$a \
         x:0-1 xhcp:0 not(S:0); \
         opp1 quiet S:0-5; opp2 quiet:0-7",
        expect![[r#""#]],
    );
}

#[test]
fn a_position_without_constraints_is_any_hand() {
    let told = describe(&scenario("opener; responder S:5+"), Lang::English, None);
    assert_eq!(told.positions["opener"], ["any hand"]);
}

#[test]
fn a_quiet_opponent_tells_only_what_is_unusual() {
    let told = |dsl: &str| describe(&scenario(dsl), Lang::English, None).positions["opp1"].join(" / ");
    assert_eq!(told("opp1 quiet"), "passes throughout: 0–9 HCP, no suit worth bidding");
    assert_eq!(
        told("opp1 quiet:0-7 S:5"),
        "passes throughout: 0–7 HCP, no suit worth bidding / ♠: exactly 5 cards"
    );
    let same = "S:0-4 H:0-4 D:0-5 C:0-5 hcp:0-9 Shcp:0-3 Hhcp:0-3 Dhcp:0-4 Chcp:0-4";
    assert!(told(&format!("opp1 {same}")).starts_with("0–9 HCP / ♠: 0–4 cards / ♠: 0–3 HCP"));
}

#[test]
fn names_of_the_page_replace_ours() {
    let names = [("opener", "Attaccante"), ("responder", " "), ("dummy", "Morto")];
    let names: BTreeMap<String, String> = names.map(|(role, name)| (role.into(), name.into())).into();
    let told = describe(&scenario("fit:H8+ dealer:opener opener S:5+"), Lang::Italian, Some(&names));
    let labels = [
        ("opener", "Attaccante"),
        ("opp1", "Avversario a sinistra dell'apertore"),
        ("opp2", "Avversario a destra dell'apertore"),
        ("responder", "Rispondente (compagno dell'apertore)"),
    ];
    assert_eq!(told.position_labels, labels.map(|(role, name)| (role.into(), name.into())).into());
    assert_eq!(told.fit, ["fit: 8+ carte a ♥ fra Attaccante e rispondente"]);
    assert_eq!(told.extra["context"], serde_json::json!(["mazziere: Attaccante"]));
}

fn bindings(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect()
}

#[test]
fn an_explanation_names_the_suits_of_the_deal() {
    let scenario = scenario(
        "fit:M8+ $a=M opener $a:5+ $a>$b kc:$a2 has:$aQ any($a:6+, hcp:15+) x:0-1 xhcp:0; responder $a~A..|K...",
    );
    let bindings = bindings(&[
        ("$a", "H"),
        ("$b", "D"),
        ("x:opener", "C"),
        ("fit:0", "H"),
        ("$a~:responder", "1"),
        ("$z", "?"),
    ]);
    let told = explanation(&scenario, &bindings, Lang::Italian);
    assert_eq!(told.keys().copied().collect::<Vec<_>>(), [Role::Opener, Role::Responder]);
    expect![[r#""#]].assert_eq(&told.values().flatten().map(|line| format!("{line}\n")).collect::<String>());
    assert_eq!(
        pair_explanation(&scenario, &bindings, Lang::English, None),
        ["fit: 8+ cards in ♥, opener and responder together"]
    );
}

#[test]
fn bindings_that_mean_nothing_change_nothing() {
    let scenario = scenario("fit:M8+ $a=M opener $a:5+ x:0-1 S~A..|K...");
    let nonsense =
        bindings(&[("$a", "NT"), ("x:opener", "$a"), ("fit:0", ""), ("S~:opener", "7"), ("x", "S")]);
    let told = describe(&scenario, Lang::German, None);
    assert_eq!(explanation(&scenario, &nonsense, Lang::German)[&Role::Opener], told.positions["opener"]);
    assert_eq!(pair_explanation(&scenario, &nonsense, Lang::German, None), told.fit);
}

#[test]
fn what_is_not_understood_stands_as_it_is() {
    let json = r#"{"positions":{"opener":{"shape":"round","shape_pattern":"5","suit_cards":{"S":"KX"},"cards_held":["HQ","♥Q","$"],
        "compare":[{"left":"S","op":"!=","right":"H"}],"suit_patterns":{"H":[{"cards":"2","low_min":0}],"D":[]},"any":[[]]}},
        "fit":[{"suit_class":"rounded","min":8,"pair":"declarer"},{"min":8,"pair":"kibitzers"}],
        "vars":{"$a":["S","X"],"$z":["S"]},
        "context":{"dealer":"me","vul":"all","auction":["1H","dunno"],"contract":"8H","declarer":"you","lead":"♠K"}}"#;
    let scenario: Scenario = serde_json::from_str(json).unwrap();
    expect![[r#""#]].assert_eq(&shown(&scenario, Lang::English));
}
