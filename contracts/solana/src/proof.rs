//! Groth16 proofs of the income circuit.
use crate::{accounts, error::Refusal, state::VerifyingKey};
use bytemuck::{Pod, Zeroable};
use groth16_solana::groth16::{negate_g1_be, Groth16Verifier, Groth16Verifyingkey};
use pinocchio::{error::ProgramError, AccountView, Address};

/// The words of the EVM's proof: a.x, a.y, b.x.c1, b.x.c0, b.y.c1, b.y.c0, c.x, c.y, big-endian.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Proof {
    pub a: [u8; 64],
    pub b: [u8; 128],
    pub c: [u8; 64],
}

/// Terms commitment, units, rate, prior commitment, income commitment, payment: big-endian elements of the field.
pub type Signals = [[u8; 32]; 6];

/// PROOF_INVALID where the proof does not hold, is no proof, or a signal is not below the field's order.
#[inline(never)]
pub fn verify(
    key_account: &AccountView,
    program: &Address,
    proof: &Proof,
    signals: &Signals,
) -> Result<(), ProgramError> {
    if accounts::is_empty(key_account) {
        return Err(Refusal::VERIFYING_KEY_MISSING.into());
    }
    let key: VerifyingKey = accounts::load(key_account, program)?;
    if key.parts != VerifyingKey::WHOLE {
        return Err(Refusal::VERIFYING_KEY_MISSING.into());
    }
    check(&key, proof, signals).map_err(Into::into)
}

#[inline(never)]
fn check(key: &VerifyingKey, proof: &Proof, signals: &Signals) -> Result<(), Refusal> {
    let key = Groth16Verifyingkey {
        nr_pubinputs: signals.len(),
        vk_alpha_g1: key.alpha,
        vk_beta_g2: key.beta,
        vk_gamma_g2: key.gamma,
        vk_delta_g2: key.delta,
        vk_ic: &key.ic,
        vk_commitment: None,
    };
    let negated = negate_g1_be(&proof.a);
    let mut verifier =
        Groth16Verifier::new(&negated, &proof.b, &proof.c, signals, &key).map_err(|_| Refusal::PROOF_INVALID)?;
    verifier.verify().map_err(|_| Refusal::PROOF_INVALID)
}
