//! Marks a period as missed once it cannot be reported any more; anyone may, in order of periods, after its census.
//! Accounts: …, series (writable).
use super::{arguments, submit_report::settle};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::periods,
    state::{Series, State},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let period = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, [series_account]) = Call::open::<1>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_state(State::Active)?;
    series.require_next(period)?;
    let now = accounts::now()?;
    if now < periods::closes_at(period) {
        return Err(Refusal::PERIOD_STILL_OPEN.into());
    }
    series.require_census()?;
    call.emit(Event::PeriodMissed, &[&series.series_key, &period.to_le_bytes()])?;
    settle(&call, &mut series, period, now)?;
    accounts::store(series_account, &series)
}
