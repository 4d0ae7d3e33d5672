//! Published vectors, own pinned vectors, avalanche.

use super::*;

fn words(mut stream: Stream, n: usize) -> Vec<u64> {
    (0..n).map(|_| stream.next_u64()).collect()
}

#[test]
fn xoshiro256plusplus_gives_the_published_words() {
    let published = [
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
        9228616714210784205,
        9973669472204895162,
        14011001112246962877,
        12406186145184390807,
        15849039046786891736,
        10450023813501588000,
    ];
    assert_eq!(words(Stream::from_state([1, 2, 3, 4]), 10), published);
}

#[test]
fn the_finalizer_gives_the_published_words_of_splitmix64() {
    let published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ];
    let counter = |i: u64| 1234567u64.wrapping_add(i.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    assert_eq!([1, 2, 3, 4, 5].map(|i| mix(counter(i))), published);
}

#[test]
fn the_state_that_stands_still_is_never_taken() {
    assert_ne!(words(Stream::from_state([0; 4]), 4), vec![0; 4]);
    let zero = StreamKey([0; 4]);
    assert_ne!(words(zero.stream(0), 4), vec![0; 4]);
}

#[test]
fn counter_steps_are_odd_and_mixed() {
    for step in StreamKey::STEPS {
        assert_eq!(step & 1, 1);
        // The condition of Steele, Lea and Flood for a step of splitmix64.
        assert!((step ^ step >> 1).count_ones() >= 24, "{step:x}");
    }
}

#[test]
fn draws_stay_below_their_bound() {
    let mut stream = StreamKey::new(1, 2, &[]).stream(3);
    for bound in [1, 2, 3, 10, 1 << 20, u64::MAX / 2 + 2, u64::MAX] {
        for _ in 0..50 {
            assert!(stream.below(NonZeroU64::new(bound).unwrap()) < bound);
        }
    }
    for bound in [1, 7, 1 << 64, (1 << 64) + 1, u128::MAX / 2 + 2, u128::MAX] {
        for _ in 0..50 {
            assert!(stream.below_u128(NonZeroU128::new(bound).unwrap()) < bound);
        }
    }
}

#[test]
fn key_and_words_are_pinned() {
    // Made a second time, in another language, from the published definitions. Whoever changes these changes
    // every deal ever linked: bump `STREAM_VERSION`.
    let key = StreamKey::new(0x0123_4567_89ab_cdef_fedc_ba98_7654_3210, 12345, &[1, 2]);
    let pinned = [0xd8d7_d4a4_6896_e58f, 0x2aa4_830f_29ee_9494, 0xf3b6_9e24_82e9_c35f, 0x6dc1_ce29_2b4a_d57d];
    assert_eq!(key.0, pinned);
    let pinned = [
        (0, [0x91c4_448b_b264_d065, 0x564b_449a_08b0_d18c, 0xa5b3_85a1_3cf7_4acb]),
        (1, [0xeff2_c7d8_929c_fe0b, 0xe374_baae_c8d1_cf69, 0x0a2b_c041_ca49_6bb7]),
        (u64::MAX, [0xca08_e6bb_3615_3647, 0x486b_db77_5b35_b644, 0x3c0a_12c8_11c4_04b8]),
    ];
    for (index, first) in pinned {
        assert_eq!(words(key.stream(index), 3), first);
    }
    let mut stream = key.stream(2);
    let draws = [1, 52, 10_400_600, u64::MAX].map(|n| stream.below(NonZeroU64::new(n).unwrap()));
    assert_eq!(draws, [0, 10, 7_513_930, 6_667_238_234_102_513_784]);
    let draws = [1 << 40, u128::MAX / 3].map(|n| stream.below_u128(NonZeroU128::new(n).unwrap()));
    assert_eq!(draws, [687_287_568_686, 28_069_880_472_038_284_235_845_742_812_732_405_138]);
}

/// Flips every bit of the input; `flip` gives the output's difference for one bit and one trial. Each output
/// bit must then flip in 0.5 ± 0.05 of 4,096 trials (more than 6 standard deviations), and the mean over all
/// of them lie within 0.5 ± 0.002.
fn check_avalanche<const W: usize>(bits: usize, flip: impl Fn(usize, u64) -> [u64; W]) {
    const TRIALS: u64 = 4096;
    let mut all = 0u64;
    for bit in 0..bits {
        let mut flips = vec![0u32; 64 * W];
        for trial in 0..TRIALS {
            for (w, difference) in flip(bit, trial).into_iter().enumerate() {
                for (b, count) in flips[64 * w..][..64].iter_mut().enumerate() {
                    *count += (difference >> b & 1) as u32;
                }
            }
        }
        for (out, &count) in flips.iter().enumerate() {
            let share = f64::from(count) / TRIALS as f64;
            assert!((share - 0.5).abs() < 0.05, "input bit {bit} moves output bit {out} with {share}");
            all += u64::from(count);
        }
    }
    let mean = all as f64 / (TRIALS * 64 * W as u64 * bits as u64) as f64;
    assert!((mean - 0.5).abs() < 0.002, "mean {mean}");
}

fn xor<const W: usize>(a: [u64; W], b: [u64; W]) -> [u64; W] {
    std::array::from_fn(|i| a[i] ^ b[i])
}

#[test]
fn every_bit_of_scenario_and_seed_and_salt_moves_half_of_the_key() {
    let trial_words = |trial: u64| words(Stream::from_state([trial, 1, 2, 3]), 12);
    // Every eighth bit: all of them take a minute, and a cipher's core treats them alike.
    for phase in [0, 3] {
        check_avalanche(320 / 8, |bit, trial| {
            let bit = 8 * bit + phase;
            let at = |flipped: bool| {
                let mut w = trial_words(trial);
                if flipped {
                    w[bit / 64] ^= 1 << (bit % 64);
                }
                let wide = |i: usize| u128::from(w[i]) << 64 | u128::from(w[i + 1]);
                StreamKey::new(wide(0), wide(2), &w[4..5]).0
            };
            xor(at(false), at(true))
        });
    }
}

#[test]
fn every_bit_of_the_index_moves_half_of_the_state_and_of_the_first_words() {
    check_avalanche(64, |bit, trial| {
        // Small consecutive indices, as they are used.
        let key = StreamKey::new(5, 6, &[7]);
        xor(key.stream(trial).0, key.stream(trial ^ 1 << bit).0)
    });
    check_avalanche(64, |bit, trial| {
        let key = StreamKey::new(8, 9, &[]);
        let first = |index| <[u64; 3]>::try_from(words(key.stream(index), 3)).unwrap();
        xor(first(trial), first(trial ^ 1 << bit))
    });
}

#[test]
fn keys_tell_salts_of_different_length_apart() {
    let salts: [&[u64]; 5] = [&[], &[0], &[0, 0], &[0, 0, 0], &[1]];
    let keys = salts.map(|salt| StreamKey::new(1, 2, salt).0);
    for (i, a) in keys.iter().enumerate() {
        assert!(keys[..i].iter().all(|b| a != b));
    }
    assert_ne!(StreamKey::new(1, 2, &[]), StreamKey::new(2, 1, &[]));
}
