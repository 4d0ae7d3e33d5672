//! Every sentence in every language, and numbers as people say them.

use super::*;
use crate::Var;
use crate::ir::{Call, CompareOp, ShapeClass};
use bridgeshape_runtime::{Pair, Rank, Suit};

const HEARTS: SuitName = SuitName::Suit(Suit::Hearts);
const SPADES: SuitName = SuitName::Suit(Suit::Spades);
const A: SuitName = SuitName::Variable(Var::A);

/// The place of a sentence's kind; a new kind has to be added here, and so to the sample.
fn kind(sentence: &Sentence) -> usize {
    match sentence {
        Sentence::Quiet { .. } => 0,
        Sentence::AnyHand => 1,
        Sentence::NoHand => 2,
        Sentence::Points(_) => 3,
        Sentence::TotalPoints(_) => 4,
        Sentence::DistributionPoints(_) => 5,
        Sentence::Losers(_) => 6,
        Sentence::Shape(_) => 7,
        Sentence::ShapePattern(_) => 8,
        Sentence::Length { .. } => 9,
        Sentence::SuitPoints { .. } => 10,
        Sentence::Honours { .. } => 11,
        Sentence::Pattern { .. } => 12,
        Sentence::Stopper(_) => 13,
        Sentence::NoStopper(_) => 14,
        Sentence::KeyCards { .. } => 15,
        Sentence::Longest(_) => 16,
        Sentence::Compare { .. } => 17,
        Sentence::Jolly { .. } => 18,
        Sentence::Aces(_) => 19,
        Sentence::Kings(_) => 20,
        Sentence::Queens(_) => 21,
        Sentence::Controls(_) => 22,
        Sentence::Has(_) => 23,
        Sentence::Lacks(_) => 24,
        Sentence::Any(_) => 25,
        Sentence::Not(_) => 26,
        Sentence::Fit { .. } => 27,
        Sentence::PairPoints { .. } => 28,
        Sentence::PairTotalPoints { .. } => 29,
        Sentence::Variable { .. } => 30,
        Sentence::Different(_) => 31,
        Sentence::Dealer(_) => 32,
        Sentence::Vulnerable(_) => 33,
        Sentence::Auction(_) => 34,
        Sentence::Contract(_) => 35,
        Sentence::Declarer(_) => 36,
        Sentence::Lead { .. } => 37,
        Sentence::Weight(_) => 38,
        Sentence::Unread { .. } => 39,
    }
}

const KINDS: usize = 40;

/// At least one sentence of every kind, and of every choice of words inside one.
fn sample() -> Vec<Sentence> {
    let usual = Names::default();
    let pair = || usual.partners(Pair::Declarer);
    let opponents = || usual.partners(Pair::Defense);
    let six = Amount::AtLeast(6);
    let long = |suit| vec![Sentence::Length { suit, amount: six }];
    let both = || vec![Sentence::Points(Amount::Exactly(1)), Sentence::Longest(HEARTS)];
    let queen = CardName { suit: HEARTS, rank: Rank::Queen };
    let ten = CardName { suit: A, rank: Rank::Ten };
    let high = vec![Rank::Ace, Rank::King, Rank::Ten];
    let way = |cards, small| Way { cards, small };
    let mut all = vec![
        Sentence::Quiet { points: None },
        Sentence::Quiet { points: Some(Amount::Between(0, 9)) },
        Sentence::AnyHand,
        Sentence::NoHand,
        Sentence::Honours { suit: SPADES, held: high.clone(), missing: vec![Rank::Queen] },
        Sentence::Honours { suit: SPADES, held: high.clone(), missing: vec![] },
        Sentence::Honours { suit: A, held: vec![], missing: high.clone() },
        Sentence::Pattern { suit: SPADES, ways: vec![way(high.clone(), six), way(vec![], Amount::Any)] },
        Sentence::Pattern { suit: SPADES, ways: vec![way(high, Amount::Exactly(0))] },
        Sentence::Stopper(HEARTS),
        Sentence::NoStopper(HEARTS),
        Sentence::Longest(A),
        Sentence::Has(vec![queen, ten]),
        Sentence::Lacks(vec![queen]),
        Sentence::Any(vec![long(HEARTS), long(A)]),
        Sentence::Any(vec![vec![Sentence::Not(vec![long(HEARTS)])], long(A)]),
        Sentence::Not(vec![long(HEARTS)]),
        Sentence::Not(vec![both()]),
        Sentence::Not(vec![both(), long(HEARTS)]),
        Sentence::ShapePattern("54xx".parse().unwrap()),
        Sentence::Jolly {
            suit: Free::Except(vec![HEARTS, A]),
            length: Some(Amount::Between(0, 1)),
            points: Some(Amount::Exactly(0)),
        },
        Sentence::Jolly { suit: Free::Except(vec![]), length: None, points: Some(six) },
        Sentence::Jolly { suit: Free::Chosen(Suit::Clubs), length: Some(six), points: None },
        Sentence::PairPoints { pair: pair(), amount: six },
        Sentence::PairPoints { pair: opponents(), amount: six },
        Sentence::PairTotalPoints { pair: pair(), amount: six },
        Sentence::Different(vec![Var::A, Var::B, Var::C]),
        Sentence::Auction(vec![
            CallName::Call("1NT".parse().unwrap()),
            CallName::Call(Call::Pass),
            CallName::Other("3K".into()),
        ]),
        Sentence::Contract("3NTX".parse().unwrap()),
        Sentence::Lead { card: queen, leader: None },
        Sentence::Lead { card: queen, leader: Some(Who::Role(Role::Opp1)) },
        Sentence::Weight(3),
        Sentence::Unread { key: "shape".into(), value: "round".into() },
    ];
    let amounts: [fn(Amount) -> Sentence; 9] = [
        Sentence::Points,
        Sentence::TotalPoints,
        Sentence::DistributionPoints,
        Sentence::Losers,
        Sentence::Aces,
        Sentence::Kings,
        Sentence::Queens,
        Sentence::Controls,
        |amount| Sentence::KeyCards { suit: HEARTS, amount },
    ];
    for amount in
        [Amount::Any, Amount::Exactly(0), Amount::Exactly(1), Amount::Exactly(2), Amount::AtLeast(1), six]
    {
        all.extend(amounts.map(|sentence| sentence(amount)));
        all.push(Sentence::SuitPoints { suit: HEARTS, amount });
        if amount != Amount::Exactly(0) {
            all.push(Sentence::Length { suit: A, amount });
        }
    }
    all.extend(ShapeClass::ALL.map(Sentence::Shape));
    all.extend(CompareOp::ALL.map(|op| Sentence::Compare { left: HEARTS, op, right: A }));
    let fits = [FitSuit::Suit(HEARTS), FitSuit::Major, FitSuit::Minor, FitSuit::Any];
    all.extend(fits.map(|among| Sentence::Fit { among, amount: six, pair: pair() }));
    let among = Domain::Among(vec![Suit::Spades, Suit::Clubs]);
    let domains = [Domain::Any, Domain::Majors, Domain::Minors, among];
    all.extend(domains.map(|domain| Sentence::Variable { var: Var::A, domain }));
    all.extend(Role::ALL.map(|role| Sentence::Dealer(Who::Role(role))));
    all.extend(Role::ALL.map(|role| Sentence::Declarer(Who::Role(role))));
    let sides = [Vulnerable::Nobody, Vulnerable::Pair(pair()), Vulnerable::Everybody];
    all.extend(sides.map(Sentence::Vulnerable));
    all
}

#[test]
fn every_sentence_has_words_of_its_own_in_every_language() {
    let sample = sample();
    let kinds: std::collections::BTreeSet<usize> = sample.iter().map(kind).collect();
    assert_eq!(kinds, (0..KINDS).collect());
    for sentence in &sample {
        let mut texts = Lang::ALL.map(|lang| sentence.text(lang)).to_vec();
        for text in &texts {
            assert!(!text.trim().is_empty(), "{sentence:?}");
            assert!(!text.contains("  ") && text.trim() == text, "{text:?}");
            assert_eq!(text.matches('(').count(), text.matches(')').count(), "{text}");
        }
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), Lang::ALL.len(), "{sentence:?}: {texts:?}");
    }
}

#[test]
fn no_english_word_is_left_in_another_language() {
    let english = ["card", "cards", "suit", "with", "and", "or", "hand", "than", "these", "together", "void"];
    for sentence in sample() {
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::English) {
            let text = sentence.text(lang);
            let mut words = text.split(|c: char| !c.is_alphabetic());
            assert!(!words.any(|word| english.contains(&word)), "{text}");
        }
    }
    for role in Role::ALL {
        let labels: std::collections::BTreeSet<_> = Lang::ALL.map(|lang| label(role, lang)).into();
        assert_eq!(labels.len(), Lang::ALL.len());
    }
}

/// The five texts, in the order of [`Lang::ALL`].
fn check(sentence: &Sentence, texts: [&str; 5]) {
    assert_eq!(Lang::ALL.map(|lang| sentence.text(lang)), texts);
}

#[test]
fn numbers_agree() {
    check(
        &Sentence::Aces(Amount::Exactly(0)),
        ["no aces", "nessun asso", "aucun as", "ningún as", "kein Ass"],
    );
    check(
        &Sentence::Aces(Amount::Exactly(1)),
        ["exactly 1 ace", "esattamente 1 asso", "exactement 1 as", "exactamente 1 as", "genau 1 Ass"],
    );
    check(
        &Sentence::Kings(Amount::Exactly(2)),
        ["exactly 2 kings", "esattamente 2 re", "exactement 2 rois", "exactamente 2 reyes", "genau 2 Könige"],
    );
    check(
        &Sentence::Queens(Amount::AtLeast(1)),
        ["at least 1 queen", "almeno 1 dama", "au moins 1 dame", "al menos 1 dama", "mindestens 1 Dame"],
    );
    check(
        &Sentence::Losers(Amount::AtLeast(6)),
        ["6+ losers", "6+ perdenti", "6+ perdantes", "6+ perdedoras", "6+ Verlierer"],
    );
    check(&Sentence::Aces(Amount::Between(0, 1)), ["0–1 aces", "0–1 assi", "0–1 as", "0–1 ases", "0–1 Asse"]);
    check(
        &Sentence::Losers(Amount::Between(0, 1)),
        ["0–1 losers", "0–1 perdenti", "0–1 perdante", "0–1 perdedoras", "0–1 Verlierer"],
    );
    let length = |amount| Sentence::Length { suit: SPADES, amount };
    check(
        &length(Amount::AtLeast(5)),
        ["♠: 5+ cards", "♠: 5+ carte", "♠ : 5+ cartes", "♠: 5+ cartas", "♠: 5+ Karten"],
    );
    check(
        &length(Amount::Exactly(1)),
        ["♠: singleton", "♠: singolo", "♠ : singleton", "♠: semifallo", "♠: Singleton"],
    );
    check(&length(Amount::Exactly(0)), ["♠: void", "♠: chicane", "♠ : chicane", "♠: fallo", "♠: Chicane"]);
    check(
        &Sentence::Length { suit: A, amount: Amount::Between(2, 4) },
        [
            "suit $a: 2–4 cards",
            "seme $a: 2–4 carte",
            "couleur $a : 2–4 cartes",
            "palo $a: 2–4 cartas",
            "Farbe $a: 2–4 Karten",
        ],
    );
}

#[test]
fn a_ten_is_10_for_people() {
    let ten = Sentence::Has(vec![CardName { suit: SPADES, rank: Rank::Ten }]);
    check(&ten, ["holds ♠10", "ha ♠10", "possède ♠10", "tiene ♠10", "hat ♠10"]);
}

#[test]
fn french_elides_before_a_vowel() {
    let compare = |right| Sentence::Compare { left: HEARTS, op: CompareOp::Greater, right };
    assert_eq!(compare(SPADES).text(Lang::French), "plus de cartes à ♥ qu'à ♠");
    assert_eq!(compare(A).text(Lang::French), "plus de cartes à ♥ que dans la couleur $a");
}
