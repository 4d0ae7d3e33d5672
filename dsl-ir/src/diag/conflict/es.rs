//! Spanish.

use super::{Conflict, Joining};
use crate::auction::{AuctionFault, Illegal};

const JOINING: Joining = Joining {
    and: "y",
    one: "es imposible",
    several: "son incompatibles",
    colon: ": ",
    counted: "el recuento de todos los repartos muestra que ",
};

pub(super) fn message(conflict: &Conflict) -> String {
    match conflict {
        Conflict::Auction(fault) => auction(fault),
        Conflict::CardTwice { card, clauses } => {
            JOINING.sentence(clauses, &format!("{card} estaría en dos manos"))
        }
        Conflict::Lead { card, leader, clauses } => {
            JOINING.sentence(clauses, &format!("{leader} no puede tener la carta de salida {card}"))
        }
        Conflict::FixedCards(clauses) => {
            JOINING.sentence(clauses, "las cartas fijadas no dejan ningún reparto")
        }
        Conflict::ExactCards(clauses) => JOINING.sentence(clauses, "ningún reparto de las cartas lo permite"),
        Conflict::CardsBelowMinimum(clauses) => {
            JOINING.sentence(clauses, "las cartas exactas tienen muy pocos puntos")
        }
        Conflict::CardsAboveMaximum(clauses) => {
            JOINING.sentence(clauses, "las cartas exactas tienen demasiados puntos")
        }
        Conflict::SuitMinimums(clauses) => {
            JOINING.sentence(clauses, "los palos piden más puntos de los que la mano puede tener")
        }
        Conflict::PairPoints(clauses) => JOINING.sentence(clauses, "la pareja no puede tener estos puntos"),
        Conflict::Points(clauses) => JOINING.sentence(clauses, "ninguna carta lo permite"),
        Conflict::Shape(clauses) => JOINING.sentence(clauses, "ningún reparto tiene estas longitudes"),
        Conflict::NoBranch(clauses) => JOINING.sentence(clauses, "no queda ninguna alternativa"),
        Conflict::NoJollySuit { hand } => {
            format!("{hand}: todos los palos están nombrados, no queda ninguno para `x`")
        }
        Conflict::NoSuits { vars } => {
            let vars = vars.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            format!("los dominios no dejan palos distintos para {vars}")
        }
        Conflict::Variables(clauses) => {
            JOINING.sentence(clauses, "ninguna elección de los palos variables es posible")
        }
    }
}

fn auction(fault: &AuctionFault) -> String {
    match fault {
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
