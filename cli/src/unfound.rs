//! What the command line names and nobody knows, told in the language of the messages.

use bridgeshape_dsl_ir::Lang;

/// A name that is not known.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unfound<'a> {
    /// A page of the catalogue, and titles that are written nearly so.
    Page(&'a str, &'a [&'a str]),
    /// A convention that has no constraints yet.
    Coming(&'a str),
    /// A scenario, and labels that are written nearly so.
    Scenario(&'a str, &'a [&'a str]),
    /// A scenario, where no label is written nearly so, and the labels that there are.
    NoneOf(&'a str, &'a [&'a str]),
    /// A scenario by number, where there are only so many.
    Number(&'a str, usize),
    /// No source at all.
    Nothing,
}

impl Unfound<'_> {
    /// The sentence.
    pub(crate) fn told(self, lang: Lang) -> String {
        let template = self.templates()[lang as usize];
        match self {
            // What is named comes last, so that nothing in it is taken for a place.
            Unfound::Page(name, near) | Unfound::Scenario(name, near) => {
                template.replace("{name}", &format!("{name:?}")) + &did_you_mean(near, lang)
            }
            Unfound::Coming(title) => template.replace("{name}", &format!("{title:?}")),
            Unfound::NoneOf(label, all) => {
                template.replace("{name}", &format!("{label:?}")) + &all.join(", ")
            }
            Unfound::Number(number, count) => {
                template.replace("{count}", &count.to_string()).replace("{name}", number)
            }
            Unfound::Nothing => template.to_owned(),
        }
    }

    /// In the order of [`Lang::ALL`].
    const fn templates(self) -> [&'static str; 5] {
        match self {
            Unfound::Page(..) => [
                "no page called {name} in the catalogue",
                "nessuna pagina del catalogo si chiama {name}",
                "aucune page du catalogue ne s'appelle {name}",
                "ninguna página del catálogo se llama {name}",
                "keine Seite des Katalogs heißt {name}",
            ],
            Unfound::Coming(_) => [
                "{name} has no constraints yet: the convention is to come, and nothing can be dealt for it",
                "{name} non ha ancora vincoli: la convenzione è in arrivo, e per ora non se ne può smazzare nulla",
                "{name} n'a pas encore de contraintes : la convention est à venir, et rien ne peut être distribué",
                "{name} aún no tiene condiciones: la convención llegará, y por ahora no se puede repartir nada",
                "{name} hat noch keine Bedingungen: die Konvention kommt noch, und zu ihr kann nichts gegeben werden",
            ],
            Unfound::Scenario(..) => [
                "no scenario called {name}",
                "nessuno scenario si chiama {name}",
                "aucun scénario ne s'appelle {name}",
                "ningún escenario se llama {name}",
                "kein Szenario heißt {name}",
            ],
            Unfound::NoneOf(..) => [
                "no scenario called {name}; its scenarios are ",
                "nessuno scenario si chiama {name}; gli scenari sono ",
                "aucun scénario ne s'appelle {name} ; ses scénarios sont ",
                "ningún escenario se llama {name}; sus escenarios son ",
                "kein Szenario heißt {name}; die Szenarien sind ",
            ],
            Unfound::Number(..) => [
                "no scenario {name}: there are {count}",
                "non c'è lo scenario {name}: gli scenari sono {count}",
                "il n'y a pas de scénario {name} : il y en a {count}",
                "no hay escenario {name}: hay {count}",
                "es gibt kein Szenario {name}: es sind {count}",
            ],
            Unfound::Nothing => [
                "no scenario given: name a page of the catalogue (see `bridgeshape catalog list`), or use --dsl, \
                 --dsl-file or --api-json",
                "manca lo scenario: indica una pagina del catalogo (vedi `bridgeshape catalog list`), o usa --dsl, \
                 --dsl-file o --api-json",
                "aucun scénario n'est donné : nommez une page du catalogue (voir `bridgeshape catalog list`), ou utilisez \
                 --dsl, --dsl-file ou --api-json",
                "falta el escenario: indique una página del catálogo (vea `bridgeshape catalog list`), o use --dsl, \
                 --dsl-file o --api-json",
                "es ist kein Szenario angegeben: nennen Sie eine Seite des Katalogs (siehe `bridgeshape catalog list`), \
                 oder verwenden Sie --dsl, --dsl-file oder --api-json",
            ],
        }
    }
}

/// What may have been meant; nothing where there is nothing near.
fn did_you_mean(near: &[&str], lang: Lang) -> String {
    let [one, several] = [
        [": did you mean {}?", ": did you mean one of {}?"],
        [": intendevi {}?", ": intendevi uno di questi, {}?"],
        [" : vouliez-vous dire {} ?", " : vouliez-vous dire l'un de ceux-ci, {} ?"],
        [": ¿quería decir {}?", ": ¿quería decir uno de estos, {}?"],
        [": meinten Sie {}?", ": meinten Sie eines von diesen, {}?"],
    ][lang as usize];
    match near {
        [] => String::new(),
        [name] => one.replace("{}", &format!("{name:?}")),
        all => several.replace("{}", &all.join(", ")),
    }
}
