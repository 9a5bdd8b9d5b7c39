use super::{record, Header};
use crate::math::tender::Tender;
use bytemuck::{Pod, Zeroable};

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum RoundState {
    Open = 1,
    Settled = 2,
    /// The series ended before it was settled: nothing of it was accepted.
    Void = 3,
}

/// The last round of tenders of a series; all zeros before the first.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Round {
    /// From 1 on.
    pub number: u32,
    pub state: u8,
    /// The price of a whole unit.
    pub price: u64,
    /// The treasury when it was opened.
    pub treasury: u64,
    /// Unix seconds: the end of tenders.
    pub ends_at: u64,
    /// Units that are tendered in the open round.
    pub tendered: u64,
}

impl Round {
    pub fn is(&self, state: RoundState) -> bool {
        self.state == state as u8
    }
}

/// A round that was settled. At `["tender", series key 32, number 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct TenderRound {
    pub header: Header,
    pub series_key: [u8; 32],
    pub number: u32,
    pub price: u64,
    /// The most that it could pay.
    pub treasury: u64,
    /// Units that were tendered.
    pub units: u64,
    /// Units of these whose holders have not claimed.
    pub unclaimed: u64,
    /// Set aside and not paid; what rounding leaves of it goes back to the treasury with the last claim.
    pub left: u64,
    /// The payer of the account's rent.
    pub payer: [u8; 32],
}

record!(TenderRound, 12, 2);

impl TenderRound {
    pub fn tender(&self) -> Tender {
        Tender {
            treasury: self.treasury,
            price: self.price,
            total: self.units,
        }
    }
}
