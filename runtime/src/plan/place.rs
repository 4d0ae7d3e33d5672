//! Placing the cards of a suit, once its class is drawn.

use super::classes::{Classes, How};
use super::draw::Picks;
use super::fraction::{Node, Weighted};
use crate::binomial::binomial13;
use crate::cpu::Deposit;
use crate::subsets::subset13;
use crate::{Hand, Holding};

/// How the cards of all suits are placed.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    /// The suits in which one hand gets all that is placed; `None`: there is no such suit.
    lists: Option<[List; 4]>,
    /// The suits in which several do, or in which only some cards are told apart.
    owners: [Option<Owners>; 4],
}

/// The holdings of each class of a suit. What is no such suit has a void for all classes together: to place it costs
/// less than to ask.
#[derive(Clone, Debug)]
struct List {
    hand: usize,
    shift: u32,
    /// Which bits of a class are looked at: all or none.
    class: u32,
    /// By class: where its holdings begin, and how many there are.
    runs: Vec<[u32; 2]>,
    holdings: Vec<u16>,
}

/// Who gets which single cards, and how many low ones.
#[derive(Clone, Debug)]
struct Owners {
    singles: u64,
    /// How many single cards there are.
    count: u32,
    /// None where nobody gets low ones.
    lows: u64,
    /// The hands, with whether they get low cards.
    hands: Vec<(usize, bool)>,
    /// By class.
    nodes: Vec<Node>,
    /// By class: how many cards each hand gets.
    cards: Vec<[u8; 3]>,
}

impl Placement {
    /// The tables of the suits, and the bound of the error that they add.
    pub(super) fn new(suits: [&Classes; 4], weighted: &mut Weighted) -> (Placement, u64) {
        let mut error = 0;
        let is_list = |classes: &&Classes| matches!(classes.how, How::List { .. });
        let lists =
            suits.iter().any(is_list).then(|| std::array::from_fn(|suit| List::new(suits[suit], suit)));
        let owners = std::array::from_fn(|suit| {
            let (owners, widest) = Owners::new(suits[suit], suit, weighted)?;
            error += widest;
            Some(owners)
        });
        (Placement { lists, owners }, error)
    }

    /// Bytes, but for the columns.
    pub(super) fn bytes(&self) -> usize {
        // The one row of a suit that is no list is not counted.
        let lists = self.lists.iter().flatten().filter(|list| list.class != 0);
        let lists = lists.map(|list| list.runs.len() * 8 + list.holdings.len() * 2);
        let of_owners = |owners: &Owners| owners.nodes.len() * size_of::<Node>() + owners.cards.len() * 3;
        lists.sum::<usize>() + self.owners.iter().flatten().map(of_owners).sum::<usize>()
    }

    /// Places the cards of these classes, beside what is known, but for low cards. Of these it tells how many each hand
    /// of the suit gets, by suit.
    #[inline(always)]
    pub(super) fn place(
        &self,
        cpu: impl Deposit,
        weighted: &Weighted,
        draws: &mut impl Picks,
        classes: [u32; 4],
        hands: &mut [Hand; 4],
    ) -> [[u8; 3]; 4] {
        if let Some(lists) = &self.lists {
            place_lists(lists, draws, classes, hands);
        }
        let mut lows = [[0; 3]; 4];
        for suit in 0..4 {
            if let Some(own) = &self.owners[suit] {
                lows[suit] = own.place_singles(cpu, weighted, draws, classes[suit], hands);
            }
        }
        lows
    }

    /// Whether there are low cards to place.
    pub(super) fn has_lows(&self) -> bool {
        self.owners.iter().flatten().any(|own| own.lows != 0)
    }

    /// Whether what these cards are worth is known before the low cards are placed.
    pub(super) fn settles(&self, counting: Hand) -> bool {
        self.owners.iter().flatten().all(|own| counting.bits() & own.lows == 0)
    }

    /// Places so many low cards.
    #[inline(always)]
    pub(super) fn place_lows(
        &self,
        cpu: impl Deposit,
        draws: &mut impl Picks,
        lows: [[u8; 3]; 4],
        hands: &mut [Hand; 4],
    ) {
        for half in [[0, 1], [2, 3]] {
            let (mut bounds, mut some) = ([1; 6], false);
            for i in 0..2 {
                if let Some(own) = &self.owners[half[i]] {
                    some |= own.lows != 0;
                    let left = own.lows.count_ones() as usize;
                    let [a, b, c] = lows[half[i]].map(usize::from);
                    bounds[3 * i] = binomial13(left, a);
                    bounds[3 * i + 1] = binomial13(left - a, b);
                    bounds[3 * i + 2] = binomial13(left - a - b, c);
                }
            }
            if !some {
                continue;
            }
            // At most 13!/(…) ways a suit, below 2²⁶: two fit the word.
            let drawn = draws.draw(bounds);
            for i in 0..2 {
                if let Some(own) = &self.owners[half[i]] {
                    let mut left = own.lows;
                    for (at, &(hand, _)) in own.hands.iter().enumerate().take(3) {
                        let subset = subset13(usize::from(lows[half[i]][at]), drawn[3 * i + at]);
                        let cards = cpu.deposit(subset, left);
                        left &= !cards;
                        hands[hand & 3] = hands[hand & 3].union(Hand::from_bits(cards));
                    }
                }
            }
        }
    }
}

/// A holding of each suit, all from one word.
#[inline(always)]
fn place_lists(lists: &[List; 4], draws: &mut impl Picks, classes: [u32; 4], hands: &mut [Hand; 4]) {
    let (mut starts, mut bounds) = ([0; 4], [1; 4]);
    for suit in 0..4 {
        let run = lists[suit].runs[(classes[suit] & lists[suit].class) as usize];
        (starts[suit], bounds[suit]) = (run[0] as usize, u64::from(run[1]));
    }
    // At most 2¹³ holdings a suit: the product fits the word.
    let drawn = draws.draw(bounds);
    for suit in 0..4 {
        let List { hand, shift, holdings, .. } = &lists[suit];
        let cards = u64::from(holdings[starts[suit] + drawn[suit] as usize]) << shift;
        hands[hand & 3] = hands[hand & 3].union(Hand::from_bits(cards));
    }
}

impl List {
    fn new(classes: &Classes, suit: usize) -> List {
        let shift = 13 * suit as u32;
        match &classes.how {
            How::List { hand, starts, holdings } => {
                let runs = starts.windows(2).map(|two| [two[0], two[1] - two[0]]).collect();
                List { hand: *hand, shift, class: u32::MAX, runs, holdings: holdings.clone() }
            }
            _ => List { hand: 0, shift, class: 0, runs: vec![[0, 1]], holdings: vec![0] },
        }
    }
}

impl Owners {
    fn new(classes: &Classes, suit: usize, weighted: &mut Weighted) -> Option<(Owners, u64)> {
        let How::Owners(owners) = &classes.how else { return None };
        let mut widest = 0;
        let mut nodes = Vec::with_capacity(classes.classes.len());
        for ways in owners.ways.chunk_by(|a, b| a.0 == b.0) {
            let outcomes: Vec<(u32, u128)> =
                ways.iter().map(|&(_, packed, ways)| (packed, ways.into())).collect();
            let (node, bound) = weighted.add(&outcomes);
            nodes.push(node);
            widest = widest.max(bound);
        }
        let of_suit = |holding: Holding| u64::from(holding.bits()) << (13 * suit);
        let gets_lows = owners.hands.iter().any(|hand| hand.1);
        let owners = Owners {
            singles: of_suit(owners.singles),
            count: owners.singles.len() as u32,
            lows: if gets_lows { of_suit(owners.lows) } else { 0 },
            hands: owners.hands.clone(),
            nodes,
            cards: classes.classes.iter().map(|class| class.added.cards).collect(),
        };
        Some((owners, widest))
    }

    /// Gives out the single cards, and tells how many low ones each hand gets.
    #[inline(always)]
    fn place_singles(
        &self,
        cpu: impl Deposit,
        weighted: &Weighted,
        draws: &mut impl Picks,
        class: u32,
        hands: &mut [Hand; 4],
    ) -> [u8; 3] {
        let mut packed = draws.pick(weighted, self.nodes[class as usize]);
        let cards = &self.cards[class as usize];
        let mut lows = [0; 3];
        for (at, &(hand, gets_lows)) in self.hands.iter().enumerate().take(3) {
            let own = packed & ((1 << self.count) - 1);
            packed = if self.count < 32 { packed >> self.count } else { 0 };
            let own_cards = Hand::from_bits(cpu.deposit(u64::from(own), self.singles));
            hands[hand & 3] = hands[hand & 3].union(own_cards);
            lows[at] = if gets_lows { cards[at] - own.count_ones() as u8 } else { 0 };
        }
        lows
    }
}
