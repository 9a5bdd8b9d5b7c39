use super::{record, Header, Series};
use bytemuck::{Pod, Zeroable};

/// What a wallet staked of a series. At `["position", series key 32, holder 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Position {
    pub header: Header,
    pub series_key: [u8; 32],
    pub holder: [u8; 32],
    pub staked: u64,
    /// Units that the last census counted, as of `censuses`. Later ones have counted what is staked.
    pub counted: u64,
    pub censuses: u32,
}

record!(Position, 8);

impl Position {
    /// Brings `counted` to the series' last census; before what is staked changes.
    pub fn roll(&mut self, series: &Series) {
        if self.censuses < series.censuses {
            self.counted = self.staked;
            self.censuses = series.censuses;
        }
    }
}

/// What was staked when a period's census was taken. At `["census", series key 32, period 4]`, for good.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Census {
    pub header: Header,
    pub series_key: [u8; 32],
    pub period: u32,
    pub units: u64,
    pub taken_at: u64,
}

record!(Census, 9);

/// The rate of a quarter that an attestor signed. At `["quarter", series key 32, period 4]`, for good.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct QuarterRate {
    pub header: Header,
    pub series_key: [u8; 32],
    pub period: u32,
    pub rate: u128,
    pub signer: [u8; 20],
}

record!(QuarterRate, 10);
