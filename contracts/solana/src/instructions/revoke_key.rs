//! Revokes a key: it stays active until its grace is over, at once where that is past. A second revocation only shortens it.
//! Accounts: …, sender (signer), the sender's role KEYS, key (writable).
use super::{arguments, register_key::kind_of};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    policy::MAX_GRACE,
    state::{require_role, KeyKind, RoleId, SignerKey, Standing},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    kind: u8,
    key: [u8; 20],
    grace_until: [u8; 8],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [sender, role, key_account]) = Call::open::<3>(program, accounts)?;
    require_role(sender, role, RoleId::Keys, program)?;
    let kind = kind_of(a.kind)?;
    pda::canonical(key_account, &[pda::KEY, &a.key], program)?;
    if accounts::is_empty(key_account) {
        return Err(Refusal::KEY_NOT_REGISTERED.into());
    }
    let mut record: SignerKey = accounts::load(key_account, program)?;
    if !record.is(kind) {
        return Err(Refusal::KEY_NOT_REGISTERED.into());
    }
    let grace_until = u64::from_le_bytes(a.grace_until);
    let revoked = record.standing == Standing::Revoked as u8;
    if grace_until > accounts::now()? + MAX_GRACE || (revoked && grace_until >= record.grace_until()) {
        return Err(Refusal::GRACE_TOO_LONG.into());
    }
    record.standing = Standing::Revoked as u8;
    record.grace_until = a.grace_until;
    accounts::store(key_account, &record)?;
    let event = match kind {
        KeyKind::Attestor => Event::AttestorRevoked,
        KeyKind::Verifier => Event::VerifierKeyRevoked,
    };
    call.emit(event, &[&a.key, &a.grace_until])
}
