//! What diagrams look like.

use bridgeshape_formats::text::{Colour, Points, Style, Suits, Words, write};
use bridgeshape_formats::{Board, card, dotted, outcome};
use bridgeshape_runtime::Seat;
use expect_test::{Expect, expect};

const F3: &str = "N:K.Q7.A32.9876543 AJ8432.9.KQ65.J2 T75.AKT853.T87.A Q96.J642.J94.KQT";
const VOIDS: &str = "N:AKQJT98765432... - - ...AKQJT98765432";

fn board(text: &str) -> Board {
    dotted::read(text.as_bytes()).boards[0].board.clone()
}

fn check(board: &Board, style: &Style, expected: Expect) {
    let mut out = Vec::new();
    write(&mut out, board, style);
    expected.assert_eq(&String::from_utf8(out).expect("UTF-8"));
}

#[test]
fn a_scenario_with_its_auction() {
    let mut board = board(F3).numbered(2);
    board.opener = Some(Seat::East);
    board.scenario = "1S-2NT".into();
    board.auction =
        ["1S", "P", "2NT", "P", "4S", "X", "P", "P", "P"].map(|call| call.parse().expect("a call")).into();
    let (contract, declarer) = outcome(board.dealer, &board.auction).expect("over");
    (board.contract, board.declarer, board.lead) = (Some(contract), declarer, card("HA").ok());
    check(
        &board,
        &Style::default(),
        expect![[r#"
        Board 2 · 1S-2NT
        Dealer East · Vul NS

                                   North · opp2 · 9 HCP
                                   ♠ K
                                   ♥ Q 7
                                   ♦ A 3 2
                                   ♣ 9 8 7 6 5 4 3
        West · responder · 9 HCP   ┌───────┐   East · opener · 11 HCP
        ♠ Q 9 6                    │   N   │   ♠ A J 8 4 3 2
        ♥ J 6 4 2                  │ W   E │   ♥ 9
        ♦ J 9 4                    │   S   │   ♦ K Q 6 5
        ♣ K Q T                    └───────┘   ♣ J 2
                                   South · opp1 · 11 HCP
                                   ♠ T 7 5
                                   ♥ A K T 8 5 3
                                   ♦ T 8 7
                                   ♣ A

        West    North   East    South
        –       –       1♠      Pass
        2NT     Pass    4♠      X
        Pass    Pass    Pass

        Contract 4♠X East · Lead ♥A
    "#]],
    );
    let style =
        Style { suits: Suits::Letters, points: Points::Hidden, words: &Words::IT, ..Style::default() };
    check(
        &board,
        &style,
        expect![[r#"
        Smazzata 2 · 1S-2NT
        Dealer Est · Zona NS

                              Nord · avversario 2
                              S K
                              H Q 7
                              D A 3 2
                              C 9 8 7 6 5 4 3
        Ovest · rispondente   ┌───────┐   Est · apertore
        S Q 9 6               │   N   │   S A J 8 4 3 2
        H J 6 4 2             │ O   E │   H 9
        D J 9 4               │   S   │   D K Q 6 5
        C K Q T               └───────┘   C J 2
                              Sud · avversario 1
                              S T 7 5
                              H A K T 8 5 3
                              D T 8 7
                              C A

        Ovest   Nord    Est     Sud
        –       –       1S      Passo
        2SA     Passo   4S      X
        Passo   Passo   Passo

        Contratto 4SX Est · Attacco HA
    "#]],
    );
}

#[test]
fn voids_unknown_hands_and_colour() {
    let style = Style { colour: Colour::Ansi, words: &Words::DE, ..Style::default() };
    let mut board = board(VOIDS);
    board.players[0] = "Müller\nErna".into();
    check(
        &board,
        &style,
        expect![[r#"
        Teiler Nord · Gefahr niemand

                                      Nord · Müller Erna · 10 FP
                                      ♠ A K Q J T 9 8 7 6 5 4 3 2
                                      [31m♥[0m —
                                      [31m♦[0m —
                                      ♣ —
        West · 10 FP                  ┌───────┐   Ost
        ♠ —                           │   N   │   ♠ ?
        [31m♥[0m —                           │ W   O │   [31m♥[0m ?
        [31m♦[0m —                           │   S   │   [31m♦[0m ?
        ♣ A K Q J T 9 8 7 6 5 4 3 2   └───────┘   ♣ ?
                                      Süd
                                      ♠ ?
                                      [31m♥[0m ?
                                      [31m♦[0m ?
                                      ♣ ?
    "#]],
    );
}

#[test]
fn every_language_has_its_words() {
    for code in ["en", "it", "fr", "es", "de"] {
        let words = Words::of(code).expect(code);
        let mut out = Vec::new();
        let board = Board { opener: Some(Seat::North), ..board(F3) };
        write(&mut out, &board, &Style { words, ..Style::default() });
        let text = String::from_utf8(out).expect("UTF-8");
        for word in words.roles.into_iter().chain(words.seats).chain([words.points, words.dealer]) {
            assert!(text.contains(word), "{code} {word}");
        }
    }
    assert!(Words::of("la").is_none());
}
