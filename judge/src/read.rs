//! A scenario of the API's JSON, read into conditions.
//!
//! What: seed 001's `Scenario` and `Position` objects with the fields of version 2 (SEMANTICS 35).
//! Why here: the judge must not inherit a misreading from the room that serves the generator.
//! Method: field by field in a fixed order, so that verdicts list constraints alike whatever the key order.
//! Limits: what contradicts itself is read, and then holds for no deal; what makes no sense is refused with its
//! place. Unknown fields say nothing, but an unknown tag in `requires` says that one of them matters: refused.

use crate::auction;
use crate::bind::{Domain, SuitName, Variable};
use crate::card::{Card, Holding, Rank, Suit};
use crate::deal::{Pair, Role};
use crate::hand::{Alternative, Clause, Jolly, Measure, Pattern, Range, Relation};
use crate::json::{Node, Object, ScenarioError};
use crate::scenario::{Fact, Fit, FitSuits};
use crate::shape::{ShapeClass, ShapePattern};
use std::collections::{BTreeMap, BTreeSet};

type Reading<T> = Result<T, ScenarioError>;

/// Tags of `requires` that the judge knows.
const TAGS: [&str; 13] = [
    "suit_cards",
    "suit_patterns",
    "vars",
    "stoppers",
    "card_presence",
    "controls",
    "points",
    "pair_points",
    "compare",
    "shape_pattern",
    "any_not",
    "context",
    "weight",
];

/// `any` and `not` within each other, at most this deep.
const DEEPEST: usize = 16;

const A_SUIT: &str = "a suit: S, H, D, C or a variable from $a to $d";

/// What a scenario's JSON says.
pub(crate) struct Contents {
    pub(crate) label: String,
    pub(crate) facts: Vec<Fact>,
    /// The variables that the scenario uses, in order.
    pub(crate) domains: Vec<Domain>,
}

pub(crate) fn scenario(json: Node<'_>) -> Reading<Contents> {
    let scenario = json.object("a scenario object")?;
    check_tags(&scenario)?;
    let label = scenario.get("label").map_or(Ok(""), |label| label.text("the label as text"))?.to_owned();
    let fits = fits(&scenario)?;
    let mut facts = positions(&scenario, &fits)?;
    facts.extend(lead(&scenario)?);
    facts.extend(fits.into_iter().map(Fact::Fit));
    facts.extend(pair_points(&scenario)?);
    let used: BTreeSet<Variable> =
        facts.iter().flat_map(Fact::suit_names).filter_map(SuitName::variable).collect();
    let domains = domains(&scenario, &used)?;
    Ok(Contents { label, facts, domains })
}

fn check_tags(scenario: &Object<'_>) -> Reading<()> {
    let Some(requires) = scenario.get("requires") else { return Ok(()) };
    for tag in requires.items("a list of tags")? {
        if !TAGS.contains(&tag.text("a tag")?) {
            return Err(tag.expected(format!("a tag that the judge knows ({})", TAGS.join(", "))));
        }
    }
    Ok(())
}

fn positions(scenario: &Object<'_>, fits: &[Fit]) -> Reading<Vec<Fact>> {
    let positions = scenario.need("positions", "an object of positions")?;
    let mut clauses: [Vec<Clause>; 4] = Default::default();
    for (name, position) in positions.entries("an object of positions")? {
        let role = Role::read(name)
            .ok_or_else(|| position.expected("a position called opener, opp1, responder or opp2"))?;
        // A suit in which the pair must fit is no jolly suit of either partner (SEMANTICS 16).
        let fit_suits: Vec<SuitName> =
            fits.iter().filter(|fit| fit.pair == role.pair()).filter_map(Fit::named_suit).collect();
        clauses[role as usize] = conjunction(&position, &[], &fit_suits, 0)?;
    }
    let facts = Role::ALL.into_iter().zip(clauses);
    Ok(facts.flat_map(|(role, list)| list.into_iter().map(move |clause| Fact::Hand(role, clause))).collect())
}

/// The fields of a position or of an alternative. `outer` are the suits that the position around an alternative
/// names by key; they and the suits named here are closed to a jolly, and so are `fit_suits`.
fn conjunction(
    node: &Node<'_>,
    outer: &[SuitName],
    fit_suits: &[SuitName],
    depth: usize,
) -> Reading<Vec<Clause>> {
    let fields = node.object("an object of constraints")?;
    let mut clauses = Vec::new();

    let suits = by_suit(&fields, "suits", |_, value| range(value))?;
    let suit_hcp = by_suit(&fields, "suit_hcp", |_, value| range(value))?;
    let suit_cards = by_suit(&fields, "suit_cards", |_, value| value.word(HIGH_CARDS, high_cards))?;
    let suit_patterns = by_suit(&fields, "suit_patterns", |_, value| patterns(value))?;
    let here = [suits.keys(), suit_hcp.keys()].into_iter().flatten().chain(suit_cards.keys());
    let here = here.chain(suit_patterns.keys()).copied();
    let named: Vec<SuitName> =
        outer.iter().copied().chain(here).collect::<BTreeSet<_>>().into_iter().collect();

    clauses.extend(suits.into_iter().map(|(suit, range)| Clause::Length(suit, range)));
    clauses.extend(suit_cards.into_iter().map(|(suit, cards)| Clause::Honours(suit, cards)));
    clauses.extend(suit_patterns.into_iter().map(|(suit, patterns)| Clause::Patterns(suit, patterns)));
    clauses.extend(number(&fields, "hcp", Measure::Hcp)?);
    clauses.extend(suit_hcp.into_iter().map(|(suit, range)| Clause::SuitHcp(suit, range)));

    let length = fields.get("x").map(range).transpose()?;
    let hcp = fields.get("x_hcp").map(range).transpose()?;
    if length.is_some() || hcp.is_some() {
        let taken = named.iter().chain(fit_suits).copied().collect::<BTreeSet<_>>().into_iter().collect();
        clauses.push(Clause::Jolly(Jolly { length, hcp, taken }));
    }

    if let Some(shape) = fields.get("shape") {
        let expected = "balanced, semi_balanced, one_suiter, two_suiter, three_suiter or any";
        clauses.push(Clause::Shape(shape.word(expected, ShapeClass::read)?));
    }
    if let Some(pattern) = fields.get("shape_pattern") {
        let expected = "four characters, each a digit or x";
        clauses.push(Clause::ShapePattern(pattern.word(expected, ShapePattern::read)?));
    }
    for (key, measure) in [
        ("tp", Measure::TotalPoints),
        ("dp", Measure::DistributionPoints),
        ("ltc", Measure::Losers),
        ("aces", Measure::Aces),
        ("kings", Measure::Kings),
        ("queens", Measure::Queens),
        ("controls", Measure::Controls),
    ] {
        clauses.extend(number(&fields, key, measure)?);
    }
    let key_cards = by_suit(&fields, "keycards", |_, value| range(value))?;
    clauses.extend(key_cards.into_iter().map(|(trumps, range)| Clause::KeyCards(trumps, range)));
    let stoppers = by_suit(&fields, "stoppers", |suit, value| {
        Ok(if value.flag()? { Clause::Stopped(suit) } else { Clause::NotStopped(suit) })
    })?;
    clauses.extend(stoppers.into_values());
    clauses.extend(
        list(&fields, "cards_held", A_CARD, |card| card.word(A_CARD, read_card))?
            .into_iter()
            .map(|(suit, rank)| Clause::Has(suit, rank)),
    );
    clauses.extend(
        list(&fields, "cards_not_held", A_CARD, |card| card.word(A_CARD, read_card))?
            .into_iter()
            .map(|(suit, rank)| Clause::Lacks(suit, rank)),
    );
    clauses.extend(list(&fields, "compare", "a list of comparisons", comparison)?);
    clauses.extend(list(&fields, "longest", "a list of suits", |suit| {
        suit.word(A_SUIT, SuitName::read).map(Clause::Longest)
    })?);

    let alternatives = |group: Node<'_>| -> Reading<Vec<Alternative>> {
        if depth == DEEPEST {
            return Err(group.expected(format!("at most {DEEPEST} levels of any and not")));
        }
        let alternatives = group.items("a list of alternatives")?;
        alternatives.iter().map(|one| conjunction(one, &named, &[], depth + 1)).collect()
    };
    clauses.extend(list(&fields, "any", "a list of groups", |group| alternatives(group).map(Clause::Any))?);
    if let Some(group) = fields.get("not") {
        let excluded = alternatives(group)?;
        // PHP's empty list, as for any other field, says nothing.
        if !excluded.is_empty() {
            clauses.push(Clause::Not(excluded));
        }
    }
    Ok(clauses)
}

/// A map from suits, in the order S H D C, $a to $d.
fn by_suit<'a, T>(
    fields: &Object<'a>,
    key: &str,
    read: impl Fn(SuitName, Node<'a>) -> Reading<T>,
) -> Reading<BTreeMap<SuitName, T>> {
    let mut map = BTreeMap::new();
    if let Some(node) = fields.get(key) {
        for (name, value) in node.entries("an object with suits as keys")? {
            let suit = SuitName::read(name).ok_or_else(|| value.expected(format!("as key {A_SUIT}")))?;
            map.insert(suit, read(suit, value)?);
        }
    }
    Ok(map)
}

fn list<'a, T>(
    fields: &Object<'a>,
    key: &str,
    expected: &str,
    read: impl Fn(Node<'a>) -> Reading<T>,
) -> Reading<Vec<T>> {
    let Some(node) = fields.get(key) else { return Ok(Vec::new()) };
    node.items(expected)?.into_iter().map(read).collect()
}

fn number(fields: &Object<'_>, key: &str, measure: Measure) -> Reading<Option<Clause>> {
    fields.get(key).map(|node| Ok(Clause::Number(measure, range(node)?))).transpose()
}

fn range(node: Node<'_>) -> Reading<Range> {
    let fields = node.object("a range: an object of min and max")?;
    let min = fields.need("min", "the least number")?.number()?;
    let max = fields.get("max").map(|max| max.number()).transpose()?;
    Ok(Range { min, max })
}

const HIGH_CARDS: &str = "cards among A K Q J T 9, each once, or nothing";

fn high_cards(mut text: &str) -> Option<Holding> {
    let mut cards = Holding::EMPTY;
    while !text.is_empty() {
        let (rank, rest) = Rank::take(text)?;
        if rank < Rank::NINE || cards.has(rank) {
            return None;
        }
        cards = cards.with(rank);
        text = rest;
    }
    Some(cards)
}

/// The alternatives of `S~…`, identical ones once.
fn patterns(node: Node<'_>) -> Reading<Vec<Pattern>> {
    let mut patterns: Vec<Pattern> = Vec::new();
    for item in node.items("a list of alternatives")? {
        let fields = item.object("an object of cards, low_min and low_max")?;
        let high = fields.need("cards", HIGH_CARDS)?.word(HIGH_CARDS, high_cards)?;
        let min = fields.need("low_min", "the least number of low cards")?.number()?;
        // A suit has seven low cards, so that is what no limit means.
        let max = fields.get("low_max").map(|max| max.number()).transpose()?.map_or(7, |max| max.min(7));
        let pattern = Pattern { high, low: Range { min, max: Some(max) } };
        if !patterns.contains(&pattern) {
            patterns.push(pattern);
        }
    }
    Ok(patterns)
}

const A_CARD: &str = "a card: a suit or a variable, then one of A K Q J T 9 8 7 6 5 4 3 2";

fn read_card(text: &str) -> Option<(SuitName, Rank)> {
    let suit_length = if text.starts_with('$') { 2 } else { 1 };
    let suit = SuitName::read(text.get(..suit_length)?)?;
    let (rank, rest) = Rank::take(text.get(suit_length..)?)?;
    rest.is_empty().then_some((suit, rank))
}

fn comparison(node: Node<'_>) -> Reading<Clause> {
    let fields = node.object("an object of left, op and right")?;
    let left = fields.need("left", A_SUIT)?.word(A_SUIT, SuitName::read)?;
    let right = fields.need("right", A_SUIT)?.word(A_SUIT, SuitName::read)?;
    let operators = "one of > >= < <= ==";
    let relation = fields.need("op", operators)?.word(operators, Relation::read)?;
    Ok(Clause::Compare(left, relation, right))
}

fn fits(scenario: &Object<'_>) -> Reading<Vec<Fit>> {
    list(scenario, "fit", "a list of fits", |node| {
        let fields = node.object("an object of suit, suit_class, min and pair")?;
        let class = fields.get("suit_class").map(|class| {
            class.word("major, minor or any", |class| match class {
                "major" => Some(FitSuits::Major),
                "minor" => Some(FitSuits::Minor),
                "any" => Some(FitSuits::Any),
                _ => None,
            })
        });
        let class = class.transpose()?.unwrap_or(FitSuits::Any);
        let named = fields.get("suit").map(|suit| suit.word(A_SUIT, SuitName::read)).transpose()?;
        let suits = named.map_or(class, FitSuits::Named);
        let min = fields.need("min", "the least number of cards")?.number()?;
        let pairs = "declarer or defense";
        let pair = fields
            .need("pair", pairs)?
            .word(pairs, |name| Pair::ALL.into_iter().find(|pair| pair.name() == name))?;
        Ok(Fit { suits, min, pair })
    })
}

fn pair_points(scenario: &Object<'_>) -> Reading<Vec<Fact>> {
    let mut facts = Vec::new();
    for (key, measure) in [("pair_hcp", Measure::Hcp), ("pair_tp", Measure::TotalPoints)] {
        let Some(node) = scenario.get(key) else { continue };
        let expected = "an object with the keys declarer and defense";
        let entries: BTreeMap<&str, Node<'_>> = node.entries(expected)?.into_iter().collect();
        for (name, value) in &entries {
            if Pair::ALL.iter().all(|pair| pair.name() != *name) {
                return Err(value.expected("as key declarer or defense"));
            }
        }
        for pair in Pair::ALL {
            if let Some(value) = entries.get(pair.name()) {
                facts.push(Fact::PairPoints(pair, measure, range(value.clone())?));
            }
        }
    }
    Ok(facts)
}

/// The lead card must lie with the player on the declarer's left (seed 000 §2, SEMANTICS 21).
fn lead(scenario: &Object<'_>) -> Reading<Option<Fact>> {
    let Some(context) = scenario.get("context") else { return Ok(None) };
    let context = context.object("an object of dealer, vul, auction, contract, declarer and lead")?;
    let role = |key| context.get(key).map(|node| node.word("opener, opp1, responder or opp2", Role::read));
    let dealer = role("dealer").transpose()?.unwrap_or(Role::Opener);
    let named_declarer = role("declarer").transpose()?;
    let calls = list(&context, "auction", "a list of calls", |call| Ok((call.text("a call")?, call)))?;
    let Some(lead) = context.get("lead") else { return Ok(None) };
    let a_card = "a card such as SK";
    let card = lead.word(a_card, |text| match read_card(text)? {
        (SuitName::Suit(suit), rank) => Some(Card { suit, rank }),
        (SuitName::Variable(_), _) => None,
    })?;
    let declarer = match named_declarer {
        Some(declarer) => declarer,
        None if calls.is_empty() => return Err(lead.expected("a declarer or an auction beside a lead")),
        None => {
            let texts: Vec<&str> = calls.iter().map(|(text, _)| *text).collect();
            auction::declarer(dealer, &texts).map_err(|place| match calls.get(place) {
                Some((_, call)) => call.expected("a call that is allowed here (P, X, XX, 1C to 7NT)"),
                None => lead.expected("an auction with a bid beside a lead"),
            })?
        }
    };
    Ok(Some(Fact::Lead(declarer.left(), card)))
}

/// The domains of the variables in use; one that is not declared may be any suit. Those declared and never used
/// bind nothing, but what is written must still be a domain.
fn domains(scenario: &Object<'_>, used: &BTreeSet<Variable>) -> Reading<Vec<Domain>> {
    let mut declared: BTreeMap<Variable, Vec<Suit>> = BTreeMap::new();
    if let Some(vars) = scenario.get("vars") {
        for (name, suits) in vars.entries("an object with variables as keys")? {
            let variable =
                Variable::read(name).ok_or_else(|| suits.expected("as key a variable from $a to $d"))?;
            let listed = suits.items("a list of suits")?;
            let listed = listed.iter().map(|suit| suit.word("a suit: S, H, D or C", Suit::read));
            let listed = listed.collect::<Reading<BTreeSet<Suit>>>()?;
            declared.insert(variable, listed.into_iter().collect());
        }
    }
    let domain = |&variable: &Variable| Domain {
        variable,
        suits: declared.get(&variable).cloned().unwrap_or_else(|| Suit::ALL.to_vec()),
    };
    Ok(used.iter().map(domain).collect())
}
