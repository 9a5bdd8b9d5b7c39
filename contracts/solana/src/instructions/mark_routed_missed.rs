//! Marks a quarter of a routed series in which nothing was routed, as `markMissed` does.
//! Accounts: …, series (writable), router.
use super::{
    arguments,
    mark_missed::{check, mark},
};
use crate::{
    call::Call,
    error::Refusal,
    state::{is_routed, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let period = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, [series_account, router]) = Call::open::<2>(program, accounts)?;
    let series = Series::load(series_account, program)?;
    check(&series, period)?;
    if is_routed(router, &series, period, program)? {
        return Err(Refusal::INCOME_ROUTED.into());
    }
    mark(&call, series, series_account, period)
}
