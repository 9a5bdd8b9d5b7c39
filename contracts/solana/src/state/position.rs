use super::{record, Header, RoundState, Series};
use crate::{
    accounts,
    error::Refusal,
    math::{payouts::Earned, periods},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address};

/// What a wallet staked of a series, or holds of one that a raise sold. At `["position", series key 32, holder 32]`.
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
    pub payout: Earned,
    pub tail: Earned,
    /// The round of tenders in which units were tendered last.
    pub round: u32,
    /// Of the staked units, those that are tendered in it.
    pub tendered: u64,
}

record!(Position, 8);

impl Position {
    /// Brings the position to the series' last census and credits what its counted units earned; before what is staked
    /// changes. `next` is the census after the position's last one: it matters where units were staked or unstaked since.
    #[inline(never)]
    pub fn settle(&mut self, series: &Series, next: &AccountView, program: &Address) -> Result<(), ProgramError> {
        let round = series.round;
        if self.round == round.number && round.is(RoundState::Void) {
            self.tendered = 0;
        }
        if self.censuses < series.censuses {
            if self.counted != self.staked {
                let census: Census = accounts::load(next, program)?;
                let place = periods::ordinal(census.period) - periods::ordinal(series.first_period);
                if census.series_key != series.series_key || place != self.censuses {
                    return Err(Refusal::ACCOUNT_INVALID.into());
                }
                self.payout.advance(self.counted, census.per_unit);
                self.counted = self.staked;
            }
            self.censuses = series.censuses;
        }
        self.payout.advance(self.counted, series.payouts.per_unit);
        self.tail.advance(self.counted, series.tail.per_unit);
        Ok(())
    }
}

impl Position {
    /// Adds units that a raise delivers late or early: they have earned since the activation.
    pub fn mint(&mut self, series: &Series, units: u64) {
        self.payout.advance(self.counted, series.payouts.per_unit);
        self.tail.advance(self.counted, series.tail.per_unit);
        self.payout.carry += u128::from(units) * series.payouts.per_unit;
        self.tail.carry += u128::from(units) * series.tail.per_unit;
        self.staked += units;
        self.counted += units;
    }
}

/// What was staked when a period's census was taken. At `["census", series key 32, period 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Census {
    pub header: Header,
    pub series_key: [u8; 32],
    pub period: u32,
    pub units: u64,
    pub taken_at: u64,
    /// What a unit had earned before.
    pub per_unit: u128,
    /// Who paid the account's rent.
    pub payer: [u8; 32],
}

record!(Census, 9, 2);

/// The rate of a quarter that an attestor signed. At `["quarter", series key 32, period 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct QuarterRate {
    pub header: Header,
    pub series_key: [u8; 32],
    pub period: u32,
    pub rate: u128,
    pub signer: [u8; 20],
    /// Who paid the account's rent.
    pub payer: [u8; 32],
}

record!(QuarterRate, 10, 2);
