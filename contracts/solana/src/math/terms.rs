//! The commitment to a series' terms: Poseidon over theta, rate per unit, currency code, indexing rule and salt.
use super::field::is_element;
use crate::{error::Refusal, signing::Word};
use pinocchio::syscalls::sol_poseidon;

/// The parameters of the circuit's hash: BN254, x^5.
const BN254_X5: u64 = 0;
const BIG_ENDIAN: u64 = 0;

/// Theta, rate per unit, currency code, indexing rule, salt: big-endian elements of the field.
pub type Opening = [Word; 5];

/// TERMS_OUT_OF_RANGE where a word is no element.
#[inline(never)]
pub fn commitment_of(opening: &Opening) -> Result<Word, Refusal> {
    if !opening.iter().all(is_element) {
        return Err(Refusal::TERMS_OUT_OF_RANGE);
    }
    let inputs: [&[u8]; 5] = opening.each_ref().map(|word| word.as_slice());
    let mut commitment = [0; 32];
    // SAFETY: the runtime reads as many slices as are said, and writes the 32 bytes of the result.
    let refused = unsafe {
        sol_poseidon(
            BN254_X5,
            BIG_ENDIAN,
            inputs.as_ptr().cast(),
            inputs.len() as u64,
            commitment.as_mut_ptr(),
        )
    };
    if refused == 0 {
        Ok(commitment)
    } else {
        Err(Refusal::TERMS_OUT_OF_RANGE)
    }
}
