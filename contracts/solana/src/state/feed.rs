use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// A currency's history. At `["feed", currency code 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Feed {
    pub header: Header,
    pub currency_code: [u8; 4],
    /// Rates published so far: their indexes are below it.
    pub count: [u8; 4],
}

record!(Feed, 5);

impl Feed {
    pub fn count(&self) -> u32 {
        u32::from_le_bytes(self.count)
    }
}

/// One published rate, never changed. At `["rate", currency code 4, index 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Rate {
    pub header: Header,
    pub currency_code: [u8; 4],
    pub index: [u8; 4],
    /// WAD: base units of the payment token for one minor unit of the currency.
    pub rate: [u8; 16],
    pub updated_at: [u8; 8],
}

record!(Rate, 6);

impl Rate {
    pub fn index(&self) -> u32 {
        u32::from_le_bytes(self.index)
    }

    pub fn rate(&self) -> u128 {
        u128::from_le_bytes(self.rate)
    }

    pub fn updated_at(&self) -> u64 {
        u64::from_le_bytes(self.updated_at)
    }
}
