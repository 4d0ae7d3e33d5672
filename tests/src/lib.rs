//! Tests that cross rooms, and what they share: deals of a text, a judge of a text, deals by name.
//!
//! **Invariant:** nothing depends on this package.

pub mod random;

use bridgeshape_engine::{Fixed, Job, Record, Refusal, Request, Seed, Source};
use bridgeshape_judge as judge;
use bridgeshape_runtime::{Hand, Holding, Rank, Role, Suit};
use std::ops::ControlFlow;

/// `count` deals of a DSL text with the seed 1.
///
/// # Errors
/// The engine's refusal.
pub fn deals(dsl: &str, count: u64) -> Result<Vec<Record>, Refusal> {
    let source = Source::of_dsl(dsl, Default::default());
    let request = Request { count, ..Request::new(Seed(1)) };
    run(&source, &request)
}

/// The deals of a request.
///
/// # Errors
/// The engine's refusal.
pub fn run(source: &Source, request: &Request) -> Result<Vec<Record>, Refusal> {
    let job = Job::new(source, request)?;
    let mut records = Vec::new();
    job.run(1, |record| {
        records.push(record);
        ControlFlow::Continue(())
    })?;
    Ok(records)
}

/// What is known of the hands, each as `role=cards`.
///
/// # Errors
/// The engine's refusal of cards that cannot be known together.
///
/// # Panics
/// When no role stands before the `=`.
pub fn fixed(known: &[String]) -> Result<Fixed, Refusal> {
    let mut fixed = Fixed::default();
    for one in known {
        let (role, text) = one.split_once('=').expect("role=cards");
        fixed.add(Role::from_name(role).expect("a role"), text)?;
    }
    Ok(fixed)
}

/// The judge of every scenario of a text.
///
/// # Panics
/// When the text is not valid.
pub fn judges(dsl: &str) -> Vec<judge::Scenario> {
    let source = Source::of_dsl(dsl, Default::default());
    assert!(source.blocked().is_none(), "{dsl}: {:?}", source.blocked());
    source.entries().iter().map(|e| judge::Scenario::from_json(&e.json).expect("a valid scenario")).collect()
}

/// What the judge makes of a deal written as `N:hand hand hand hand`, or without the prefix, in the order
/// opener, opp1, responder, opp2.
///
/// # Panics
/// When text or deal is not valid.
pub fn verdict(dsl: &str, deal: &str) -> judge::Verdict {
    let hands: Vec<&str> = deal.trim_start_matches("N:").split_whitespace().collect();
    let hands: [&str; 4] = hands.try_into().expect("four hands");
    let deal = judge::Deal::from_dotted(hands).expect("a deal");
    judges(dsl)[0].verdict(&deal, None)
}

/// A suit of a role's hand.
pub fn holding(record: &Record, role: Role, suit: Suit) -> Holding {
    record.deal.hand(role).holding(suit)
}

/// The length of a suit of a role's hand.
pub fn length(record: &Record, role: Role, suit: Suit) -> usize {
    holding(record, role, suit).len()
}

/// High-card points of a hand, counted here once more.
pub fn hcp(hand: Hand) -> u32 {
    hand.cards()
        .map(|card| match card.rank() {
            Rank::Ace => 4,
            Rank::King => 3,
            Rank::Queen => 2,
            Rank::Jack => 1,
            _ => 0,
        })
        .sum()
}

/// The lengths of a hand, the longest first.
pub fn ordered_shape(hand: Hand) -> [u8; 4] {
    let mut lengths = hand.lengths();
    lengths.sort_unstable_by(|a, b| b.cmp(a));
    lengths
}
