//! Signed messages: EIP-712 with static structs under the Solana domain, by secp256k1 keys.
mod domain;
mod messages;
mod recover;
mod signer;

pub use domain::{digest, separator};
pub use messages::Message;
pub use recover::recover;
pub use signer::{require_active, require_signed, signer_of};
use solana_keccak_hasher::hashv;

pub type Word = [u8; 32];

pub fn keccak(parts: &[&[u8]]) -> Word {
    hashv(parts).to_bytes()
}

/// An unsigned integer's big-endian bytes, or an address, as a word.
pub fn word(low: &[u8]) -> Word {
    let mut word = [0; 32];
    word[32 - low.len()..].copy_from_slice(low);
    word
}

/// 32 bytes of a constant, from their hexadecimal digits.
pub(crate) const fn bytes32(hex: &[u8; 64]) -> [u8; 32] {
    const fn digit(ascii: u8) -> u8 {
        match ascii {
            b'0'..=b'9' => ascii - b'0',
            b'a'..=b'f' => ascii - b'a' + 10,
            _ => panic!("a lower-case hexadecimal digit"),
        }
    }
    let mut bytes = [0; 32];
    let mut place = 0;
    while place < 32 {
        bytes[place] = digit(hex[2 * place]) << 4 | digit(hex[2 * place + 1]);
        place += 1;
    }
    bytes
}
