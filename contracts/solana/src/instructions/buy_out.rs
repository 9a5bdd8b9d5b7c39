//! Pays what is left of the cap and closes the series, by the issuer, as it was announced; all units that exist share it.
//! Accounts: those of `payTail`, the unit mint.
use super::{
    close_series::close,
    nothing,
    pay_tail::{announce_fee, finish, open},
};
use crate::{accounts, call::Call, error::Refusal, events::Event, state::CloseReason};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [pay @ .., mint]) = Call::open::<7>(program, accounts)?;
    let pay: &mut [AccountView; 6] = pay;
    let mut series = open(&call, pay)?;
    accounts::require_address(mint, &series.mint)?;
    series.require_open()?;
    { series.buy_out }.require_possible(accounts::now()?)?;
    series.require_claimed()?;
    let amount = series.cap - series.paid;
    if amount > 0 && series.units(mint)? == 0 {
        return Err(Refusal::NOBODY_TO_PAY.into());
    }
    series.accrued = 0; // part of what is left of the cap
    let (fee, net) = series.take_fee(amount, accounts::now()?)?;
    announce_fee(&call, &series, 0, fee)?;
    let amounts = [amount, fee, net].map(u64::to_le_bytes);
    call.emit(Event::BoughtOut, &[&series.series_key, amounts.as_flattened()])?;
    close(&call, &mut series, CloseReason::BuyOut, net)?;
    finish(&call, pay, &series, amount)
}
