//! Pays a holder what its units earned by accruals that were paid after the term; anyone may send it.
//! Accounts: those of `claimPayout`.
use super::{
    claim_payout::{open, pay},
    nothing,
};
use crate::{
    call::Call,
    events::Event,
    state::{Position, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<8>(program, accounts)?;
    let (series, mut position) = open(&call, rest)?;
    let amount = position.tail.take();
    announce(&call, &series, &position, amount)?;
    pay(&call, rest, series, &position, amount)
}

/// TailClaimed.
pub fn announce(call: &Call, series: &Series, position: &Position, amount: u64) -> ProgramResult {
    let fields: [&[u8]; 3] = [&series.series_key, &position.holder, &amount.to_le_bytes()];
    call.emit(Event::TailClaimed, &fields)
}
