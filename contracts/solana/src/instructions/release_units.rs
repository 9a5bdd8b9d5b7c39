//! Frees all units that were delivered while their wallet was not verified, once it is; anyone may send it.
//! Accounts: …, the holder's wallet record, series, position (writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    state::{is_verified, Position, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [wallet, series_account, account]) = Call::open::<3>(program, accounts)?;
    let series = Series::load(series_account, program)?;
    let mut position: Position = accounts::load(account, program)?;
    if position.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if { position.locks }.held == 0 {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    if !is_verified(wallet, &position.holder, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    position.release(&call)?;
    accounts::store(account, &position)
}
