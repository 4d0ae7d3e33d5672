//! Files in the manner of the programs that people use: each is read, or refused with a message that helps.
//!
//! Beside every file of `tests/odd` stands what was read of it, `NAME.read`; `UPDATE_EXPECT=1` writes them anew.

use bridgeshape_formats::{Board, Format, Found, Room, read};
use std::{fmt::Write as _, fs, path::PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/odd")
}

/// One line a fact, nothing for what is unknown.
fn summary(found: &Found) -> String {
    let Board { number, dealer, vul, hands, opener, .. } = &found.board;
    let board = &found.board;
    let number = number.map_or("-".into(), |n| n.to_string());
    let mut text = format!(
        "board {number} at {}:{}, dealer {dealer}, vul {}\n ",
        found.at.line,
        found.at.column,
        vul.name()
    );
    for hand in hands.all() {
        let _ = write!(text, " {}", if hand.is_empty() { "-".into() } else { hand.to_string() });
    }
    text.push('\n');
    let mut fact = |name: &str, value: String| {
        if !value.is_empty() {
            let _ = writeln!(text, "  {name} {value}");
        }
    };
    fact("opener", opener.map_or(String::new(), |seat| seat.to_string()));
    fact("scenario", board.scenario.clone());
    fact("event", board.event.clone());
    fact("site", board.site.clone());
    fact("date", board.date.clone());
    fact("scoring", board.scoring.clone());
    if board.players.iter().any(|name| !name.is_empty()) {
        fact("players", board.players.join(", "));
    }
    fact("room", board.room.map_or("", |room| if room == Room::Open { "open" } else { "closed" }).into());
    fact("auction", board.auction.iter().map(|call| call.to_string()).collect::<Vec<_>>().join(" "));
    fact("contract", board.contract.map_or(String::new(), |c| c.to_string()));
    fact("declarer", board.declarer.map_or(String::new(), |s| s.to_string()));
    fact("lead", board.lead.map_or(String::new(), |c| c.to_string()));
    fact("tricks", board.tricks.map_or(String::new(), |t| t.to_string()));
    for (name, value) in board.tags.iter() {
        fact("tag", format!("{name}={value}"));
    }
    text
}

#[test]
fn odd_files() {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_none_or(|extension| extension != "read"));
    paths.sort();
    assert!(paths.len() >= 24, "{} files", paths.len());
    for path in paths {
        let bytes = fs::read(&path).unwrap();
        let reading = read(&bytes);
        let mut text = Format::detect(&bytes).map_or("no format\n".into(), |format| format!("{format}\n"));
        reading.boards.iter().for_each(|found| text.push_str(&summary(found)));
        text.push_str(&reading.to_string());
        expect_test::expect_file![format!("{}.read", path.display())].assert_eq(&text);
    }
}
