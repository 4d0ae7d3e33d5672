//! What is possible is decided exactly: before anything is dealt, for every binding, and for series without repeats.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_engine::{Budget, Fixed, Job, Law, Repeats, Request, Seed, Source};
use bridgeshape_judge as judge;
use bridgeshape_runtime::{PartialDeal, Role, Table};
use bridgeshape_tests::{fixed, judges, run};
use std::collections::BTreeSet;
use std::time::Duration;

fn source(dsl: &str) -> Source {
    Source::of_dsl(dsl, Lang::English)
}

/// The values of a binding in some deals of a text.
fn bound(dsl: &str, name: &str, request: Request) -> BTreeSet<String> {
    let records = run(&source(dsl), &request).unwrap_or_else(|refusal| panic!("{dsl}: {refusal}"));
    assert_eq!(records.len() as u64, request.count);
    let value = |(own, value): &(String, String)| (own == name).then(|| value.clone());
    records.iter().flat_map(|record| record.bindings.iter().filter_map(value)).collect()
}

#[test]
fn a_binding_that_only_counting_excludes_is_never_drawn() {
    // With $a = C the pair would need 27 cards.
    let dsl = "$a=SC fit:S7 fit:H7 fit:D6 fit:$a7";
    for law in [Law::Bindings, Law::Deals] {
        let request = Request { count: 60, law, ..Request::new(Seed(1)) };
        assert_eq!(bound(dsl, "$a", request), BTreeSet::from(["S".into()]), "{law:?}");
    }
}

#[test]
fn bindings_are_drawn_among_those_possible_with_the_known_cards() {
    // The pair has seven spades: with 6 hearts and 6 diamonds it cannot have 8 clubs, for that would be 27 cards.
    let dsl = "$a=any fit:H6 fit:D6 fit:C5 fit:$a8";
    let known = fixed(&["opener=SAKQJ", "responder=ST98", "opp1=S765432"].map(String::from)).expect("cards");
    let request = Request { count: 200, fixed: known, ..Request::new(Seed(1)) };
    assert_eq!(bound(dsl, "$a", request), BTreeSet::from(["D", "H"].map(String::from)));
    let request = Request { count: 200, ..Request::new(Seed(1)) };
    assert_eq!(bound(dsl, "$a", request), BTreeSet::from(["C", "D", "H", "S"].map(String::from)));
}

#[test]
fn an_undecided_binding_is_refused_where_it_must_be_drawn_among_others() {
    // Too rare to be found by chance, and with too many ways through the unions to be counted.
    let each = "any(S:0-3 tp:0-3, H:0-3 dp:0-4, D:0-3 ltc:9-12) any(S:0-2 ltc:8-11, H:0-2 tp:0-4, C:0-3 dp:0-3) \
                any(D:0-2 dp:0-5, C:0-2 tp:0-2, S:0-1 ltc:10-12) any(C:0-2 dp:0-4, D:0-3 tp:0-3, H:0-1 ltc:9-11)";
    let of = |domain: &str| {
        let pair = "pairhcp:40 opener $a:7+; responder $a:6 $ahcp:0";
        let source = source(&format!("$a={domain} {pair}; opp1 {each}; opp2 {each}"));
        // The attempts decide, not the clock.
        let budget = Budget { attempts: Some(10), cpu: Duration::from_secs(600) };
        let request = Request { budget, ..Request::new(Seed(1)) };
        let job = Job::new(&source, &request).expect("not known to be impossible");
        let refused = job.worker().deal(0).expect_err("nothing is found");
        assert_eq!(refused.code(), Code::GenerationTimeLimit);
        refused.to_string()
    };
    assert!(of("M").contains("whether $a = S is possible"), "a draw would need to know");
    assert!(of("S").contains("no deal in 10 attempts"), "there is nothing to draw among");
}

#[test]
fn counting_blocks_a_text_and_is_told_by_validate() {
    let dsl = "A: opener hcp:12+ // B: opener ltc:0 hcp:0-9";
    let source = source(dsl);
    assert!(source.answer().is_valid(), "arithmetic sees nothing");
    let blocked = source.blocked().expect("counting does");
    assert_eq!(blocked.code(), Code::PointsUnreachable);
    assert!(blocked.reasons()[0].detail.starts_with("1:38: "), "{blocked}");
    assert_eq!(blocked.reasons()[0].position, Some(Role::Opener));
    let document = source.validated().to_json(Lang::English);
    assert_eq!(document["valid"], 0);
    let error = &document["errors"][0];
    assert_eq!((error["code"].as_str(), error["scenario"].as_u64()), (Some("points_unreachable"), Some(2)));
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(1), Some(38)));
    for number in [1, 2] {
        let request = Request { scenarios: Some(vec![number]), ..Request::new(Seed(1)) };
        let refused = Job::new(&source, &request).expect_err("a text is one whole");
        assert_eq!(refused.code(), Code::PointsUnreachable);
    }
}

#[test]
fn a_page_is_dealt_without_what_counting_excludes() {
    let text = Answer::of_text("A: opener hcp:12+ // B: opener ltc:0 hcp:0-9").to_json(Lang::English);
    let page = serde_json::json!({ "title": "P", "dslVersion": 2, "scenarios": text["scenarios"] });
    let source = Source::of_json(&page.to_string(), Lang::English).expect("readable");
    assert!(source.blocked().is_none());
    let request = Request { count: 20, ..Request::new(Seed(1)) };
    let job = Job::new(&source, &request).expect("one is possible");
    let skipped: Vec<_> =
        job.skipped().iter().map(|(number, _, refusal)| (*number, refusal.code())).collect();
    assert_eq!(skipped, [(2, Code::PointsUnreachable)]);
    assert!(run(&source, &request).expect("possible").iter().all(|record| record.number == 1));
    assert!(!source.validated().is_valid());
}

/// All but eight cards: 420 deals.
fn almost_all() -> Fixed {
    let known = ["opener=SAKQJT98765432", "opp1=HAKQJT98765", "responder=DAKQJT98765", "opp2=CAKQJT98765"];
    fixed(&known.map(String::from)).expect("cards that can be known together")
}

/// How many deals with these known cards one of the scenarios holds for, by the judge.
fn exist(dsl: &str, fixed: &Fixed) -> u64 {
    let judges = judges(dsl);
    let deals = PartialDeal::new(Table::BRIDGE, fixed.cards).expect("known cards").iter();
    let holds = |deal: &bridgeshape_runtime::Deal| {
        let deal = judge::Deal::from_masks(deal.hands().map(|hand| hand.bits())).expect("a deal");
        judges.iter().any(|judge| judge.satisfies(&deal, None))
    };
    deals.filter(holds).count() as u64
}

#[test]
fn more_different_deals_than_exist_are_refused_at_once() {
    let cases = [
        "opp1 H:12+",
        "opp1 C:1+ any(H:12+, D:2+)",
        // Deals of several bindings, and of several scenarios, are one deal.
        "$a=any opp1 $a:1",
        "opp1 x:2; responder x:1+",
        "opp1 H:12+ // responder D:12+ // weight:3 opp2 C:12+",
    ];
    for dsl in cases {
        let exist = exist(dsl, &almost_all());
        assert!(exist > 20, "{dsl}: {exist}");
        let request = |count, law| Request {
            count,
            law,
            fixed: almost_all(),
            repeats: Repeats::PassedOver,
            ..Request::new(Seed(1))
        };
        for law in [Law::Bindings, Law::Deals] {
            let records =
                run(&source(dsl), &request(exist, law)).unwrap_or_else(|refusal| panic!("{dsl}: {refusal}"));
            let deals: BTreeSet<_> = records.iter().map(|record| record.deal).collect();
            assert_eq!(deals.len() as u64, exist, "{dsl}");
            let request = request(exist + 1, law);
            let refused = Job::new(&source(dsl), &request).expect_err("one too many");
            assert_eq!(refused.code(), Code::InvalidRequest, "{dsl}");
            assert!(refused.to_string().contains(&format!("{exist} exist")), "{dsl}: {refused}");
        }
    }
}
