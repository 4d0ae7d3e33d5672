//! What is written is read again as the same board: every dealer, every vulnerability, every seat of the
//! opener, voids in every suit.

mod common;

use bridgeshape_formats::{
    Board, Format, Hands, Reading, Room, Vul, card, csv, dotted, lin, link, outcome, pbn,
};
use bridgeshape_runtime::{Hand, Role, Seat};
use common::{Mixer, board};
use proptest::prelude::*;

/// F1 of `users.toml`.
const F1: &str = "N:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95";

fn f1() -> Hands {
    dotted::read(F1.as_bytes()).boards[0].board.hands
}

fn written(write: impl Fn(&mut Vec<u8>, &Board), board: &Board) -> String {
    let mut out = Vec::new();
    write(&mut out, board);
    String::from_utf8(out).expect("UTF-8")
}

fn pbn_file<'a>(boards: impl IntoIterator<Item = &'a Board>) -> Vec<u8> {
    let mut out = pbn::HEADER.as_bytes().to_vec();
    boards.into_iter().for_each(|board| pbn::write(&mut out, board));
    out
}

fn whole(reading: Reading) -> Vec<Board> {
    assert_eq!(reading.problems, []);
    reading.boards.into_iter().map(|found| found.board).collect()
}

/// The deal with all of one suit in each hand, `first` spades for North, and so on clockwise.
fn one_suit_each(first: usize) -> Hands {
    let hand = |i: usize| Hand::from_bits(0x1fff << (13 * ((first + i) % 4)));
    Hands::new([hand(0), hand(1), hand(2), hand(3)]).expect("four suits")
}

fn every_kind() -> Vec<Board> {
    let mut mixer = Mixer(20);
    let mut boards: Vec<Board> = (1..=256).map(|number| board(&mut mixer, number)).collect();
    for (first, number) in (0..4).zip(257..) {
        for dealer in Seat::ALL {
            for vul in Vul::ALL {
                let mut board = Board::new(one_suit_each(first));
                (board.number, board.dealer, board.vul) = (Some(number), dealer, vul);
                boards.push(board);
            }
        }
    }
    boards
}

#[test]
fn pbn_gives_back_every_board() {
    let boards = every_kind();
    let mut combinations: Vec<(Seat, Vul)> = boards.iter().map(|b| (b.dealer, b.vul)).collect();
    combinations.sort();
    combinations.dedup();
    assert_eq!(combinations.len(), 16);
    assert_eq!(whole(Format::Pbn.read(&pbn_file(&boards))), boards);
}

#[test]
fn lin_gives_back_cards_dealer_and_vulnerability() {
    let boards = every_kind();
    let mut out = Vec::new();
    boards.iter().for_each(|board| lin::write(&mut out, board));
    let read = whole(Format::Lin.read(&out));
    let expected: Vec<Board> =
        boards.into_iter().map(|board| Board { opener: None, room: Some(Room::Open), ..board }).collect();
    assert_eq!(read, expected);
}

#[test]
fn links_and_csv_give_back_every_board() {
    for board in every_kind() {
        let link = written(link::write, &board);
        assert_eq!(whole(Format::Link.read(link.as_bytes())), [Board { opener: None, ..board.clone() }]);
        let mut rows = Vec::new();
        csv::write_header(&mut rows, &[]);
        csv::write(&mut rows, &board, &[]);
        assert_eq!(whole(Format::Csv.read(&rows)), [board]);
    }
}

#[test]
fn hands_that_are_not_known_stay_so() {
    let [n, _, s, _] = *f1().all();
    for (number, scenario) in [(Some(9), ""), (None, "1H-4C")] {
        let hands = Hands::new([n, Hand::EMPTY, s, Hand::EMPTY]).expect("two hands");
        let board = Board { number, vul: Vul::EastWest, scenario: scenario.into(), ..Board::new(hands) };
        assert_eq!(whole(pbn::read(&pbn_file([&board]))), std::slice::from_ref(&board));
        let room = number.map(|_| Room::Open);
        let plain = Board { scenario: String::new(), ..board.clone() };
        let lines = written(lin::write, &board).repeat(2);
        let read = whole(Format::Lin.read(lines.as_bytes()));
        assert_eq!(read, [Board { room, ..plain.clone() }, Board { room, ..plain.clone() }]);
        assert_eq!(whole(Format::Link.read(written(link::write, &board).as_bytes())), [plain]);
        let mut rows = Vec::new();
        csv::write_header(&mut rows, &[]);
        csv::write(&mut rows, &board, &[]);
        assert_eq!(whole(Format::Csv.read(&rows)), [board]);
    }
}

#[test]
fn csv_to_the_letter() {
    let mut board = Board { number: Some(2), scenario: "a \"b\", c".into(), ..Board::new(f1()) };
    board.tags.set("Seed", "42").expect("a name");
    let mut rows = Vec::new();
    csv::write_header(&mut rows, &["Seed", "Index"]);
    csv::write(&mut rows, &board, &["Seed", "Index"]);
    assert_eq!(
        String::from_utf8(rows).expect("UTF-8"),
        "board,scenario,opener_seat,dealer,vul,north,east,south,west,north_hcp,east_hcp,south_hcp,west_hcp,seed,index\r\n\
         2,\"a \"\"b\"\", c\",,N,None,AKQ2.K73.AT5.J42,J95.QT82.K74.Q86,T86.A95.QJ92.K73,743.J64.863.AT95,17,8,10,5,42,\r\n"
    );
}

#[test]
fn roles_become_seats_and_come_back() {
    let mut mixer = Mixer(7);
    for number in 1..=64 {
        let board = board(&mut mixer, number);
        let opener = board.opener.expect("set");
        let deal = board.hands.deal(opener).expect("complete");
        let again = Board { hands: Hands::of_deal(&deal, opener), ..board.clone() };
        let read = whole(pbn::read(&pbn_file([&again])));
        assert_eq!(read[0].hands.deal(read[0].opener.expect("written")), Some(deal));
        for role in Role::ALL {
            assert_eq!(read[0].hands.hand(role.seat(opener)), deal[role]);
        }
    }
}

#[test]
fn formats_are_recognised() {
    let board = Board { number: Some(3), scenario: "1H-4C".into(), ..Board::new(f1()) };
    let mut table = Vec::new();
    csv::write_header(&mut table, &["Seed"]);
    csv::write(&mut table, &board, &["Seed"]);
    let files = [
        (Format::Pbn, pbn_file([&board])),
        (Format::Lin, written(lin::write, &board).into_bytes()),
        (Format::Link, written(link::write, &board).into_bytes()),
        (Format::Csv, table),
        (Format::Dotted, F1.into()),
        (Format::Dotted, format!("# ours\n\n{}", &F1[2..]).into()),
        (
            Format::Json,
            br#"{"hands":{"N":"AKQ2.K73.AT5.J42","E":"J95.QT82.K74.Q86","S":"T86.A95.QJ92.K73"}}"#.into(),
        ),
        (
            Format::Json,
            br#"[ {"N":"AKQ2.K73.AT5.J42","e":"J95.QT82.K74.Q86","South":"T86.A95.QJ92.K73"}]"#.into(),
        ),
    ];
    for (format, bytes) in files {
        assert_eq!(Format::detect(&bytes), Some(format), "{}", String::from_utf8_lossy(&bytes));
        assert_eq!(whole(bridgeshape_formats::read(&bytes))[0].hands, f1());
    }
    assert_eq!(Format::detect(b""), None);
    assert_eq!(Format::detect(b"  \n"), None);
    assert_eq!(Format::detect("Liebe Teilnehmer".as_bytes()), None);
}

#[test]
fn the_first_hand_of_pbn_is_the_dealers() {
    let board = Board { dealer: Seat::East, ..Board::new(f1()) };
    let text = String::from_utf8(pbn_file([&board])).expect("UTF-8");
    assert!(
        text.contains("[Deal \"E:J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95 AKQ2.K73.AT5.J42\"]\r\n")
    );
    assert!(text.contains("[Dealer \"E\"]\r\n[Vulnerable \"None\"]\r\n"));
}

#[test]
fn lin_hands_are_in_the_order_south_west_north_east() {
    let board = Board { dealer: Seat::East, ..Board::new(f1()) };
    let hands = "md|4ST86HA95DQJ92CK73,S743HJ64D863CAT95,SAKQ2HK73DAT5CJ42";
    assert!(written(lin::write, &board).contains(&format!("{hands},SJ95HQT82DK74CQ86|")));
    for end in ["|", ",|", ",SJ95HQT82DK74CQ86|"] {
        let read = whole(Format::Lin.read(format!("{hands}{end}").as_bytes()));
        assert_eq!((read[0].hands, read[0].dealer), (f1(), Seat::East), "{end}");
    }
    // A void's letter may be there or not.
    let with = "md|1SAKQJT98765432HDC,SHAKQJT98765432DC,SHDAKQJT98765432C|";
    let without = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|";
    assert_eq!(whole(lin::read(with.as_bytes())), whole(lin::read(without.as_bytes())));
}

#[test]
fn deals_only_pbn_is_read() {
    let text = format!("[Board \"5\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n[Deal \"{F1}\"]\n");
    let read = whole(pbn::read(text.as_bytes()));
    assert_eq!((read[0].hands, read[0].number, read[0].vul), (f1(), Some(5), Vul::NorthSouth));
    let alone = whole(pbn::read(format!("[Deal \"{F1}\"]\n[Deal \"{F1}\"]\n").as_bytes()));
    assert_eq!(alone, [Board::new(f1()), Board::new(f1())]);
}

#[test]
fn export_format_to_the_letter() {
    let mut board = Board { number: Some(1), scenario: "say \"4C\" \\ go".into(), ..Board::new(f1()) };
    board.opener = Some(Seat::North);
    board.auction =
        ["1S", "P", "3S", "P", "4S", "P", "P", "P"].map(|call| call.parse().expect("a call")).into();
    let (contract, declarer) = outcome(board.dealer, &board.auction).expect("over");
    (board.contract, board.declarer, board.lead) = (Some(contract), declarer, card("H2").ok());
    board.tags.set("Seed", "424242").expect("a name");
    let text = String::from_utf8(pbn_file([&board])).expect("UTF-8");
    let expected =
        "% PBN 2.1\n% EXPORT\n[Event \"\"]\n[Site \"\"]\n[Date \"????.??.??\"]\n[Board \"1\"]\n[West \"\"]\n\
        [North \"\"]\n[East \"\"]\n[South \"\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \""
            .to_owned()
            + F1
            + "\"]\n[Scoring \"\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"\"]\n[OpenerSeat \"N\"]\n\
        [Scenario \"say \\\"4C\\\" \\\\ go\"]\n[Seed \"424242\"]\n[Auction \"N\"]\n1S Pass 3S Pass\n4S Pass Pass Pass\n\
        [Play \"E\"]\nH2 - - -\n*\n\n";
    assert_eq!(text, expected.replace('\n', "\r\n"));
    assert_eq!(whole(pbn::read(text.as_bytes())), [board]);
}

/// Any text that a person might put into a name, and some that nobody would.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~]{0,30}",
        "\\PC{0,20}",
        Just("a|b\r\nmd|1,\\\"]\n[Deal \"x\"]{;%".to_owned()),
        Just("\\".to_owned()),
        Just("#".to_owned()),
    ]
}

/// A text as it comes back: blanks at its ends go, control characters become blanks.
fn plain(text: &str, forbidden: &[char]) -> String {
    let text: String = text.chars().map(|c| if c.is_ascii_control() { ' ' } else { c }).collect();
    text.replace(forbidden, " ").trim().to_owned()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn texts_never_break_a_file(
        seed in any::<u64>(), number in 1u32..5000, names in prop::array::uniform4(text()), label in text(),
    ) {
        let mut mixer = Mixer(seed);
        let mut given = board(&mut mixer, number);
        given.players = names;
        given.scenario = label;
        let next = board(&mut mixer, number + 1);

        // Two of PBN's texts stand for another game's: `#`, and what begins with `##`.
        let pbn = whole(pbn::read(&pbn_file([&given, &next])));
        prop_assert_eq!(pbn.len(), 2);
        prop_assert_eq!(&pbn[0].hands, &given.hands);
        prop_assert_eq!(&pbn[1].hands, &next.hands);
        for (read, name) in pbn[0].players.iter().zip(&given.players) {
            if !name.starts_with('#') && name.trim() != "?" {
                prop_assert_eq!(read, &plain(name, &[]));
            }
        }

        let mut out = Vec::new();
        lin::write(&mut out, &given);
        lin::write(&mut out, &next);
        let read = whole(lin::read(&out));
        prop_assert_eq!(read.len(), 2);
        prop_assert_eq!(&read[0].hands, &given.hands);
        for (read, name) in read[0].players.iter().zip(&given.players) {
            prop_assert_eq!(read, &plain(&name.replace('|', "/"), &[',']));
        }

        let link = written(link::write, &given);
        let read = whole(link::read(link.as_bytes()));
        prop_assert_eq!(&read[0].players, &given.players);

        let mut table = Vec::new();
        csv::write_header(&mut table, &[]);
        csv::write(&mut table, &given, &[]);
        csv::write(&mut table, &next, &[]);
        let read = whole(csv::read(&table));
        prop_assert_eq!(read.len(), 2);
        prop_assert_eq!(&read[0].hands, &given.hands);
        prop_assert_eq!(read[0].scenario.trim(), given.scenario.trim());
    }
}
