//! One thing that a scenario asks or tells, as data.

use super::grammar::Form;
use super::{Amount, CallName, CardName, Free, Partners, SuitName, Who, de, en, es, fr, it};
use crate::ir::{CompareOp, Contract, ShapeClass, ShapePattern};
use crate::{Lang, Var};
use bridgeshape_runtime::{Rank, Suit};

/// A sentence, before it is in a language. The numbers mean what seed 000 §2 says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Sentence {
    /// An opponent with nothing to bid: what `quiet` asks, and the points of the hand.
    Quiet {
        points: Option<Amount>,
    },
    /// Nothing is asked.
    AnyHand,
    /// No hand can be as asked: a choice among no alternatives.
    NoHand,
    /// High card points of the hand.
    Points(Amount),
    /// `tp`
    TotalPoints(Amount),
    /// `dp`
    DistributionPoints(Amount),
    /// `ltc`
    Losers(Amount),
    /// A class of shapes.
    Shape(ShapeClass),
    /// Lengths in descending order.
    ShapePattern(ShapePattern),
    /// Cards in a suit.
    Length {
        suit: SuitName,
        amount: Amount,
    },
    /// High card points in a suit.
    SuitPoints {
        suit: SuitName,
        amount: Amount,
    },
    /// Of A K Q J 10 9, those held and those not.
    Honours {
        suit: SuitName,
        held: Vec<Rank>,
        missing: Vec<Rank>,
    },
    /// The whole suit; several ways are alternatives.
    Pattern {
        suit: SuitName,
        ways: Vec<Way>,
    },
    /// A stopper in the suit.
    Stopper(SuitName),
    /// None.
    NoStopper(SuitName),
    /// Aces and the king of the suit.
    KeyCards {
        suit: SuitName,
        amount: Amount,
    },
    /// No suit is longer.
    Longest(SuitName),
    /// Two lengths compared.
    Compare {
        left: SuitName,
        op: CompareOp,
        right: SuitName,
    },
    /// Length and points of one suit that is not named.
    Jolly {
        suit: Free,
        length: Option<Amount>,
        points: Option<Amount>,
    },
    /// Aces in the hand.
    Aces(Amount),
    /// Kings in the hand.
    Kings(Amount),
    /// Queens in the hand.
    Queens(Amount),
    /// Ace 2, king 1.
    Controls(Amount),
    /// All these cards.
    Has(Vec<CardName>),
    /// None of these cards.
    Lacks(Vec<CardName>),
    /// At least one alternative, whole; two or more of them.
    Any(Vec<Vec<Sentence>>),
    /// No alternative, whole.
    Not(Vec<Vec<Sentence>>),
    /// Cards of two partners in one suit.
    Fit {
        among: FitSuit,
        amount: Amount,
        pair: Partners,
    },
    /// High card points of two partners.
    PairPoints {
        pair: Partners,
        amount: Amount,
    },
    /// Total points of two partners.
    PairTotalPoints {
        pair: Partners,
        amount: Amount,
    },
    /// What a variable may stand for.
    Variable {
        var: Var,
        domain: Domain,
    },
    /// These variables are different suits; two or more of them.
    Different(Vec<Var>),
    Dealer(Who),
    Vulnerable(Vulnerable),
    /// The calls, the dealer's first.
    Auction(Vec<CallName>),
    Contract(Contract),
    Declarer(Who),
    /// The opening lead, and by whom, where that is known.
    Lead {
        card: CardName,
        leader: Option<Who>,
    },
    /// How often the scenario comes, beside one of weight 1.
    Weight(u16),
    /// A field whose value is not understood.
    Unread {
        key: String,
        value: String,
    },
}

/// One way to hold a suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The cards from A to 9, downwards.
    pub cards: Vec<Rank>,
    /// How many from 8 to 2.
    pub small: Amount,
}

/// Where a fit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FitSuit {
    Suit(SuitName),
    Major,
    Minor,
    Any,
}

/// What a variable may stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Domain {
    Any,
    Majors,
    Minors,
    Among(Vec<Suit>),
}

/// Who is vulnerable.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Vulnerable {
    Nobody,
    Pair(Partners),
    Everybody,
}

impl Sentence {
    /// The sentence, to stand in a list: no capital letter for its own sake, no full stop.
    pub fn text(&self, lang: Lang) -> String {
        match lang {
            Lang::English => en::sentence(self, Form::Line),
            Lang::Italian => it::sentence(self, Form::Line),
            Lang::French => fr::sentence(self, Form::Line),
            Lang::Spanish => es::sentence(self, Form::Line),
            Lang::German => de::sentence(self, Form::Line),
        }
    }
}
