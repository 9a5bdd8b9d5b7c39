//! Marks a period as missed once it cannot be reported any more; anyone may, in order of periods, after its census. Where a
//! pause keeps its windows open beyond their own end, marks it as deferred.
//! Accounts: …, series (writable).
use super::{arguments, submit_report::settle};
use crate::{accounts, call::Call, error::Refusal, events::Event, math::periods, state::Series};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let period = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, [series_account]) = Call::open::<1>(program, accounts)?;
    let series = Series::load(series_account, program)?;
    series.require_unrouted()?;
    check(&series, period)?;
    mark(&call, series, series_account, period)
}

/// In the order of the EVM, where what was routed comes between this and the rest.
pub fn check(series: &Series, period: u32) -> Result<(), Refusal> {
    series.require_running()?;
    series.require_next(period)
}

#[inline(never)]
pub fn mark(call: &Call, mut series: Series, series_account: &mut AccountView, period: u32) -> ProgramResult {
    let now = accounts::now()?;
    if now < periods::closes_at(period) {
        return Err(Refusal::PERIOD_STILL_OPEN.into());
    }
    let key = series.series_key;
    let fields: [&[u8]; 2] = [&key, &period.to_le_bytes()];
    if now < series.closes_at(period) {
        if series.deferred == period {
            return Err(Refusal::PERIOD_STILL_OPEN.into());
        }
        series.deferred = period; // still the next, to be reported over the same prior
        accounts::store(series_account, &series)?;
        return call.emit(Event::PeriodDeferred, &fields);
    }
    series.require_census()?;
    call.emit(Event::PeriodMissed, &fields)?;
    settle(call, &mut series, period, now)?;
    accounts::store(series_account, &series)
}
