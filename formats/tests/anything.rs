//! No input makes a reader panic, and no board that a reader hands back holds nonsense.

mod common;

use bridgeshape_formats::{Board, Format, MOST_PROBLEMS, csv, lin, link, pbn, text};
use common::{Mixer, board};
use proptest::prelude::*;

/// Reads in every format, and shows what was read in every way.
fn survive(bytes: &[u8]) {
    bridgeshape_formats::read(bytes);
    for format in Format::ALL {
        let reading = format.read(bytes);
        assert!(reading.problems.len() <= MOST_PROBLEMS);
        assert!(!reading.boards.is_empty() || !reading.problems.is_empty(), "{format} says nothing");
        let lines = bytes.len() + 1;
        for problem in &reading.problems {
            assert!((1..=lines).contains(&problem.at.line) && problem.at.column >= 1);
            assert!(problem.to_string().len() > 20);
        }
        for found in &reading.boards {
            show(&found.board);
        }
    }
}

fn show(board: &Board) {
    for hand in board.hands.all() {
        assert!(matches!(hand.len(), 0 | 13));
    }
    let mut out = Vec::new();
    text::write(&mut out, board, &text::Style::default());
    let mut again = Vec::new();
    pbn::write(&mut again, board);
    let read = pbn::read(&again);
    assert_eq!(read.boards.len(), 1, "{read}");
    assert_eq!(read.boards[0].board.hands, board.hands);
    lin::write(&mut out, board);
    link::write(&mut out, board);
    csv::write(&mut out, board, &[]);
}

/// A file of two boards in each format, to be damaged.
fn files() -> Vec<Vec<u8>> {
    let mut mixer = Mixer(5);
    let boards = [board(&mut mixer, 1), board(&mut mixer, 2)];
    let mut files = vec![pbn::HEADER.as_bytes().to_vec(), Vec::new(), Vec::new(), Vec::new()];
    csv::write_header(&mut files[3], &[]);
    for board in &boards {
        pbn::write(&mut files[0], board);
        lin::write(&mut files[1], board);
        link::write(&mut files[2], board);
        files[2].push(b'\n');
        csv::write(&mut files[3], board, &[]);
    }
    let hands = boards[0].hands.all().map(|hand| format!("\"{hand}\""));
    let [n, e, s, w] = hands;
    files.push(format!("{{\"hands\":{{\"N\":{n},\"E\":{e},\"S\":{s},\"W\":{w}}}}}\n[[[]]]").into_bytes());
    files.push(include_bytes!("../src/pbn/write.rs").to_vec());
    files
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        survive(&bytes);
    }

    #[test]
    fn any_text_of_the_formats_own_signs(text in "[\\[\\]{}\"\\\\;%#|,.:\\-?+=&\r\n SHDCNEWAKQJT1-9éL♥]{0,200}") {
        survive(text.as_bytes());
    }

    #[test]
    fn damaged_files(
        file in 0usize..6,
        places in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0u8..3), 1..6),
    ) {
        let mut bytes = files().swap_remove(file);
        for (place, byte, what) in places {
            let at = place.index(bytes.len());
            match what {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => drop(bytes.remove(at)),
            }
        }
        survive(&bytes);
    }
}

#[test]
fn deep_and_long_nonsense_ends_soon() {
    survive("[".repeat(100_000).as_bytes());
    survive("{\"deals\":".repeat(50_000).as_bytes());
    survive("{\n".repeat(50_000).as_bytes());
    survive("[A \"".repeat(50_000).as_bytes());
    survive("md|1,,,|".repeat(20_000).as_bytes());
    survive("x.y\n".repeat(50_000).as_bytes());
    survive("\"".repeat(100_001).as_bytes());
}
