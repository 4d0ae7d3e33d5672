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
    /// What is drawn, with the bound.
    path: Vec<(u64, u64)>,
    /// How many of them have been drawn in this run.
    drawn: usize,
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
            while choices.path.pop_if(|(number, bound)| *number + 1 >= *bound).is_some() {}
            match choices.path.last_mut() {
                Some((number, _)) => *number += 1,
                None => return,
            }
        }
    }

    /// This run has the probability one in this number: the product of all bounds so far.
    ///
    /// It stops at `u128::MAX`, with which no procedure that can be enumerated has to do.
    pub fn one_in(&self) -> u128 {
        self.path[..self.drawn]
            .iter()
            .fold(1, |product: u128, &(_, bound)| product.saturating_mul(bound.into()))
    }
}

impl Draws for Choices {
    fn draw<const K: usize>(&mut self, bounds: [u64; K]) -> [u64; K] {
        bounds.map(|bound| {
            if self.drawn == self.path.len() {
                self.path.push((0, bound));
            }
            self.drawn += 1;
            self.path[self.drawn - 1].0
        })
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
        let mut runs = 0;
        Choices::each(|choices| {
            assert_eq!(choices.one_in(), 1);
            runs += 1;
        });
        assert_eq!(runs, 1);
    }
}
