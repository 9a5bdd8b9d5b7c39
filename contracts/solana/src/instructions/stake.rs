//! Stakes units of a running series: they count from the next census on. The wallet must be verified, and the census of a quarter
//! that is over is taken before.
//! Accounts: …, holder (signer, writable), the holder's wallet record, series, position, stakes (writable), unit mint, the
//! holder's units (writable), the census after the position's last, token program, system program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{is_verified, Position, Series, UNIT_DECIMALS},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let units = u64::from_le_bytes(*arguments::<[u8; 8]>(data)?);
    let (call, rest) = Call::open::<10>(program, accounts)?;
    let [holder, wallet, series_account, position_account, stakes, mint, from, census, _token, _system] = rest;
    accounts::require_signer(holder)?;
    let mut series = Series::load(series_account, program)?;
    series.require_curve()?;
    accounts::require_address(stakes, &series.stakes)?;
    accounts::require_address(mint, &series.mint)?;
    let holder_key = *holder.address().as_array();
    series.require_running()?;
    if holder_key == series.issuer {
        return Err(Refusal::ISSUER_WALLET.into());
    }
    if !is_verified(wallet, &holder_key, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if units == 0 {
        return Err(Refusal::AMOUNT_ZERO.into());
    }
    let now = accounts::now()?;
    series.require_no_census_due(now)?;
    series.staked_at = now;
    let mut position = Position::of(&mut series, position_account, &holder_key, holder, program)?;
    position.settle(&series, census, program)?;
    position.staked = position.staked.checked_add(units).ok_or(Refusal::ARITHMETIC_OVERFLOW)?;
    series.staked = series.staked.checked_add(units).ok_or(Refusal::ARITHMETIC_OVERFLOW)?;
    accounts::store(position_account, &position)?;
    accounts::store(series_account, &series)?;
    tokens::take(from, mint, stakes, holder, units, UNIT_DECIMALS)?;
    let total = series.staked.to_le_bytes();
    call.emit(
        Event::UnitsStaked,
        &[&series.series_key, &holder_key, &units.to_le_bytes(), &total],
    )
}
