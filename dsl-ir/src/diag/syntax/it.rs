//! Italian.

use super::{Limit, PatternFault, Slip, Syntax, choices, q};

fn write(fix: &Option<String>) -> String {
    fix.as_ref().map_or_else(String::new, |fix| format!("; scrivi {}", q(fix)))
}

fn mean(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!("; intendevi {}?", q(near)))
}

pub(super) fn message(p: &Syntax) -> String {
    match p {
        Syntax::EmptyText => {
            String::from("qui non c'è nulla; comincia con una posizione, per esempio `opener S:5+ hcp:12-21`")
        }
        Syntax::TooLarge { what, limit } => match what {
            Limit::Bytes => format!("il testo è troppo lungo: si leggono al massimo {limit} byte"),
            Limit::Scenarios => format!("troppi scenari: un testo ne può contenere {limit}, macro comprese"),
            Limit::Expansion => format!("le macro rendono il testo troppo lungo: più di {limit} byte"),
            Limit::Alternatives => {
                format!("il pattern ha troppe alternative: se ne ammettono al massimo {limit}")
            }
        },
        Syntax::MacroForm { found } => {
            format!(
                "{} non è una macro: scrivi il nome, `=` e i valori senza spazi, per esempio `@M=H,S`",
                q(found)
            )
        }
        Syntax::MacroEmptyValue { name } => {
            format!(
                "un valore della macro {} è vuoto o spezzato da uno spazio: scrivi valori e virgole senza spazi, per esempio `@{name}=H,S`",
                q(name)
            )
        }
        Syntax::MacroUndefined { name, near } => format!(
            "nessuna macro si chiama {}{}",
            q(name),
            near.as_ref().map_or_else(
                || format!("; prima definiscila, per esempio `@{name}=H,S`"),
                |near| format!("; intendevi {}?", q(&format!("${{{near}}}")))
            )
        ),
        Syntax::MacroUnclosed { found } => format!(
            "a {} manca la parentesi graffa che chiude: scrivi {}",
            q(found),
            q(&format!("{found}}}"))
        ),
        Syntax::MacroMisplaced { name } => {
            format!(
                "la macro {} è definita in mezzo a uno scenario: spostala all'inizio",
                q(&format!("@{name}"))
            )
        }
        Syntax::MacroUnused { name } => format!(
            "la macro {} non è mai usata: `${{{name}}}` non compare da nessuna parte dopo di essa",
            q(&format!("@{name}"))
        ),
        Syntax::EmptyScenario => String::from("tra questi `//` non c'è nessuno scenario: togline uno"),
        Syntax::EmptySegment => String::from("prima di questo `;` non c'è nulla"),
        Syntax::LabelAlone { label } => {
            format!("lo scenario {} non dice nulla: aggiungi una posizione dopo i due punti", q(label))
        }
        Syntax::LabelKeyword { label } => format!(
            "{} è una parola del linguaggio, e qui viene letta come etichetta dello scenario",
            q(label)
        ),
        Syntax::LabelNoColon { label } => format!(
            "{} non è una posizione; se è l'etichetta dello scenario, chiudila con i due punti: {}",
            q(label),
            q(&format!("{label}:"))
        ),
        Syntax::LabelLate { found } => format!(
            "{} sembra un'etichetta: l'etichetta va all'inizio dello scenario, e una volta sola",
            q(found)
        ),
        Syntax::LabelTwice { label } => format!(
            "più di uno scenario si chiama {}: scegliere quel nome vuol dire prenderli tutti",
            q(label)
        ),
        Syntax::UnknownPosition { found, near } => format!(
            "{} non è una posizione{}",
            q(found),
            near.as_ref().map_or_else(
                || String::from(": può essere opener, responder, opp1 o opp2"),
                |near| format!("; intendevi {}?", q(near))
            )
        ),
        Syntax::PositionMissing { found } => {
            format!(
                "{} non appartiene a nessuna posizione: prima indicane una, per esempio {}",
                q(found),
                q(&format!("opener {found}"))
            )
        }
        Syntax::SecondPosition { name } => {
            format!("con {} comincia una seconda posizione: metti `;` prima", q(name))
        }
        Syntax::ColonAfterPosition { name } => {
            format!("dopo una posizione non ci vogliono i due punti: scrivi {}", q(name))
        }
        Syntax::ColonAfterValue { token } => {
            format!("dopo {} non ci vogliono i due punti: chiudono solo le etichette", q(token))
        }
        Syntax::StrayComma { fix } => {
            format!("i vincoli si separano con spazi, non con virgole: scrivi {}", q(fix))
        }
        Syntax::Misplaced { token } => {
            format!("{} riguarda tutto lo scenario: va prima delle posizioni", q(token))
        }
        Syntax::UnknownToken { found, near } => match near {
            Some(_) => format!("{} qui non significa nulla{}", q(found), mean(near)),
            None => format!(
                "{} qui non significa nulla: ci vuole un vincolo, come `S:5+`, `hcp:12-14` o `shape:balanced`",
                q(found)
            ),
        },
        Syntax::Slip { kind, found, fix } => match kind {
            Slip::Case => {
                format!("maiuscole e minuscole sono diverse: scrivi {} al posto di {}", q(fix), q(found))
            }
            Slip::Sign => format!("{} si scrive {}", q(found), q(fix)),
            Slip::OtherWord => format!("in questo linguaggio {} si scrive {}", q(found), q(fix)),
            Slip::Typography => {
                format!("i caratteri speciali non sono capiti: scrivi {} al posto di {}", q(fix), q(found))
            }
            Slip::NoSpace => format!("manca uno spazio: scrivi {}", q(fix)),
            Slip::Space => format!("dentro non ci vanno spazi: scrivi {}", q(fix)),
        },
        Syntax::ValueMissing { key } => format!("dopo {} manca un valore", q(key)),
        Syntax::BadRange { found, fix } => {
            format!(
                "{} non è un intervallo: può essere `5` (esattamente), `5+` (almeno) o `5-7` (da, a){}",
                q(found),
                write(fix)
            )
        }
        Syntax::ReversedRange { found, fix } => {
            format!("l'intervallo {} va al contrario: scrivi {}", q(found), q(fix))
        }
        Syntax::NumberTooLarge { found, limit } => {
            format!("{} è troppo grande: i numeri arrivano a {limit}", q(found))
        }
        Syntax::BadWeight { found } => {
            format!("{} non è un peso: può essere un numero intero da 1 a 100", q(found))
        }
        Syntax::BadSuit { key, found } => format!(
            "dopo {} ci vuole un seme, non {}: S, H, D, C o una variabile da `$a` a `$d`",
            q(key),
            q(found)
        ),
        Syntax::BadCard { key, found } => format!(
            "dopo {} ci vuole una carta, non {}: il seme e poi il valore, per esempio `HQ` o `S10`",
            q(key),
            q(found)
        ),
        Syntax::VariableNotAllowed { key, found } => format!(
            "{} vuole una carta vera, non una variabile: {} non è ancora nota quando si attacca",
            q(key),
            q(found)
        ),
        Syntax::BadHonours { found, fix } => format!(
            "{}: dopo `=` vanno solo A K Q J T 9, perché le carte più basse sono libere, oppure `x` per nessuna di queste{}",
            q(found),
            write(fix)
        ),
        Syntax::CardTwice { card } => format!("la carta {card} è nominata due volte"),
        Syntax::Pattern { fault, found, fix } => match fault {
            PatternFault::Symbol => format!(
                "{} non può stare in un pattern: prima le carte alte A K Q J T 9, poi un `.` per ogni carta bassa",
                q(found)
            ),
            PatternFault::Order => format!(
                "le carte del pattern {} non sono in ordine decrescente: prima le alte, dall'asso in giù, poi le basse{}",
                q(found),
                write(fix)
            ),
            PatternFault::Quantifier => format!(
                "{} non conta carte basse: dopo un `.` possono stare `?`, `*`, `+`, `{{2}}` o `{{2,3}}`",
                q(found)
            ),
            PatternFault::Empty => String::from("una parte del pattern è vuota: ci vogliono delle carte"),
            PatternFault::Unclosed => format!("la parentesi che apre {} non è chiusa", q(found)),
            PatternFault::NothingLeft => {
                format!("nessuna scelta di carte da {} è in ordine decrescente", q(found))
            }
        },
        Syntax::BadShape { found, near } => {
            format!(
                "{} non è una distribuzione: può essere {} oppure quattro lunghezze come `5-4-x-x`{}",
                q(found),
                choices("shape"),
                mean(near)
            )
        }
        Syntax::ShapeTenCards { found } => format!(
            "{}: ogni lunghezza ha una cifra sola, quindi nessun seme di dieci o più carte; scrivilo come seme, per esempio `S:10+`",
            q(found)
        ),
        Syntax::BadChoice { key, found, near } => {
            format!("{} non è un valore di `{key}:`; può essere {}{}", q(found), choices(key), mean(near))
        }
        Syntax::BadDomain { variable, found } => format!(
            "{} non sono semi per {variable}: può essere `{variable}=M` (nobili), `{variable}=m` (minori), `{variable}=any`, o lettere come `{variable}=SH`",
            q(found)
        ),
        Syntax::HonoursAsDomain { variable, found } => format!(
            "prima delle posizioni, {variable}= dice quali semi può essere {variable}; onori come {} vanno dopo il nome di una posizione",
            q(found)
        ),
        Syntax::DomainAsHonours { variable, found } => format!(
            "dopo il nome di una posizione, {variable}= elenca onori; sposta {} prima delle posizioni per dire quali semi può essere {variable}",
            q(&format!("{variable}={found}"))
        ),
        Syntax::BadCall { key, found, near } => match *key {
            "contract" => format!(
                "{} non è un contratto: un livello da 1 a 7 e C, D, H, S o NT, per esempio `4H` o `3NTX`{}",
                q(found),
                mean(near)
            ),
            _ if found.is_empty() => String::from("tra due virgole manca una licita"),
            _ => format!(
                "{} non è una licita: può essere P, X, XX o una dichiarazione come `1H` o `1SA`{}",
                q(found),
                mean(near)
            ),
        },
        Syntax::BadComparison { found, fix } => {
            format!(
                "{} non confronta due semi: scrivi per esempio `H>S`, `H>=S` o `H==S`{}",
                q(found),
                write(fix)
            )
        }
        Syntax::JollyForm { found } => {
            format!("{}: x ammette una lunghezza (`x:0-1`) e punti (`xhcp:0`), nient'altro", q(found))
        }
        Syntax::FitUpperBound { found, fix } => {
            format!("{}: un fit non ha un massimo; scrivi {}", q(found), q(fix))
        }
        Syntax::FitVariable { found } => {
            format!("{} qui viene letto, ma il wiki non conosce un fit in un seme variabile", q(found))
        }
        Syntax::FitBeforeOpponent { token, name } => {
            format!(
                "{} sta prima delle posizioni, quindi è un fit di opener e responder; per gli avversari mettilo dopo {name}",
                q(token)
            )
        }
        Syntax::GroupUnclosed { name } => format!("la parentesi di `{name}(` non è chiusa"),
        Syntax::GroupNested { name, inner } => format!(
            "`{inner}(…)` sta dentro `{name}(…)`: i gruppi non stanno dentro altri gruppi; scrivili uno dopo l'altro"
        ),
        Syntax::GroupEmpty { name } => format!("un'alternativa di `{name}(…)` è vuota"),
        Syntax::GroupSemicolon { name } => {
            format!("le alternative di `{name}(…)` si separano con virgole: scrivi `,` al posto di `;`")
        }
        Syntax::UnmatchedBracket { found } => format!("{} chiude una parentesi che non è aperta", q(found)),
        Syntax::DuplicateKey { key } => format!("{} qui è scritto due volte: tienine uno", q(key)),
        Syntax::RepeatedToken { token } => format!("{} qui è scritto due volte; una basta", q(token)),
        Syntax::BlocksDisagree { key: _, first, second } => {
            format!("le due parti di questa posizione si contraddicono: {} e {}", q(first), q(second))
        }
        Syntax::QuietIgnored { position } => {
            format!("quiet è per gli avversari; su {position} non ha effetto")
        }
        Syntax::QuietExact { found, fix } => format!(
            "{} vuol dire esattamente quei punti; per dire fino a quei punti scrivi {}",
            q(found),
            q(fix)
        ),
        Syntax::UnusedVariable { variable } => format!("la variabile {variable} è dichiarata e mai usata"),
    }
}
