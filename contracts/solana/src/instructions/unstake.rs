//! Gives staked units that are not tendered back to any account of the holder's choice, in every state, verified or not.
//! Units that the last census counted stay counted.
//! Accounts: …, holder (signer), series, position, stakes (writable), unit mint, the account for the units (writable), the
//! census after the position's last, token program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{Position, Series, UNIT_DECIMALS},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let units = u64::from_le_bytes(*arguments::<[u8; 8]>(data)?);
    let (call, [holder, series_account, position_account, stakes, mint, to, census, _program]) =
        Call::open::<8>(program, accounts)?;
    accounts::require_signer(holder)?;
    let mut series = Series::load(series_account, program)?;
    series.require_curve()?;
    let mut position: Position = accounts::load(position_account, program)?;
    accounts::require_address(stakes, &series.stakes)?;
    accounts::require_address(mint, &series.mint)?;
    accounts::require_other(to, &series.stakes)?;
    if &position.holder != holder.address().as_array() || position.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if units == 0 {
        return Err(Refusal::AMOUNT_ZERO.into());
    }
    position.settle(&series, census, program)?;
    if units > position.staked - position.tendered {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    position.staked -= units;
    series.staked -= units;
    accounts::store(position_account, &position)?;
    accounts::store(series_account, &series)?;
    tokens::give(&series, series_account, [&*stakes, &*mint, &*to], units, UNIT_DECIMALS)?;
    let total = series.staked.to_le_bytes();
    call.emit(
        Event::UnitsUnstaked,
        &[&series.series_key, &position.holder, &units.to_le_bytes(), &total],
    )
}
