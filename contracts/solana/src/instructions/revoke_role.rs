//! An administrator takes a role from an account, its own too; the rent goes to the administrator. Of an account that does not
//! have it nothing is taken, without an event. Without administrators roles stay as they are.
//! Accounts: …, admin (signer, writable), the admin's role, the account's role (writable).
use super::{arguments, grant_role::Arguments};
use crate::{
    accounts,
    call::Call,
    events::Event,
    pda,
    state::{require_role, RoleId, RoleMember},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [admin, admin_role, role_account]) = Call::open::<3>(program, accounts)?;
    require_role(admin, admin_role, RoleId::Admin, program)?;
    pda::canonical(role_account, &[pda::ROLE, &[a.role], &a.account], program)?;
    if accounts::is_empty(role_account) {
        return Ok(());
    }
    accounts::load::<RoleMember>(role_account, program)?;
    accounts::close(role_account, admin)?;
    call.emit(Event::RoleRevoked, &[&u64::from(a.role).to_le_bytes(), &a.account])
}
