//! The words of a diagram, in five languages.

/// The words that a diagram uses. Custom names of roles (an API's `shape_roles`) replace [`Words::roles`].
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Words<'a> {
    pub board: &'a str,
    pub dealer: &'a str,
    pub vul: &'a str,
    /// Nobody, North-South, East-West, everybody.
    pub vuls: [&'a str; 4],
    /// N E S W; their first letters stand on the table.
    pub seats: [&'a str; 4],
    /// Opener, opp1, responder, opp2.
    pub roles: [&'a str; 4],
    /// After a number of high-card points.
    pub points: &'a str,
    pub pass: &'a str,
    pub no_trumps: &'a str,
    pub contract: &'a str,
    pub lead: &'a str,
}

impl Words<'static> {
    /// The words of a language code, `en it fr es de`.
    pub fn of(code: &str) -> Option<&'static Words<'static>> {
        match code {
            "en" => Some(&Words::EN),
            "it" => Some(&Words::IT),
            "fr" => Some(&Words::FR),
            "es" => Some(&Words::ES),
            "de" => Some(&Words::DE),
            _ => None,
        }
    }

    /// English.
    pub const EN: Words<'static> = Words {
        board: "Board",
        dealer: "Dealer",
        vul: "Vul",
        vuls: ["none", "NS", "EW", "all"],
        seats: ["North", "East", "South", "West"],
        roles: ["opener", "opp1", "responder", "opp2"],
        points: "HCP",
        pass: "Pass",
        no_trumps: "NT",
        contract: "Contract",
        lead: "Lead",
    };

    /// Italian.
    pub const IT: Words<'static> = Words {
        board: "Smazzata",
        dealer: "Dealer",
        vul: "Zona",
        vuls: ["nessuno", "NS", "EO", "tutti"],
        seats: ["Nord", "Est", "Sud", "Ovest"],
        roles: ["apertore", "avversario 1", "rispondente", "avversario 2"],
        points: "PO",
        pass: "Passo",
        no_trumps: "SA",
        contract: "Contratto",
        lead: "Attacco",
    };

    /// French.
    pub const FR: Words<'static> = Words {
        board: "Donne",
        dealer: "Donneur",
        vul: "Vul",
        vuls: ["personne", "NS", "EO", "tous"],
        seats: ["Nord", "Est", "Sud", "Ouest"],
        roles: ["ouvreur", "adversaire 1", "répondant", "adversaire 2"],
        points: "H",
        pass: "Passe",
        no_trumps: "SA",
        contract: "Contrat",
        lead: "Entame",
    };

    /// Spanish.
    pub const ES: Words<'static> = Words {
        board: "Mano",
        dealer: "Dador",
        vul: "Vul",
        vuls: ["nadie", "NS", "EO", "todos"],
        seats: ["Norte", "Este", "Sur", "Oeste"],
        roles: ["abridor", "oponente 1", "respondedor", "oponente 2"],
        points: "PH",
        pass: "Paso",
        no_trumps: "ST",
        contract: "Contrato",
        lead: "Salida",
    };

    /// German.
    pub const DE: Words<'static> = Words {
        board: "Board",
        dealer: "Teiler",
        vul: "Gefahr",
        vuls: ["niemand", "NS", "OW", "alle"],
        seats: ["Nord", "Ost", "Süd", "West"],
        roles: ["Eröffner", "Gegner 1", "Antwortender", "Gegner 2"],
        points: "FP",
        pass: "Passe",
        no_trumps: "SA",
        contract: "Kontrakt",
        lead: "Ausspiel",
    };
}
