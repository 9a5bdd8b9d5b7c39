//! Opens a round of tenders at a price of a unit, by the issuer: the treasury pays for units that holders tender until its end.
//! Accounts: …, issuer (signer), series (writable).
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    policy::{TENDER_MAX, TENDER_MIN},
    state::{Round, RoundState, Series},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    price: u64,
    ends_at: u64,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [issuer, series_account]) = Call::open::<2>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_curve()?;
    series.require_issuer(issuer)?;
    check(&series, a, accounts::now()?)?;
    let number = { series.round }.number + 1;
    series.round = Round {
        number,
        state: RoundState::Open as u8,
        price: a.price,
        treasury: series.treasury,
        ends_at: a.ends_at,
        tendered: 0,
    };
    accounts::store(series_account, &series)?;
    let amounts = [a.price, series.treasury, a.ends_at].map(u64::to_le_bytes);
    let fields: [&[u8]; 3] = [&series.series_key, &number.to_le_bytes(), amounts.as_flattened()];
    call.emit(Event::TenderOpened, &fields)
}

fn check(series: &Series, a: &Arguments, now: u64) -> Result<(), Refusal> {
    series.require_open()?;
    if { series.round }.is(RoundState::Open) {
        return Err(Refusal::TENDER_OPEN);
    }
    // A round that is not claimed took its money out of the treasury, and its units still exist: a unit's share would look smaller.
    series.require_claimed()?;
    // The price of all units fits the token's amounts.
    if a.price == 0 || a.price.checked_mul(series.units_offered).is_none() {
        return Err(Refusal::BAD_PARAMS);
    }
    if a.ends_at < now + TENDER_MIN {
        return Err(Refusal::DEADLINE_TOO_SOON);
    }
    if a.ends_at > now + TENDER_MAX {
        return Err(Refusal::DEADLINE_TOO_LATE);
    }
    if series.treasury == 0 {
        return Err(Refusal::TREASURY_EMPTY);
    }
    // Rounding to base lamports then moves at most a millionth of the treasury between holders, and nobody is paid more for a unit
    // than the last buyer paid for it.
    if a.price > series.treasury || a.price > series.last_price {
        return Err(Refusal::PRICE_TOO_HIGH);
    }
    Ok(())
}
