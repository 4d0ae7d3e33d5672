//! `scenario!`: its types deal what the program deals for the same source, seed and index, with known cards too.

use bridgeshape::compiled::{Sample, Scenario};
use bridgeshape::fixed::{Fixed, Known};
use bridgeshape::{Deal, Law, PartialDeal, Role, StreamKey, Table, scenario};
use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Job, OddsReport, OddsRequest, Record, Request, Seed, Source};

/// Types, and the texts that they are made of.
macro_rules! of_texts {
    ($($name:ident, $text_of:ident, $law:ident: $text:literal;)*) => {
        scenario! { $($name = $text, law = $law;)* }
        $(const $text_of: &str = $text;)*
    };
}

of_texts! {
    Weak, WEAK, bindings: "opener S:6 hcp:5-9; responder hcp:0-12";
    Chosen, CHOSEN, bindings: "$a=HSD $b=M; opener $a:5+ $b:4+ hcp:11-15; responder x:5+";
    ByDeals, BY_DEALS, deals: "$a=M; opener $a:5+ hcp:11-15; responder x:5+ hcp:6+";
    Several, SEVERAL, bindings: "one: weight:3; opener hcp:15-17 shape:balanced // \
        two: $a=M; opener $a:6+ hcp:5-9 // weight:2; opener S~[AK]Q...|AK.. hcp:12+";
}

scenario! {
    /// A page by its slug.
    Landy = page("landy");
    Second = page("Landy", 2);
    FromFile = file("corpus/lesson.dsl");
    FromJson = file("../catalog/pages/smolen.json");
}

/// What the program is asked for.
struct Asked {
    source: Source,
    request: Request,
}

impl Asked {
    fn of(source: Source, law: Law) -> Asked {
        Asked { source, request: Request { law, ..Request::new(Seed(0)) } }
    }

    fn text(text: &str, law: Law) -> Asked {
        Asked::of(Source::of_dsl(text, Lang::English), law)
    }

    fn page(title: &str) -> Asked {
        let page = pages().iter().find(|page| page.title == title).expect("a page");
        Asked::of(Source::of_json(page.json, Lang::English).expect("readable"), Law::Bindings)
    }

    fn only(self, number: u32) -> Asked {
        let request = Request { scenarios: Some(vec![number]), ..self.request };
        Asked { request, ..self }
    }

    /// Its first deals, with what is known.
    fn records(&self, seed: u128, known: Fixed) -> Vec<Record> {
        let request = Request { seed: Seed(seed), fixed: known, ..self.request.clone() };
        let job = Job::new(&self.source, &request).expect("possible");
        let mut worker = job.worker();
        (0..40).map(|index| worker.deal(index).expect("a deal")).collect()
    }
}

/// The values of what was chosen, in order, as the program writes them.
fn values(binding: &impl std::fmt::Debug) -> Vec<String> {
    let shown = format!("{binding:?}");
    let fields = shown.split([',', '}']).filter_map(|field| field.split_once(": "));
    let value = |(_, value): (&str, &str)| match value.trim() {
        suit @ ("Spades" | "Hearts" | "Diamonds" | "Clubs") => suit[..1].to_owned(),
        number => number.to_owned(),
    };
    fields.map(value).collect()
}

/// Whether a sample is what a record says.
fn is_same<B: std::fmt::Debug>(sample: &Sample<B>, record: &Record) {
    assert_eq!(sample.deal, record.deal, "index {}", record.index);
    assert_eq!((sample.label, sample.number), (record.scenario.as_str(), record.number));
    let told: Vec<&str> = record.bindings.iter().map(|(_, value)| value.as_str()).collect();
    assert_eq!(values(&sample.binding), told, "{:?}", sample.binding);
    assert_eq!(sample.attempts, record.attempts);
}

/// Holds the deals of a type against the program's.
fn deals_as<S: Scenario>(asked: &Asked) {
    for seed in [0, u128::MAX / 3] {
        let records = asked.records(seed, Fixed::default());
        let mut samples = S::shared().deals(seed);
        for record in &records {
            let sample = samples.next().expect("deals enough");
            is_same(&sample, record);
            assert!(S::PAGE.satisfies(&sample.deal));
            assert_eq!(S::shared().deal(seed, record.index), sample);
        }
    }
}

#[test]
fn types_deal_what_the_program_deals() {
    deals_as::<Weak>(&Asked::text(WEAK, Law::Bindings));
    deals_as::<Chosen>(&Asked::text(CHOSEN, Law::Bindings));
    deals_as::<ByDeals>(&Asked::text(BY_DEALS, Law::Deals));
    deals_as::<Several>(&Asked::text(SEVERAL, Law::Bindings));
    deals_as::<Landy>(&Asked::page("Landy"));
    deals_as::<Second>(&Asked::page("Landy").only(2));
    deals_as::<FromFile>(&Asked::text(include_str!("../corpus/lesson.dsl"), Law::Bindings));
    deals_as::<FromJson>(&Asked::page("Smolen"));
}

#[test]
fn known_cards_are_dealt_as_the_program_deals_them() {
    let mut known = Fixed::default();
    known.add(Role::Opener, "SKQ").expect("cards");
    known.add(Role::Opp1, "HAKQ").expect("cards");
    let cards = PartialDeal::new(Table::BRIDGE, known.cards).expect("no card twice");
    for record in Asked::text(WEAK, Law::Bindings).records(3, known.clone()) {
        is_same(&Weak::with(cards).expect("possible").deal(3, record.index).expect("a deal"), &record);
    }
    with(Chosen::with(cards).expect("possible"), &Asked::text(CHOSEN, Law::Bindings), &known);
    with(ByDeals::with(cards).expect("possible"), &Asked::text(BY_DEALS, Law::Deals), &known);
    with(Several::with(cards).expect("possible"), &Asked::text(SEVERAL, Law::Bindings), &known);
    with(Second::with(cards).expect("possible"), &Asked::page("Landy").only(2), &known);
    // Constraints too, and choices that the type knows nothing of.
    known.add(Role::Responder, "C:4+ tp:5+").expect("constraints");
    with(Chosen::with(known.clone()).expect("possible"), &Asked::text(CHOSEN, Law::Bindings), &known);
}

fn with<S: Scenario>(dealt: Known<S>, asked: &Asked, known: &Fixed) {
    let records = asked.records(8, known.clone());
    for (sample, record) in dealt.deals(8).zip(&records) {
        is_same(&sample.expect("a deal"), record);
    }
}

#[test]
fn known_cards_that_contradict_are_refused() {
    let mut known = Fixed::default();
    known.add(Role::Responder, "SAKQJT987").expect("cards");
    let refusal = Weak::with(known).expect_err("five spades are left");
    assert!(refusal.to_string().contains("spade") || refusal.to_string().contains("S:6"), "{refusal}");
}

#[test]
fn numbers_of_deals_are_those_of_odds() {
    for (text, deals) in [(WEAK, Weak::DEALS), (BY_DEALS, ByDeals::DEALS)] {
        let source = Source::of_dsl(text, Lang::English);
        let report = OddsReport::new(&source, &OddsRequest::default(), |_, _, _| {}).expect("possible");
        let document: serde_json::Value = serde_json::from_str(&report.to_json()).expect("JSON");
        assert_eq!(document["scenarios"][0]["deals"], deals.expect("counted").to_string(), "{text}");
    }
    assert_eq!(Weak::probability(), Weak::DEALS.map(|deals| (deals, Table::BRIDGE.deals())));
    assert_eq!((Several::DEALS, Several::probability()), (None, None));
}

#[test]
fn what_satisfies_a_type_is_what_the_program_accepts() {
    let key = StreamKey::new(1, 2, &[]);
    let source = Source::of_dsl(CHOSEN, Lang::English);
    let scenario = source.entries()[0].scenario.as_ref().expect("sound");
    let trees: Vec<_> = scenario.bindings().map(|binding| scenario.bind(&binding)).collect();
    let holds = |deal: &Deal| trees.iter().any(|tree| tree.holds(deal.hands()));
    let deals: Vec<Deal> = (0..20_000).map(|index| bridgeshape::deal(&mut key.stream(index))).collect();
    let satisfy = deals.iter().filter(|deal| Chosen::satisfies(deal)).count();
    assert!(satisfy > 20, "{satisfy}");
    assert!(deals.iter().all(|deal| Chosen::satisfies(deal) == holds(deal)));
}

#[test]
fn types_tell_what_they_have() {
    assert_eq!(Several::LABELS, ["one", "two", ""]);
    // One, two suits, three alternatives.
    assert_eq!(Several::BINDINGS.len(), 6);
    assert_eq!(Chosen::BINDINGS.len(), Chosen::PAGE.scenarios[0].bindings.len());
    let own = Chosen::prepare();
    assert_eq!(own.bytes(), 0);
    assert_eq!(own.deal(5, 5), Chosen::deal(5, 5));
    assert!(own.bytes() > 0);
}
