//! German.

use super::{Limit, PatternFault, Slip, Syntax, choices, q};

fn write(fix: &Option<String>) -> String {
    fix.as_ref().map_or_else(String::new, |fix| format!("; richtig ist {}", q(fix)))
}

fn mean(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!("; war {} gemeint?", q(near)))
}

pub(super) fn message(p: &Syntax) -> String {
    match p {
        Syntax::EmptyText => String::from(
            "hier steht nichts; am Anfang steht eine Position, zum Beispiel `opener S:5+ hcp:12-21`",
        ),
        Syntax::TooLarge { what, limit } => match what {
            Limit::Bytes => format!("der Text ist zu lang: höchstens {limit} Byte werden gelesen"),
            Limit::Scenarios => {
                format!("zu viele Szenarien: ein Text darf {limit} enthalten, Makros mitgezählt")
            }
            Limit::Expansion => format!("die Makros machen den Text zu lang: mehr als {limit} Byte"),
            Limit::Alternatives => {
                format!("das Muster hat zu viele Möglichkeiten: höchstens {limit} sind erlaubt")
            }
        },
        Syntax::MacroForm { found } => {
            format!(
                "{} ist kein Makro: Name, `=` und Werte stehen ohne Leerzeichen, zum Beispiel `@M=H,S`",
                q(found)
            )
        }
        Syntax::MacroEmptyValue { name } => {
            format!(
                "ein Wert des Makros {} ist leer oder durch ein Leerzeichen getrennt: Werte und Kommas stehen ohne Leerzeichen, zum Beispiel `@{name}=H,S`",
                q(name)
            )
        }
        Syntax::MacroUndefined { name, near } => format!(
            "kein Makro heißt {}{}",
            q(name),
            near.as_ref().map_or_else(
                || format!("; es muss zuerst erklärt werden, zum Beispiel `@{name}=H,S`"),
                |near| format!("; war {} gemeint?", q(&format!("${{{near}}}")))
            )
        ),
        Syntax::MacroUnclosed { found } => format!(
            "bei {} fehlt die schließende Klammer: richtig ist {}",
            q(found),
            q(&format!("{found}}}"))
        ),
        Syntax::MacroMisplaced { name } => {
            format!(
                "das Makro {} wird mitten in einem Szenario erklärt: es gehört an den Anfang",
                q(&format!("@{name}"))
            )
        }
        Syntax::MacroUnused { name } => format!(
            "das Makro {} wird nie benutzt: `${{{name}}}` steht nirgends dahinter",
            q(&format!("@{name}"))
        ),
        Syntax::EmptyScenario => {
            String::from("zwischen diesen `//` steht kein Szenario: eines davon kann weg")
        }
        Syntax::EmptySegment => String::from("vor diesem `;` steht nichts"),
        Syntax::LabelAlone { label } => {
            format!("das Szenario {} sagt nichts: nach dem Doppelpunkt fehlt eine Position", q(label))
        }
        Syntax::LabelKeyword { label } => {
            format!("{} ist ein Wort der Sprache und wird hier als Name des Szenarios gelesen", q(label))
        }
        Syntax::LabelNoColon { label } => format!(
            "{} ist keine Position; wenn es der Name des Szenarios ist, gehört ein Doppelpunkt dahinter: {}",
            q(label),
            q(&format!("{label}:"))
        ),
        Syntax::LabelLate { found } => format!(
            "{} sieht wie der Name des Szenarios aus: er steht ganz am Anfang, und nur einmal",
            q(found)
        ),
        Syntax::LabelTwice { label } => {
            format!("mehr als ein Szenario heißt {}: wer diesen Namen wählt, wählt alle", q(label))
        }
        Syntax::UnknownPosition { found, near } => format!(
            "{} ist keine Position{}",
            q(found),
            near.as_ref().map_or_else(
                || String::from(": möglich sind opener, responder, opp1 oder opp2"),
                |near| format!("; war {} gemeint?", q(near))
            )
        ),
        Syntax::PositionMissing { found } => {
            format!(
                "{} gehört zu keiner Position: zuerst muss eine genannt werden, zum Beispiel {}",
                q(found),
                q(&format!("opener {found}"))
            )
        }
        Syntax::SecondPosition { name } => {
            format!("bei {} beginnt eine zweite Position: davor gehört `;`", q(name))
        }
        Syntax::ColonAfterPosition { name } => {
            format!("nach einer Position steht kein Doppelpunkt: richtig ist {}", q(name))
        }
        Syntax::ColonAfterValue { token } => {
            format!("nach {} steht kein Doppelpunkt: er beendet nur Namen von Szenarien", q(token))
        }
        Syntax::StrayComma { fix } => {
            format!("Leerzeichen trennen die Bedingungen, nicht Kommas: richtig ist {}", q(fix))
        }
        Syntax::Misplaced { token } => {
            format!("{} betrifft das ganze Szenario: es gehört vor die Positionen", q(token))
        }
        Syntax::UnknownToken { found, near } => match near {
            Some(_) => format!("{} bedeutet hier nichts{}", q(found), mean(near)),
            None => format!(
                "{} bedeutet hier nichts: erwartet wird eine Bedingung wie `S:5+`, `hcp:12-14` oder `shape:balanced`",
                q(found)
            ),
        },
        Syntax::Slip { kind, found, fix } => match kind {
            Slip::Case => {
                format!("groß und klein sind verschieden: richtig ist {} statt {}", q(fix), q(found))
            }
            Slip::Sign => format!("{} schreibt man {}", q(found), q(fix)),
            Slip::OtherWord => format!("in dieser Sprache schreibt man {} für {}", q(fix), q(found)),
            Slip::Typography => {
                format!("Sonderzeichen werden nicht verstanden: richtig ist {} statt {}", q(fix), q(found))
            }
            Slip::NoSpace => format!("ein Leerzeichen fehlt: richtig ist {}", q(fix)),
            Slip::Space => format!("innen steht kein Leerzeichen: richtig ist {}", q(fix)),
        },
        Syntax::ValueMissing { key } => format!("nach {} fehlt ein Wert", q(key)),
        Syntax::BadRange { found, fix } => {
            format!(
                "{} ist kein Bereich: möglich sind `5` (genau), `5+` (mindestens) oder `5-7` (von, bis){}",
                q(found),
                write(fix)
            )
        }
        Syntax::ReversedRange { found, fix } => {
            format!("der Bereich {} läuft rückwärts: richtig ist {}", q(found), q(fix))
        }
        Syntax::NumberTooLarge { found, limit } => {
            format!("{} ist zu groß: Zahlen gehen bis {limit}", q(found))
        }
        Syntax::BadWeight { found } => {
            format!("{} ist kein Gewicht: möglich ist eine ganze Zahl von 1 bis 100", q(found))
        }
        Syntax::BadSuit { key, found } => format!(
            "nach {} wird eine Farbe erwartet, nicht {}: S, H, D, C oder eine Variable von `$a` bis `$d`",
            q(key),
            q(found)
        ),
        Syntax::BadCard { key, found } => format!(
            "nach {} wird eine Karte erwartet, nicht {}: erst die Farbe, dann der Wert, zum Beispiel `HQ` oder `S10`",
            q(key),
            q(found)
        ),
        Syntax::VariableNotAllowed { key, found } => format!(
            "{} verlangt eine wirkliche Karte, keine Variable: {} ist beim Ausspiel noch nicht bekannt",
            q(key),
            q(found)
        ),
        Syntax::BadHonours { found, fix } => format!(
            "{}: nach `=` stehen nur A K Q J T 9, denn kleinere Karten sind frei, oder `x` für keine davon{}",
            q(found),
            write(fix)
        ),
        Syntax::CardTwice { card } => format!("die Karte {card} ist zweimal genannt"),
        Syntax::Pattern { fault, found, fix } => match fault {
            PatternFault::Symbol => format!(
                "{} gehört nicht in ein Muster: zuerst hohe Karten A K Q J T 9, dann ein `.` für jede kleine Karte",
                q(found)
            ),
            PatternFault::Order => format!(
                "die Karten des Musters {} gehen nicht abwärts: zuerst die hohen, vom Ass an, dann die kleinen{}",
                q(found),
                write(fix)
            ),
            PatternFault::Quantifier => format!(
                "{} zählt keine kleinen Karten: nach einem `.` können `?`, `*`, `+`, `{{2}}` oder `{{2,3}}` stehen",
                q(found)
            ),
            PatternFault::Empty => String::from("ein Teil des Musters ist leer: hier werden Karten erwartet"),
            PatternFault::Unclosed => format!("die Klammer, die {} öffnet, ist nicht geschlossen", q(found)),
            PatternFault::NothingLeft => format!("keine Wahl von Karten aus {} geht abwärts", q(found)),
        },
        Syntax::BadShape { found, near } => {
            format!(
                "{} ist keine Verteilung: möglich sind {} oder vier Längen wie `5-4-x-x`{}",
                q(found),
                choices("shape"),
                mean(near)
            )
        }
        Syntax::ShapeTenCards { found } => format!(
            "{}: jede Länge hat nur eine Ziffer, also keine Farbe mit zehn oder mehr Karten; man schreibt sie als Farbe, zum Beispiel `S:10+`",
            q(found)
        ),
        Syntax::BadChoice { key, found, near } => {
            format!("{} ist kein Wert von `{key}:`; möglich sind {}{}", q(found), choices(key), mean(near))
        }
        Syntax::BadDomain { variable, found } => format!(
            "{} sind keine Farben für {variable}: möglich sind `{variable}=M` (Oberfarben), `{variable}=m` (Unterfarben), `{variable}=any` oder Buchstaben wie `{variable}=SH`",
            q(found)
        ),
        Syntax::HonoursAsDomain { variable, found } => format!(
            "vor den Positionen sagt {variable}=, welche Farben {variable} sein kann; hohe Karten wie {} stehen hinter dem Namen einer Position",
            q(found)
        ),
        Syntax::DomainAsHonours { variable, found } => format!(
            "hinter dem Namen einer Position nennt {variable}= hohe Karten; {} gehört vor die Positionen, wenn es sagt, welche Farben {variable} sein kann",
            q(&format!("{variable}={found}"))
        ),
        Syntax::BadCall { key, found, near } => match *key {
            "contract" => format!(
                "{} ist kein Kontrakt: eine Stufe von 1 bis 7 und C, D, H, S oder NT, zum Beispiel `4H` oder `3NTX`{}",
                q(found),
                mean(near)
            ),
            _ if found.is_empty() => String::from("zwischen zwei Kommas fehlt eine Ansage"),
            _ => format!(
                "{} ist keine Ansage: möglich sind P, X, XX oder ein Gebot wie `1H` oder `1SA`{}",
                q(found),
                mean(near)
            ),
        },
        Syntax::BadComparison { found, fix } => {
            format!(
                "{} vergleicht nicht zwei Farben: zum Beispiel `H>S`, `H>=S` oder `H==S`{}",
                q(found),
                write(fix)
            )
        }
        Syntax::JollyForm { found } => {
            format!("{}: x erlaubt eine Länge (`x:0-1`) und Punkte (`xhcp:0`), sonst nichts", q(found))
        }
        Syntax::FitUpperBound { found, fix } => {
            format!("{}: ein Fit hat keine Obergrenze; richtig ist {}", q(found), q(fix))
        }
        Syntax::FitVariable { found } => {
            format!("{} wird hier gelesen, aber das Wiki kennt keinen Fit in einer variablen Farbe", q(found))
        }
        Syntax::FitBeforeOpponent { token, name } => {
            format!(
                "{} steht vor den Positionen und ist also ein Fit von opener und responder; für die Gegner gehört es hinter {name}",
                q(token)
            )
        }
        Syntax::GroupUnclosed { name } => format!("die Klammer von `{name}(` ist nicht geschlossen"),
        Syntax::GroupNested { name, inner } => format!(
            "`{inner}(…)` steht in `{name}(…)`: eine Gruppe steht nicht in einer anderen; sie stehen hintereinander"
        ),
        Syntax::GroupEmpty { name } => format!("eine Möglichkeit in `{name}(…)` ist leer"),
        Syntax::GroupSemicolon { name } => {
            format!("Kommas trennen die Möglichkeiten in `{name}(…)`: `,` statt `;`")
        }
        Syntax::UnmatchedBracket { found } => {
            format!("{} schließt eine Klammer, die nicht offen ist", q(found))
        }
        Syntax::DuplicateKey { key } => format!("{} steht hier zweimal: nur eines kann bleiben", q(key)),
        Syntax::RepeatedToken { token } => format!("{} steht hier zweimal; einmal genügt", q(token)),
        Syntax::BlocksDisagree { key: _, first, second } => {
            format!("die beiden Teile dieser Position widersprechen sich: {} und {}", q(first), q(second))
        }
        Syntax::QuietIgnored { position } => {
            format!("quiet ist für Gegner; bei {position} bewirkt es nichts")
        }
        Syntax::QuietExact { found, fix } => format!(
            "{} heißt genau so viele Punkte; für höchstens so viele schreibt man {}",
            q(found),
            q(fix)
        ),
        Syntax::UnusedVariable { variable } => {
            format!("die Variable {variable} ist erklärt und wird nie benutzt")
        }
    }
}
