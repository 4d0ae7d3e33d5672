//! Any bytes as a PBN file: no panic, and every board that is read has hands of thirteen cards or none.

#![no_main]

use bridgeshape_formats::{pbn, pbn as written};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let reading = pbn::read(bytes);
    for found in &reading.boards {
        let board = &found.board;
        assert!(board.hands.all().iter().all(|hand| matches!(hand.len(), 0 | 13)));
        // What was read can be written, and is then read as the same cards.
        let mut out = Vec::new();
        written::write(&mut out, board);
        let again = written::read(&out);
        assert_eq!(again.boards.len(), 1);
        assert_eq!(again.boards[0].board.hands, board.hands);
    }
    // Every problem has words and a place.
    assert!(reading.problems.iter().all(|problem| problem.at.line > 0 && !problem.to_string().is_empty()));
});
