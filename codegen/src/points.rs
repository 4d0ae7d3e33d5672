//! Evaluators by name, ranges of sums, and lengths that are drawn.

use crate::Unsupported;
use crate::text::condition;
use bridgeshape_runtime::{Evaluator, QUARTERS, Ranges, Suit};
use std::sync::LazyLock;

/// An evaluator as an expression, and as a part of a function's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) expression: String,
    pub(crate) name: String,
}

/// Everything that has a name.
static NAMED: LazyLock<Vec<(Evaluator, Named)>> = LazyLock::new(|| {
    let plain = |evaluator, name: &str| {
        (evaluator, Named { expression: format!("Evaluator::{name}()"), name: String::from(name) })
    };
    let mut all = vec![
        plain(Evaluator::hcp(), "hcp"),
        plain(Evaluator::controls(), "controls"),
        plain(Evaluator::aces(), "aces"),
        plain(Evaluator::kings(), "kings"),
        plain(Evaluator::queens(), "queens"),
        plain(Evaluator::total_points(), "total_points"),
        plain(Evaluator::distribution_points(), "distribution_points"),
        plain(Evaluator::losers(), "losers"),
    ];
    for suit in Suit::ALL {
        let of_suit = |evaluator, name: &str| {
            let expression = format!("Evaluator::{name}(Suit::{suit:?})");
            (evaluator, Named { expression, name: format!("{name}_{}", plural(suit)) })
        };
        all.push(of_suit(Evaluator::suit_hcp(suit), "suit_hcp"));
        all.push(of_suit(Evaluator::key_cards(suit), "key_cards"));
        all.push(of_suit(Evaluator::length(suit), "length"));
    }
    all
});

/// A suit as the name of what is held in it.
pub(crate) const fn plural(suit: Suit) -> &'static str {
    ["spades", "hearts", "diamonds", "clubs"][suit.index()]
}

/// An evaluator by its name, or by the weights of the ranks.
///
/// # Errors
/// [`Unsupported::Evaluator`].
pub(crate) fn evaluator(evaluator: &Evaluator) -> Result<Named, Unsupported> {
    if let Some((_, named)) = NAMED.iter().find(|(of, _)| of == evaluator) {
        return Ok(named.clone());
    }
    let (ranks, by_length) = evaluator.suit_sum(Suit::Spades).ok_or(Unsupported::Evaluator)?;
    // The form is that in which the two weighs nothing by itself.
    let weights = ranks.map(|weight| weight.saturating_add(by_length[1]));
    if Evaluator::cards(weights) != *evaluator {
        return Err(Unsupported::Evaluator);
    }
    let weights: Vec<String> = weights.iter().map(i32::to_string).collect();
    let expression = format!("Evaluator::cards([{}])", weights.join(", "));
    Ok(Named { expression, name: String::from("cards") })
}

/// The values of a sum as an expression; whole points through the module's function `points`.
pub(crate) fn ranges(allowed: &Ranges) -> String {
    let unit = i64::from(QUARTERS);
    let all = Ranges::full();
    let ends = all.intervals()[0];
    let interval = |&(min, max): &(i64, i64)| {
        if min % unit == 0 && max % unit == 0 && min != ends.0 && max != ends.1 {
            return format!("points({}, {})", min / unit, max / unit);
        }
        let min = if min == ends.0 { String::from("i64::MIN") } else { min.to_string() };
        let max = if max == ends.1 { String::from("i64::MAX") } else { max.to_string() };
        format!("Ranges::new({min}, {max})")
    };
    let mut intervals = allowed.intervals().iter().map(interval);
    let Some(first) = intervals.next() else { return String::from("Ranges::new(0, -1)") };
    intervals.fold(first, |said, next| format!("{said}.union(&{next})"))
}

/// Which lengths may be drawn, as conditions on `more`, the cards that the hand gets, and on `13 - left + more`, those
/// that it and the hands before it have together.
///
/// # Errors
/// [`Unsupported::Lengths`].
pub(crate) fn lengths(allowed: &[u16; 14]) -> Result<Vec<String>, Unsupported> {
    let bit = |left: usize, more: usize| allowed[left] >> more & 1 == 1;
    let all = || (0..14).flat_map(|left| (0..14).map(move |more| (left, more)));
    let own = allowed.iter().fold(0, |own, mask| own | u32::from(*mask));
    let own_has = |more: usize| own >> more & 1 == 1;
    let together = all()
        .filter(|&(left, more)| bit(left, more))
        .fold(0u32, |mask, (l, more)| mask | 1 << (13 - l + more));
    // What no own length leads to is asked of nobody.
    let reached =
        all().filter(|&(_, more)| own_has(more)).fold(0u32, |mask, (l, more)| mask | 1 << (13 - l + more));
    if !all()
        .all(|(left, more)| bit(left, more) == (own_has(more) && together >> (13 - left + more) & 1 == 1))
    {
        return Err(Unsupported::Lengths);
    }
    let own = condition("more", own, 0x3fff);
    let together = condition("13 - left + more", together, reached)
        .map(|said| said.replace("&13 - left + more", "&(13 - left + more)"));
    let said: Vec<String> = own.into_iter().chain(together).collect();
    Ok(if said.is_empty() { vec![String::from("true")] } else { said })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluators_have_names() {
        let said = |of: &Evaluator| evaluator(of).map(|named| named.expression);
        assert_eq!(said(&Evaluator::hcp()).unwrap(), "Evaluator::hcp()");
        assert_eq!(said(&Evaluator::length(Suit::Hearts)).unwrap(), "Evaluator::length(Suit::Hearts)");
        let scale = Evaluator::cards([1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 6, 12, 18]);
        assert_eq!(said(&scale).unwrap(), "Evaluator::cards([1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 6, 12, 18])");
        assert_eq!(said(&Evaluator::hcp().with_shapes(13, |_| 4)), Err(Unsupported::Evaluator));
        assert_eq!(said(&Evaluator::from_fn(|_, h| i32::from(h.bits() == 7))), Err(Unsupported::Evaluator));
    }

    #[test]
    fn ranges_are_whole_points_where_they_can_be() {
        assert_eq!(ranges(&Ranges::new(48, 84)), "points(12, 21)");
        let two = Ranges::new(1, 3).union(&Ranges::new(40, i64::MAX));
        assert_eq!(ranges(&two), "Ranges::new(1, 3).union(&Ranges::new(40, i64::MAX))");
    }

    #[test]
    fn lengths_are_those_of_a_hand_and_of_several_together() {
        assert_eq!(lengths(&[0b11_1100; 14]).unwrap(), ["(2..=5).contains(&more)"]);
        let eight = std::array::from_fn(|left| {
            (0..14).filter(|more| 13 - left + more >= 8).fold(0, |mask: u16, more| mask | 1 << more)
        });
        assert_eq!(lengths(&eight).unwrap(), ["13 - left + more >= 8"]);
        assert_eq!(
            lengths(&std::array::from_fn(|left| 1 << left)),
            Ok(vec![String::from("13 - left + more == 13")])
        );
        let odd = std::array::from_fn(|left| if left == 3 { 6 } else { 5 });
        assert_eq!(lengths(&odd), Err(Unsupported::Lengths));
    }
}
