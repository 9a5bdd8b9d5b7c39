//! Pays what is left of the cap and closes the series, by the issuer; staked units share it.
//! Accounts: those of `payTail`.
use super::{
    close_series::close,
    nothing,
    pay_tail::{announce_fee, finish, open},
};
use crate::{call::Call, error::Refusal, events::Event, state::CloseReason};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<6>(program, accounts)?;
    let mut series = open(&call, rest)?;
    series.require_open()?;
    series.require_claimed()?;
    let amount = series.cap - series.paid;
    if amount > 0 && series.staked == 0 {
        return Err(Refusal::NOBODY_TO_PAY.into());
    }
    series.accrued = 0; // part of what is left of the cap
    let (fee, net) = series.take_fee(amount);
    announce_fee(&call, &series, 0, fee)?;
    let amounts = [amount, fee, net].map(u64::to_le_bytes);
    call.emit(Event::BoughtOut, &[&series.series_key, amounts.as_flattened()])?;
    close(&call, &mut series, CloseReason::BuyOut, net)?;
    finish(&call, rest, &series, amount)
}
