//! Takes the census of a period that is over: what is staked now is what its report counts. Anyone may, in order of periods.
//! Accounts: …, payer (signer, writable), series, census (writable), system program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::periods,
    pda,
    policy::CENSUS_WAIT,
    state::{Census, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let period = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, [payer, series_account, census_account, _system]) = Call::open::<4>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_curve()?;
    series.require_running()?;
    series.require_in_term(period)?;
    if period != series.next_census {
        return Err(Refusal::PERIOD_OUT_OF_ORDER.into());
    }
    let now = accounts::now()?;
    if now < periods::ends_at(period) {
        return Err(Refusal::PERIOD_NOT_OPEN.into());
    }
    if now < series.activated_at + CENSUS_WAIT {
        return Err(Refusal::CENSUS_WAIT.into());
    }
    if now == series.staked_at {
        return Err(Refusal::CENSUS_WAIT.into()); // units that were borrowed for one transaction would count
    }
    if period != series.next_period {
        return Err(Refusal::PERIOD_UNSETTLED.into()); // what was counted last earns until its report
    }
    let key = series.series_key;
    let seeds: &[&[u8]] = &[pda::CENSUS, &key, &period.to_le_bytes()];
    let mut census: Census = accounts::create(census_account, payer, seeds, program)?;
    census.series_key = key;
    census.period = period;
    census.units = series.staked;
    census.taken_at = now;
    census.payer = *payer.address().as_array();
    census.per_unit = series.payouts.per_unit;
    series.counted = series.staked;
    accounts::store(census_account, &census)?;
    series.next_census = if period == series.last_period {
        0
    } else {
        periods::next(period)
    };
    series.censuses += 1;
    accounts::store(series_account, &series)?;
    call.emit(
        Event::CurveUnitsSynced,
        &[&key, &period.to_le_bytes(), &census.units.to_le_bytes()],
    )
}
