use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// A payment that a frozen token account could not take: the series' vault holds it. At `["kept", series key 32, wallet 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Kept {
    pub header: Header,
    pub series_key: [u8; 32],
    pub wallet: [u8; 32],
    pub amount: u64,
    /// The payer of the account's rent.
    pub payer: [u8; 32],
}

record!(Kept, 16);
