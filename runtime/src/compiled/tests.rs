//! A small page written by hand.

use super::*;
use crate::plan::{Part, Place};
use crate::{Check, Evaluator, PartialDeal, QUARTERS, Ranges, Role, Stream, StreamKey, Table};
use std::collections::BTreeMap;
use std::sync::Arc;

const HEARTS: Value = Value::Suit(Suit::Hearts);
const SPADES: Value = Value::Suit(Suit::Spades);

/// Two choices, the first of two values together; after the first value only one choice is left.
static BINDINGS: [&[Value]; 4] = [
    &[SPADES, HEARTS, Value::Alternative(1)],
    &[HEARTS, SPADES, Value::Alternative(0)],
    &[HEARTS, SPADES, Value::Alternative(1)],
    &[HEARTS, SPADES, Value::Alternative(2)],
];

fn plan(binding: usize) -> Plan {
    let quarters = i64::from(QUARTERS);
    let check = Check::Points {
        hands: vec![Role::Opener],
        evaluator: Arc::new(Evaluator::hcp()),
        allowed: Ranges::new(quarters * binding as i64, 40 * quarters),
    };
    let part = Part { places: [Place::Rest; 4], checks: vec![check], ..Part::default() };
    Plan { fixed: PartialDeal::unknown(Table::BRIDGE), parts: vec![part] }
}

fn holds(binding: usize, hands: &[Hand; 4]) -> bool {
    Evaluator::hcp().value(hands[0]) >= QUARTERS * binding as i32
}

const fn compiled(weight: u16, law: Law) -> Compiled {
    Compiled {
        label: "by hand",
        number: 1,
        weight,
        key: 7,
        law,
        choices: &[&["$a", "$b"], &["S~:opener"]],
        bindings: &BINDINGS,
        deals: None,
        plan,
        holds,
    }
}

static PAGE: Page = Page {
    scenarios: &[compiled(3, Law::Bindings), compiled(0, Law::Bindings), compiled(1, Law::Deals)],
    key: 9,
};

#[test]
fn bindings_are_uniform_choice_by_choice() {
    let key = StreamKey::new(1, 2, &[]);
    let mut seen = [0u32; 4];
    for index in 0..60_000 {
        seen[PAGE.scenarios[0].draw_binding(&mut key.stream(index))] += 1;
    }
    // One half, and three sixths; five standard deviations are below 700.
    assert!(seen[0].abs_diff(30_000) < 700, "{seen:?}");
    assert!(seen[1..].iter().all(|n| n.abs_diff(10_000) < 500), "{seen:?}");
}

#[test]
fn deals_come_by_weight_index_and_seed() {
    let prepared = PAGE.prepare();
    let dealer = prepared.dealer(5);
    let mut of: BTreeMap<usize, u32> = BTreeMap::new();
    let all: Vec<Dealt> = dealer.clone().deals(0).take(8_000).collect();
    for (index, dealt) in all.iter().enumerate() {
        assert_eq!(dealer.deal(index as u64), *dealt);
        let scenario = &PAGE.scenarios[dealt.scenario];
        assert!((scenario.holds)(dealt.binding, dealt.deal.hands()));
        assert!(PAGE.satisfies(&dealt.deal));
        if scenario.law == Law::Deals {
            assert_eq!(scenario.first(&dealt.deal), Some(dealt.binding));
        }
        *of.entry(dealt.scenario).or_default() += 1;
    }
    let mut many = vec![all[0]; 1_000];
    dealer.fill(100, &mut many);
    assert_eq!(many, all[100..1_100]);
    assert_eq!(of.keys().copied().collect::<Vec<_>>(), [0, 2]);
    assert!(of[&0].abs_diff(6_000) < 300, "{of:?}");
    assert_ne!(prepared.dealer(6).deal(0).deal, all[0].deal);
    assert_eq!(dealer.deals(u64::MAX).count(), 1);
    assert!(prepared.bytes() > 0);
}

#[test]
fn anyone_may_bring_a_generator() {
    let prepared = PAGE.prepare();
    let mut rng: Stream = StreamKey::new(0, 0, &[]).stream(0);
    let first = prepared.sample(&mut rng);
    assert_ne!(first.deal, prepared.sample(&mut rng).deal);
    assert_eq!(first, prepared.sample(&mut StreamKey::new(0, 0, &[]).stream(0)));
}

/// The same page as a type.
struct ByHand;

impl Scenario for ByHand {
    type Binding = (usize, usize);

    const PAGE: Page = PAGE;
    const BINDINGS: &'static [(usize, usize)] =
        &[(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3)];

    fn shared() -> &'static Ready<ByHand> {
        static SHARED: std::sync::OnceLock<Ready<ByHand>> = std::sync::OnceLock::new();
        SHARED.get_or_init(Ready::new)
    }
}

#[test]
fn a_type_deals_as_its_page_does() {
    let prepared = PAGE.prepare();
    let mut deals = ByHand::shared().deals(5);
    for index in 0..100 {
        let (raw, typed) = (prepared.dealer(5).deal(index), ByHand::shared().deal(5, index));
        assert_eq!((typed.deal, typed.attempts), (raw.deal, raw.attempts));
        assert_eq!(typed.binding, (raw.scenario, raw.binding));
        assert_eq!(deals.next(), Some(typed));
    }
    assert_eq!(ByHand::shared().deals(5).nth(99), Some(ByHand::shared().deal(5, 99)));
    assert!(ByHand::shared().bytes() > 0);
    assert_eq!(Ready::<ByHand>::new().bytes(), 0);
}

#[test]
fn deals_end_with_the_last_index() {
    let mut deals = ByHand::shared().deals(5);
    deals.nth(usize::MAX - 1);
    assert_eq!(deals.next(), Some(ByHand::shared().deal(5, u64::MAX)));
    assert_eq!((deals.next(), deals.next()), (None, None));
}

#[test]
fn bindings_are_told_by_name() {
    let names: Vec<String> =
        PAGE.scenarios[0].names(1).map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(names, ["$a=H", "$b=S", "S~:opener=0"]);
}
