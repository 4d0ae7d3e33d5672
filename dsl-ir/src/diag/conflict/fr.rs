//! French.

use super::{Conflict, Joining};
use crate::auction::{AuctionFault, Illegal};

const JOINING: Joining = Joining {
    and: "et",
    one: "est impossible",
    several: "sont incompatibles",
    colon: " : ",
    counted: "le décompte de toutes les donnes montre que ",
};

pub(super) fn message(conflict: &Conflict) -> String {
    match conflict {
        Conflict::Auction(fault) => auction(fault),
        Conflict::CardTwice { card, clauses } => {
            JOINING.sentence(clauses, &format!("{card} serait dans deux mains"))
        }
        Conflict::Lead { card, leader, clauses } => {
            JOINING.sentence(clauses, &format!("{leader} ne peut pas avoir la carte d'entame {card}"))
        }
        Conflict::FixedCards(clauses) => {
            JOINING.sentence(clauses, "les cartes fixées ne laissent aucune donne")
        }
        Conflict::ExactCards(clauses) => {
            JOINING.sentence(clauses, "aucune répartition des cartes ne le permet")
        }
        Conflict::CardsBelowMinimum(clauses) => {
            JOINING.sentence(clauses, "les cartes exactes ont trop peu de points")
        }
        Conflict::CardsAboveMaximum(clauses) => {
            JOINING.sentence(clauses, "les cartes exactes ont trop de points")
        }
        Conflict::SuitMinimums(clauses) => {
            JOINING.sentence(clauses, "les couleurs demandent plus de points que la main ne peut en avoir")
        }
        Conflict::PairPoints(clauses) => JOINING.sentence(clauses, "le camp ne peut pas avoir ces points"),
        Conflict::Points(clauses) => JOINING.sentence(clauses, "aucune carte ne le permet"),
        Conflict::Shape(clauses) => JOINING.sentence(clauses, "aucune donne n'a ces longueurs"),
        Conflict::NoBranch(clauses) => JOINING.sentence(clauses, "il ne reste aucune alternative"),
        Conflict::NoJollySuit { hand } => {
            format!("{hand} : toutes les couleurs sont déjà nommées, aucune ne reste pour `x`")
        }
        Conflict::NoSuits { vars } => {
            let vars = vars.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            format!("les domaines ne laissent pas de couleurs différentes pour {vars}")
        }
        Conflict::Variables(clauses) => {
            JOINING.sentence(clauses, "aucun choix des couleurs variables n'est possible")
        }
    }
}

fn auction(fault: &AuctionFault) -> String {
    match fault {
        AuctionFault::Illegal { call, caller, why } => {
            let why = illegal(*why);
            format!("`{call}` de {caller} est illégal : {why}")
        }
        AuctionFault::PassedOut => "tout le monde a passé, rien ne se joue".into(),
        AuctionFault::ContractDiffers { told, reached } => {
            format!("le contrat indiqué est {told}, mais les enchères finissent à {reached}")
        }
        AuctionFault::ContractTooLow { told, last } => {
            format!("le contrat indiqué est {told}, mais les enchères en sont déjà à {last}")
        }
        AuctionFault::DeclarerDiffers { told, is } => {
            format!("le déclarant indiqué est {told}, mais d'après les enchères c'est {is}")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: Some((strain, first)) } => {
            format!("{told} ne peut pas être le déclarant : {first} a nommé {strain} le premier")
        }
        AuctionFault::DeclarerImpossible { told, named_by_partner: None } => {
            format!("{told} ne peut pas être le déclarant : le contrat est à l'autre camp")
        }
        AuctionFault::LeadWithoutDeclarer => {
            "une entame demande un déclarant : ajouter `declarer:`, ou des enchères qui le désignent".into()
        }
    }
}

fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Insufficient { bid, last } => format!("{bid} n'est pas au-dessus de {last}"),
        Illegal::NothingToDouble => "il n'y a rien à contrer".into(),
        Illegal::DoublesOwnSide => "la dernière enchère est celle de son propre camp".into(),
        Illegal::AlreadyDoubled => "c'est déjà contré".into(),
        Illegal::NothingToRedouble => "rien n'est contré".into(),
        Illegal::RedoublesTheirs => "seul le camp contré peut surcontrer".into(),
        Illegal::AfterTheEnd => "les enchères sont finies".into(),
    }
}
