// @generated from catalog/coming.json by `cargo xtask catalog`. Do not edit.

use crate::Coming;

/// What a convention may be for.
#[rustfmt::skip]
pub const KINDS: [&str; 7] = ["opening", "response", "rebid", "notrump", "slam", "competition", "card_play"];

/// The systems that a convention may belong to.
#[rustfmt::skip]
pub const SYSTEMS: [&str; 6] = ["any", "natural", "acol", "two_over_one", "strong_club", "polish_club"];

pub(crate) static COMING: &[Coming] = &[
    Coming { title: "1SA dinamico (Romex)", kind: "opening", system: "any" },
    Coming { title: "2♠ impossibile", kind: "rebid", system: "two_over_one" },
    Coming { title: "Appoggio misto (mixed raise)", kind: "competition", system: "natural" },
    Coming { title: "Attacchi con 9 e 10 codificati", kind: "card_play", system: "any" },
    Coming { title: "BART", kind: "rebid", system: "two_over_one" },
    Coming { title: "Bergen rovesciato (Reverse Bergen)", kind: "response", system: "natural" },
    Coming { title: "Cachalot", kind: "competition", system: "natural" },
    Coming { title: "Contro Thrump", kind: "competition", system: "any" },
    Coming { title: "Crowhurst", kind: "rebid", system: "acol" },
    Coming { title: "Culbertson 4-5SA", kind: "slam", system: "any" },
    Coming { title: "DEPO", kind: "slam", system: "natural" },
    Coming { title: "Due Bailey", kind: "opening", system: "natural" },
    Coming { title: "Frelling 2♦", kind: "opening", system: "any" },
    Coming { title: "Gamma (richiesta in atout)", kind: "slam", system: "strong_club" },
    Coming { title: "Halmic (fuga da 1SA contrato)", kind: "competition", system: "any" },
    Coming { title: "Keri", kind: "notrump", system: "natural" },
    Coming { title: "Meckstroth adjunct", kind: "rebid", system: "two_over_one" },
    Coming { title: "Montreal relay", kind: "response", system: "natural" },
    Coming { title: "Muppet Stayman", kind: "notrump", system: "natural" },
    Coming { title: "Negativa Herbert", kind: "response", system: "natural" },
    Coming { title: "Panama (difesa al fiori forte)", kind: "competition", system: "strong_club" },
    Coming { title: "Quadri Livorno", kind: "opening", system: "any" },
    Coming { title: "Redwood", kind: "slam", system: "natural" },
    Coming { title: "Riton 2♣", kind: "rebid", system: "natural" },
    Coming { title: "Scarti Revolving", kind: "card_play", system: "any" },
    Coming { title: "Schenken 2♦", kind: "opening", system: "strong_club" },
    Coming { title: "Segnale in atout Vinje", kind: "card_play", system: "any" },
    Coming { title: "Stenberg 2SA", kind: "response", system: "natural" },
    Coming { title: "Two-way Stayman (doppia Stayman)", kind: "notrump", system: "any" },
    Coming { title: "Weissberger", kind: "notrump", system: "acol" },
];
