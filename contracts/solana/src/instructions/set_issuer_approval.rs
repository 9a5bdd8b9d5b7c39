//! Approves an issuer's wallet, or ends its approval; series that it has created stay as they are.
//! Accounts: …, sender (signer, writable), the sender's role ALLOWLIST, wallet (writable), system program.
use super::{arguments, flag, set_verified::change};
use crate::{
    call::Call,
    events::Event,
    state::{require_role, RoleId},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    approved: u8,
    issuer: [u8; 32],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let approved = flag(a.approved)?;
    let (call, [sender, role, account, _system]) = Call::open::<4>(program, accounts)?;
    require_role(sender, role, RoleId::Allowlist, program)?;
    change(account, sender, &a.issuer, program, |record| {
        record.issuer = u8::from(approved)
    })?;
    call.emit(Event::IssuerApprovalUpdated, &[&a.issuer, &[a.approved]])
}
