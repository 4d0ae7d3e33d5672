//! What each pass makes of small texts, as it is printed.

use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_planner::{Counter, Draft, Options, PASSES};
use bridgeshape_runtime::PartialDeal;
use expect_test::{Expect, expect};

/// What a text looks like after a pass, all passes before it having run.
fn check(pass: &str, text: &str, expect: Expect) {
    let answer = Answer::of_text(text);
    let scenario = answer.scenarios()[0].ir.as_ref().expect("a sound scenario");
    let mut counter = Counter::new(&PartialDeal::unknown(scenario.table), Options::default());
    let mut draft = Draft::new(scenario);
    for of in PASSES {
        draft.run(of, &mut counter).expect("within the work allowed");
        if of.name == pass {
            return expect.assert_eq(&(draft.lines(of, &counter).join("\n") + "\n"));
        }
    }
    panic!("no pass is called {pass}");
}

#[test]
fn bind_leaves_no_suit_open() {
    check(
        "bind",
        "$a=M opener $a:5+; responder $a:3+",
        expect![[r#"
        $a = S
          opener S:5+
          responder S:3+
        $a = H
          opener H:5+
          responder H:3+
    "#]],
    );
    check(
        "bind",
        "opener x:5+ S:4 S~A.*",
        expect![[r#"
        x:opener = H
          opener S:4
          opener S~A.*
          opener H:5+
        x:opener = D
          opener S:4
          opener S~A.*
          opener D:5+
        x:opener = C
          opener S:4
          opener S~A.*
          opener C:5+
    "#]],
    );
}

#[test]
fn normalise_makes_branches_that_exclude_one_another() {
    check(
        "normalise",
        "opener any(S:4+ hcp:12+, H:4+)",
        expect![[r#"
        branch 1
          opener H:4+
        branch 2
          opener S:4+
          opener H:0-3
          opener hcp 12-37
    "#]],
    );
    // Unions about one suit, the lengths of one hand or one sum need no branches.
    check(
        "normalise",
        "opener any(hcp:0-4, hcp:20+) any(S:6+, H:6+) any(has:SA, has:SK)",
        expect![[r#"
        opener S: length 1+, decided by AK, 6144 holdings
        opener 236 shapes
        opener hcp 0-4,20-37
    "#]],
    );
    check(
        "normalise",
        "opener not(shape:balanced hcp:15-17)",
        expect![[r#"
            branch 1
              opener 532 shapes
            branch 2
              opener 28 shapes
              opener hcp 0-14,18-37
        "#]],
    );
}

#[test]
fn prune_drops_what_arithmetic_excludes() {
    check(
        "prune",
        "opener S:7+ any(H:4 hcp:12+, H:7 D:7, C:0-1 hcp:30+)",
        expect![[r#"
            2 branches excluded by arithmetic
            branch 1
              opener S:7+
              opener H:4
              opener hcp 12-37
            branch 2
              opener S:7+
              opener H:0-3,5+
              opener D:0-6,8+
              opener C:0-1
              opener hcp 30-37
        "#]],
    );
    check(
        "prune",
        "opener hcp:20+; responder any(hcp:21+, S:8+)",
        expect![[r#"
            1 branches excluded by arithmetic
            responder S:8+
            opener hcp 20-37
        "#]],
    );
    check(
        "prune",
        "opener has:SA; opp1 any(has:SA, has:HA)",
        expect![[r#"
            1 branches excluded by arithmetic
            opener S: length 1+, holds A, decided by A, 4096 holdings
            opp1 H: length 1+, holds A, decided by A, 4096 holdings
        "#]],
    );
}

#[test]
fn tighten_uses_what_the_others_ask() {
    check(
        "tighten",
        "opener S:5+ H:5+ D:2+",
        expect![[r#"
        opener S:5-6
        opener H:5-6
        opener D:2-3
    "#]],
    );
    // Both opponents have at most fourteen together, so the pair has what is asked.
    check(
        "tighten",
        "pairhcp:20+ opp1 hcp:0-7; opp2 hcp:0-7",
        expect![[r#"
        opp2 hcp 0-7
        opp1 hcp 0-7
    "#]],
    );
}

#[test]
fn masks_say_which_cards_decide() {
    check(
        "masks",
        "opener S=KJT H:5+ stop:D C~A[KQ].*",
        expect![[r#"
        C~:opener = 0
          opener S: length 3-10, holds KJT, lacks AQ9, decided by AKQJT9, 128 holdings
          opener H: length 5-7, 4719 holdings
          opener D: length 1+, decided by AKQJ, 7622 holdings
          opener C: length 2-9, holds AK, lacks QJT9, decided by AKQJT9, 128 holdings
        C~:opener = 1
          opener S: length 3-10, holds KJT, lacks AQ9, decided by AKQJT9, 128 holdings
          opener H: length 5-7, 4719 holdings
          opener D: length 1+, decided by AKQJ, 7622 holdings
          opener C: length 2-9, holds AQ, lacks KJT9, decided by AKQJT9, 128 holdings
    "#]],
    );
}

#[test]
fn order_asks_the_sharp_and_cheap_first() {
    check(
        "order",
        "opener hcp:0-30 S:7+ shape:any H:1+; responder shape:three_suiter",
        expect![[r#"
        opener S:7-12: holds in 1.0080 % of all deals, 1 look-ups
        responder 16 shapes: holds in 4.2365 % of all deals, 3 look-ups
        opener H:1-6: holds in 97.7128 % of all deals, 1 look-ups
        opener hcp 0-30: holds in 99.9999 % of all deals, 4 look-ups
    "#]],
    );
}

#[test]
fn choose_finds_hands_that_need_no_lengths() {
    check(
        "choose",
        "opener H:5+ hcp:12-21; responder hcp:6-9",
        expect![[r#"
            opener: all cards of H, single cards of the others, their low cards from the pool
            responder: all cards of H, single cards of the others, their low cards from the pool
            halves SH and DC
            39 and 80 states with 583 and 6594 points, about 1078583 units
            points in tables of 10 x 21
        "#]],
    );
    check(
        "choose",
        "opener shape:balanced hcp:15-17; responder shape:balanced",
        expect![[r#"
            opener: all cards suit by suit
            responder: all cards suit by suit
            halves SH and DC
            36 and 36 states with 642 and 642 points, about 549064 units
            points in tables of 18
        "#]],
    );
}

#[test]
fn count_is_exact() {
    check(
        "count",
        "opener any(S:4+ hcp:12+, H:4+)",
        expect![[r#"
        branch 1
          22259574428649201973969920000 deals
        branch 2
          5564597889045653482473288000 deals
        27824172317694855456443208000 deals
    "#]],
    );
}

#[test]
fn plan_says_what_is_tracked_and_what_is_checked() {
    check(
        "plan",
        "opener any(S:4+ hcp:12+, H:4+)",
        expect![[r#"
            part 1: 80 % of what is drawn
              opener: H:4+; drawn how many cards of H, then which
              opp1: anything; drawn from what is left
              responder: anything; drawn from what is left
              opp2: anything; drawn from what is left
              tracked: opener H:4+
              followed by the states: nothing
              checked: nothing
              taken: 65.8 ns an attempt, 2.226e28 deals drawn, 3 transitions, 1.75 KiB
            part 2: 20 % of what is drawn
              opener: S:4+, H:0-3, hcp 12-37; drawn suit by suit
              opp1: anything; drawn from what is left
              responder: anything; drawn from what is left
              opp2: anything; drawn from what is left
              tracked: opener S:4+; opener H:0-3; opener hcp 12-37
              followed by the states: opener hcp 12-37
              checked: nothing
              taken: 70.8 ns an attempt, 5.565e27 deals drawn, 6473 transitions, 154 KiB
            accepted: 100 %, exactly 27824172317694855456443208000 of 27824172317694855456443208000 deals
            tables: 156 KiB, 6476 transitions
            by the model: 1 attempts a deal, 66.7 ns an attempt, 15000000 deals a second
            total variation from the exact law: at most 1.0e-16
        "#]],
    );
    check(
        "plan",
        "opener hcp:0+",
        expect![[r#"
        opener: anything; drawn from what is left
        opp1: anything; drawn from what is left
        responder: anything; drawn from what is left
        opp2: anything; drawn from what is left
        tracked: nothing
        followed by the states: nothing
        checked: nothing
        taken: nothing tracked, 54.0 ns an attempt, 5.364e28 deals drawn, 3 transitions, 64 bytes
        accepted: 100 %, exactly 53644737765488792839237440000 of 53644737765488792839237440000 deals
        tables: 64 bytes, 3 transitions
        by the model: 1 attempts a deal, 54.0 ns an attempt, 18500000 deals a second
        total variation from the exact law: at most 0.0e0
    "#]],
    );
    check(
        "plan",
        "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15",
        expect![[r#"
            opener: H:5-9, hcp 12-21; drawn how many cards of H, then which
            opp1: H:0-4; drawn from what is left
            responder: H:4-8, C:0-1, C without AKQJ, hcp 10-15; drawn suit by suit
            opp2: H:0-4; drawn from what is left
            tracked: opener H:5-9; responder H:4-8; responder C: length 0-1, lacks AKQJ, decided by AKQJ, 10 holdings; responder hcp 10-15
            followed by the states: responder hcp 10-15
            checked: opener hcp 12-21
            taken: 66.4 ns an attempt, 7.583e25 deals drawn, 3465 transitions, 105 KiB
            accepted: 26.2 %, exactly 19900903028271569715797400 of 75826057210443392452488000 deals
            tables: 105 KiB, 3465 transitions
            by the model: 3.81 attempts a deal, 66.4 ns an attempt, 3950000 deals a second
            total variation from the exact law: at most 1.5e-16
        "#]],
    );
}
