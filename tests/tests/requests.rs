//! Requests: known cards, series, boards, seats (seed 000 §5.3 to §5.7, and the rows of §7.2 that need them).

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_engine::{Balance, Boards, Explain, Fixed, Record, Repeats, Request, Seed, Source, Vul};
use bridgeshape_formats as formats;
use bridgeshape_runtime::{Card, Rank, Role, Seat, Suit};
use bridgeshape_tests::{length, run};
use std::collections::BTreeSet;

const QUEEN_OF_HEARTS: Card = Card::new(Suit::Hearts, Rank::Queen);

fn fixed(known: &[(Role, &str)]) -> Fixed {
    let mut fixed = Fixed::default();
    for (role, text) in known {
        fixed.add(*role, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    fixed
}

fn deal(dsl: &str, change: impl FnOnce(&mut Request)) -> Result<Vec<Record>, Code> {
    let source = Source::of_dsl(dsl, Lang::English);
    let mut request = Request { count: 50, ..Request::new(Seed(1)) };
    change(&mut request);
    run(&source, &request).map_err(|refusal| refusal.code())
}

#[test]
fn row_21_a_fixed_card_is_held_and_the_scenario_with_it() {
    let known = fixed(&[(Role::Opener, "HQ")]);
    for record in deal("opener S:5+ H:2-4", |r| r.fixed = known).expect("possible") {
        assert!(record.deal.hand(Role::Opener).contains(QUEEN_OF_HEARTS));
        assert!(length(&record, Role::Opener, Suit::Spades) >= 5);
        assert!((2..=4).contains(&length(&record, Role::Opener, Suit::Hearts)));
    }
}

#[test]
fn row_19_pbn_begins_with_the_dealer() {
    let records = deal("dealer:opp1 vul:us opener hcp:12+", |r| r.count = 5).expect("possible");
    for record in records {
        let json: serde_json::Value =
            serde_json::from_str(&record.to_json(Default::default())).expect("JSON");
        let pbn = json["pbn"].as_str().expect("a deal");
        // The opener sits North, so the opponent on the left sits East.
        assert!(pbn.starts_with(&format!("[Deal \"E:{} ", record.deal.hand(Role::Opp1))), "{pbn}");
        let mut file = Vec::new();
        formats::pbn::write(&mut file, &record.board());
        let read = formats::pbn::read(&file);
        let board = &read.boards[0].board;
        assert_eq!((board.dealer, board.vul), (Seat::East, formats::Vul::NorthSouth));
        assert_eq!(board.hands.deal(Seat::North), Some(record.deal));
    }
}

#[test]
fn whole_hands_part_hands_and_constraints_are_known() {
    let known = fixed(&[
        (Role::Opener, "AKQ2.K73.AT5.J42"),
        (Role::Responder, "S.H.DK.C"),
        (Role::Opp1, "S:1-3 has:HQ"),
    ]);
    for record in deal("opener hcp:15-17; responder hcp:5+", |r| r.fixed = known).expect("possible") {
        assert_eq!(record.deal.hand(Role::Opener).to_string(), "AKQ2.K73.AT5.J42");
        assert!(record.deal.hand(Role::Responder).contains(Card::new(Suit::Diamonds, Rank::King)));
        assert!(record.deal.hand(Role::Opp1).contains(QUEEN_OF_HEARTS));
        assert!((1..=3).contains(&length(&record, Role::Opp1, Suit::Spades)));
    }
}

#[test]
fn known_cards_that_contradict_are_refused() {
    for known in [
        fixed(&[(Role::Opener, "SAKQJ HAKQJ")]),
        fixed(&[(Role::Responder, "SAKQJT9876")]),
        fixed(&[(Role::Opp1, "S:10+")]),
    ] {
        let refused = deal("opener S:5+ hcp:12-14", |r| r.fixed = known.clone());
        let code = refused.expect_err("impossible");
        let expected = [Code::FixedCardsConflict, Code::ShapeUnreachable];
        assert!(expected.contains(&code), "{known:?}: {code}");
    }
    let mut twice = fixed(&[(Role::Opener, "HQ")]);
    assert_eq!(twice.add(Role::Opp2, "HQ").expect_err("one queen").code(), Code::FixedCardsConflict);
    let mut many = Fixed::default();
    let fourteen = many.add(Role::Opener, "SAKQJT98765432 HA").expect_err("fourteen cards");
    assert_eq!(fourteen.code(), Code::FixedCardsConflict);
    let nonsense = fixed(&[(Role::Opener, "fit:S8+ what")]);
    assert_eq!(deal("opener", |r| r.fixed = nonsense).expect_err("no such words"), Code::DslErrors);
}

/// All but eight cards: 8! / (2! 2! 4!) = 420 deals.
fn almost_all() -> Fixed {
    fixed(&[
        (Role::Opener, "SAKQJT98765432"),
        (Role::Opp1, "HAKQJT987654"),
        (Role::Responder, "DAKQJT987654"),
        (Role::Opp2, "CAKQJT9876"),
    ])
}

#[test]
fn distinct_deals_are_distinct_and_keep_their_indices() {
    let records = deal("opener", |r| {
        r.count = 60;
        r.fixed = almost_all();
        r.repeats = Repeats::PassedOver;
    });
    let records = records.expect("there are enough");
    let deals: BTreeSet<_> = records.iter().map(|record| record.deal).collect();
    assert_eq!((records.len(), deals.len()), (60, 60));
    assert!(records.windows(2).all(|two| two[0].index < two[1].index));
    assert!(records.last().expect("sixty").index > 60, "some index was passed over");
    let again = deal("opener", |r| {
        r.start = records[40].index;
        r.count = 1;
        r.fixed = almost_all();
    });
    assert_eq!(again.expect("the same")[0].deal, records[40].deal);
    let too_many = deal("opener", |r| {
        r.count = 2_000_000;
        r.fixed = almost_all();
        r.repeats = Repeats::PassedOver;
    });
    assert_eq!(too_many.expect_err("fewer exist"), Code::InvalidRequest);
}

#[test]
fn round_robin_follows_the_absolute_index() {
    let records = deal("A: opener S:5+ // B: weight:9 opener H:5+ // C: opener D:5+", |r| {
        r.balance = Balance::RoundRobin;
        r.start = 4;
        r.count = 6;
    });
    let labels: String = records.expect("possible").iter().map(|r| r.scenario.as_str()).collect();
    assert_eq!(labels, "BCABCA");
}

#[test]
fn boards_and_seats_turn_the_table_and_not_the_hands() {
    let plain = deal("opener S:5+", |r| r.count = 20).expect("possible");
    let turned = deal("opener S:5+", |r| {
        r.count = 20;
        r.boards = Boards::Cycle;
        r.opener = Seat::West;
    });
    for (index, (a, b)) in plain.iter().zip(turned.expect("possible")).enumerate() {
        assert_eq!(a.deal, b.deal);
        let board = b.board();
        assert_eq!(board.hands.hand(Seat::West), b.deal.hand(Role::Opener));
        assert_eq!(board.hands.hand(Seat::North), b.deal.hand(Role::Opp1));
        assert_eq!((board.dealer, board.vul), formats::cycle(index as u32 + 1));
        assert_eq!(board.number, Some(index as u32 + 1));
    }
    assert!(plain.iter().all(|r| r.dealer == Role::Opener && r.vul == Vul::None));
}

#[test]
fn a_scenario_with_an_auction_turns_with_the_boards() {
    let dsl = "dealer:responder auction:P,P,1S,P,2S opener S:5+ hcp:12+; responder hcp:0-9 S:3+";
    let records = deal(dsl, |r| {
        r.count = 8;
        r.boards = Boards::Cycle;
    });
    for (index, record) in records.expect("possible").iter().enumerate() {
        let board = record.board();
        assert_eq!((board.dealer, board.vul), formats::cycle(index as u32 + 1));
        assert_eq!(record.dealer, Role::Responder, "the first call is the responder's on every board");
        assert_eq!(Role::Responder.seat(record.opener), board.dealer);
        assert_eq!(board.hands.hand(record.opener), record.deal.hand(Role::Opener));
    }
}

#[test]
fn explanations_speak_the_language_and_name_the_suit() {
    let told = |lang| {
        let records = deal("$a=H fit:$a8+ opener $a:5+; opp1 quiet", |r| {
            r.count = 1;
            r.explain = Explain::Yes;
            r.lang = lang;
        });
        records.expect("possible").remove(0).explanation.expect("asked for")
    };
    let english = told(Lang::English);
    let (role, sentences) = &english.positions[0];
    assert_eq!(*role, Role::Opener);
    assert!(sentences[0].contains('♥') && sentences[0].contains("5+"), "{sentences:?}");
    assert!(english.pairs[0].contains('8'), "{:?}", english.pairs);
    assert!(english.constraints.iter().all(|line| line.held));
    let others = [Lang::Italian, Lang::French, Lang::Spanish, Lang::German].map(told);
    assert!(others.iter().all(|other| other.positions != english.positions));
}

#[test]
fn descriptions_of_an_answer_are_shown_as_they_came() {
    let page = r#"{"title":"P","dslVersion":2,"scenarios":[
        {"label":"a","positions":{"opener":{"hcp":{"min":12,"max":null}}},"fit":[]},
        {"label":"b","positions":{"opener":{"hcp":{"min":12,"max":null}}},"fit":[]}],
        "descriptions":[{"label":"a","positions":{"opener":["parole della pagina"]},"positionLabels":{"opener":"Il forte"}}]}"#;
    let source = Source::of_json(page, Lang::English).expect("readable");
    let request = Request { count: 20, explain: Explain::Yes, ..Request::new(Seed(1)) };
    for record in run(&source, &request).expect("possible") {
        let sentences = &record.explanation.as_ref().expect("asked for").positions[0].1;
        assert_eq!(sentences[0] == "parole della pagina", record.scenario == "a", "{sentences:?}");
    }
    let document = source.answer().to_json(Lang::English);
    assert_eq!(document["descriptions"][0]["positionLabels"]["opener"], "Il forte");
    assert!(document["descriptions"][1]["positions"]["opener"][0].as_str().expect("ours").contains("12+"));
}
