//! Spreading bits over the places of a mask, by the CPU's own instruction where it has one.
//!
//! `deposit(source, mask)` sends bit *i* of the source to the *i*-th lowest one of the mask: this is how a choice
//! of positions becomes a choice of cards. x86-64 has an instruction for it, PDEP (BMI2, since 2013), which is
//! some ten times faster than the portable way; but it must be inlined into the loop that uses it, and for
//! that the whole loop must be compiled for that CPU. Hence [`Kernel`]: work that is generic over the
//! [`Deposit`], compiled once for each, and [`dispatch`], which picks one at run time. Both give the same bits.
//!
//! This is the one place in the workspace with `unsafe`: it says to the compiler that the CPU has been asked.

/// A way to deposit bits.
pub trait Deposit: Copy {
    /// Bit *i* of `source` moves to the place of the *i*-th lowest one of `mask`; source bits beyond the number
    /// of ones in the mask are dropped. The mask is one of cards: ones from bit 56 on need not be seen.
    fn deposit(self, source: u64, mask: u64) -> u64;
}

/// Work that deposits bits in its inner loop. Mark `run` `#[inline(always)]`, and what it calls `#[inline]`: then it
/// is compiled as a whole for each CPU.
pub trait Kernel {
    /// What the work gives.
    type Output;
    /// Does the work with the given way to deposit.
    fn run<D: Deposit>(self, cpu: D) -> Self::Output;
}

/// Runs the work with the fastest deposit that this CPU has. To be called once a batch.
#[inline]
pub fn dispatch<K: Kernel>(kernel: K) -> K::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(pdep) = x86::Pdep::detect() {
        return pdep.run(kernel);
    }
    kernel.run(Portable)
}

/// The deposit for any CPU: by table, seven bits of the mask at a time.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

/// `DEPOSITS[mask][source]`, both of seven bits.
static DEPOSITS: [[u8; 128]; 128] = {
    let mut table = [[0; 128]; 128];
    let mut mask = 0;
    while mask < 128 {
        let mut source = 0;
        while source < 128 {
            let (mut place, mut next) = (0, 0);
            while place < 7 {
                if mask >> place & 1 == 1 {
                    table[mask][source] |= ((source >> next & 1) << place) as u8;
                    next += 1;
                }
                place += 1;
            }
            source += 1;
        }
        mask += 1;
    }
    table
};

/// The number of ones in seven bits; the baseline of x86-64 has no instruction for it.
static ONES: [u8; 128] = {
    let mut table = [0; 128];
    let mut bits = 0;
    while bits < 128 {
        table[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    table
};

impl Deposit for Portable {
    #[inline]
    fn deposit(self, mut source: u64, mask: u64) -> u64 {
        let mut out = 0;
        let mut shift = 0;
        while shift < 56 {
            let part = (mask >> shift & 127) as usize;
            out |= u64::from(DEPOSITS[part][(source & 127) as usize]) << shift;
            source >>= ONES[part];
            shift += 7;
        }
        out
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    #![expect(unsafe_code, reason = "the compiler cannot know that the CPU was asked for BMI2 before")]

    use super::{Deposit, Kernel};

    /// The deposit by instruction. Invariant: a value exists only where the CPU has BMI1, BMI2, LZCNT and POPCNT.
    #[derive(Clone, Copy, Debug)]
    pub(super) struct Pdep(());

    impl Pdep {
        /// Asks the CPU (the answer is cached by the standard library).
        #[inline]
        pub(super) fn detect() -> Option<Pdep> {
            let has = is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            has.then_some(Pdep(()))
        }

        /// Runs the work, compiled for such a CPU.
        #[inline]
        pub(super) fn run<K: Kernel>(self, kernel: K) -> K::Output {
            #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
            fn compiled<K: Kernel>(kernel: K, cpu: Pdep) -> K::Output {
                kernel.run(cpu)
            }
            // SAFETY: a `Pdep` exists only where the CPU has these features.
            unsafe { compiled(kernel, self) }
        }
    }

    impl Deposit for Pdep {
        #[inline(always)]
        fn deposit(self, source: u64, mask: u64) -> u64 {
            // SAFETY: a `Pdep` exists only where the CPU has BMI2.
            unsafe { std::arch::x86_64::_pdep_u64(source, mask) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// One deposit, dispatched.
    struct Once(u64, u64);

    impl Kernel for Once {
        type Output = u64;
        #[inline(always)]
        fn run<D: Deposit>(self, cpu: D) -> u64 {
            cpu.deposit(self.0, self.1)
        }
    }

    /// By the definition, bit by bit.
    fn by_definition(source: u64, mask: u64) -> u64 {
        let places = (0..64).filter(|place| mask >> place & 1 == 1);
        places.enumerate().fold(0, |out, (i, place)| out | (source >> i & 1) << place)
    }

    proptest! {
        #[test]
        fn every_deposit_follows_the_definition(source: u64, mask: u64, sparse: u64) {
            for mask in [mask, mask & sparse, mask | sparse, 0, u64::MAX] {
                let mask = mask >> 8;
                let expected = by_definition(source, mask);
                prop_assert_eq!(Portable.deposit(source, mask), expected);
                prop_assert_eq!(dispatch(Once(source, mask)), expected);
            }
        }
    }
}
