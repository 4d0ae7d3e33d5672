//! Replays what the fuzzers found, without a fuzzer: the committed corpora of `fuzz/`.

use bridgeshape_formats::{Format, pbn};
use std::{fs, path::PathBuf};

#[test]
fn every_corpus_file_is_read_without_panic() {
    for (name, format) in [("pbn", Format::Pbn), ("lin", Format::Lin)] {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(name);
        let (mut files, mut boards) = (0, 0);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let reading = format.read(&fs::read(&path).unwrap());
            assert!(!reading.boards.is_empty() || !reading.problems.is_empty(), "{path:?} says nothing");
            for found in &reading.boards {
                assert!(found.board.hands.all().iter().all(|hand| matches!(hand.len(), 0 | 13)), "{path:?}");
                let mut out = Vec::new();
                pbn::write(&mut out, &found.board);
                assert_eq!(pbn::read(&out).boards[0].board.hands, found.board.hands, "{path:?}");
            }
            files += 1;
            boards += reading.boards.len();
        }
        assert!(files >= 50 && boards >= 40, "{name}: {files} files, {boards} boards");
    }
}
