use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// The figures that the program was initialized with, once. At `["config"]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Config {
    pub header: Header,
    pub event_bump: u8,
    pub token_decimals: u8,
    pub event_authority: [u8; 32],
    pub genesis_hash: [u8; 32],
    /// The separator of the signing domain: salt = keccak256(genesis hash || program id).
    pub separator: [u8; 32],
    /// The payment token's mint.
    pub token: [u8; 32],
    /// The only wallet that fees are ever paid to.
    pub fee_collector: [u8; 32],
}

record!(Config, 1);
