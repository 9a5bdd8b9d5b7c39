//! Takes units back that are tendered in the open round, verified or not.
//! Accounts: …, holder (signer), series, position (both writable).
use super::{
    arguments,
    tender::{announce, open},
};
use crate::{accounts, call::Call, error::Refusal, events::Event};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let units = u64::from_le_bytes(*arguments::<[u8; 8]>(data)?);
    let (call, [holder, series_account, position_account]) = Call::open::<3>(program, accounts)?;
    let (mut series, mut position) = open(&call, holder, series_account, position_account)?;
    if units == 0 {
        return Err(Refusal::AMOUNT_ZERO.into());
    }
    let mut round = series.round;
    if position.round != round.number || units > position.tendered {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    position.tendered -= units;
    round.tendered -= units;
    series.round = round;
    accounts::store(position_account, &position)?;
    accounts::store(series_account, &series)?;
    announce(&call, Event::TenderWithdrawn, &series, &position, units)
}
