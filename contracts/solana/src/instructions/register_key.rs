//! Registers an attestor's or a verifier's key, once and for one kind.
//! Accounts: …, sender (signer, writable), the sender's role KEYS, key (writable), system program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{require_role, KeyKind, RoleId, SignerKey, Standing},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    kind: u8,
    key: [u8; 20],
}

/// 0 is an attestor's key, 1 a verifier's.
pub fn kind_of(byte: u8) -> Result<KeyKind, Refusal> {
    match byte {
        0 => Ok(KeyKind::Attestor),
        1 => Ok(KeyKind::Verifier),
        _ => Err(Refusal::INSTRUCTION_INVALID),
    }
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [sender, role, key_account, _system]) = Call::open::<4>(program, accounts)?;
    require_role(sender, role, RoleId::Keys, program)?;
    let kind = kind_of(a.kind)?;
    if a.key == [0; 20] {
        return Err(Refusal::ZERO_ADDRESS.into());
    }
    let seeds: &[&[u8]] = &[pda::KEY, &a.key];
    if !accounts::is_empty(key_account) {
        pda::canonical(key_account, seeds, program)?;
        return Err(Refusal::KEY_ALREADY_REGISTERED.into());
    }
    let mut record: SignerKey = accounts::create(key_account, sender, seeds, program)?;
    record.key_kind = kind as u8;
    record.standing = Standing::Registered as u8;
    record.key = a.key;
    accounts::store(key_account, &record)?;
    let event = match kind {
        KeyKind::Attestor => Event::AttestorRegistered,
        KeyKind::Verifier => Event::VerifierKeyRegistered,
    };
    call.emit(event, &[&a.key])
}
