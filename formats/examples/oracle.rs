//! Writes deals in every format for other people's readers, and what they should see, into a folder:
//! `cargo run -p bridgeshape-formats --example oracle -- FOLDER`. The same bytes every time.

#[path = "../tests/common/mod.rs"]
mod common;

use bridgeshape_formats::{Board, Call, Contract, Hands, Risk, lin, link, outcome, pbn};
use bridgeshape_runtime::{Hand, Seat};
use common::{Mixer, board};
use std::{fmt::Write as _, fs, io, path::Path};

fn main() -> io::Result<()> {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("usage: oracle FOLDER");
        std::process::exit(2);
    };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;

    let bare = bare();
    let played: Vec<Board> = bare.iter().cloned().map(play).collect();
    let passed: Vec<Board> = bare
        .iter()
        .cloned()
        .map(|board| Board { auction: vec![Call::Pass; 4], contract: Some(Contract::PassedOut), ..board })
        .collect();
    let unfinished: Vec<Board> = bare
        .iter()
        .cloned()
        .map(|board| Board { auction: play(board.clone()).auction[..3].to_vec(), ..board })
        .collect();

    for (name, boards) in
        [("bare", &bare), ("played", &played), ("passed", &passed), ("unfinished", &unfinished)]
    {
        let mut file = pbn::HEADER.as_bytes().to_vec();
        boards.iter().for_each(|board| pbn::write(&mut file, board));
        fs::write(folder.join(format!("{name}.pbn")), file)?;
        let mut file = Vec::new();
        boards.iter().for_each(|board| lin::write(&mut file, board));
        fs::write(folder.join(format!("{name}.lin")), file)?;
    }
    let mut links = Vec::new();
    for board in &played {
        link::write(&mut links, board);
        links.push(b'\n');
    }
    fs::write(folder.join("played.links"), links)?;
    fs::write(folder.join("expected.tsv"), expected(&bare))
}

/// Every dealer with every vulnerability, eight times over with random cards; then whole suits in one hand.
fn bare() -> Vec<Board> {
    let mut mixer = Mixer(2_026);
    let mut boards: Vec<Board> = (1..=128).map(|number| board(&mut mixer, number)).collect();
    for first in 0..4 {
        let suit = |i: usize| Hand::from_bits(0x1fff << (13 * ((first + i) % 4)));
        if let Some(hands) = Hands::new([suit(0), suit(1), suit(2), suit(3)]) {
            boards.push(Board::new(hands).numbered(129 + first as u32));
        }
    }
    for (board, names) in boards.iter_mut().zip([["Anna", "Éric", "José", "Zoë"]].into_iter().cycle()) {
        board.players = names.map(String::from);
    }
    boards
}

/// The dealer bids and plays it; doubled now and then.
fn play(mut board: Board) -> Board {
    let number = board.number.unwrap_or_default() as usize;
    let strain = ["C", "D", "H", "S", "NT"][number % 5];
    let mut calls = vec![format!("{}{strain}", number % 7 + 1)];
    calls.extend(["X", "XX"][..number % 3].iter().map(|call| call.to_string()));
    calls.extend(["Pass"; 3].map(String::from));
    board.auction = calls.iter().filter_map(|call| call.parse().ok()).collect();
    if let Some((contract, Some(declarer))) = outcome(board.dealer, &board.auction) {
        board.contract = Some(contract);
        board.declarer = Some(declarer);
        board.lead = board.hands.hand(Seat::ALL[(declarer as usize + 1) % 4]).cards().next();
        board.tricks = Some(number as u8 % 14);
    }
    board
}

/// Number, dealer, vulnerability, hands N E S W; then contract, declarer, lead and tricks of the played boards.
fn expected(boards: &[Board]) -> String {
    let mut text = String::new();
    for board in boards {
        let number = board.number.unwrap_or_default();
        let _ = write!(text, "{number}\t{}\t{}", board.dealer, board.vul.name());
        board.hands.all().iter().for_each(|hand| {
            let _ = write!(text, "\t{hand}");
        });
        let board = play(board.clone());
        if let (Some(Contract::Played(bid, risk)), Some(declarer), Some(lead), Some(tricks)) =
            (board.contract, board.declarer, board.lead, board.tricks)
        {
            let risk = match risk {
                Risk::Undoubled => "",
                Risk::Doubled => "X",
                Risk::Redoubled => "XX",
            };
            let _ = writeln!(text, "\t{bid}{risk}\t{declarer}\t{lead}\t{tricks}");
        }
    }
    text
}
