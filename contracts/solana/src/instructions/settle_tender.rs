//! Settles a round of tenders that is over: what the treasury pays for it is set aside, and holders may claim. Anyone may.
//! Accounts: …, payer (signer, writable), series, round (both writable), system program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{RoundState, Series, TenderRound},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [payer, series_account, round_account, _system]) = Call::open::<4>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    let mut round = series.round;
    if !round.is(RoundState::Open) {
        return Err(Refusal::TENDER_NOT_OPEN.into());
    }
    if accounts::now()? < round.ends_at {
        return Err(Refusal::TENDER_RUNNING.into());
    }
    let key = series.series_key;
    let number = { round.number }.to_le_bytes();
    let mut record: TenderRound = accounts::create(round_account, payer, &[pda::TENDER, &key, &number], program)?;
    record.series_key = key;
    record.number = round.number;
    record.payer = *payer.address().as_array();
    record.price = round.price;
    record.treasury = round.treasury.min(series.treasury);
    record.units = round.tendered;
    record.unclaimed = round.tendered;
    record.left = record.tender().most();
    accounts::store(round_account, &record)?;
    series.treasury -= record.left;
    series.owed += record.left;
    series.unclaimed += round.tendered;
    round.tendered = 0;
    round.state = RoundState::Settled as u8;
    series.round = round;
    accounts::store(series_account, &series)?;
    let amounts = [record.units, record.price, record.treasury, record.left].map(u64::to_le_bytes);
    call.emit(Event::TenderSettled, &[&key, &number, amounts.as_flattened()])
}

/// Nothing of an open round is accepted where a series ends: its units are as they were.
pub fn void(call: &Call, series: &mut Series) -> ProgramResult {
    let mut round = series.round;
    if !round.is(RoundState::Open) {
        return Ok(());
    }
    round.state = RoundState::Void as u8;
    round.tendered = 0;
    series.round = round;
    call.emit(
        Event::TenderVoided,
        &[&series.series_key, &{ round.number }.to_le_bytes()],
    )
}
