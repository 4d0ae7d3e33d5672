//! From what identifies a request to 256 well mixed bits.
//!
//! What must be mixed is long (128 bits of scenario, 128 of seed, the law, …), different requests may differ in
//! a single bit, and it happens once a request: so quality is all that counts, and a cipher's core is used, by
//! its published definition. HChaCha20 takes 256 and 128 bits to 256 bits such that every output bit depends on
//! every input bit; here it is chained, each block of 128 bits keyed by the result so far.
//! Source: "XChaCha: eXtended-nonce ChaCha", draft-irtf-cfrg-xchacha-03 §2.2; ChaCha itself is RFC 8439.

/// Mixes the blocks, in order. Lists of different length never stand for the same blocks, as the caller puts
/// the length into the first one.
pub(crate) fn mix_blocks(blocks: impl Iterator<Item = u128>) -> [u64; 4] {
    let mut key = [0; 8];
    for block in blocks {
        key = hchacha20(key, [0, 32, 64, 96].map(|shift| (block >> shift) as u32));
    }
    let [a, b, c, d, e, f, g, h] = key.map(u64::from);
    [a | b << 32, c | d << 32, e | f << 32, g | h << 32]
}

/// The HChaCha20 function: 20 rounds of ChaCha, first and last row out.
fn hchacha20(key: [u32; 8], input: [u32; 4]) -> [u32; 8] {
    let mut s = [0; 16];
    s[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    s[4..12].copy_from_slice(&key);
    s[12..].copy_from_slice(&input);
    for _ in 0..10 {
        for column in 0..4 {
            quarter_round(&mut s, [column, column + 4, column + 8, column + 12]);
        }
        for diagonal in 0..4 {
            let below = |row: usize| 4 * row + (diagonal + row) % 4;
            quarter_round(&mut s, [diagonal, below(1), below(2), below(3)]);
        }
    }
    [s[0], s[1], s[2], s[3], s[12], s[13], s[14], s[15]]
}

/// ChaCha's quarter round on four words of the state.
fn quarter_round(s: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (left, right) in [(16, 12), (8, 7)] {
        s[a] = s[a].wrapping_add(s[b]);
        s[d] = (s[d] ^ s[a]).rotate_left(left);
        s[c] = s[c].wrapping_add(s[d]);
        s[b] = (s[b] ^ s[c]).rotate_left(right);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hchacha20_gives_the_published_vector() {
        // draft-irtf-cfrg-xchacha-03 §2.2.1
        let word = |i: u32| u32::from_le_bytes([0, 1, 2, 3].map(|b| (4 * i + b) as u8));
        let key = [0, 1, 2, 3, 4, 5, 6, 7].map(word);
        let nonce = [0x0900_0000, 0x4a00_0000, 0, 0x2759_4131];
        let subkey = [
            0x423b_4182,
            0xfe7b_b227,
            0x5042_0ed3,
            0x737d_878a,
            0xd5e4_f9a0,
            0x53a8_748a,
            0x13c4_2ec1,
            0xdcec_d326,
        ];
        assert_eq!(hchacha20(key, nonce), subkey);
    }

    #[test]
    fn the_quarter_round_gives_the_published_vector() {
        // RFC 8439 §2.1.1
        let mut s = [0; 16];
        s[..4].copy_from_slice(&[0x1111_1111, 0x0102_0304, 0x9b8d_6f43, 0x0123_4567]);
        quarter_round(&mut s, [0, 1, 2, 3]);
        assert_eq!(s[..4], [0xea2a_92f4, 0xcb1c_f8ce, 0x4581_472e, 0x5881_c4bb]);
    }
}
