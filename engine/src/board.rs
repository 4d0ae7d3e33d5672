//! A record as a board at the table: roles become seats, and the scenario's words become calls.

use crate::record::{Record, Vul};
use bridgeshape_formats as formats;
use bridgeshape_runtime::Role;

impl Record {
    /// The board, for diagrams and for the files of other programs.
    pub fn board(&self) -> formats::Board {
        let seat = |role: Role| role.seat(self.opener);
        let mut board = formats::Board::new(formats::Hands::of_deal(&self.deal, self.opener));
        board.number = u32::try_from(self.board).ok();
        board.dealer = seat(self.dealer);
        board.vul = formats::Vul::of_pair(self.vul.name(), self.opener).unwrap_or(formats::Vul::None);
        board.opener = Some(self.opener);
        board.scenario.clone_from(&self.scenario);
        board.auction = self.auction.iter().map_while(|call| call.parse().ok()).collect();
        if let Some(play) = &self.play {
            board.contract = play.contract.as_deref().and_then(|contract| contract.parse().ok());
            board.declarer = Some(seat(play.declarer));
            board.lead = play.lead.as_deref().and_then(|lead| formats::card(lead).ok());
        }
        board
    }
}

impl Vul {
    /// `none`, `us`, `them` or `both`.
    pub const fn name(self) -> &'static str {
        match self {
            Vul::None => "none",
            Vul::Us => "us",
            Vul::Them => "them",
            Vul::Both => "both",
        }
    }
}
