use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// What a wallet may do. At `["wallet", wallet 32]`; not there where it may nothing.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Wallet {
    pub header: Header,
    /// On the allowlist: 0 or 1.
    pub verified: u8,
    /// An approved issuer: 0 or 1.
    pub issuer: u8,
    pub wallet: [u8; 32],
}

record!(Wallet, 4);
