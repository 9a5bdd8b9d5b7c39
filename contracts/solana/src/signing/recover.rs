use super::{bytes32, keccak};
use crate::error::Refusal;
use solana_secp256k1_recover::secp256k1_recover;

const ORDER: [u8; 32] = bytes32(b"fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141");
const HALF_ORDER: [u8; 32] = bytes32(b"7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0");

/// The Ethereum address that signed a digest by r, s, v. Refused: r or s outside [1, n-1], a high s, v other than 27 and 28,
/// all before recovery (the runtime checks neither), and what recovers to no key.
#[inline(never)]
pub fn recover(digest: &[u8; 32], signature: &[u8; 65]) -> Result<[u8; 20], Refusal> {
    let zero = [0; 32];
    let (r, s, v) = (&signature[..32], &signature[32..64], signature[64]);
    let canonical = r > &zero[..] && r < &ORDER[..] && s > &zero[..] && s <= &HALF_ORDER[..] && (v == 27 || v == 28);
    if !canonical {
        return Err(Refusal::SIGNATURE_NOT_CANONICAL);
    }
    let key = secp256k1_recover(digest, v - 27, &signature[..64]).map_err(|_| Refusal::SIGNATURE_NOT_CANONICAL)?;
    let mut address = [0; 20];
    address.copy_from_slice(&keccak(&[&key.to_bytes()])[12..]);
    Ok(address)
}
