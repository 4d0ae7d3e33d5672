//! French.

use super::{Limit, PatternFault, Slip, Syntax, choices, q};

fn write(fix: &Option<String>) -> String {
    fix.as_ref().map_or_else(String::new, |fix| format!(" ; écrivez {}", q(fix)))
}

fn mean(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!(" ; vouliez-vous dire {} ?", q(near)))
}

pub(super) fn message(p: &Syntax) -> String {
    match p {
        Syntax::EmptyText => String::from(
            "il n'y a rien ici ; commencez par une position, par exemple `opener S:5+ hcp:12-21`",
        ),
        Syntax::TooLarge { what, limit } => match what {
            Limit::Bytes => format!("le texte est trop long : on lit au plus {limit} octets"),
            Limit::Scenarios => {
                format!("trop de scénarios : un texte peut en contenir {limit}, macros comprises")
            }
            Limit::Expansion => format!("les macros rendent le texte trop long : plus de {limit} octets"),
            Limit::Alternatives => format!("le motif a trop de variantes : {limit} au plus sont admises"),
        },
        Syntax::MacroForm { found } => {
            format!(
                "{} n'est pas une macro : écrivez son nom, `=` et ses valeurs sans espaces, par exemple `@M=H,S`",
                q(found)
            )
        }
        Syntax::MacroEmptyValue { name } => {
            format!(
                "une valeur de la macro {} est vide ou coupée par une espace : écrivez valeurs et virgules sans espaces, par exemple `@{name}=H,S`",
                q(name)
            )
        }
        Syntax::MacroUndefined { name, near } => format!(
            "aucune macro ne s'appelle {}{}",
            q(name),
            near.as_ref().map_or_else(
                || format!(" ; définissez-la d'abord, par exemple `@{name}=H,S`"),
                |near| format!(" ; vouliez-vous dire {} ?", q(&format!("${{{near}}}")))
            )
        ),
        Syntax::MacroUnclosed { found } => {
            format!("il manque à {} son accolade fermante : écrivez {}", q(found), q(&format!("{found}}}")))
        }
        Syntax::MacroMisplaced { name } => {
            format!(
                "la macro {} est définie au milieu d'un scénario : placez-la au début",
                q(&format!("@{name}"))
            )
        }
        Syntax::MacroUnused { name } => format!(
            "la macro {} ne sert jamais : `${{{name}}}` ne se trouve nulle part après elle",
            q(&format!("@{name}"))
        ),
        Syntax::EmptyScenario => String::from("il n'y a pas de scénario entre ces `//` : ôtez-en un"),
        Syntax::EmptySegment => String::from("il n'y a rien avant ce `;`"),
        Syntax::LabelAlone { label } => {
            format!("le scénario {} ne dit rien : ajoutez une position après les deux-points", q(label))
        }
        Syntax::LabelKeyword { label } => {
            format!("{} est un mot du langage, lu ici comme étiquette du scénario", q(label))
        }
        Syntax::LabelNoColon { label } => format!(
            "{} n'est pas une position ; si c'est l'étiquette du scénario, terminez-la par deux-points : {}",
            q(label),
            q(&format!("{label}:"))
        ),
        Syntax::LabelLate { found } => format!(
            "{} ressemble à une étiquette : elle se place au début du scénario, et une seule fois",
            q(found)
        ),
        Syntax::LabelTwice { label } => {
            format!("plusieurs scénarios s'appellent {} : choisir ce nom, c'est les choisir tous", q(label))
        }
        Syntax::UnknownPosition { found, near } => format!(
            "{} n'est pas une position{}",
            q(found),
            near.as_ref().map_or_else(
                || String::from(" : ce peut être opener, responder, opp1 ou opp2"),
                |near| format!(" ; vouliez-vous dire {} ?", q(near))
            )
        ),
        Syntax::PositionMissing { found } => {
            format!(
                "{} n'appartient à aucune position : nommez-en une d'abord, par exemple {}",
                q(found),
                q(&format!("opener {found}"))
            )
        }
        Syntax::SecondPosition { name } => {
            format!("une seconde position commence à {} : mettez `;` devant", q(name))
        }
        Syntax::ColonAfterPosition { name } => {
            format!("pas de deux-points après une position : écrivez {}", q(name))
        }
        Syntax::ColonAfterValue { token } => {
            format!("pas de deux-points après {} : ils ne terminent que les étiquettes", q(token))
        }
        Syntax::StrayComma { fix } => {
            format!("des espaces séparent les contraintes, non des virgules : écrivez {}", q(fix))
        }
        Syntax::Misplaced { token } => {
            format!("{} concerne tout le scénario : sa place est avant les positions", q(token))
        }
        Syntax::UnknownToken { found, near } => match near {
            Some(_) => format!("{} ne veut rien dire ici{}", q(found), mean(near)),
            None => format!(
                "{} ne veut rien dire ici : il faut une contrainte, comme `S:5+`, `hcp:12-14` ou `shape:balanced`",
                q(found)
            ),
        },
        Syntax::Slip { kind, found, fix } => match kind {
            Slip::Case => {
                format!("majuscules et minuscules comptent : écrivez {} au lieu de {}", q(fix), q(found))
            }
            Slip::Sign => format!("{} s'écrit {}", q(found), q(fix)),
            Slip::OtherWord => format!("dans ce langage, {} s'écrit {}", q(found), q(fix)),
            Slip::Typography => format!(
                "les caractères spéciaux ne sont pas compris : écrivez {} au lieu de {}",
                q(fix),
                q(found)
            ),
            Slip::NoSpace => format!("il manque une espace : écrivez {}", q(fix)),
            Slip::Space => format!("pas d'espace à l'intérieur : écrivez {}", q(fix)),
        },
        Syntax::ValueMissing { key } => format!("il manque une valeur après {}", q(key)),
        Syntax::BadRange { found, fix } => {
            format!(
                "{} n'est pas un intervalle : ce peut être `5` (exactement), `5+` (au moins) ou `5-7` (de, à){}",
                q(found),
                write(fix)
            )
        }
        Syntax::ReversedRange { found, fix } => {
            format!("l'intervalle {} va à l'envers : écrivez {}", q(found), q(fix))
        }
        Syntax::NumberTooLarge { found, limit } => {
            format!("{} est trop grand : les nombres vont jusqu'à {limit}", q(found))
        }
        Syntax::BadWeight { found } => {
            format!("{} n'est pas un poids : ce peut être un nombre entier de 1 à 100", q(found))
        }
        Syntax::BadSuit { key, found } => format!(
            "il faut une couleur après {}, non {} : S, H, D, C ou une variable de `$a` à `$d`",
            q(key),
            q(found)
        ),
        Syntax::BadCard { key, found } => format!(
            "il faut une carte après {}, non {} : la couleur puis la valeur, par exemple `HQ` ou `S10`",
            q(key),
            q(found)
        ),
        Syntax::VariableNotAllowed { key, found } => format!(
            "{} veut une vraie carte, non une variable : {} n'est pas encore connue à l'entame",
            q(key),
            q(found)
        ),
        Syntax::BadHonours { found, fix } => format!(
            "{} : après `=` viennent seulement A K Q J T 9, car les petites cartes sont libres, ou `x` pour aucune de celles-ci{}",
            q(found),
            write(fix)
        ),
        Syntax::CardTwice { card } => format!("la carte {card} est nommée deux fois"),
        Syntax::Pattern { fault, found, fix } => match fault {
            PatternFault::Symbol => format!(
                "{} n'a pas sa place dans un motif : d'abord les hautes cartes A K Q J T 9, puis un `.` par petite carte",
                q(found)
            ),
            PatternFault::Order => format!(
                "les cartes du motif {} ne descendent pas : d'abord les hautes, à partir de l'as, puis les petites{}",
                q(found),
                write(fix)
            ),
            PatternFault::Quantifier => format!(
                "{} ne compte pas de petites cartes : après un `.` peuvent venir `?`, `*`, `+`, `{{2}}` ou `{{2,3}}`",
                q(found)
            ),
            PatternFault::Empty => String::from("une partie du motif est vide : il faut des cartes"),
            PatternFault::Unclosed => format!("la parenthèse qui ouvre {} n'est pas fermée", q(found)),
            PatternFault::NothingLeft => format!("aucun choix de cartes de {} ne descend", q(found)),
        },
        Syntax::BadShape { found, near } => {
            format!(
                "{} n'est pas une distribution : ce peut être {} ou quatre longueurs comme `5-4-x-x`{}",
                q(found),
                choices("shape"),
                mean(near)
            )
        }
        Syntax::ShapeTenCards { found } => format!(
            "{} : chaque longueur a un seul chiffre, donc pas de couleur de dix cartes ou plus ; écrivez-la comme couleur, par exemple `S:10+`",
            q(found)
        ),
        Syntax::BadChoice { key, found, near } => format!(
            "{} n'est pas une valeur de `{key}:` ; ce peut être {}{}",
            q(found),
            choices(key),
            mean(near)
        ),
        Syntax::BadDomain { variable, found } => format!(
            "{} ne sont pas des couleurs pour {variable} : ce peut être `{variable}=M` (majeures), `{variable}=m` (mineures), `{variable}=any`, ou des lettres comme `{variable}=SH`",
            q(found)
        ),
        Syntax::HonoursAsDomain { variable, found } => format!(
            "avant les positions, {variable}= dit quelles couleurs {variable} peut être ; des honneurs comme {} viennent après le nom d'une position",
            q(found)
        ),
        Syntax::DomainAsHonours { variable, found } => format!(
            "après le nom d'une position, {variable}= nomme des honneurs ; placez {} avant les positions pour dire quelles couleurs {variable} peut être",
            q(&format!("{variable}={found}"))
        ),
        Syntax::BadCall { key, found, near } => match *key {
            "contract" => format!(
                "{} n'est pas un contrat : un palier de 1 à 7 et C, D, H, S ou NT, par exemple `4H` ou `3NTX`{}",
                q(found),
                mean(near)
            ),
            _ if found.is_empty() => String::from("il manque une annonce entre deux virgules"),
            _ => format!(
                "{} n'est pas une annonce : ce peut être P, X, XX ou une enchère comme `1H` ou `1SA`{}",
                q(found),
                mean(near)
            ),
        },
        Syntax::BadComparison { found, fix } => {
            format!(
                "{} ne compare pas deux couleurs : écrivez par exemple `H>S`, `H>=S` ou `H==S`{}",
                q(found),
                write(fix)
            )
        }
        Syntax::JollyForm { found } => {
            format!("{} : x admet une longueur (`x:0-1`) et des points (`xhcp:0`), rien d'autre", q(found))
        }
        Syntax::FitUpperBound { found, fix } => {
            format!("{} : un fit n'a pas de maximum ; écrivez {}", q(found), q(fix))
        }
        Syntax::FitVariable { found } => {
            format!("{} est lu ici, mais le wiki ne connaît pas de fit dans une couleur variable", q(found))
        }
        Syntax::FitBeforeOpponent { token, name } => {
            format!(
                "{} se trouve avant les positions : c'est donc un fit d'opener et responder ; pour les adversaires, placez-le après {name}",
                q(token)
            )
        }
        Syntax::GroupUnclosed { name } => format!("la parenthèse de `{name}(` n'est pas fermée"),
        Syntax::GroupNested { name, inner } => format!(
            "`{inner}(…)` se trouve dans `{name}(…)` : un groupe ne se place pas dans un autre ; écrivez-les l'un après l'autre"
        ),
        Syntax::GroupEmpty { name } => format!("une branche de `{name}(…)` est vide"),
        Syntax::GroupSemicolon { name } => {
            format!("des virgules séparent les branches de `{name}(…)` : écrivez `,` au lieu de `;`")
        }
        Syntax::UnmatchedBracket { found } => {
            format!("{} ferme une parenthèse qui n'est pas ouverte", q(found))
        }
        Syntax::DuplicateKey { key } => format!("{} est écrit deux fois ici : gardez-en un", q(key)),
        Syntax::RepeatedToken { token } => format!("{} est écrit deux fois ici ; une suffit", q(token)),
        Syntax::BlocksDisagree { key: _, first, second } => {
            format!("les deux parties de cette position se contredisent : {} et {}", q(first), q(second))
        }
        Syntax::QuietIgnored { position } => {
            format!("quiet est pour les adversaires ; sur {position} il ne fait rien")
        }
        Syntax::QuietExact { found, fix } => format!(
            "{} veut dire exactement ce nombre de points ; pour dire jusqu'à ce nombre, écrivez {}",
            q(found),
            q(fix)
        ),
        Syntax::UnusedVariable { variable } => {
            format!("la variable {variable} est déclarée et ne sert jamais")
        }
    }
}
