//! Keys of the registry that signed a message.
use super::{digest, recover, Message};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    pda,
    state::{KeyKind, SignerKey},
};
use pinocchio::{error::ProgramError, AccountView};

/// The active key of a kind that signed a message, by its record. A signature over anything else recovers another key, whose
/// record is not the given one.
#[inline(never)]
pub fn signer_of(
    call: &Call,
    kind: KeyKind,
    message: &Message,
    signature: &[u8; 65],
    key: &AccountView,
) -> Result<[u8; 20], ProgramError> {
    let signer = recover(&digest(&call.config.separator, &message.struct_hash()), signature)?;
    require_active(call, kind, &signer, key)?;
    Ok(signer)
}

/// Requires that one key signed: SIGNER_NOT_ADDRESSED where another did.
#[inline(never)]
pub fn require_signed(
    call: &Call,
    addressed: &[u8; 20],
    message: &Message,
    signature: &[u8; 65],
    key: &AccountView,
) -> Result<(), ProgramError> {
    let signer = recover(&digest(&call.config.separator, &message.struct_hash()), signature)?;
    if &signer != addressed {
        return Err(Refusal::SIGNER_NOT_ADDRESSED.into());
    }
    require_active(call, KeyKind::Attestor, addressed, key)
}

/// Requires that a key is active, of its kind, by its record: else SIGNER_INACTIVE.
#[inline(never)]
pub fn require_active(call: &Call, kind: KeyKind, signer: &[u8; 20], key: &AccountView) -> Result<(), ProgramError> {
    pda::canonical(key, &[pda::KEY, signer], call.program)?;
    if accounts::is_empty(key) {
        return Err(Refusal::SIGNER_INACTIVE.into());
    }
    let record: SignerKey = accounts::load(key, call.program)?;
    if !record.is(kind) || !record.is_active(accounts::now()?) {
        return Err(Refusal::SIGNER_INACTIVE.into());
    }
    Ok(())
}
