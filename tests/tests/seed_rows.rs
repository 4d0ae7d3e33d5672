//! The table of seed 000 §7.2, row by row: a text, and what must hold of its deals. What holds is computed here
//! anew, from the definitions.

use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_engine::{Record, Source};
use bridgeshape_runtime::{Hand, Holding, Rank, Role, Suit};
use bridgeshape_tests::{deals, hcp, holding, length, ordered_shape};

fn opener(record: &Record) -> Hand {
    record.deal.hand(Role::Opener)
}

/// Deals of the text, each of which must hold.
fn every(dsl: &str, count: u64, holds: impl Fn(&Record) -> bool) -> Vec<Record> {
    let records = deals(dsl, count).unwrap_or_else(|refusal| panic!("{dsl}: {refusal}"));
    assert_eq!(records.len() as u64, count);
    for record in &records {
        assert!(holds(record), "{dsl}: {:?}", record.deal);
    }
    records
}

fn refused(dsl: &str) -> Code {
    match deals(dsl, 1) {
        Ok(records) => panic!("{dsl} gave {:?}", records[0].deal),
        Err(refusal) => refusal.code(),
    }
}

fn count(hand: Hand, rank: Rank) -> usize {
    Suit::ALL.into_iter().filter(|&suit| hand.holding(suit).contains(rank)).count()
}

/// A, Kx, Qxx or Jxxx.
fn stops(holding: Holding) -> bool {
    let n = holding.len();
    holding.contains(Rank::Ace)
        || holding.contains(Rank::King) && n >= 2
        || holding.contains(Rank::Queen) && n >= 3
        || holding.contains(Rank::Jack) && n >= 4
}

fn length_points(hand: Hand) -> u32 {
    hand.lengths().into_iter().map(|n| u32::from(n.saturating_sub(4))).sum()
}

fn losers(hand: Hand) -> usize {
    let of = |h: Holding| {
        let top = [Rank::Ace, Rank::King, Rank::Queen];
        h.len().min(3) - top.into_iter().filter(|&r| h.contains(r)).count()
    };
    hand.holdings().into_iter().map(of).sum()
}

#[test]
fn row_01_length_and_points() {
    every("opener S:5+ hcp:12-21", 200, |r| {
        length(r, Role::Opener, Suit::Spades) >= 5 && (12..=21).contains(&hcp(opener(r)))
    });
}

#[test]
fn row_02_a_macro_makes_two_scenarios() {
    let dsl = "@M=H,S 1${M}: opener ${M}:5+";
    let records = every(dsl, 200, |r| {
        let suit = if r.scenario == "1H" { Suit::Hearts } else { Suit::Spades };
        length(r, Role::Opener, suit) >= 5
    });
    for label in ["1H", "1S"] {
        assert!(records.iter().any(|r| r.scenario == label), "{label} never came");
    }
}

#[test]
fn row_03_a_variable_is_shared() {
    let dsl = "$a=M opener $a:5+; responder $a:3+";
    let records = every(dsl, 1000, |r| {
        [Suit::Spades, Suit::Hearts]
            .into_iter()
            .any(|s| length(r, Role::Opener, s) >= 5 && length(r, Role::Responder, s) >= 3)
    });
    for suit in ["S", "H"] {
        let times = records.iter().filter(|r| r.bindings == [("$a".into(), suit.into())]).count();
        // Half of 1000, five standard deviations wide.
        assert!((421..=579).contains(&times), "$a = {suit} {times} times");
    }
}

#[test]
fn row_04_two_variables_differ() {
    every("$a=M $b=m opener $a:5+ $b:4+", 200, |r| {
        let bound = |name: &str| {
            let (_, suit) = r.bindings.iter().find(|(n, _)| n == name).expect("bound");
            suit.chars().next().and_then(Suit::from_letter).expect("a suit")
        };
        let (a, b) = (bound("$a"), bound("$b"));
        matches!(a, Suit::Spades | Suit::Hearts)
            && matches!(b, Suit::Diamonds | Suit::Clubs)
            && length(r, Role::Opener, a) >= 5
            && length(r, Role::Opener, b) >= 4
    });
}

#[test]
fn row_05_a_stopper() {
    every("opener stop:S", 1000, |r| stops(holding(r, Role::Opener, Suit::Spades)));
}

#[test]
fn row_06_no_stopper() {
    every("opener nostop:S S:3+", 300, |r| {
        let spades = holding(r, Role::Opener, Suit::Spades);
        let high = [Rank::Ace, Rank::King, Rank::Queen].into_iter().any(|rank| spades.contains(rank));
        spades.len() >= 3 && !stops(spades) && !high
    });
}

#[test]
fn row_07_aces_and_key_cards() {
    every("opener aces:2", 200, |r| count(opener(r), Rank::Ace) == 2);
    every("opener kc:H4", 50, |r| {
        let king = holding(r, Role::Opener, Suit::Hearts).contains(Rank::King);
        count(opener(r), Rank::Ace) + usize::from(king) == 4
    });
    // Two aces and the king are three key cards, never four.
    assert_eq!(refused("opener aces:2 kc:H4"), Code::PointsUnreachable);
}

#[test]
fn row_08_has_and_lacks() {
    every("opener has:HQ lacks:SK", 300, |r| {
        holding(r, Role::Opener, Suit::Hearts).contains(Rank::Queen)
            && !holding(r, Role::Opener, Suit::Spades).contains(Rank::King)
    });
}

#[test]
fn row_09_total_points() {
    every("opener tp:20-22", 100, |r| (20..=22).contains(&(hcp(opener(r)) + length_points(opener(r)))));
}

#[test]
fn row_10_losing_trick_count() {
    every("opener ltc:6-7", 300, |r| (6..=7).contains(&losers(opener(r))));
}

#[test]
fn row_11_comparisons() {
    every("opener H>S", 300, |r| {
        length(r, Role::Opener, Suit::Hearts) > length(r, Role::Opener, Suit::Spades)
    });
    let records = every("opener H>=S longest:H", 500, |r| {
        let [s, h, d, c] = opener(r).lengths();
        h >= s && h >= d && h >= c
    });
    let tied = |r: &Record| {
        let [s, h, d, c] = opener(r).lengths();
        h == s || h == d || h == c
    };
    assert!(records.iter().any(tied), "a tie is allowed and must come");
}

#[test]
fn row_12_a_shape_pattern() {
    every("opener shape:5-4-x-x", 300, |r| {
        let shape = ordered_shape(opener(r));
        shape[0] == 5 && shape[1] == 4 && shape[2] + shape[3] == 4
    });
}

#[test]
fn row_13_semi_balanced() {
    every("opener shape:semi_balanced", 300, |r| {
        matches!(ordered_shape(opener(r)), [5, 4, 2, 2] | [6, 3, 2, 2])
    });
}

#[test]
fn row_14_any() {
    every("opener any(S:5+, H:5+)", 300, |r| {
        length(r, Role::Opener, Suit::Spades) >= 5 || length(r, Role::Opener, Suit::Hearts) >= 5
    });
}

#[test]
fn row_15_not() {
    every("opener not(S:4+, H:4+)", 300, |r| {
        length(r, Role::Opener, Suit::Spades) < 4 && length(r, Role::Opener, Suit::Hearts) < 4
    });
}

#[test]
fn row_16_compound_branches() {
    let strong = |r: &Record| length(r, Role::Opener, Suit::Spades) >= 4 && hcp(opener(r)) >= 12;
    let hearts = |r: &Record| length(r, Role::Opener, Suit::Hearts) >= 4;
    let records = every("opener any(S:4+ hcp:12+, H:4+)", 500, |r| strong(r) || hearts(r));
    assert!(records.iter().any(|r| strong(r) && !hearts(r)));
    assert!(records.iter().any(|r| hearts(r) && !strong(r)));
}

#[test]
fn row_17_pair_points_against_quiet_opponents() {
    let quiet = |hand: Hand| {
        let suits = Suit::ALL.into_iter().zip([4, 4, 5, 5]).zip([3, 3, 4, 4]);
        hcp(hand) <= 9
            && suits.into_iter().all(|((suit, longest), points)| {
                let held = hand.holding(suit);
                let points_held = hcp(hand.cards().filter(|card| card.suit() == suit).collect());
                held.len() <= longest && points_held <= points
            })
    };
    every("pairhcp:25+ opp1 quiet; opp2 quiet", 200, |r| {
        let pair = hcp(opener(r)) + hcp(r.deal.hand(Role::Responder));
        pair >= 25 && quiet(r.deal.hand(Role::Opp1)) && quiet(r.deal.hand(Role::Opp2))
    });
}

#[test]
fn row_18_weights() {
    let records = every("A: weight:1 opener S:4+ // B: weight:3 opener H:4+", 1000, |_| true);
    let first = records.iter().filter(|r| r.scenario == "A").count();
    // A quarter of 1000, five standard deviations wide.
    assert!((182..=318).contains(&first), "A came {first} times of 1000");
}

#[test]
fn row_19_dealer_and_vulnerability() {
    let records = every("dealer:opp1 vul:both opener hcp:12+", 10, |r| r.dealer == Role::Opp1);
    for record in records {
        let json = record.to_json(Default::default());
        assert!(json.contains(r#""dealer":"opp1","vul":"both""#), "{json}");
    }
}

#[test]
fn row_20_the_lead() {
    let dsl = "declarer:responder lead:SK opp2 S=KJT";
    let records = every(dsl, 50, |r| holding(r, Role::Opp2, Suit::Spades).contains(Rank::King));
    let play = records[0].play.as_ref().expect("a play");
    assert_eq!((play.declarer, play.leader, play.lead.as_deref()), (Role::Responder, Role::Opp2, Some("SK")));
    assert_eq!(refused("declarer:responder lead:SQ opp2 S=KJT"), Code::LeadConflict);
}

#[test]
fn row_22_an_impossible_scenario_is_refused_with_reason() {
    let refusal = deals("opener S=AK Shcp:0-2", 1).expect_err("seven points are more than two");
    assert_eq!(refusal.code(), Code::SuitCardsExceedHcpMax);
    let reason = &refusal.reasons()[0];
    assert_eq!(reason.position, Some(Role::Opener));
    assert!(reason.detail.contains('7') && reason.detail.contains('2'), "{}", reason.detail);
}

#[test]
fn row_23_an_unsupported_feature() {
    let json = r#"[{"label":"new","positions":{"opener":{"suits":{"S":{"min":5,"max":null}}}},"fit":[],
        "requires":["telepathy"]}]"#;
    let source = Source::of_json(json, Default::default()).expect("readable");
    let request = bridgeshape_engine::Request::new(bridgeshape_engine::Seed(1));
    let refusal = bridgeshape_tests::run(&source, &request).expect_err("nobody can");
    assert_eq!(refusal.code(), Code::UnsupportedFeature);
    assert!(refusal.reasons()[0].detail.contains("telepathy"));
}
