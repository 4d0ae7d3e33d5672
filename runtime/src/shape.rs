//! Shapes in the order S H D C, numbered: the four lengths of a hand of *n* cards as one small index.
//!
//! The shapes of *n* cards are in lexicographic order. With tri(m) = C(m + 2, 2) ways to spread *m* cards over
//! three suits and tet(m) = C(m + 3, 3) over four, tet(n) − tet(n − s) shapes have fewer than *s* spades, and
//! so on inwards; so the index is a formula, and there are 560 for thirteen cards.

/// In how many ways `cards` cards spread over four suits: the number of shape indices, 560 for thirteen.
/// Above thirteen cards this counts lengths above thirteen too, which no hand has.
#[inline]
pub const fn shape_count(cards: usize) -> usize {
    (cards + 1) * (cards + 2) * (cards + 3) / 6
}

/// In how many ways `cards` cards spread over three suits.
#[inline]
const fn three_suits(cards: usize) -> usize {
    (cards + 1) * (cards + 2) / 2
}

/// The index of a shape among those of as many cards, in lexicographic order, below [`shape_count`].
#[inline]
pub const fn shape_index(lengths: [u8; 4]) -> usize {
    let [s, h, d, c] = lengths;
    let (d, c) = (d as usize, c as usize);
    let hearts_on = h as usize + d + c;
    let all = s as usize + hearts_on;
    shape_count(all) - shape_count(hearts_on) + three_suits(hearts_on) - three_suits(d + c) + d
}

/// All shapes of `cards` cards that a hand can have (no suit above thirteen), by index.
pub fn shapes(cards: u8) -> impl Iterator<Item = [u8; 4]> {
    (0..=cards.min(13)).flat_map(move |s| {
        let rest = cards - s;
        (0..=rest.min(13)).flat_map(move |h| {
            let rest = rest - h;
            (0..=rest.min(13)).filter(move |d| rest - d <= 13).map(move |d| [s, h, d, rest - d])
        })
    })
}

/// The shapes of thirteen cards, by index.
pub(crate) static THIRTEEN: [[u8; 4]; shape_count(13)] = {
    let mut all = [[0; 4]; shape_count(13)];
    let mut at = 0;
    let mut s = 0;
    while s <= 13 {
        let mut h = 0;
        while s + h <= 13 {
            let mut d = 0;
            while s + h + d <= 13 {
                all[at] = [s, h, d, 13 - s - h - d];
                at += 1;
                d += 1;
            }
            h += 1;
        }
        s += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_count_the_shapes_in_order() {
        for cards in 0..=13 {
            let all: Vec<_> = shapes(cards).collect();
            assert!(all.is_sorted_by(|a, b| a < b));
            let indices: Vec<_> = all.iter().map(|&s| shape_index(s)).collect();
            assert_eq!(indices, (0..shape_count(cards as usize)).collect::<Vec<_>>());
        }
        assert_eq!(shape_count(13), 560);
        assert!(shapes(13).eq(THIRTEEN));
    }

    #[test]
    fn hands_of_more_than_thirteen_cards_have_shapes_too() {
        for cards in 14..=52 {
            let indices: Vec<_> = shapes(cards).map(shape_index).collect();
            assert!(
                indices.is_sorted_by(|a, b| a < b)
                    && indices.iter().all(|&i| i < shape_count(cards as usize))
            );
        }
        assert_eq!(shapes(52).collect::<Vec<_>>(), [[13; 4]]);
        assert_eq!(shapes(53).count(), 0);
        assert_eq!(shapes(255).count(), 0);
        // By hand: 26 cards over four suits of thirteen, C(29, 3) − 4·C(15, 3).
        assert_eq!(shapes(26).count(), 3654 - 4 * 455);
    }
}
