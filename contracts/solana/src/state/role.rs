use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// Roles, by the numbers of the EVM's access manager.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum RoleId {
    /// Grants and revokes roles.
    Admin = 0,
}

/// That an account has a role. At `["role", role 1, account 32]`; there while the role is granted.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct RoleMember {
    pub header: Header,
    pub role: u8,
    pub account: [u8; 32],
}

record!(RoleMember, 2);
