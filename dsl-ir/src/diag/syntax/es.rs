//! Spanish.

use super::{Limit, PatternFault, Slip, Syntax, choices, q};

fn write(fix: &Option<String>) -> String {
    fix.as_ref().map_or_else(String::new, |fix| format!("; escriba {}", q(fix)))
}

fn mean(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!("; ¿quería decir {}?", q(near)))
}

pub(super) fn message(p: &Syntax) -> String {
    match p {
        Syntax::EmptyText => {
            String::from("aquí no hay nada; empiece por una posición, por ejemplo `opener S:5+ hcp:12-21`")
        }
        Syntax::TooLarge { what, limit } => match what {
            Limit::Bytes => format!("el texto es demasiado largo: se leen como máximo {limit} bytes"),
            Limit::Scenarios => {
                format!("demasiados escenarios: un texto puede tener {limit}, contando las macros")
            }
            Limit::Expansion => format!("las macros hacen el texto demasiado largo: más de {limit} bytes"),
            Limit::Alternatives => {
                format!("el patrón tiene demasiadas alternativas: se admiten {limit} como máximo")
            }
        },
        Syntax::MacroForm { found } => {
            format!(
                "{} no es una macro: escriba su nombre, `=` y sus valores sin espacios, por ejemplo `@M=H,S`",
                q(found)
            )
        }
        Syntax::MacroEmptyValue { name } => {
            format!(
                "un valor de la macro {} está vacío o partido por un espacio: escriba valores y comas sin espacios, por ejemplo `@{name}=H,S`",
                q(name)
            )
        }
        Syntax::MacroUndefined { name, near } => format!(
            "ninguna macro se llama {}{}",
            q(name),
            near.as_ref().map_or_else(
                || format!("; defínala antes, por ejemplo `@{name}=H,S`"),
                |near| format!("; ¿quería decir {}?", q(&format!("${{{near}}}")))
            )
        ),
        Syntax::MacroUnclosed { found } => {
            format!("a {} le falta la llave que cierra: escriba {}", q(found), q(&format!("{found}}}")))
        }
        Syntax::MacroMisplaced { name } => {
            format!(
                "la macro {} está definida en medio de un escenario: póngala al principio",
                q(&format!("@{name}"))
            )
        }
        Syntax::MacroUnused { name } => format!(
            "la macro {} no se usa nunca: `${{{name}}}` no aparece en ningún sitio después de ella",
            q(&format!("@{name}"))
        ),
        Syntax::EmptyScenario => String::from("no hay ningún escenario entre estos `//`: quite uno"),
        Syntax::EmptySegment => String::from("no hay nada antes de este `;`"),
        Syntax::LabelAlone { label } => {
            format!("el escenario {} no dice nada: añada una posición después de los dos puntos", q(label))
        }
        Syntax::LabelKeyword { label } => {
            format!("{} es una palabra del lenguaje, y aquí se lee como etiqueta del escenario", q(label))
        }
        Syntax::LabelNoColon { label } => format!(
            "{} no es una posición; si es la etiqueta del escenario, termínela con dos puntos: {}",
            q(label),
            q(&format!("{label}:"))
        ),
        Syntax::LabelLate { found } => {
            format!("{} parece una etiqueta: va al principio del escenario, y una sola vez", q(found))
        }
        Syntax::LabelTwice { label } => {
            format!("más de un escenario se llama {}: elegir ese nombre es elegirlos todos", q(label))
        }
        Syntax::UnknownPosition { found, near } => format!(
            "{} no es una posición{}",
            q(found),
            near.as_ref().map_or_else(
                || String::from(": puede ser opener, responder, opp1 u opp2"),
                |near| format!("; ¿quería decir {}?", q(near))
            )
        ),
        Syntax::PositionMissing { found } => {
            format!(
                "{} no pertenece a ninguna posición: nombre antes una, por ejemplo {}",
                q(found),
                q(&format!("opener {found}"))
            )
        }
        Syntax::SecondPosition { name } => {
            format!("con {} empieza una segunda posición: ponga `;` delante", q(name))
        }
        Syntax::ColonAfterPosition { name } => {
            format!("después de una posición no van dos puntos: escriba {}", q(name))
        }
        Syntax::ColonAfterValue { token } => {
            format!("después de {} no van dos puntos: solo terminan las etiquetas", q(token))
        }
        Syntax::StrayComma { fix } => {
            format!("las condiciones se separan con espacios, no con comas: escriba {}", q(fix))
        }
        Syntax::Misplaced { token } => {
            format!("{} se refiere a todo el escenario: va delante de las posiciones", q(token))
        }
        Syntax::UnknownToken { found, near } => match near {
            Some(_) => format!("{} no significa nada aquí{}", q(found), mean(near)),
            None => format!(
                "{} no significa nada aquí: hace falta una condición, como `S:5+`, `hcp:12-14` o `shape:balanced`",
                q(found)
            ),
        },
        Syntax::Slip { kind, found, fix } => match kind {
            Slip::Case => {
                format!("mayúsculas y minúsculas son distintas: escriba {} en lugar de {}", q(fix), q(found))
            }
            Slip::Sign => format!("{} se escribe {}", q(found), q(fix)),
            Slip::OtherWord => format!("en este lenguaje {} se escribe {}", q(found), q(fix)),
            Slip::Typography => format!(
                "los caracteres especiales no se entienden: escriba {} en lugar de {}",
                q(fix),
                q(found)
            ),
            Slip::NoSpace => format!("falta un espacio: escriba {}", q(fix)),
            Slip::Space => format!("dentro no van espacios: escriba {}", q(fix)),
        },
        Syntax::ValueMissing { key } => format!("falta un valor después de {}", q(key)),
        Syntax::BadRange { found, fix } => {
            format!(
                "{} no es un intervalo: puede ser `5` (exactamente), `5+` (al menos) o `5-7` (de, a){}",
                q(found),
                write(fix)
            )
        }
        Syntax::ReversedRange { found, fix } => {
            format!("el intervalo {} va al revés: escriba {}", q(found), q(fix))
        }
        Syntax::NumberTooLarge { found, limit } => {
            format!("{} es demasiado grande: los números llegan hasta {limit}", q(found))
        }
        Syntax::BadWeight { found } => {
            format!("{} no es un peso: puede ser un número entero de 1 a 100", q(found))
        }
        Syntax::BadSuit { key, found } => format!(
            "después de {} va un palo, no {}: S, H, D, C o una variable de `$a` a `$d`",
            q(key),
            q(found)
        ),
        Syntax::BadCard { key, found } => format!(
            "después de {} va una carta, no {}: el palo y luego el valor, por ejemplo `HQ` o `S10`",
            q(key),
            q(found)
        ),
        Syntax::VariableNotAllowed { key, found } => format!(
            "{} pide una carta verdadera, no una variable: {} aún no se conoce en la salida",
            q(key),
            q(found)
        ),
        Syntax::BadHonours { found, fix } => format!(
            "{}: después de `=` van solo A K Q J T 9, porque las cartas más bajas son libres, o `x` para ninguna de estas{}",
            q(found),
            write(fix)
        ),
        Syntax::CardTwice { card } => format!("la carta {card} se nombra dos veces"),
        Syntax::Pattern { fault, found, fix } => match fault {
            PatternFault::Symbol => format!(
                "{} no cabe en un patrón: primero las cartas altas A K Q J T 9, luego un `.` por cada carta baja",
                q(found)
            ),
            PatternFault::Order => format!(
                "las cartas del patrón {} no van de mayor a menor: primero las altas, desde el as, luego las bajas{}",
                q(found),
                write(fix)
            ),
            PatternFault::Quantifier => format!(
                "{} no cuenta cartas bajas: después de un `.` pueden ir `?`, `*`, `+`, `{{2}}` o `{{2,3}}`",
                q(found)
            ),
            PatternFault::Empty => String::from("una parte del patrón está vacía: hacen falta cartas"),
            PatternFault::Unclosed => format!("el paréntesis que abre {} no está cerrado", q(found)),
            PatternFault::NothingLeft => {
                format!("ninguna elección de cartas de {} va de mayor a menor", q(found))
            }
        },
        Syntax::BadShape { found, near } => {
            format!(
                "{} no es una distribución: puede ser {} o cuatro longitudes como `5-4-x-x`{}",
                q(found),
                choices("shape"),
                mean(near)
            )
        }
        Syntax::ShapeTenCards { found } => format!(
            "{}: cada longitud tiene una sola cifra, así que no hay palos de diez o más cartas; escríbalo como palo, por ejemplo `S:10+`",
            q(found)
        ),
        Syntax::BadChoice { key, found, near } => {
            format!("{} no es un valor de `{key}:`; puede ser {}{}", q(found), choices(key), mean(near))
        }
        Syntax::BadDomain { variable, found } => format!(
            "{} no son palos para {variable}: puede ser `{variable}=M` (mayores), `{variable}=m` (menores), `{variable}=any`, o letras como `{variable}=SH`",
            q(found)
        ),
        Syntax::HonoursAsDomain { variable, found } => format!(
            "delante de las posiciones, {variable}= dice qué palos puede ser {variable}; honores como {} van después del nombre de una posición",
            q(found)
        ),
        Syntax::DomainAsHonours { variable, found } => format!(
            "después del nombre de una posición, {variable}= nombra honores; ponga {} delante de las posiciones para decir qué palos puede ser {variable}",
            q(&format!("{variable}={found}"))
        ),
        Syntax::BadCall { key, found, near } => match *key {
            "contract" => format!(
                "{} no es un contrato: un nivel de 1 a 7 y C, D, H, S o NT, por ejemplo `4H` o `3NTX`{}",
                q(found),
                mean(near)
            ),
            _ if found.is_empty() => String::from("falta una voz entre dos comas"),
            _ => format!(
                "{} no es una voz: puede ser P, X, XX o una declaración como `1H` o `1SA`{}",
                q(found),
                mean(near)
            ),
        },
        Syntax::BadComparison { found, fix } => {
            format!(
                "{} no compara dos palos: escriba por ejemplo `H>S`, `H>=S` o `H==S`{}",
                q(found),
                write(fix)
            )
        }
        Syntax::JollyForm { found } => {
            format!("{}: x admite una longitud (`x:0-1`) y puntos (`xhcp:0`), nada más", q(found))
        }
        Syntax::FitUpperBound { found, fix } => {
            format!("{}: un fit no tiene máximo; escriba {}", q(found), q(fix))
        }
        Syntax::FitVariable { found } => {
            format!("{} se lee aquí, pero el wiki no conoce un fit en un palo variable", q(found))
        }
        Syntax::FitBeforeOpponent { token, name } => {
            format!(
                "{} está delante de las posiciones, así que es un fit de opener y responder; para los adversarios póngalo después de {name}",
                q(token)
            )
        }
        Syntax::GroupUnclosed { name } => format!("el paréntesis de `{name}(` no está cerrado"),
        Syntax::GroupNested { name, inner } => format!(
            "`{inner}(…)` está dentro de `{name}(…)`: un grupo no va dentro de otro; escríbalos uno después de otro"
        ),
        Syntax::GroupEmpty { name } => format!("una alternativa de `{name}(…)` está vacía"),
        Syntax::GroupSemicolon { name } => {
            format!("las alternativas de `{name}(…)` se separan con comas: escriba `,` en lugar de `;`")
        }
        Syntax::UnmatchedBracket { found } => {
            format!("{} cierra un paréntesis que no está abierto", q(found))
        }
        Syntax::DuplicateKey { key } => format!("{} está escrito dos veces aquí: deje uno", q(key)),
        Syntax::RepeatedToken { token } => format!("{} está escrito dos veces aquí; basta una", q(token)),
        Syntax::BlocksDisagree { key: _, first, second } => {
            format!("las dos partes de esta posición se contradicen: {} y {}", q(first), q(second))
        }
        Syntax::QuietIgnored { position } => {
            format!("quiet es para los adversarios; en {position} no hace nada")
        }
        Syntax::QuietExact { found, fix } => format!(
            "{} quiere decir exactamente esos puntos; para decir hasta esos puntos escriba {}",
            q(found),
            q(fix)
        ),
        Syntax::UnusedVariable { variable } => {
            format!("la variable {variable} está declarada y no se usa nunca")
        }
    }
}
