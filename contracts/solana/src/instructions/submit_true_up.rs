//! Corrects what a past year's reports paid, once, by the issuer, with an attestor's signature: what was too little accrues,
//! what was too much is netted from payments to come.
//! Accounts: …, issuer (signer), series (writable), the attestor's key record.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::periods,
    policy::TRUEUP_MAX_AGE,
    signing::{signer_of, Message, Word},
    state::{KeyKind, Series},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Arguments {
    year: u32,
    nonce: u64,
    attested_at: u64,
    adjustment: i128,
    signature: [u8; 65],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [issuer, series_account, key]) = Call::open::<3>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_unrouted()?;
    correct(&call, &mut series, a, issuer, key)?;
    accounts::store(series_account, &series)
}

/// Changes a copy of the series. Answers what accrues by it.
#[inline(never)]
pub fn correct(
    call: &Call,
    series: &mut Series,
    a: &Arguments,
    issuer: &AccountView,
    key: &AccountView,
) -> Result<u64, ProgramError> {
    series.require_issuer(issuer)?;
    let size = check(series, a, accounts::now()?)?;
    let message = Message::TrueUp {
        series: &series.series_key,
        year: a.year,
        nonce: a.nonce,
        attested_at: a.attested_at,
        adjustment: &signed(a.adjustment),
    };
    let signer = signer_of(call, KeyKind::Attestor, &message, &a.signature, key)?;
    series.trueup_nonce += 1;
    series.trued_up |= year_bit(series, a.year);
    let accrued = series.accrued;
    if a.adjustment < 0 {
        series.credit += u128::from(size); // at most 21 of them, each below 2^64
    } else {
        series.accrued += size.min(series.cap - series.paid - series.accrued);
    }
    let fields: [&[u8]; 8] = [
        &series.series_key,
        &{ a.year }.to_le_bytes(),
        &signer,
        &{ a.nonce }.to_le_bytes(),
        &{ a.attested_at }.to_le_bytes(),
        &{ a.adjustment }.to_le_bytes(),
        &{ series.accrued }.to_le_bytes(),
        &{ series.credit }.to_le_bytes(),
    ];
    call.emit(Event::TrueUpAccepted, &fields)?;
    Ok(series.accrued - accrued)
}

/// In the order of the EVM; answers the adjustment's size.
fn check(series: &Series, a: &Arguments, now: u64) -> Result<u64, Refusal> {
    series.require_open()?;
    if a.nonce != series.trueup_nonce {
        return Err(Refusal::NONCE_MOVED);
    }
    check_year(series, a, now)?;
    let size = u64::try_from({ a.adjustment }.unsigned_abs()).map_err(|_| Refusal::ADJUSTMENT_OUT_OF_RANGE)?;
    if size == 0 {
        return Err(Refusal::ADJUSTMENT_OUT_OF_RANGE);
    }
    if a.adjustment < 0 {
        series.require_settled(now)?; // credit is netted from quarters to come alone
    }
    Ok(size)
}

/// A year of the term, over, without a true-up yet, and attested after its end. The last year ends with the term.
fn check_year(series: &Series, a: &Arguments, now: u64) -> Result<(), Refusal> {
    let (first, last) = (series.first_period / 10, series.last_period / 10);
    if a.year < first || a.year > last {
        return Err(Refusal::PERIOD_UNKNOWN);
    }
    let ends_at = periods::ends_at(if a.year == last {
        series.last_period
    } else {
        a.year * 10 + 4
    });
    if now < ends_at {
        return Err(Refusal::YEAR_NOT_OVER);
    }
    if series.trued_up & year_bit(series, a.year) != 0 {
        return Err(Refusal::TRUEUP_DONE);
    }
    if a.attested_at < ends_at || a.attested_at > now {
        return Err(Refusal::ATTESTATION_TIME);
    }
    let pause = series.pause;
    let stale_at = periods::extended(
        a.attested_at,
        a.attested_at + TRUEUP_MAX_AGE,
        pause.started_at,
        pause.ends_at,
    );
    if now >= stale_at {
        return Err(Refusal::ATTESTATION_STALE);
    }
    Ok(())
}

fn year_bit(series: &Series, year: u32) -> u32 {
    1 << (year - series.first_period / 10)
}

/// A signed integer as a 256-bit word.
fn signed(number: i128) -> Word {
    let mut word = [if number < 0 { 0xff } else { 0 }; 32];
    word[16..].copy_from_slice(&number.to_be_bytes());
    word
}
