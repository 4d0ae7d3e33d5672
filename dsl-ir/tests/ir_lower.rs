//! Lowering: each decision of SEMANTICS that is taken here, by name.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod ir_common;

use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::ir::{self, Binder, Binding, Choice, HoldingCond, Pattern, Pred};
use bridgeshape_runtime::{Card, Deal, Hand, Holding, Rank, Role, Suit};
use expect_test::expect;
use ir_common::{faults, lower, names, opener, tree};
use serde_json::{Value, json};

/// The hands of a dotted deal, clockwise from the opener.
fn deal(text: &str) -> [Hand; 4] {
    let hand = |text: &str| {
        let holdings = text.split('.').map(|cards| {
            cards.chars().fold(Holding::VOID, |held, card| held.with(Rank::from_letter(card).unwrap()))
        });
        Hand::from_holdings(holdings.collect::<Vec<_>>().try_into().unwrap())
    };
    let hands: [Hand; 4] = text.split(' ').map(hand).collect::<Vec<_>>().try_into().unwrap();
    assert!(Deal::new(hands).is_ok() && hands.iter().all(|hand| hand.len() == 13), "{text}");
    hands
}

const F1: &str = "AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95";
const F3: &str = "K.Q7.A32.9876543 AJ8432.9.KQ65.J2 T75.AKT853.T87.A Q96.J642.J94.KQT";
const F5: &str = "AKQ8765.K3.Q2.J4 92.AQJ752.765.76 J4.4.KT843.KQ832 T3.T986.AJ9.AT95";

/// Whether the deal satisfies the scenario under some binding.
fn satisfies(scenario: &ir::Scenario, deal_text: &str) -> bool {
    let hands = deal(deal_text);
    scenario.bindings().any(|binding| scenario.bind(&binding).holds(&hands))
}

/// All bindings, named.
fn bindings(scenario: &ir::Scenario) -> Vec<String> {
    scenario.bindings().map(|binding| names(scenario, &binding)).collect()
}

/// Whether a conjunct asks for exact honours or a pattern that this holding of spades has.
fn spades_hold(scenario: &ir::Scenario, holding: &str) -> bool {
    let held = holding.chars().fold(Holding::VOID, |held, card| held.with(Rank::from_letter(card).unwrap()));
    let mut hands = [Hand::EMPTY; 4];
    hands[0] = Hand::from_holdings([held, Holding::VOID, Holding::VOID, Holding::VOID]);
    scenario.pred.holds(&hands)
}

#[test]
fn semantics_9_six_honours_are_decided() {
    let honours = opener(json!({ "suit_cards": { "S": "Q" } }));
    assert!(spades_hold(&honours, "Q852") && spades_hold(&honours, "Q"));
    assert!(!spades_hold(&honours, "Q9") && !spades_hold(&honours, "QT2") && !spades_hold(&honours, "852"));
    let pattern =
        opener(json!({ "suit_patterns": { "S": [{ "cards": "A", "low_min": 3, "low_max": null }] } }));
    assert!(spades_hold(&pattern, "A432") && spades_hold(&pattern, "A8765432"));
    assert!(!spades_hold(&pattern, "A32") && !spades_hold(&pattern, "A9432"));
    let seven = opener(json!({ "suit_patterns": { "S": [{ "cards": "A", "low_min": 3, "low_max": 7 }] } }));
    assert_eq!(seven, pattern, "there are only seven low cards, so a limit of seven is none");
    assert_eq!(
        opener(json!({ "suit_cards": { "S": "10AJ" } })),
        opener(json!({ "suit_cards": { "S": "AJT" } }))
    );
}

#[test]
fn semantics_10_identical_alternatives_are_one() {
    let low = |cards: &str, max: Value| json!({ "cards": cards, "low_min": 1, "low_max": max });
    let twice = opener(json!({ "suit_patterns": { "S": [low("K", json!(1)), low("K", json!(1))] } }));
    assert_eq!(twice.binders, [], "one alternative is no choice");
    let three = opener(
        json!({ "suit_patterns": { "S": [low("K", json!(9)), low("Q", json!(2)), low("K", json!(null))] } }),
    );
    assert_eq!(bindings(&three), ["S~:opener=0", "S~:opener=1"]);
}

#[test]
fn semantics_11_alternatives_bind_at_position_level_only() {
    let patterns = json!({ "S": [{ "cards": "AK", "low_min": 1, "low_max": 1 }, { "cards": "Q", "low_min": 2, "low_max": 2 }] });
    let position = opener(json!({ "suit_patterns": patterns }));
    assert!(matches!(&position.pred, Pred::Alternative { options, .. } if options.len() == 2));
    let first = position.bind(&Binding::from_iter([Choice::Alternative(0)]));
    let Pred::Leaf(leaf) = &first else { panic!("a chosen alternative is a leaf: {first:?}") };
    let wanted =
        Pattern { cards: Holding::VOID.with(Rank::Ace).with(Rank::King), low_min: 1, low_max: Some(1) };
    assert!(matches!(&leaf.cond, ir::Cond::Holding { is: HoldingCond::Pattern(p), .. } if *p == wanted));

    let union = opener(json!({ "not": [{ "suit_patterns": patterns }] }));
    assert_eq!(union.binders, []);
    expect!["not(any(opener.S=AK low 1..1, opener.S=Q low 2..2))"].assert_eq(&tree(&union));
}

#[test]
fn semantics_12_quiet_is_a_flag_only() {
    let quiet = lower(&json!({ "positions": { "opp1": { "quiet": 1, "hcp": { "min": 0, "max": 7 } } } }));
    assert_eq!(quiet.quiet, [Role::Opp1]);
    expect!["opp1 hcp ..7"].assert_eq(&tree(&quiet));
    let unused = lower(&json!({ "positions": { "opp1": { "quiet": 0, "hcp": { "min": 0, "max": 7 } } } }));
    assert_eq!((unused.quiet.len(), tree(&unused)), (0, tree(&quiet)));
    let opener = lower(&json!({ "positions": { "opener": { "quiet": 1 } } }));
    assert!(opener.quiet.is_empty(), "on the opener the macro does nothing");
}

#[test]
fn semantics_13_definitions() {
    let holds = |position: Value, deal: &str| satisfies(&opener(position), deal);
    let exactly = |n: u32| json!({ "min": n, "max": n });
    assert!(holds(json!({ "ltc": exactly(6) }), F3), "stiff K 0, Qx 1, Axx 2, xxx 3");
    assert!(!holds(json!({ "shape": "semi_balanced" }), F5), "7-2-2-2 is not semi-balanced");
    assert!(holds(json!({ "shape": "one_suiter" }), F5) && !holds(json!({ "shape": "two_suiter" }), F5));
    assert!(holds(json!({ "shape": "balanced", "shape_pattern": "4333" }), F1));
    assert!(holds(json!({ "hcp": exactly(17), "controls": exactly(6), "aces": exactly(2) }), F1));
    assert!(holds(
        json!({ "tp": exactly(17), "dp": exactly(17), "kings": exactly(2), "queens": exactly(1) }),
        F1
    ));
    assert!(
        holds(json!({ "tp": exactly(18), "dp": exactly(18) }), F5),
        "15 HCP, three cards beyond four, three doubletons"
    );
    assert!(holds(json!({ "keycards": { "H": exactly(3) } }), F1), "two aces and the king of hearts");
    assert!(!holds(json!({ "stoppers": { "H": 1, "D": 1, "C": 1 } }), F1), "Jxx is no stopper");
    assert!(holds(json!({ "stoppers": { "S": 1, "H": 1, "D": 1, "C": 0 } }), F1));
    assert!(
        holds(json!({ "stoppers": { "S": 0, "H": 0, "D": 1, "C": 0 } }), F3),
        "a stiff king and Qx are no stoppers"
    );
    assert!(holds(json!({ "longest": ["S"], "compare": [{ "left": "H", "op": "==", "right": "D" }] }), F1));
    assert!(holds(json!({ "longest": ["S"], "shape_pattern": "7xx2" }), F5));
    assert!(!holds(json!({ "shape_pattern": "72x3" }), F5), "patterns are of sorted lengths");
}

#[test]
fn semantics_14_variables() {
    let unused = lower(&json!({ "positions": { "opener": {} }, "vars": { "$a": ["H", "S"] } }));
    assert_eq!(unused.binders, [], "a variable that is not used binds nothing");
    assert_eq!(unused.declared.len(), 1);
    let undeclared = opener(json!({ "suits": { "$b": { "min": 5 } } }));
    assert_eq!(bindings(&undeclared), ["$b=S", "$b=H", "$b=D", "$b=C"], "any suit, in the order S H D C");
    let two = lower(&json!({
        "positions": { "opener": { "suits": { "$b": { "min": 4 }, "$a": { "min": 5 } } } },
        "vars": { "$b": ["D", "H"], "$a": ["H", "S", "H"] }
    }));
    assert_eq!(
        bindings(&two),
        ["$a=S $b=H", "$a=S $b=D", "$a=H $b=D"],
        "different variables, different suits"
    );
    let everywhere = lower(&json!({
        "positions": {
            "opener": { "compare": [{ "left": "S", "op": ">", "right": "$a" }], "cards_held": ["$bQ"] },
            "opp1": { "any": [[{ "not": [{ "keycards": { "$c": { "min": 1 } } }] }]] }
        },
        "fit": [{ "suit": "$d", "min": 8, "pair": "defense" }]
    }));
    assert!(matches!(&everywhere.binders[..], [Binder::Vars(domains)] if domains.len() == 4));
    assert_eq!(everywhere.bindings().count(), 24);
    let impossible = lower(&json!({
        "positions": { "opener": { "longest": ["$a", "$b"] } }, "vars": { "$a": ["S"], "$b": ["S"] }
    }));
    assert_eq!((impossible.choices(&Binding::EMPTY), impossible.bindings().count()), (Vec::new(), 0));
}

#[test]
fn semantics_15_variable_and_letter_intersect() {
    let both = lower(&json!({
        "positions": { "opener": { "suits": { "S": { "min": 0, "max": 4 }, "$a": { "min": 4 } } } }, "vars": { "$a": ["S"] }
    }));
    let bound = both.bind(&both.bindings().next().unwrap());
    let holds = |deal_text: &str| bound.holds(&deal(deal_text));
    assert!(holds(F1), "four spades");
    assert!(!holds(F3) && !holds(F5), "one spade, seven spades");
}

#[test]
fn semantics_16_jolly_candidates() {
    let keyed = opener(json!({
        "suits": { "S": { "min": 2 } }, "x": { "min": 0, "max": 1 },
        "compare": [{ "left": "H", "op": ">", "right": "D" }], "longest": ["H"], "cards_held": ["DQ"], "cards_not_held": ["CK"],
        "stoppers": { "C": 1 }, "keycards": { "H": { "min": 2 } }, "any": [[{ "suits": { "D": { "min": 3 } } }]]
    }));
    assert_eq!(bindings(&keyed), ["x:opener=H", "x:opener=D", "x:opener=C"], "only keys close a suit");
    for key in ["suits", "suit_hcp"] {
        let scenario = opener(json!({ key: { "H": { "min": 2 } }, "x_hcp": { "min": 3 } }));
        assert_eq!(bindings(&scenario), ["x:opener=S", "x:opener=D", "x:opener=C"], "{key}");
    }
    let cards = opener(json!({
        "suit_cards": { "S": "A" }, "suit_patterns": { "H": [{ "cards": "K", "low_min": 1, "low_max": 1 }] }, "x": { "min": 4 }
    }));
    assert_eq!(bindings(&cards), ["x:opener=D", "x:opener=C"]);

    let bound = opener(json!({ "suits": { "$a": { "min": 5 }, "S": { "min": 1 } }, "x": { "min": 4 } }));
    let all = bindings(&bound);
    assert_eq!(all.len(), 3 + 3 * 2, "S leaves three suits, another suit leaves two");
    assert!(
        all.contains(&String::from("$a=S x:opener=H")) && !all.contains(&String::from("$a=H x:opener=H"))
    );

    let none = opener(
        json!({ "suits": { "S": { "min": 1 }, "H": { "min": 1 }, "D": { "min": 1 }, "C": { "min": 1 } }, "x": { "min": 4 } }),
    );
    assert_eq!(none.bindings().count(), 0, "no candidate is left");
}

#[test]
fn semantics_16_jolly_candidates_and_fits() {
    let with_fit = |fit: Value, role: &str| {
        let scenario =
            lower(&json!({ "positions": { role: { "x": { "min": 0, "max": 1 } } }, "fit": [fit] }));
        let jolly = |binding: Binding| {
            let names = scenario.binding_names(&binding);
            names.into_iter().find(|(name, _)| name.starts_with("x:")).map(|(_, suit)| suit).unwrap()
        };
        let mut suits: Vec<String> = scenario.bindings().map(jolly).collect();
        suits.dedup();
        suits.concat()
    };
    let fit = |suit: Value, class: Value, pair: &str| json!({ "suit": suit, "suit_class": class, "min": 8, "pair": pair });
    assert_eq!(
        with_fit(fit(json!("H"), json!(null), "declarer"), "responder"),
        "SDC",
        "a letter closes its suit"
    );
    assert_eq!(with_fit(fit(json!("H"), json!(null), "declarer"), "opener"), "SDC");
    assert_eq!(with_fit(fit(json!("H"), json!(null), "declarer"), "opp1"), "SHDC", "for its own pair only");
    assert_eq!(
        with_fit(fit(json!(null), json!("major"), "declarer"), "opener"),
        "SHDC",
        "a class closes nothing"
    );
    assert_eq!(with_fit(fit(json!(null), json!(null), "declarer"), "opener"), "SHDC");
    let variable = lower(&json!({
        "positions": { "responder": { "x": { "min": 0, "max": 1 } } }, "vars": { "$a": ["S", "H"] },
        "fit": [{ "suit": "$a", "min": 8, "pair": "declarer" }]
    }));
    assert_eq!(
        bindings(&variable),
        [
            "$a=S x:responder=H",
            "$a=S x:responder=D",
            "$a=S x:responder=C",
            "$a=H x:responder=S",
            "$a=H x:responder=D",
            "$a=H x:responder=C"
        ]
    );
}

#[test]
fn semantics_17_jolly_inside_a_group_is_an_existential() {
    let scenario = lower(&json!({
        "positions": { "opener": {
            "suits": { "S": { "min": 4 } },
            "any": [[{ "suits": { "H": { "min": 3 } }, "x": { "min": 4 }, "x_hcp": { "min": 2 } }, { "hcp": { "min": 20 } }]],
            "not": [{ "x": { "min": 0, "max": 1 } }]
        } },
        "fit": [{ "suit": "D", "min": 8, "pair": "declarer" }]
    }));
    assert_eq!(scenario.binders, [], "no binding is reported");
    expect!["all(any(all(opener.H length 3.., some(S,H: all(opener.x hcp 2.., opener.x length 4..))), opener hcp 20..), not(some(S: opener.x length ..1)), opener+responder length:D 8.., opener.S length 4..)"].assert_eq(&tree(&scenario));
    let bound = scenario.bind(&Binding::EMPTY);
    expect!["all(any(all(any(all(opener.C hcp 2.., opener.C length 4..), all(opener.D hcp 2.., opener.D length 4..)), opener.H length 3..), opener hcp 20..), not(any(opener.C length ..1, opener.D length ..1, opener.H length ..1)), opener+responder length:D 8.., opener.S length 4..)"]
        .assert_eq(&tree(&ir::Scenario { pred: bound, ..scenario.clone() }));

    let own = opener(
        json!({ "x": { "min": 5 }, "any": [[{ "x": { "min": 4, "max": 4 } }, { "aces": { "min": 4 } }]] }),
    );
    assert_eq!(own.bindings().count(), 4, "the jolly inside has a suit of its own");
    assert!(!satisfies(&own, F1) && !satisfies(&own, F5), "4-3-3-3; 7-2-2-2 has no suit of four");
}

#[test]
fn semantics_18_fits() {
    let fit = |suit: Value, class: Value, min: u32, pair: &str| json!({ "suit": suit, "suit_class": class, "min": min, "pair": pair });
    let scenario = lower(&json!({
        "positions": { "opener": {}, "responder": {} },
        "fit": [fit(json!("H"), json!(null), 8, "declarer"), fit(json!(null), json!("minor"), 8, "declarer"), fit(json!(null), json!(null), 7, "defense")]
    }));
    assert_eq!(
        bindings(&scenario)[..2],
        ["fit:1=D fit:2=S", "fit:1=D fit:2=H"],
        "named by the place in the list"
    );
    assert_eq!(scenario.bindings().count(), 2 * 4, "each is bound on its own, possibly to one suit");
    expect![[r#"
        fit 1 DC
        fit 2 SHDC
        all(opener+responder length:H 8.., opener+responder length:fit:1 8.., opp1+opp2 length:fit:2 7..)"#]]
    .assert_eq(&tree(&scenario));
    let any = lower(&json!({ "positions": {}, "fit": [fit(json!(null), json!("any"), 8, "declarer")] }));
    assert_eq!(bindings(&any), ["fit:0=S", "fit:0=H", "fit:0=D", "fit:0=C"]);
}

#[test]
fn semantics_19_pair_points() {
    let scenario = lower(&json!({
        "positions": [], "pair_hcp": { "declarer": { "min": 25 }, "defense": { "min": 0, "max": 14 } },
        "pair_tp": { "declarer": { "min": 26 } }, "context": { "declarer": "opp1" }
    }));
    expect!["all(opener+responder hcp 25.., opener+responder tp 26.., opp1+opp2 hcp ..14)"]
        .assert_eq(&tree(&scenario));
    assert!(satisfies(&scenario, F1), "17 and 10, whoever declares");
}

#[test]
fn semantics_20_no_context() {
    let context = opener(json!({})).context;
    assert!(context.is_empty());
    assert_eq!((context.dealer(), context.vulnerability().name()), (Role::Opener, "none"));
}

#[test]
fn semantics_21_declarer_and_lead() {
    let with = |context: Value| json!({ "positions": { "opener": {} }, "context": context });
    let context = |json: Value| lower(&with(json)).context;
    let given = lower(&with(json!({ "declarer": "responder", "lead": "SK" })));
    expect!["opp2.S has K"].assert_eq(&tree(&given));
    let Pred::Leaf(leaf) = &given.pred else { panic!("{:?}", given.pred) };
    assert_eq!(leaf.origin, Origin::Json(String::from("/context/lead")));

    let auction = context(json!({ "auction": ["1SA", "P", "2C", "P", "2H", "P", "4H"], "lead": "S10" }));
    assert_eq!((auction.declarer(), auction.leader()), (Some(Role::Opener), Some(Role::Opp1)));
    assert_eq!(auction.lead, Some(Card::new(Suit::Spades, Rank::Ten)));
    assert_eq!(auction.contract().map(|c| c.to_string()).as_deref(), Some("4H"));
    assert_eq!(auction.auction[0].text, "1SA", "the spelling is kept");
    assert_eq!(auction.auction[0].value.to_string(), "1NT", "and the meaning is one");
    let dealt = context(
        json!({ "dealer": "opp2", "auction": ["P", "1H", "X", "3H", "P", "4H", "X", "P", "P", "XX", "P", "P", "P"], "vul": "us" }),
    );
    assert_eq!(
        dealt.declarer(),
        Some(Role::Opener),
        "of the side that bids last, who named the strain first"
    );
    assert_eq!(dealt.contract().map(|c| c.to_string()).as_deref(), Some("4HXX"));

    expect!["/context/lead: a lead needs a declarer: add `declarer:`, or an auction that makes one"]
        .assert_eq(&faults(&with(json!({ "lead": "SK" }))));
    assert!(faults(&with(json!({ "lead": "SK", "auction": ["P", "P"] }))).contains("needs a declarer"));
    let illegal = faults(&with(json!({ "lead": "SK", "auction": ["1H", "1H"] })));
    assert!(illegal.starts_with("/context/auction/1: "), "the auction is told first: {illegal}");
    let told = context(json!({ "contract": "3SAX", "declarer": "opener" }));
    assert_eq!(told.contract().map(|c| c.to_string()).as_deref(), Some("3NTX"));
}

#[test]
fn semantics_25_fields_without_their_tag_are_honoured() {
    let scenario = lower(&json!({ "positions": { "opener": { "aces": { "min": 2 } } }, "requires": [] }));
    expect!["opener aces 2.."].assert_eq(&tree(&scenario));
}

#[test]
fn binders_stand_in_the_order_of_the_law() {
    let ways = json!({ "S": [{ "cards": "A", "low_min": 1 }, { "cards": "K", "low_min": 1 }], "$a": [{ "cards": "A", "low_min": 1 }, { "cards": "", "low_min": 0 }] });
    let scenario = lower(&json!({
        "positions": {
            "responder": { "suit_patterns": ways, "x": { "min": 1 } },
            "opener": { "suit_patterns": ways, "x": { "min": 1 } },
            "opp1": { "x": { "min": 1 } }
        },
        "vars": { "$a": ["D"] },
        "fit": [{ "min": 8, "pair": "defense" }, { "suit_class": "major", "min": 8, "pair": "declarer" }]
    }));
    let first = scenario.bindings().next().unwrap();
    assert_eq!(
        names(&scenario, &first),
        "$a=D x:opener=H x:opp1=S x:responder=H fit:0=S fit:1=S S~:opener=0 $a~:opener=0 S~:responder=0 $a~:responder=0"
    );
    let bound = scenario.bind(&first);
    bound.each_slot(&mut |slot| assert!(slot.suit().is_some(), "{slot} is left"));
    let last = scenario.bindings().last().unwrap();
    assert_eq!(last.choices().len(), scenario.binders.len());
    assert!(scenario.choices(&last).is_empty());
}

#[test]
fn one_meaning_has_one_tree() {
    let plain = opener(
        json!({ "suits": { "S": { "min": 5 } }, "hcp": { "min": 12 }, "not": [{ "aces": { "min": 3 } }, { "kings": { "min": 3 } }] }),
    );
    let boxed = opener(json!({
        "any": [[{ "hcp": { "min": 12 }, "not": [{ "aces": { "min": 3 } }] }], [{ "suits": { "S": { "min": 5 } } }], [{ "suits": { "S": { "min": 5 } } }]],
        "not": [{ "kings": { "min": 3 } }]
    }));
    let same = opener(
        json!({ "hcp": { "min": 12 }, "any": [[{ "suits": { "S": { "min": 5 } } }]], "not": [{ "kings": { "min": 3 } }, { "aces": { "min": 3 } }] }),
    );
    assert_eq!(boxed.canonical(), plain.canonical());
    assert_eq!(same.canonical(), plain.canonical());
    assert_eq!(boxed.pred.conjuncts().len(), plain.pred.conjuncts().len());
}
