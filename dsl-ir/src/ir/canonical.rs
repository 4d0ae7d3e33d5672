//! The canonical text of a scenario: what is hashed to open its random streams.
//!
//! Two scenarios with different laws have different texts. Scenarios that differ only in writing have the same
//! text: origins, labels, weights and what is told of the auction are not in it; groups are sorted, ranges are
//! cut to what cards can make, `nostop` is the contrary of `stop`, `H<S` is `S>H`. It does not prove logical
//! equivalence: two texts may differ and still mean the same deals.

use super::bind::Binder;
use super::cond::{CompareOp, Cond, HoldingCond, LOW_CARDS, LengthsCond, Pattern, Range};
use super::metric::{Metric, Points};
use super::pred::{Leaf, Pred, Slot};
use super::scenario::Scenario;
use super::shape::ShapeClass;
use bridgeshape_runtime::{Evaluator, Hand, Holding, HoldingSet, Role, ShapeSet, Suit, shapes};
use std::collections::{BTreeMap, BTreeSet};

/// The first word of every text; raised when texts change, since streams change with them.
const FORMAT: &str = "ir1";

const ALWAYS: &str = "always";
const NEVER: &str = "never";

impl Scenario {
    /// The canonical text.
    pub fn canonical(&self) -> String {
        let mut lines = vec![String::from(FORMAT)];
        let sizes = self.table.sizes().map(|size| size.to_string()).join(",");
        lines.push(format!("table {:x} {sizes}", self.table.pack().bits()));
        lines.extend(self.binders.iter().map(binder));
        lines.push(pred(&self.pred));
        lines.join("\n")
    }
}

impl Pred {
    /// The same tree with its groups in the order of their canonical texts, and nothing twice in a group: what is worked
    /// out in the order of a tree then hangs on what it means, not on how it was written.
    #[must_use]
    pub fn sorted(&self) -> Pred {
        let each = |branches: &[Pred]| branches.iter().map(Pred::sorted).collect::<Vec<_>>();
        match self {
            // A branch that is sorted may have become part of the group.
            Pred::All(branches) => match Pred::all(each(branches)) {
                Pred::All(branches) => Pred::all(by_text(branches)),
                other => other,
            },
            Pred::Any(branches) => match Pred::any(each(branches)) {
                Pred::Any(branches) => Pred::any(by_text(branches)),
                other => other,
            },
            Pred::Not(inner) => Pred::not(inner.sorted()),
            Pred::SomeSuit { not, body } => {
                Pred::SomeSuit { not: not.clone(), body: Box::new(body.sorted()) }
            }
            Pred::Leaf(_) | Pred::Alternative { .. } => self.clone(),
        }
    }
}

/// By canonical text, each once.
fn by_text(branches: Vec<Pred>) -> Vec<Pred> {
    let by_text: BTreeMap<String, Pred> =
        branches.into_iter().map(|branch| (pred(&branch), branch)).collect();
    by_text.into_values().collect()
}

fn binder(binder: &Binder) -> String {
    match binder {
        Binder::Vars(domains) => {
            let domains = domains.iter().map(|(var, domain)| format!(" {var}={}", suits(domain)));
            format!("vars{}", domains.collect::<String>())
        }
        Binder::Jolly { hand, named } => format!("jolly {hand} {}", slots(named)),
        Binder::Fit { index, domain } => format!("fit {index} {}", suits(domain)),
        Binder::Alternatives { hand, suit, count } => format!("alternatives {hand} {suit} {count}"),
    }
}

fn suits(suits: &[Suit]) -> String {
    suits.iter().map(Suit::to_string).collect()
}

fn slots(slots: &[Slot]) -> String {
    slots.iter().map(Slot::to_string).collect::<Vec<_>>().join(",")
}

fn pred(tree: &Pred) -> String {
    match tree {
        Pred::All(branches) => group("all", ALWAYS, NEVER, branches),
        Pred::Any(branches) => group("any", NEVER, ALWAYS, branches),
        Pred::Not(inner) => not(pred(inner)),
        Pred::Leaf(leaf) => cond(&leaf.cond),
        Pred::SomeSuit { not, body } => format!("some({}: {})", slots(not), pred(body)),
        Pred::Alternative { hand, suit, options } => {
            let options = options.iter().map(|Leaf { cond: c, .. }| cond(c)).collect::<Vec<_>>();
            format!("choose({hand} {suit}: {})", options.join(", "))
        }
    }
}

/// A group in one order, without what does not count (`unit`), decided by what decides it (`zero`).
fn group(word: &str, unit: &str, zero: &str, branches: &[Pred]) -> String {
    let mut texts: BTreeSet<String> = branches.iter().map(pred).collect();
    texts.remove(unit);
    if texts.contains(zero) {
        return String::from(zero);
    }
    match texts.len() {
        0 => String::from(unit),
        1 => texts.into_iter().collect(),
        _ => format!("{word}({})", texts.into_iter().collect::<Vec<_>>().join(", ")),
    }
}

fn not(text: String) -> String {
    match text.as_str() {
        ALWAYS => String::from(NEVER),
        NEVER => String::from(ALWAYS),
        _ => format!("not({text})"),
    }
}

fn cond(cond: &Cond) -> String {
    match cond {
        Cond::Holding { hand, suit, is } => holding(*hand, *suit, is),
        Cond::Lengths { hand, is } => lengths(*hand, is),
        Cond::Points(points) => sum(points),
    }
}

fn holding(hand: Role, suit: Slot, is: &HoldingCond) -> String {
    let at = format!("{hand}.{suit}");
    match is {
        HoldingCond::Length(range) => ranged(&format!("{at} length"), *range, Some(13)),
        HoldingCond::Hcp(range) => ranged(&format!("{at} hcp"), *range, Some(10)),
        HoldingCond::Cards(cards) => format!("{at}={cards}"),
        HoldingCond::Pattern(pattern) => self::pattern(&at, *pattern),
        HoldingCond::Has(rank) => format!("{at} has {rank}"),
        HoldingCond::Lacks(rank) => not(format!("{at} has {rank}")),
        HoldingCond::Stopper => format!("{at} stopped"),
        HoldingCond::NoStopper => not(format!("{at} stopped")),
        HoldingCond::Set(set) => format!("{at} in {}", holdings(set)),
    }
}

/// A pattern of any number of low cards decides the honours only.
fn pattern(at: &str, Pattern { cards, low_min, low_max }: Pattern) -> String {
    match ranged("low", Range { min: low_min, max: low_max }, Some(i32::from(LOW_CARDS))) {
        always if always == ALWAYS => format!("{at}={cards}"),
        never if never == NEVER => never,
        low => format!("{at}={cards} {low}"),
    }
}

fn lengths(hand: Role, is: &LengthsCond) -> String {
    match is {
        LengthsCond::Class(ShapeClass::Any) => String::from(ALWAYS),
        LengthsCond::Class(class) => format!("{hand} shape {class}"),
        LengthsCond::Pattern(pattern) => format!("{hand} shape {pattern}"),
        LengthsCond::Longest(slot) => format!("{hand} longest {slot}"),
        LengthsCond::Compare { left, op, right } => {
            let (op, left, right) = match op {
                CompareOp::Less => (CompareOp::Greater, right, left),
                CompareOp::AtMost => (CompareOp::AtLeast, right, left),
                CompareOp::Equal => (CompareOp::Equal, left.min(right), left.max(right)),
                other => (*other, left, right),
            };
            match (left == right, op) {
                (true, CompareOp::Greater) => String::from(NEVER),
                (true, _) => String::from(ALWAYS),
                (false, _) => format!("{hand} {left}{op}{right}"),
            }
        }
        LengthsCond::Set(set) => format!("{hand} shape in {}", shape_set(set)),
    }
}

fn sum(points: &Points) -> String {
    let Points { hands, metric, min, max } = points;
    let most = match metric {
        Metric::Hcp => Some(if hands.len() == 1 { 37 } else { 40 }),
        Metric::Controls => Some(12),
        Metric::Aces | Metric::Kings | Metric::Queens => Some(4),
        Metric::KeyCards(_) => Some(5),
        Metric::Length(_) => Some(13),
        Metric::Ltc => Some(12 * hands.len() as i32),
        Metric::Tp | Metric::Dp | Metric::Custom(_) => None,
    };
    let what = match metric {
        Metric::Custom(evaluator) => format!("{hands} {}", custom(evaluator)),
        word => format!("{hands} {word}"),
    };
    // Only a custom evaluator counts below nothing.
    let least = if matches!(metric, Metric::Custom(_)) { i32::MIN } else { 0 };
    between(&what, *min, *max, least, most)
}

fn ranged(what: &str, range: Range, most: Option<i32>) -> String {
    between(what, i32::from(range.min), range.max.map(i32::from), 0, most)
}

/// `what` from `min` to `max`, where nothing lies below `least` or above `most`.
fn between(what: &str, min: i32, max: Option<i32>, least: i32, most: Option<i32>) -> String {
    let max = max.filter(|&max| most.is_none_or(|most| max < most));
    if max.is_some_and(|max| max < min) || most.is_some_and(|most| min > most) {
        return String::from(NEVER);
    }
    match (min > least, max) {
        (false, None) => String::from(ALWAYS),
        (true, None) => format!("{what} {min}.."),
        (false, Some(max)) => format!("{what} ..{max}"),
        (true, Some(max)) => format!("{what} {min}..{max}"),
    }
}

/// The members' bits, 64 holdings a word.
fn holdings(set: &HoldingSet) -> String {
    let mut words = vec![0u64; Holding::COUNT / 64];
    for holding in set.iter() {
        words[holding.index() / 64] |= 1 << (holding.index() % 64);
    }
    words.iter().map(|word| format!("{word:016x}")).collect()
}

fn shape_set(set: &ShapeSet) -> String {
    let members = set.iter().map(|shape| shape.map(|length| format!("{length:x}")).concat());
    format!("{} {}", set.cards(), members.collect::<Vec<_>>().join(" "))
}

/// Every value of an evaluator, runs of equal ones as one.
fn custom(evaluator: &Evaluator) -> String {
    let of_suit = |suit| runs(Holding::all().map(move |holding| evaluator.suit_value(suit, holding)));
    let mut parts: Vec<String> = Suit::ALL.into_iter().map(of_suit).collect();
    if evaluator.has_shapes() {
        let sizes = 0..=Hand::PACK.len() as u8;
        parts.push(runs(sizes.flat_map(shapes).map(|shape| evaluator.shape_value(shape))));
    }
    format!("custom[{}]", parts.join(";"))
}

fn runs(values: impl Iterator<Item = i32>) -> String {
    let mut runs: Vec<(i32, usize)> = Vec::new();
    for value in values {
        match runs.last_mut() {
            Some((last, length)) if *last == value => *length += 1,
            _ => runs.push((value, 1)),
        }
    }
    runs.iter().map(|(value, length)| format!("{value}x{length}")).collect::<Vec<_>>().join(" ")
}
