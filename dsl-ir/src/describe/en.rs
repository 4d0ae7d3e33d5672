//! English.

use super::grammar::{Form, Grammar, Noun, join, ranks, shape, short};
use super::{Amount, Domain, FitSuit, Free, Partners, Sentence, Vulnerable, Way, Who};
use crate::ir::{CompareOp, ShapeClass};
use bridgeshape_runtime::{Pair, Role};

const G: Grammar = Grammar {
    exactly: "exactly",
    at_least: "at least",
    any: ("any number of ", ""),
    singular_to: 0,
    colon: ": ",
    semicolon: "; ",
    and: " and ",
    or: " or ",
    place: "in",
    variable_place: "in the suit",
    variable_head: "suit",
    of_variable: " of the suit ",
    no_trump: "NT",
    pass: "Pass",
};

const CARDS: Noun = Noun { none: "void", one: "card", many: "cards" };
const SMALL: Noun = Noun { none: "no small cards", one: "small card", many: "small cards" };
const POINTS: Noun = Noun { none: "no HCP", one: "HCP", many: "HCP" };
const TOTAL: Noun = Noun { none: "no total points", one: "total point", many: "total points" };
const DISTRIBUTION: Noun =
    Noun { none: "no distribution points", one: "distribution point", many: "distribution points" };
const LOSERS: Noun = Noun { none: "no losers", one: "loser", many: "losers" };
const KEY_CARDS: Noun = Noun { none: "no key cards", one: "key card", many: "key cards" };
const ACES: Noun = Noun { none: "no aces", one: "ace", many: "aces" };
const KINGS: Noun = Noun { none: "no kings", one: "king", many: "kings" };
const QUEENS: Noun = Noun { none: "no queens", one: "queen", many: "queens" };
const CONTROLS: Noun = Noun { none: "no controls", one: "control", many: "controls" };

pub(super) const fn label(role: Role) -> &'static str {
    match role {
        Role::Opener => "Opener (or first to use the convention)",
        Role::Opp1 => "Opponent on opener's left",
        Role::Responder => "Responder (opener's partner)",
        Role::Opp2 => "Opponent on opener's right",
    }
}

pub(super) fn sentence(sentence: &Sentence, form: Form) -> String {
    match sentence {
        Sentence::Quiet { points } => {
            let points = points.map_or_else(String::new, |p| format!("{}, ", G.count(p, POINTS)));
            format!("passes throughout: {points}no suit worth bidding")
        }
        Sentence::AnyHand => "any hand".into(),
        Sentence::NoHand => "no hand at all (a choice among nothing)".into(),
        Sentence::Points(amount) => G.count(*amount, POINTS),
        Sentence::TotalPoints(amount) => G.count(*amount, TOTAL) + " (HCP + length)",
        Sentence::DistributionPoints(amount) => G.count(*amount, DISTRIBUTION) + " (HCP + shortness)",
        Sentence::Losers(amount) => G.count(*amount, LOSERS),
        Sentence::Shape(class) => of_class(*class).into(),
        Sentence::ShapePattern(lengths) => format!("{} shape, the suits in any order", shape(*lengths)),
        Sentence::Length { suit, amount } => G.about(*suit, &length(*amount), form),
        Sentence::SuitPoints { suit, amount } => G.about(*suit, &G.count(*amount, POINTS), form),
        Sentence::Honours { suit, held, missing } => {
            let body = match (held.as_slice(), missing.as_slice()) {
                ([], _) => "no card above the 8".into(),
                (held, []) => format!("has {}, all of them", ranks(held)),
                (held, missing) => format!("has {} but not {}", ranks(held), ranks(missing)),
            };
            G.about(*suit, &body, form)
        }
        Sentence::Pattern { suit, ways } => G.about(*suit, &join(ways.iter().map(way), ", or "), form),
        Sentence::Stopper(suit) => G.about(*suit, "stopper (A, Kx, Qxx or Jxxx)", form),
        Sentence::NoStopper(suit) => G.about(*suit, "no stopper", form),
        Sentence::KeyCards { suit, amount } => {
            format!("{} with {} as trumps", G.count(*amount, KEY_CARDS), short(*suit))
        }
        Sentence::Longest(suit) => format!("no suit longer than {}", short(*suit)),
        Sentence::Compare { left, op, right } => {
            let (left, right) = (G.place(*left), G.place(*right));
            match op {
                CompareOp::Greater => format!("more cards {left} than {right}"),
                CompareOp::AtLeast => format!("at least as many cards {left} as {right}"),
                CompareOp::Less => format!("fewer cards {left} than {right}"),
                CompareOp::AtMost => format!("no more cards {left} than {right}"),
                CompareOp::Equal => format!("as many cards {left} as {right}"),
            }
        }
        Sentence::Jolly { suit, length: cards, points } => {
            let body = [cards.map(length), points.map(|p| G.count(p, POINTS))];
            let body = join(body.into_iter().flatten(), ", ");
            let head = free(suit);
            G.about_free(suit, &body, &head, &format!("in {head}"), form)
        }
        Sentence::Aces(amount) => G.count(*amount, ACES),
        Sentence::Kings(amount) => G.count(*amount, KINGS),
        Sentence::Queens(amount) => G.count(*amount, QUEENS),
        Sentence::Controls(amount) => G.count(*amount, CONTROLS) + " (A = 2, K = 1)",
        Sentence::Has(cards) => format!("holds {}", G.cards(cards)),
        Sentence::Lacks(cards) => format!("without {}", G.cards(cards)),
        Sentence::Any(ways) => format!("at least one of these: {}", G.cases(ways, self::sentence)),
        Sentence::Not(ways) => {
            let head = match ways.as_slice() {
                [only] if only.len() == 1 => "excluded",
                [_] => "excluded together",
                _ => "none of these",
            };
            format!("{head}: {}", G.cases(ways, self::sentence))
        }
        Sentence::Fit { among, amount, pair } => {
            let place = match among {
                FitSuit::Suit(suit) => G.place(*suit),
                FitSuit::Major => "in a major".into(),
                FitSuit::Minor => "in a minor".into(),
                FitSuit::Any => "in some suit".into(),
            };
            format!("fit: {} {place}, {} together", G.count(*amount, CARDS), partners(pair))
        }
        Sentence::PairPoints { pair, amount } => {
            format!("{} together: {}", partners(pair), G.count(*amount, POINTS))
        }
        Sentence::PairTotalPoints { pair, amount } => {
            format!("{} together: {}", partners(pair), G.count(*amount, TOTAL))
        }
        Sentence::Variable { var, domain } => match domain {
            Domain::Any => format!("{var} is any suit"),
            Domain::Majors => format!("{var} is a major (♠ or ♥)"),
            Domain::Minors => format!("{var} is a minor (♦ or ♣)"),
            Domain::Among(suits) => format!("{var} is {}", G.choice(suits)),
        },
        Sentence::Different(vars) => format!("{} are different suits", G.variables(vars)),
        Sentence::Dealer(player) => format!("dealer: {}", who(player)),
        Sentence::Vulnerable(sides) => match sides {
            Vulnerable::Nobody => "nobody vulnerable".into(),
            Vulnerable::Pair(pair) => format!("vulnerable: {}", partners(pair)),
            Vulnerable::Everybody => "both sides vulnerable".into(),
        },
        Sentence::Auction(calls) => format!("auction: {}", G.auction(calls)),
        Sentence::Contract(contract) => format!("contract: {}", G.contract(*contract)),
        Sentence::Declarer(player) => format!("declarer: {}", who(player)),
        Sentence::Lead { card, leader } => {
            let leader = leader.as_ref().map_or_else(String::new, |player| format!(" ({})", who(player)));
            format!("opening lead: {}{leader}", G.card(*card))
        }
        Sentence::Weight(weight) => format!("relative frequency: {weight}"),
        Sentence::Unread { key, value } => format!("`{key}: {value}` (not understood)"),
    }
}

fn length(amount: Amount) -> String {
    match amount {
        Amount::Exactly(1) => "singleton".into(),
        Amount::Between(0, 1) => "0–1 cards (singleton or void)".into(),
        _ => G.count(amount, CARDS),
    }
}

const fn of_class(class: ShapeClass) -> &'static str {
    match class {
        ShapeClass::Balanced => "balanced hand (4333, 4432, 5332)",
        ShapeClass::SemiBalanced => "semi-balanced hand (5422, 6322)",
        ShapeClass::OneSuiter => "one-suiter (6+ cards, no second suit of 4)",
        ShapeClass::TwoSuiter => "two-suiter (5-4 or longer)",
        ShapeClass::ThreeSuiter => "three-suiter (4441 or 5440)",
        ShapeClass::Any => "any shape",
    }
}

fn way(way: &Way) -> String {
    match (way.cards.as_slice(), way.small) {
        ([], Amount::Exactly(0)) => CARDS.none.into(),
        ([], small) => G.plain(small, SMALL),
        (cards, Amount::Exactly(0)) => format!("just {}", ranks(cards)),
        (cards, small) => format!("{} and {}", ranks(cards), G.plain(small, SMALL)),
    }
}

fn free(suit: &Free) -> String {
    match suit {
        Free::Except(named) if !named.is_empty() => format!("a suit other than {}", G.names(named)),
        _ => "some suit".into(),
    }
}

fn who(player: &Who) -> &str {
    match player {
        Who::Role(Role::Opener) => "opener",
        Who::Role(Role::Opp1) => "left-hand opponent",
        Who::Role(Role::Responder) => "responder",
        Who::Role(Role::Opp2) => "right-hand opponent",
        Who::Named(name) => name,
    }
}

fn partners(partners: &Partners) -> String {
    match (partners.pair, &partners.players) {
        (Pair::Defense, [Who::Role(_), Who::Role(_)]) => "the opponents".into(),
        (_, [first, second]) => format!("{} and {}", who(first), who(second)),
    }
}
