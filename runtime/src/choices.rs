//! Where draws come from: a random stream, or an enumeration of everything that could be drawn.
//!
//! What deals cards is generic over [`Draws`]. With a [`Stream`](crate::Stream) it deals at random; with
//! [`Choices`] it goes through every outcome with its exact probability, so that "uniform" is added up and not
//! believed. This is how small splits and small plans are proven.

/// A source of draws.
pub trait Draws {
    /// One number below each bound, all combinations exactly as likely. No bound is zero, their product is
    /// below 2⁶⁴, and none depends on a number of the same call: take it from a later call.
    fn draw<const K: usize>(&mut self, bounds: [u64; K]) -> [u64; K];
}

/// One way through a procedure that draws; [`Choices::each`] goes through all.
#[derive(Debug, Default)]
pub struct Choices {
    /// What is drawn.
    path: Vec<Choice>,
    /// How many of them have been drawn in this run.
    drawn: usize,
}

/// One of several outcomes.
#[derive(Clone, Copy, Debug)]
struct Choice {
    number: u64,
    of: u64,
    /// Its probability: a numerator and a denominator.
    share: (u128, u128),
}

impl Choices {
    /// Runs the procedure once for every possible sequence of draws.
    pub fn each(mut procedure: impl FnMut(&mut Choices)) {
        let mut choices = Choices::default();
        loop {
            choices.drawn = 0;
            procedure(&mut choices);
            choices.path.truncate(choices.drawn);
            // The last number that can go up does; those after it are drawn anew.
            while choices.path.pop_if(|choice| choice.number + 1 >= choice.of).is_some() {}
            match choices.path.last_mut() {
                Some(choice) => choice.number += 1,
                None => return,
            }
        }
    }

    /// This run has the probability one in this number, if all draws so far were below a bound: their product.
    ///
    /// It stops at `u128::MAX`, with which no procedure that can be enumerated has to do.
    pub fn one_in(&self) -> u128 {
        self.path[..self.drawn]
            .iter()
            .fold(1, |product: u128, choice| product.saturating_mul(choice.of.into()))
    }

    /// The probability of this run so far, as a fraction in lowest terms; `None` when that has a term above 128 bits.
    pub fn share(&self) -> Option<(u128, u128)> {
        self.path[..self.drawn].iter().try_fold((1u128, 1u128), |(part, whole), choice| {
            let (by, of) = lowest_terms(choice.share.0, choice.share.1);
            let (part, of) = lowest_terms(part, of);
            let (by, whole) = lowest_terms(by, whole);
            Some((part.checked_mul(by)?, whole.checked_mul(of)?))
        })
    }

    /// One of the outcomes, by number, with probabilities in proportion to the weights.
    pub(crate) fn weighted(&mut self, weights: impl Iterator<Item = u128> + Clone) -> usize {
        let number = self.next(weights.clone().count() as u64);
        let total = weights.clone().sum();
        let own = weights.into_iter().nth(number as usize).unwrap_or(0);
        self.path[self.drawn - 1].share = (own, total);
        number as usize
    }

    /// The next number below a bound, each as likely.
    fn next(&mut self, of: u64) -> u64 {
        if self.drawn == self.path.len() {
            self.path.push(Choice { number: 0, of, share: (1, u128::from(of)) });
        }
        self.drawn += 1;
        self.path[self.drawn - 1].number
    }
}

/// Both without their common divisors; neither is 0.
fn lowest_terms(a: u128, b: u128) -> (u128, u128) {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x.max(1), b / x.max(1))
}

impl Draws for Choices {
    fn draw<const K: usize>(&mut self, bounds: [u64; K]) -> [u64; K] {
        bounds.map(|bound| self.next(bound))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sequence_comes_once_with_its_probability() {
        let mut seen = Vec::new();
        Choices::each(|choices| {
            let [a, b] = choices.draw([2, 3]);
            let [c] = if a == 0 { [9] } else { choices.draw([b + 1]) };
            seen.push((a, b, c, choices.one_in()));
        });
        let expected = [
            (0, 0, 9, 6),
            (0, 1, 9, 6),
            (0, 2, 9, 6),
            (1, 0, 0, 6),
            (1, 1, 0, 12),
            (1, 1, 1, 12),
            (1, 2, 0, 18),
            (1, 2, 1, 18),
            (1, 2, 2, 18),
        ];
        assert_eq!(seen, expected);
        let mut shares = Vec::new();
        Choices::each(|choices| {
            let own = choices.weighted([4, 0, 2].into_iter());
            choices.draw([2]);
            shares.push((own, choices.share().filter(|share| share.0 > 0)));
        });
        let third = Some((1, 3));
        let sixth = Some((1, 6));
        assert_eq!(shares, [(0, third), (0, third), (1, None), (1, None), (2, sixth), (2, sixth)]);
        let mut runs = 0;
        Choices::each(|choices| {
            assert_eq!(choices.one_in(), 1);
            runs += 1;
        });
        assert_eq!(runs, 1);
    }
}
