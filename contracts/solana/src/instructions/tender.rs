//! Offers staked units to the open round, if it pays the least price that the holder takes. They stay staked and earn until they
//! are burned. The wallet must be verified.
//! Accounts: …, holder (signer), the holder's wallet record, series, position (both writable).
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{is_verified, Position, RoundState, Series},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    units: u64,
    /// The least price of a whole unit.
    least_price: u64,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let Arguments { units, least_price } = *arguments(data)?;
    let (call, [holder, wallet, series_account, position_account]) = Call::open::<4>(program, accounts)?;
    let (mut series, mut position) = open(&call, holder, series_account, position_account)?;
    if !is_verified(wallet, &position.holder, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if units == 0 {
        return Err(Refusal::AMOUNT_ZERO.into());
    }
    let mut round = series.round;
    // Whatever round the transaction lands in, and on whatever fork: the holder's signature is for a price.
    if round.price < least_price {
        return Err(Refusal::PRICE_TOO_LOW.into());
    }
    position.round = round.number; // nothing is tendered in an earlier one, because a round opens after all claims of the last
    if units > position.staked - position.tendered {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    position.tendered += units;
    round.tendered += units;
    series.round = round;
    accounts::store(position_account, &position)?;
    accounts::store(series_account, &series)?;
    announce(&call, Event::UnitsTendered, &series, &position, units)
}

/// The series, whose round still takes tenders, and the holder's position.
pub fn open(
    call: &Call,
    holder: &AccountView,
    series_account: &AccountView,
    position_account: &AccountView,
) -> Result<(Series, Position), ProgramError> {
    accounts::require_signer(holder)?;
    let series = Series::load(series_account, call.program)?;
    let position: Position = accounts::load(position_account, call.program)?;
    if &position.holder != holder.address().as_array() || position.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let round = series.round;
    if !round.is(RoundState::Open) || accounts::now()? >= round.ends_at {
        return Err(Refusal::TENDER_NOT_OPEN.into());
    }
    Ok((series, position))
}

/// UnitsTendered or TenderWithdrawn.
pub fn announce(call: &Call, event: Event, series: &Series, position: &Position, units: u64) -> ProgramResult {
    let round = series.round;
    let amounts = [units, round.tendered].map(u64::to_le_bytes);
    let fields: [&[u8]; 4] = [
        &series.series_key,
        &position.holder,
        &{ round.number }.to_le_bytes(),
        amounts.as_flattened(),
    ];
    call.emit(event, &fields)
}
