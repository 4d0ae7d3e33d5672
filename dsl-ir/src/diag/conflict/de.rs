//! German.

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
            format!("`{text}` ist keine Ansage; eine Ansage ist P, X, XX oder ein Gebot wie 1H oder 1NT") + &perhaps(suggestion.as_deref())
        }
        AuctionFault::NotAContract { text, suggestion } => {
            format!("`{text}` ist kein Kontrakt; ein Kontrakt ist ein Gebot wie 4H, mit X oder XX, wenn kontriert") + &perhaps(suggestion.as_deref())
        }
        AuctionFault::Illegal { call, caller, why } => {
            let why = illegal(*why);
            format!("`{call}` von {caller} ist nicht zulässig: {why}")
        }
        AuctionFault::PassedOut => "alle haben gepasst, also wird nicht gespielt".into(),
        AuctionFault::ContractDiffers { told, reached } => format!("als Kontrakt ist {told} angegeben, aber die Reizung endet in {reached}"),
        AuctionFault::ContractTooLow { told, last } => format!("als Kontrakt ist {told} angegeben, aber die Reizung steht schon bei {last}"),
        AuctionFault::DeclarerDiffers { told, is } => format!("als Alleinspieler ist {told} angegeben, aber nach der Reizung ist es {is}"),
        AuctionFault::DeclarerImpossible { told, named_by_partner: Some((strain, first)) } => {
            format!("{told} kann nicht Alleinspieler sein: {first} hat {strain} zuerst genannt")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: None } => {
            format!("{told} kann nicht Alleinspieler sein: der Kontrakt gehört der anderen Seite")
        }
        AuctionFault::LeadWithoutDeclarer => "ein Ausspiel braucht einen Alleinspieler: `declarer:` ergänzen, oder eine Reizung, die ihn ergibt".into(),
    }
}

fn perhaps(suggestion: Option<&str>) -> String {
    suggestion.map_or_else(String::new, |suggestion| format!("; vielleicht `{suggestion}`"))
}

fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Insufficient { bid, last } => format!("{bid} liegt nicht über {last}"),
        Illegal::NothingToDouble => "es gibt nichts zu kontrieren".into(),
        Illegal::DoublesOwnSide => "das letzte Gebot ist das der eigenen Seite".into(),
        Illegal::AlreadyDoubled => "es ist schon kontriert".into(),
        Illegal::NothingToRedouble => "nichts ist kontriert".into(),
        Illegal::RedoublesTheirs => "nur die kontrierte Seite darf rekontrieren".into(),
        Illegal::AfterTheEnd => "die Reizung ist beendet".into(),
    }
}
