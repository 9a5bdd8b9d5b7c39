//! Money spread over units by an accumulator. What does not divide is carried, by the accumulator and by each holder, so that
//! rounding loses nothing.
use bytemuck::{Pod, Zeroable};

/// Parts of a base unit.
pub const WAD: u128 = 1_000_000_000_000_000_000;

/// All in WAD of a base unit. What is ever spread is below 2^64 base units, so that everything stays below 2^128.
#[derive(Clone, Copy, Pod, Zeroable, PartialEq, Eq, Debug)]
#[repr(C, packed)]
pub struct Accumulator {
    pub per_unit: u128,
    /// Less than the units it was last spread over.
    pub remainder: u64,
}

impl Accumulator {
    /// Adds base units, for one unit or more.
    pub fn spread(&mut self, amount: u64, units: u64) {
        if amount == 0 {
            return;
        }
        let total = u128::from(amount) * WAD + u128::from(self.remainder);
        self.per_unit += total / u128::from(units);
        self.remainder = (total % u128::from(units)) as u64;
    }
}

/// Whole base units of a share of a pool in WAD: floor(pool * units / all / WAD), for units of all.
pub fn share(pool: u128, units: u64, all: u64) -> u64 {
    let (units, all) = (u128::from(units), u128::from(all));
    let parts = pool / all * units + pool % all * units / all;
    (parts / WAD) as u64
}

/// A holder's earnings of an accumulator that were not paid.
#[derive(Clone, Copy, Pod, Zeroable, PartialEq, Eq, Debug)]
#[repr(C, packed)]
pub struct Earned {
    /// The accumulator's `per_unit` up to which it is counted.
    pub checkpoint: u128,
    /// WAD of a base unit.
    pub carry: u128,
}

impl Earned {
    /// Counts what units earned since the checkpoint.
    pub fn advance(&mut self, units: u64, per_unit: u128) {
        self.carry += u128::from(units) * (per_unit - self.checkpoint);
        self.checkpoint = per_unit;
    }

    /// Takes the whole base units; the rest stays.
    pub fn take(&mut self) -> u64 {
        let amount = self.carry / WAD;
        self.carry -= amount * WAD;
        amount as u64
    }
}
