//! Odds against plain enumeration: with few open cards every completion is tried under every binding, node by node.
//!
//! Texts are drawn at random around a deal that satisfies most of what they say; the known cards are those of that deal
//! but for two or three open cards a hand.

use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::ir::{Binder, Binding, Scenario};
use bridgeshape_planner::{Chance, Counter, Figure, Law, Odds, Options, Ratio, odds, union};
use bridgeshape_runtime::{Card, Deal, Hand, PartialDeal, Rank, Role, Suit, Table};
use std::collections::BTreeMap;

/// A plain generator of numbers (G. Marsaglia's xorshift): the cases are the same on every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn deal(&mut self) -> [Hand; 4] {
        let mut cards: Vec<Card> = Hand::PACK.cards().collect();
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.below(i + 1));
        }
        std::array::from_fn(|i| cards[13 * i..13 * i + 13].iter().copied().collect())
    }

    /// The deal with so many cards of each hand forgotten.
    fn forgotten(&mut self, deal: &[Hand; 4], open: usize) -> PartialDeal {
        let known = deal.map(|hand| {
            let mut cards: Vec<Card> = hand.cards().collect();
            for _ in 0..open {
                cards.remove(self.below(cards.len()));
            }
            cards.into_iter().collect()
        });
        PartialDeal::new(Table::BRIDGE, known).expect("part of a deal")
    }

    /// A range that a value lies in, or nearly.
    fn around(&mut self, value: usize) -> String {
        let (below, above) = (self.below(3), self.below(3));
        let min = value.saturating_sub(below) + usize::from(self.chance(8));
        if self.chance(30) { format!("{min}+") } else { format!("{min}-{}", (value + above).max(min)) }
    }

    /// The suit of a length, the longest first.
    fn suit(&mut self, hand: Hand) -> Suit {
        let mut suits = Suit::ALL;
        suits.sort_by_key(|suit| std::cmp::Reverse(hand.holding(*suit).len()));
        suits[if self.chance(70) { 0 } else { self.below(4) }]
    }

    /// One token of a position, by the hand that it should hold for.
    fn token(&mut self, hand: Hand, vars: &[(&'static str, Suit)]) -> String {
        let letter = self.suit(hand);
        let (name, suit) = match vars.is_empty() || self.chance(35) {
            true => (letter.to_string(), letter),
            false => {
                let (name, suit) = self.one_of(vars);
                (name.to_owned(), suit)
            }
        };
        let held = hand.holding(suit);
        match self.below(16) {
            0..=3 => format!("{name}:{}", self.around(held.len())),
            4..=5 => format!("x:{}", self.around(hand.holding(letter).len())),
            6 => format!(
                "x:{} xhcp:{}",
                self.around(hand.holding(letter).len()),
                self.around(points(hand, letter))
            ),
            7 => format!("{name}hcp:{}", self.around(points(hand, suit))),
            8 => format!("hcp:{}", self.around(Suit::ALL.iter().map(|&s| points(hand, s)).sum())),
            9 => {
                let high: String = held.to_string().chars().filter(|c| "AKQJT9".contains(*c)).collect();
                let other = self.one_of(&["A.*", "[KQ].+", "KQ.?", "..?", ".*"]);
                format!("{name}~{high}.*|{other}")
            }
            10 => format!("longest:{name}"),
            11 => format!("{}stop:{name}", self.one_of(&["", "no"])),
            12 => format!("any({name}:{}, x:{})", self.around(held.len()), self.around(6)),
            13 => format!("not({name}:{} hcp:{}, x:0)", self.around(5), self.around(9)),
            14 => format!("kc:{name}{}", self.one_of(&["0-1", "1-2", "2+", "0-3"])),
            _ => format!("any({letter}>{name}, {}, {name}:{})", "hcp:12+", self.around(held.len())),
        }
    }

    fn text(&mut self, deal: &[Hand; 4]) -> String {
        let mut vars: Vec<(&'static str, Suit)> = Vec::new();
        let mut head = String::new();
        for name in ["$a", "$b"] {
            if !self.chance(if name == "$a" { 60 } else { 30 }) {
                continue;
            }
            let suit = self.one_of(&Suit::ALL);
            if vars.iter().all(|(_, taken)| *taken != suit) {
                vars.push((name, suit));
                let class = if suit.index() < 2 { "M" } else { "m" };
                let domain = self.one_of(&["any", "any", class]);
                head += &format!("{name}={domain} ");
            }
        }
        if self.chance(45) {
            let suit = self.suit(deal[0]);
            let together = deal[0].holding(suit).len() + deal[2].holding(suit).len();
            let class = self.one_of(&["", "", if suit.index() < 2 { "M" } else { "m" }]);
            head += &format!("fit:{class}{}+ ", together.saturating_sub(self.below(2)));
        }
        if self.chance(15) {
            head += "fit:m6+ ";
        }
        let mut positions = Vec::new();
        for role in Role::ALL {
            if !self.chance(55) {
                continue;
            }
            let mut tokens: BTreeMap<String, String> = BTreeMap::new();
            for _ in 0..1 + self.below(3) {
                let token = self.token(deal[role.index()], &vars);
                let key = token.split([':', '~', '(']).next().unwrap_or_default().to_owned();
                tokens.entry(key).or_insert(token);
            }
            positions.push(format!("{role} {}", tokens.into_values().collect::<Vec<_>>().join(" ")));
        }
        head + &positions.join("; ")
    }
}

fn points(hand: Hand, suit: Suit) -> usize {
    hand.holding(suit).to_string().chars().map(|c| "JQKA".find(c).map_or(0, |i| i + 1)).sum()
}

fn read(text: &str) -> Option<Scenario> {
    let answer = Answer::of_text(text);
    let blocked = answer.all_diags().iter().any(|diag| diag.blocks());
    answer.scenarios().first().filter(|_| !blocked).and_then(|read| read.ir.clone())
}

/// By binding, how many completions satisfy the scenario under it, and for how many it is the first that does.
struct Tried {
    deals: u128,
    by_binding: Vec<(Binding, u128, u128)>,
}

fn tried(scenario: &Scenario, completions: &[Deal]) -> Tried {
    let mut by_binding: Vec<(Binding, u128, u128)> = scenario.bindings().map(|b| (b, 0, 0)).collect();
    let trees: Vec<_> = by_binding.iter().map(|(binding, _, _)| scenario.bind(binding)).collect();
    let mut deals = 0;
    for deal in completions {
        let mut first = true;
        for ((_, holds, firsts), tree) in by_binding.iter_mut().zip(&trees) {
            if tree.holds(deal.hands()) {
                *holds += 1;
                *firsts += u128::from(first);
                first = false;
            }
        }
        deals += u128::from(!first);
    }
    Tried { deals, by_binding }
}

/// The law's probability of a binding, from what has been tried: at each choice, one of those that some deal follows.
fn drawn(scenario: &Scenario, tried: &Tried, binding: &Binding) -> Ratio {
    let possible = |prefix: &Binding| {
        tried.by_binding.iter().any(|(b, holds, _)| *holds > 0 && b.choices().starts_with(prefix.choices()))
    };
    let mut prefix = Binding::EMPTY;
    let mut one_in = 1;
    for &choice in binding.choices() {
        if !possible(&prefix.with(choice)) {
            return Ratio::ZERO;
        }
        one_in *=
            scenario.choices(&prefix).into_iter().filter(|&c| possible(&prefix.with(c))).count() as u128;
        prefix = prefix.with(choice);
    }
    if possible(&prefix) { Ratio::new(1, one_in).expect("small") } else { Ratio::ZERO }
}

const WORK: u64 = 4_000_000_000;

fn check(text: &str, scenario: &Scenario, fixed: &PartialDeal) -> Tried {
    let completions: Vec<Deal> = fixed.iter().collect();
    let tried = tried(scenario, &completions);
    let counted = Counter::new(fixed, Options::default()).count(&union(scenario));
    assert_eq!(counted, Ok(tried.deals), "the union as one tree: {text}");
    for law in [Law::Bindings, Law::Deals] {
        let odds = odds(scenario, fixed, law, WORK);
        assert_eq!((odds.total, odds.trials), (completions.len() as u128, 0), "{text}");
        assert_eq!(odds.deals, Figure::Exact(tried.deals), "{text}");
        let bindings = odds.bindings.as_deref().expect("few");
        assert_eq!(bindings.len(), tried.by_binding.len());
        for (of, (binding, holds, firsts)) in bindings.iter().zip(&tried.by_binding) {
            assert_eq!((&of.binding, of.deals), (binding, Some(*holds)), "{text}");
            let chance = match law {
                Law::Bindings => drawn(scenario, &tried, binding),
                Law::Deals => Ratio::new(*firsts, tried.deals).unwrap_or(Ratio::ZERO),
            };
            assert_eq!(of.chance, Chance::Exact(chance), "{law:?} {binding:?}: {text}");
        }
    }
    tried
}

/// So many random scenarios with choices to make, with so many open cards a hand; each kind of choice occurs.
fn random_scenarios(seed: u64, count: usize, open: usize) {
    let mut dice = Dice(seed);
    let (mut done, mut with_deals, mut overlapping) = (0, 0, 0);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    while done < count {
        let deal = dice.deal();
        let text = dice.text(&deal);
        let fixed = dice.forgotten(&deal, open);
        let Some(scenario) = read(&text) else { continue };
        if !(2..=40).contains(&scenario.bindings().take(41).count()) {
            continue;
        }
        let tried = check(&text, &scenario, &fixed);
        done += 1;
        with_deals += usize::from(tried.deals > 0);
        overlapping += usize::from(tried.by_binding.iter().any(|(_, holds, firsts)| holds > firsts));
        for binder in &scenario.binders {
            let kind = match binder {
                Binder::Vars(vars) if vars.len() > 1 => "two variables",
                Binder::Vars(_) => "variable",
                Binder::Jolly { named, .. } if named.iter().any(|slot| slot.suit().is_none()) => {
                    "jolly beside a variable"
                }
                Binder::Jolly { .. } => "jolly",
                Binder::Fit { .. } => "fit",
                Binder::Alternatives { suit, .. } if suit.suit().is_none() => "pattern of a variable",
                Binder::Alternatives { .. } => "pattern",
            };
            *kinds.entry(kind).or_default() += 1;
        }
        let several = scenario.binders.len() > 1;
        *kinds.entry(if several { "several choices" } else { "one choice" }).or_default() += 1;
    }
    assert_eq!(kinds.len(), 9, "{kinds:?}");
    assert!(kinds.values().all(|&n| n >= count / 50), "{kinds:?}");
    assert!(
        with_deals * 2 > count && overlapping * 5 > count,
        "{with_deals} with deals, {overlapping} overlapping"
    );
}

#[test]
fn unions_and_laws_are_what_enumeration_finds_with_two_open_cards() {
    random_scenarios(0x0dd5, 200, 2);
}

#[test]
fn unions_and_laws_are_what_enumeration_finds_with_one_open_card() {
    random_scenarios(0x1dd5, 300, 1);
}

fn odds_of(text: &str, law: Law, work: u64) -> Odds {
    let scenario = read(text).expect("valid");
    odds(&scenario, &PartialDeal::unknown(scenario.table), law, work)
}

#[test]
fn two_patterns_of_one_suit_stay_two_choices() {
    // With $a = S both patterns speak of the spades: their choices must not be taken for one.
    let text = "$a=M opener S~A.*|K.* $a~[AK].*|AQ.*";
    let scenario = read(text).expect("valid");
    let hands = ["A8765.KQ4.5432.2", "KQ9.AJ32.AKQ.543", "J43.T98.J98.AKQJ", "T2.765.T76.T9876"];
    let deal: [Hand; 4] = hands.map(|hand| {
        let of = |(suit, ranks): (Suit, &str)| {
            ranks.chars().map(|c| Card::new(suit, Rank::from_letter(c).expect("a rank"))).collect::<Vec<_>>()
        };
        Suit::ALL.into_iter().zip(hand.split('.')).flat_map(of).collect()
    });
    let known = deal.map(|hand| hand.cards().skip(2).collect());
    let fixed = PartialDeal::new(Table::BRIDGE, known).expect("part of a deal");
    assert!(check(text, &scenario, &fixed).deals > 0);
}

#[test]
fn what_is_not_counted_is_estimated_and_the_truth_lies_within() {
    let text = "$a=any pairhcp:24+ opener $a:5+ hcp:12+; responder $a:3+; opp1 hcp:0-9";
    let exact = odds_of(text, Law::Deals, WORK);
    let Figure::Exact(deals) = exact.deals else { panic!("{exact:?}") };
    let truth = Ratio::new(deals, exact.total).expect("a fraction").to_f64();
    for law in [Law::Bindings, Law::Deals] {
        let rough = odds_of(text, law, 2_000);
        let Figure::Estimated(estimate) = rough.deals else { panic!("{rough:?}") };
        assert!(estimate.low <= truth && truth <= estimate.high, "{estimate:?} {truth}");
        assert!(estimate.high / estimate.low < 1.06, "{estimate:?}");
        assert!(rough.trials > 10_000);
        assert_eq!(rough, odds_of(text, law, 2_000), "the same every time");
        let bindings = rough.bindings.expect("four");
        for (of, counted) in bindings.iter().zip(exact.bindings.iter().flatten()) {
            assert_eq!(of.deals, None);
            match (law, of.chance, counted.chance) {
                // Each has been seen to be possible.
                (Law::Bindings, Chance::Exact(chance), _) => {
                    assert_eq!(chance, Ratio::new(1, 4).expect("a quarter"))
                }
                (Law::Deals, Chance::Estimated(share), Chance::Exact(truth)) => {
                    let truth = truth.to_f64();
                    assert!(share.low <= truth && truth <= share.high, "{share:?} {truth}");
                }
                chances => panic!("{chances:?}"),
            }
        }
    }
}

#[test]
fn a_union_that_costs_too_much_leaves_its_bindings_exact() {
    let text = "$a=any opener $a:5+ $ahcp:4+ hcp:12-14; opp1 $a:0-2 hcp:8+; responder $a:3+";
    let scenario = read(text).expect("valid");
    let fixed = PartialDeal::unknown(scenario.table);
    let mut counter = Counter::new(&fixed, Options::default());
    let one = scenario.bindings().next().expect("four");
    let deals = counter.count(&scenario.bind(&one)).expect("cheap");
    // Enough for one binding, which the others are but for exchanged suits, and not for their intersections.
    let partly = odds(&scenario, &fixed, Law::Bindings, 2 * counter.spent() + 2_000);
    let Figure::Estimated(estimate) = partly.deals else { panic!("{partly:?}") };
    let bindings = partly.bindings.expect("four");
    assert!(bindings.iter().all(|of| of.deals == Some(deals)), "{bindings:?}");
    let part = deals as f64 / partly.total as f64;
    assert!(estimate.low >= 0.999 * part && estimate.high <= 4.001 * part, "{estimate:?} {part}");
}

#[test]
fn too_many_bindings_are_not_listed_and_the_union_is_counted() {
    let text = "fit:8+ fit:7+ opener x:5+; opp1 x:4+; responder x:4+; opp2 x:3+";
    let found = odds_of(text, Law::Bindings, WORK);
    assert_eq!(found.bindings, None);
    assert!(matches!(found.deals, Figure::Exact(deals) if deals > 0), "{:?}", found.deals);
}
