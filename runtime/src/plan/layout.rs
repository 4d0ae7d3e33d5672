//! What a part asks of each suit and each hand, in the form in which it is counted.

use super::{MOST_PLACED, MOST_SUMS, Part, Place, TrackedSum, Unfit};
use crate::{Hand, Holding, PartialDeal, Ranges, Suit};

/// Which of its cards of a suit a hand gets from the suit's classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// All.
    All,
    /// Those that count for a tracked sum.
    Singles,
}

/// A part with what follows from it.
#[derive(Debug)]
pub(super) struct Layout<'a> {
    pub(super) part: &'a Part,
    /// Known cards by hand and suit.
    pub(super) known: [[Holding; 4]; 4],
    /// Open cards by suit.
    pub(super) open: [Holding; 4],
    /// How many open cards each hand gets.
    pub(super) needs: [u8; 4],
    /// The hands that classes place: whole ones first, then those with honours, then those with suits.
    pub(super) placed: Vec<usize>,
    /// Suits in which every placed hand gets all its cards.
    pub(super) within: [bool; 4],
    /// Whether it matters how many low cards outside the whole hands have.
    pub(super) follows_lows: bool,
    /// Whether it matters how many cards outside are placed.
    pub(super) follows_pool: bool,
    /// The suits of the `Lengths` hands, two at most.
    pub(super) by_length: Vec<usize>,
    /// Tracked sums over several suits.
    pub(super) sums: Vec<&'a TrackedSum>,
    /// Tracked sums of one suit, with the suit.
    pub(super) local: Vec<(usize, &'a TrackedSum)>,
}

impl<'a> Layout<'a> {
    /// # Errors
    /// [`Unfit::Malformed`] when the part asks for what cannot be drawn so.
    pub(super) fn new(part: &'a Part, fixed: &PartialDeal) -> Result<Layout<'a>, Unfit> {
        let of_place = |place: Place| (0..4).filter(move |&hand| part.places[hand] == place);
        let placed: Vec<usize> = [Place::Whole, Place::Honours, Place::Suits]
            .into_iter()
            .flat_map(|place| in_order(part, of_place(place).collect()))
            .collect();
        let partial = |place: Place| of_place(place).next().is_some();
        let (honours, suits) = (partial(Place::Honours), partial(Place::Suits));
        let within = if honours || suits { part.within } else { [true; 4] };
        let outside = within.contains(&false);
        let mut by_length = Vec::new();
        for (suit, _) in part.lengths.iter().flat_map(|drawn| &drawn.suits) {
            if !by_length.contains(&suit.index()) {
                by_length.push(suit.index());
            }
        }
        by_length.sort_unstable();
        let (local, sums): (Vec<_>, Vec<_>) =
            part.sums.iter().partition(|sum| !tells_only(sum) && only_suit(sum).is_some());
        let layout = Layout {
            part,
            known: fixed.known().map(Hand::holdings),
            open: fixed.rest().holdings(),
            needs: fixed.open(),
            follows_lows: outside && honours && partial(Place::Whole),
            follows_pool: outside && suits && (partial(Place::Whole) || honours),
            placed,
            within,
            by_length,
            sums,
            local: local.into_iter().filter_map(|sum| Some((only_suit(sum)?, sum))).collect(),
        };
        layout.check().map(|()| layout)
    }

    fn check(&self) -> Result<(), Unfit> {
        let part = self.part;
        let drawn: Vec<usize> = part.lengths.iter().map(|drawn| drawn.hand.index()).collect();
        let lengths = (0..4).filter(|&hand| part.places[hand] == Place::Lengths);
        let counted: Vec<usize> = part.points.iter().map(|drawn| drawn.hand.index()).collect();
        let points = (0..4).filter(|&hand| part.places[hand] == Place::Points);
        let partly =
            part.places.iter().filter(|place| matches!(place, Place::Honours | Place::Suits)).count();
        let fitted = part.fitted.as_ref().is_none_or(|drawn| {
            part.places[drawn.hand.index()] == Place::Suits && partly == 1 && self.within.contains(&false)
        });
        let sums_fit = part.sums.iter().all(|sum| {
            let hands = sum.hands.iter().map(|hand| hand.index());
            let all_placed = hands.clone().all(|hand| self.placed.contains(&hand));
            let everywhere = hands.clone().all(|hand| part.places[hand] != Place::Suits);
            let in_suit = only_suit(sum).is_some_and(|suit| self.within[suit]);
            // Low cards that come later must not count.
            let plain = |hand: usize| {
                part.places[hand] != Place::Honours
                    || Suit::ALL
                        .into_iter()
                        .all(|suit| self.within[suit.index()] || counts_by_card(sum, suit))
            };
            !sum.evaluator.has_shapes() && all_placed && (in_suit || (everywhere && hands.clone().all(plain)))
        });
        let fits = fitted
            && self.placed.len() <= MOST_PLACED
            && self.sums.len() <= MOST_SUMS
            && sums_fit
            && self.by_length.len() <= 2
            && self.by_length.iter().all(|&suit| self.within[suit])
            && lengths.clone().count() == drawn.len()
            && lengths.into_iter().all(|hand| drawn.contains(&hand))
            && points.clone().count() == counted.len()
            && points.into_iter().all(|hand| counted.contains(&hand));
        if fits { Ok(()) } else { Err(Unfit::Malformed) }
    }

    /// Which cards of a suit a placed hand gets from its classes; `None`: none.
    pub(super) fn mode(&self, hand: usize, suit: usize) -> Option<Mode> {
        match self.part.places[hand] {
            Place::Whole => Some(Mode::All),
            Place::Honours | Place::Suits if self.within[suit] => Some(Mode::All),
            Place::Honours => Some(Mode::Singles),
            _ => None,
        }
    }

    /// Whether a holding of open cards is tracked as possible for a hand that has all its cards of the suit.
    pub(super) fn admits(&self, hand: usize, suit: usize, open: Holding) -> bool {
        open.len() <= usize::from(self.needs[hand])
            && self.part.cells[hand][suit]
                .as_ref()
                .is_none_or(|set| set.contains(self.with_known(hand, suit, open)))
    }

    /// The holding with the known cards.
    pub(super) fn with_known(&self, hand: usize, suit: usize, open: Holding) -> Holding {
        Holding::from_bits(open.bits() | self.known[hand][suit].bits())
    }

    /// Whether a shape of open cards is tracked as possible for a whole hand.
    pub(super) fn admits_shape(&self, hand: usize, open: [u8; 4]) -> bool {
        let known = self.known[hand];
        let all = std::array::from_fn(|suit| open[suit] + known[suit].len() as u8);
        self.part.shapes[hand].as_ref().is_none_or(|set| set.contains(all))
    }
}

/// The hands in the order of the part.
fn in_order(part: &Part, mut hands: Vec<usize>) -> Vec<usize> {
    hands.sort_by_key(|&hand| place_in_order(part, hand));
    hands
}

/// Where a hand stands in the order of the part, and what breaks ties.
pub(super) fn place_in_order(part: &Part, hand: usize) -> (usize, usize) {
    let named = part.order.iter().position(|role| role.index() == hand);
    (named.unwrap_or(4), hand)
}

/// Whether a sum may be anything: it is tracked so that its value is known.
fn tells_only(sum: &TrackedSum) -> bool {
    sum.allowed == Ranges::full()
}

/// The only suit whose holdings are worth anything, if it is one.
pub(super) fn only_suit(sum: &TrackedSum) -> Option<usize> {
    let nothing = |suit: &Suit| sum.evaluator.suit_sum(*suit) == Some((&[0; 13], &[0; 14]));
    let mut counting = Suit::ALL.into_iter().filter(|suit| !nothing(suit));
    let only = counting.next()?;
    counting.next().is_none().then_some(only.index())
}

/// Whether a suit's points are those of single cards.
fn counts_by_card(sum: &TrackedSum, suit: Suit) -> bool {
    sum.evaluator.suit_sum(suit).is_some_and(|(_, by_length)| *by_length == [0; 14])
}
