//! German.

use super::{Conflict, Joining};
use crate::auction::{AuctionFault, Illegal};

const JOINING: Joining = Joining {
    and: "und",
    one: "ist unmöglich",
    several: "sind unvereinbar",
    colon: ": ",
    counted: "das Auszählen aller Verteilungen ergibt: ",
};

pub(super) fn message(conflict: &Conflict) -> String {
    match conflict {
        Conflict::Auction(fault) => auction(fault),
        Conflict::CardTwice { card, clauses } => {
            JOINING.sentence(clauses, &format!("{card} wäre in zwei Händen"))
        }
        Conflict::Lead { card, leader, clauses } => {
            JOINING.sentence(clauses, &format!("{leader} kann die ausgespielte Karte {card} nicht haben"))
        }
        Conflict::FixedCards(clauses) => {
            JOINING.sentence(clauses, "die festen Karten lassen keine Verteilung zu")
        }
        Conflict::ExactCards(clauses) => JOINING.sentence(clauses, "so können keine Karten liegen"),
        Conflict::CardsBelowMinimum(clauses) => {
            JOINING.sentence(clauses, "die genauen Karten haben zu wenige Punkte")
        }
        Conflict::CardsAboveMaximum(clauses) => {
            JOINING.sentence(clauses, "die genauen Karten haben zu viele Punkte")
        }
        Conflict::SuitMinimums(clauses) => {
            JOINING.sentence(clauses, "die Farben verlangen mehr Punkte, als die Hand haben darf")
        }
        Conflict::PairPoints(clauses) => {
            JOINING.sentence(clauses, "die Partnerschaft kann diese Punkte nicht haben")
        }
        Conflict::Points(clauses) => JOINING.sentence(clauses, "keine Karten ergeben das"),
        Conflict::Shape(clauses) => JOINING.sentence(clauses, "keine Verteilung hat solche Längen"),
        Conflict::NoBranch(clauses) => JOINING.sentence(clauses, "keine Alternative bleibt übrig"),
        Conflict::NoJollySuit { hand } => {
            format!("{hand}: jede Farbe ist schon genannt, für `x` bleibt keine")
        }
        Conflict::NoSuits { vars } => {
            let vars = vars.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            format!("die Bereiche lassen keine verschiedenen Farben für {vars}")
        }
        Conflict::Variables(clauses) => {
            JOINING.sentence(clauses, "keine Wahl der variablen Farben ist möglich")
        }
    }
}

fn auction(fault: &AuctionFault) -> String {
    match fault {
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
