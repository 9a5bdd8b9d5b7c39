use super::{is_verified, record, Header, RoundState, Series};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::{payouts::Earned, periods},
    pda,
};
use bytemuck::{Pod, Zeroable};
use core::mem::size_of;
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// A wallet's staked units of a series, or its units of one that a raise sold. At `["position", series key 32, holder 32]`.
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
    /// The staked units that are tendered in it.
    pub tendered: u64,
    /// Only positions of a series that a raise sold have it: the account of a curve's position ends before it.
    pub locks: Locks,
}

record!(Position, 8, 1, Position::OF_CURVE);

/// Units that stay in a position, earn, and cannot be ordered.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Locks {
    /// Escrowed by an order, or held.
    pub locked: u64,
    /// The part of the locked units that was delivered while the wallet was not verified.
    pub held: u64,
}

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
    /// Bytes of an account of a curve's position.
    pub const OF_CURVE: usize = size_of::<Position>() - size_of::<Locks>();

    /// Bytes of an account of a series' position.
    pub fn size(series: &Series) -> usize {
        if series.is_raised() {
            size_of::<Position>()
        } else {
            Position::OF_CURVE
        }
    }

    /// The holder's position, made where there is none: it begins at the last census.
    #[inline(never)]
    pub fn of(
        series: &mut Series,
        account: &mut AccountView,
        holder: &[u8; 32],
        payer: &AccountView,
        program: &Address,
    ) -> Result<Position, ProgramError> {
        if !accounts::is_empty(account) {
            return Position::load(series, account, holder, program);
        }
        let seeds: &[&[u8]] = &[pda::POSITION, &series.series_key, holder];
        let size = Position::size(series);
        let mut made: Position = accounts::create_of(size, account, payer, seeds, program)?;
        made.series_key = series.series_key;
        made.holder = *holder;
        made.censuses = series.censuses;
        series.positions += 1;
        Ok(made)
    }

    /// The holder's position in the series.
    #[inline(never)]
    pub fn load(
        series: &Series,
        account: &AccountView,
        holder: &[u8; 32],
        program: &Address,
    ) -> Result<Position, ProgramError> {
        let position: Position = accounts::load(account, program)?;
        if &position.holder != holder || position.series_key != series.series_key {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(position)
    }

    /// Adds units that a raise or a window sold: they have earned since a unit had earned so much.
    pub fn add(&mut self, series: &Series, units: u64, [payouts, tail]: [u128; 2]) {
        self.credit(series);
        self.payout.carry += u128::from(units) * ({ series.payouts }.per_unit - payouts);
        self.tail.carry += u128::from(units) * ({ series.tail }.per_unit - tail);
        self.staked += units;
        self.counted += units;
    }

    /// Takes units out that a window sold: they were locked.
    pub fn give(&mut self, series: &Series, units: u64) -> Result<(), Refusal> {
        self.credit(series);
        self.locks.locked = self.ordered().checked_sub(units).ok_or(Refusal::UNITS_UNAVAILABLE)? + self.locks.held;
        self.staked -= units;
        self.counted -= units;
        Ok(())
    }

    fn credit(&mut self, series: &Series) {
        self.payout.advance(self.counted, { series.payouts }.per_unit);
        self.tail.advance(self.counted, { series.tail }.per_unit);
    }

    /// Units in orders.
    pub fn ordered(&self) -> u64 {
        self.locks.locked - self.locks.held
    }

    /// Escrows units of an order.
    pub fn lock(&mut self, call: &Call, units: u64) -> ProgramResult {
        if units > self.staked - self.locks.locked {
            return Err(Refusal::UNITS_UNAVAILABLE.into());
        }
        self.locks.locked += units;
        self.announce(call, Event::UnitsLocked, units)
    }

    /// Gives units of an order back. They are held where the wallet is not verified, until it is.
    pub fn unlock(&mut self, call: &Call, units: u64, wallet: &AccountView) -> ProgramResult {
        if units > self.ordered() {
            return Err(Refusal::UNITS_UNAVAILABLE.into());
        }
        if !is_verified(wallet, &self.holder, call.program)? {
            self.locks.held += units;
            return self.announce(call, Event::UnitsHeld, units);
        }
        self.locks.locked -= units;
        self.announce(call, Event::UnitsUnlocked, units)
    }

    /// Frees all units that are held.
    pub fn release(&mut self, call: &Call) -> ProgramResult {
        let units = self.locks.held;
        self.locks.held = 0;
        self.locks.locked -= units;
        self.announce(call, Event::UnitsUnlocked, units)?;
        self.announce(call, Event::UnitsReleased, units)
    }

    fn announce(&self, call: &Call, event: Event, units: u64) -> ProgramResult {
        call.emit(event, &[&self.series_key, &self.holder, &units.to_le_bytes()])
    }
}

/// The staked units when a period's census was taken. At `["census", series key 32, period 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Census {
    pub header: Header,
    pub series_key: [u8; 32],
    pub period: u32,
    pub units: u64,
    pub taken_at: u64,
    /// The earnings of a unit before.
    pub per_unit: u128,
    /// The payer of the account's rent.
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
    /// The payer of the account's rent.
    pub payer: [u8; 32],
}

record!(QuarterRate, 10, 2);
