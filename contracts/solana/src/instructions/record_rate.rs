//! Records the rate of a quarter's end that an attestor signed, where the feed has none; anyone may, once.
//! Accounts: …, payer (signer, writable), series, quarter (writable), the signer's key record, the currency's feed, its last
//! rate before the quarter's end, the one after that, system program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    feed::{is_fresh, History},
    math::{periods, rates},
    pda,
    signing::{signer_of, word, Message},
    state::{KeyKind, QuarterRate, Series},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    period: u32,
    rate: u128,
    signature: [u8; 65],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [payer, series_account, quarter, key_account, feed, before, after, _system]) =
        Call::open::<8>(program, accounts)?;
    let series = Series::load(series_account, program)?;
    let period = a.period;
    series.require_unrouted()?; // its rate is always 1e18
    series.require_in_term(period)?;
    series.require_running()?;
    let end = periods::ends_at(period);
    if accounts::now()? < end {
        return Err(Refusal::PERIOD_NOT_OPEN.into());
    }
    if series.is_settled(period) {
        return Err(Refusal::PERIOD_OUT_OF_ORDER.into()); // nobody needs it, and it may have been closed
    }
    let seeds: &[&[u8]] = &[pda::QUARTER, &series.series_key, &period.to_le_bytes()];
    if !accounts::is_empty(quarter) {
        pda::canonical(quarter, seeds, program)?;
        return Err(Refusal::RATE_RECORDED.into());
    }
    let history = History::open(feed, series.currency_code, program)?;
    let last = history.in_force(before, after, end)?;
    if is_fresh(&last, end) {
        return Err(Refusal::FX_FRESH.into());
    }
    let rate = word(&a.rate.to_be_bytes());
    let message = Message::Fx {
        series: &series.series_key,
        period,
        rate: &rate,
    };
    let signer = signer_of(&call, KeyKind::Attestor, &message, &a.signature, key_account)?;
    if last.updated_at() >= end || !rates::near(a.rate, last.rate()) {
        return Err(Refusal::FX_OUT_OF_BOUND.into());
    }
    let mut record: QuarterRate = accounts::create(quarter, payer, seeds, program)?;
    record.series_key = series.series_key;
    record.period = period;
    record.rate = a.rate;
    record.signer = signer;
    record.payer = *payer.address().as_array();
    accounts::store(quarter, &record)?;
    let fields: [&[u8]; 5] = [
        &series.series_key,
        &period.to_le_bytes(),
        &signer,
        &a.rate.to_le_bytes(),
        &a.signature,
    ];
    call.emit(Event::RateRecorded, &fields)
}
