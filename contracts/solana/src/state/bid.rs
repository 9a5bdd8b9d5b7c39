use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// By the EVM's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Validity {
    Sealed = 0,
    Valid = 1,
    Invalid = 2,
    Unrevealed = 3,
}

/// By the EVM's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Processing {
    Pending = 0,
    Full = 1,
    Partial = 2,
    Lost = 3,
    Rejected = 4,
}

/// A wallet's bid in a raise. At `["bid", series key 32, bidder 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Bid {
    pub header: Header,
    pub series_key: [u8; 32],
    /// Paid the account's rent, and that of the bid's place in the book.
    pub bidder: [u8; 32],
    /// From 1 on.
    pub sequence: u32,
    pub commitment: [u8; 32],
    pub deposit: u64,
    pub validity: u8,
    pub invalid_reason: u8,
}

record!(Bid, 15);
