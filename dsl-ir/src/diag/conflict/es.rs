//! Spanish.

use super::Conflict;
use crate::auction::{AuctionFault, Illegal};

pub(super) fn message(conflict: &Conflict) -> String {
    match conflict {
        Conflict::Auction(fault) => auction(fault),
    }
}

fn auction(fault: &AuctionFault) -> String {
    match fault {
        AuctionFault::NotACall { text, suggestion } => {
            format!("`{text}` no es una voz; una voz es P, X, XX o una declaración como 1H o 1NT")
                + &perhaps(suggestion.as_deref())
        }
        AuctionFault::NotAContract { text, suggestion } => {
            format!(
                "`{text}` no es un contrato; un contrato es una declaración como 4H, con X o XX si está doblado"
            ) + &perhaps(suggestion.as_deref())
        }
        AuctionFault::Illegal { call, caller, why } => {
            let why = illegal(*why);
            format!("`{call}` de {caller} no es legal: {why}")
        }
        AuctionFault::PassedOut => "todos han pasado, así que no se juega".into(),
        AuctionFault::ContractDiffers { told, reached } => {
            format!("el contrato indicado es {told}, pero la subasta termina en {reached}")
        }
        AuctionFault::ContractTooLow { told, last } => {
            format!("el contrato indicado es {told}, pero la subasta ya está en {last}")
        }
        AuctionFault::DeclarerDiffers { told, is } => {
            format!("el declarante indicado es {told}, pero según la subasta es {is}")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: Some((strain, first)) } => {
            format!("{told} no puede ser el declarante: {first} nombró {strain} antes")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: None } => {
            format!("{told} no puede ser el declarante: el contrato es del otro bando")
        }
        AuctionFault::LeadWithoutDeclarer => {
            "una salida necesita un declarante: añada `declarer:`, o una subasta que lo indique".into()
        }
    }
}

fn perhaps(suggestion: Option<&str>) -> String {
    suggestion.map_or_else(String::new, |suggestion| format!("; quizá `{suggestion}`"))
}

fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Insufficient { bid, last } => format!("{bid} no supera a {last}"),
        Illegal::NothingToDouble => "no hay nada que doblar".into(),
        Illegal::DoublesOwnSide => "la última declaración es del propio bando".into(),
        Illegal::AlreadyDoubled => "ya está doblado".into(),
        Illegal::NothingToRedouble => "no hay nada doblado".into(),
        Illegal::RedoublesTheirs => "solo puede redoblar el bando doblado".into(),
        Illegal::AfterTheEnd => "la subasta ha terminado".into(),
    }
}
