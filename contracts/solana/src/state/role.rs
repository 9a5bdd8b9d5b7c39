use super::{record, Header};
use crate::{accounts, error::Refusal};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address};

/// Roles, by the numbers of the EVM's access manager.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum RoleId {
    /// Grants and revokes roles.
    Admin = 0,
    /// Verifies wallets and approves issuers.
    Allowlist = 1,
    /// Registers and revokes keys of attestors and verifiers.
    Keys = 2,
    /// Publishes rates.
    Feed = 3,
}

/// The record of an account that has a role. At `["role", role 1, account 32]`; there while the role is granted.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct RoleMember {
    pub header: Header,
    pub role: u8,
    pub account: [u8; 32],
}

record!(RoleMember, 2);

/// Requires that the signer has the role, by its role account: else AccessManagedUnauthorized.
pub fn require_role(
    signer: &AccountView,
    role_account: &AccountView,
    role: RoleId,
    program: &Address,
) -> Result<(), ProgramError> {
    accounts::require_signer(signer)?;
    let member: Result<RoleMember, _> = accounts::load(role_account, program);
    match member {
        Ok(m) if m.role == role as u8 && &m.account == signer.address().as_array() => Ok(()),
        _ => Err(Refusal::AccessManagedUnauthorized.into()),
    }
}
