//! Random streams with an address: the words of deal *i* are a function of the request and of *i* alone.
//!
//! So any one deal can be made again from a link, and threads may share out a range of indices as they like.
//! A request is mixed once into a [`StreamKey`] of 256 bits ([`crate::key`]); each index then opens a
//! [`Stream`] of its own, which must be cheap, as a whole deal takes three words.
//!
//! **Opening.** Four counters start at the four key words and step by four odd constants; each is passed
//! through the finalizer of splitmix64, in which every output bit depends on every bit of the counter. The four
//! results are the state of xoshiro256++, whose authors advise exactly this finalizer for seeding.
//! Different indices of a key never open with the same state, since each counter takes every value once.
//!
//! **Draws below a bound** are our own ([`crate::bounded`]): exact, and the same with every version of every
//! dependency: they are ours.
//!
//! Sources: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2021 (xoshiro256++);
//! G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014, with D. Stafford's
//! variant 13 of the finalizer (splitmix64). Not for secrets: whoever sees enough words can tell the next.

use crate::{Draws, bounded, key};
use rand_core::{Infallible, TryRng};
use std::num::{NonZeroU64, NonZeroU128};

/// Changes whenever the same request would give other words, and so other deals. It is part of every key.
pub const STREAM_VERSION: u32 = 2;

/// What the streams of one request share: 256 bits mixed from all that identifies it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StreamKey([u64; 4]);

impl StreamKey {
    /// Steps of the four counters: the first 64 bits of the fractions of √3, √5, √7 and √11; all odd.
    const STEPS: [u64; 4] =
        [0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1, 0x510e_527f_ade6_82d1];

    /// The key of a request: the hash of what is dealt, the seed, and all else that must change the deals (the
    /// law, hashes of the fixed cards and of the budget, the purpose of the stream), in a fixed order.
    /// Requests that differ in any bit, or in the length of `salt`, have unrelated keys.
    pub fn new(scenario: u128, seed: u128, salt: &[u64]) -> StreamKey {
        let head = u128::from(STREAM_VERSION) << 64 | salt.len() as u128;
        // The last block is filled up with zeros; the length in the head tells them from salt.
        let tail =
            salt.chunks(2).map(|two| two.iter().rev().fold(0, |block, &w| block << 64 | u128::from(w)));
        StreamKey(key::mix_blocks([head, scenario, seed].into_iter().chain(tail)))
    }

    /// Opens the stream of an index.
    #[inline]
    pub fn stream(&self, index: u64) -> Stream {
        let [a, b, c, d] = self.0;
        let [p, q, r, s] = StreamKey::STEPS;
        let open = |start: u64, step: u64| mix(start.wrapping_add(index.wrapping_mul(step)));
        Stream::from_state([open(a, p), open(b, q), open(c, r), open(d, s)])
    }
}

/// The finalizer of splitmix64: a bijection in which each bit in moves about half of the bits out.
#[inline(always)]
const fn mix(z: u64) -> u64 {
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// A stream of random words: xoshiro256++. Invariant: the state is not all zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream([u64; 4]);

impl Stream {
    /// A stream that nothing is drawn from.
    pub(crate) const IDLE: Stream = Stream(StreamKey::STEPS);

    /// The stream with this state. The one state that would stand still is replaced.
    #[inline]
    const fn from_state(state: [u64; 4]) -> Stream {
        let [a, b, c, d] = state;
        Stream(if a | b | c | d == 0 { StreamKey::STEPS } else { state })
    }

    /// The next word.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let word = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        word
    }

    /// A number from 0 to `n − 1`, each exactly as likely. One word, rarely more.
    #[inline]
    pub fn below(&mut self, n: NonZeroU64) -> u64 {
        let [draw] = self.draw([n.get()]);
        draw
    }

    /// The same for bounds beyond 64 bits: two words an attempt, one for a bound that fits one.
    #[inline]
    pub fn below_u128(&mut self, n: NonZeroU128) -> u128 {
        if let Ok(small) = NonZeroU64::try_from(n) {
            return u128::from(self.below(small));
        }
        loop {
            let word = u128::from(self.next_u64()) << 64 | u128::from(self.next_u64());
            if let Some([draw]) = bounded::draw(word, [n.get()]) {
                return draw;
            }
        }
    }
}

/// So that everything that takes a generator of the `rand` crates takes a stream.
impl TryRng for Stream {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        // The upper bits are the better ones.
        Ok((self.next_u64() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            let word = self.next_u64().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}

impl Draws for Stream {
    /// All from one word, rarely more.
    #[inline(always)]
    fn draw<const K: usize>(&mut self, bounds: [u64; K]) -> [u64; K] {
        loop {
            if let Some(draws) = bounded::draw(self.next_u64(), bounds) {
                return draws;
            }
        }
    }
}

#[cfg(test)]
mod tests;
