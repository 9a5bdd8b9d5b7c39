//! An administrator gives a role to an account. One that has it keeps it, without an event.
//! Accounts: …, admin (signer, writable), the admin's role, the account's role (writable), system program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{require_role, RoleId, RoleMember},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Arguments {
    pub role: u8,
    pub account: [u8; 32],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [admin, admin_role, role_account, _system]) = Call::open::<4>(program, accounts)?;
    require_role(admin, admin_role, RoleId::Admin, program)?;
    if a.role > RoleId::Feed as u8 {
        return Err(Refusal::INSTRUCTION_INVALID.into());
    }
    if a.account == [0; 32] {
        return Err(Refusal::ZERO_ADDRESS.into());
    }
    let seeds: &[&[u8]] = &[pda::ROLE, &[a.role], &a.account];
    if !accounts::is_empty(role_account) {
        pda::canonical(role_account, seeds, program)?;
        return Ok(());
    }
    let mut member: RoleMember = accounts::create(role_account, admin, seeds, program)?;
    member.role = a.role;
    member.account = a.account;
    accounts::store(role_account, &member)?;
    call.emit(Event::RoleGranted, &[&u64::from(a.role).to_le_bytes(), &a.account])
}
