//! Italian.

use super::{Conflict, Joining};
use crate::auction::{AuctionFault, Illegal};

const JOINING: Joining = Joining {
    and: "e",
    one: "è impossibile",
    several: "sono incompatibili",
    colon: ": ",
    counted: "il conteggio di tutte le smazzate mostra che ",
};

pub(super) fn message(conflict: &Conflict) -> String {
    match conflict {
        Conflict::Auction(fault) => auction(fault),
        Conflict::CardTwice { card, clauses } => {
            JOINING.sentence(clauses, &format!("{card} sarebbe in due mani"))
        }
        Conflict::Lead { card, leader, clauses } => {
            JOINING.sentence(clauses, &format!("{leader} non può avere la carta d'attacco {card}"))
        }
        Conflict::FixedCards(clauses) => {
            JOINING.sentence(clauses, "le carte fissate non lasciano nessuna smazzata")
        }
        Conflict::ExactCards(clauses) => {
            JOINING.sentence(clauses, "nessuna distribuzione delle carte lo permette")
        }
        Conflict::CardsBelowMinimum(clauses) => {
            JOINING.sentence(clauses, "le carte esatte hanno troppo pochi punti")
        }
        Conflict::CardsAboveMaximum(clauses) => {
            JOINING.sentence(clauses, "le carte esatte hanno troppi punti")
        }
        Conflict::SuitMinimums(clauses) => {
            JOINING.sentence(clauses, "i semi chiedono più punti di quanti la mano può averne")
        }
        Conflict::PairPoints(clauses) => JOINING.sentence(clauses, "la linea non può avere questi punti"),
        Conflict::Points(clauses) => JOINING.sentence(clauses, "nessuna carta lo permette"),
        Conflict::Shape(clauses) => JOINING.sentence(clauses, "nessuna smazzata ha queste lunghezze"),
        Conflict::NoBranch(clauses) => JOINING.sentence(clauses, "non resta nessuna alternativa"),
        Conflict::NoJollySuit { hand } => format!("{hand}: ogni seme è già nominato, nessuno resta per `x`"),
        Conflict::NoSuits { vars } => {
            let vars = vars.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            format!("i domini non lasciano semi diversi per {vars}")
        }
        Conflict::Variables(clauses) => {
            JOINING.sentence(clauses, "nessuna scelta dei semi variabili è possibile")
        }
    }
}

fn auction(fault: &AuctionFault) -> String {
    match fault {
        AuctionFault::Illegal { call, caller, why } => {
            let why = illegal(*why);
            format!("`{call}` di {caller} non è legale: {why}")
        }
        AuctionFault::PassedOut => "tutti sono passati, quindi non si gioca".into(),
        AuctionFault::ContractDiffers { told, reached } => {
            format!("il contratto indicato è {told}, ma la licita finisce in {reached}")
        }
        AuctionFault::ContractTooLow { told, last } => {
            format!("il contratto indicato è {told}, ma la licita è già a {last}")
        }
        AuctionFault::DeclarerDiffers { told, is } => {
            format!("il dichiarante indicato è {told}, ma secondo la licita è {is}")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: Some((strain, first)) } => {
            format!("{told} non può essere il dichiarante: {first} ha nominato {strain} per primo")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: None } => {
            format!("{told} non può essere il dichiarante: il contratto è dell'altra linea")
        }
        AuctionFault::LeadWithoutDeclarer => {
            "un attacco vuole un dichiarante: aggiungere `declarer:`, o una licita da cui risulti".into()
        }
    }
}

fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Insufficient { bid, last } => format!("{bid} non supera {last}"),
        Illegal::NothingToDouble => "non c'è nulla da contrare".into(),
        Illegal::DoublesOwnSide => "l'ultima dichiarazione è della stessa linea".into(),
        Illegal::AlreadyDoubled => "è già contrato".into(),
        Illegal::NothingToRedouble => "nulla è contrato".into(),
        Illegal::RedoublesTheirs => "può surcontrare solo la linea che è stata contrata".into(),
        Illegal::AfterTheEnd => "la licita è finita".into(),
    }
}
