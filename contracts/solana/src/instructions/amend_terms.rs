//! Puts new terms and a new cap in the place of the old, by the issuer, with an attestor's signature.
//! Accounts: …, issuer (signer), series (writable), the attestor's key record.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::field::is_commitment,
    signing::{signer_of, word, Message},
    state::{BuyOut, KeyKind, Series},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Arguments {
    nonce: u64,
    terms_commitment: [u8; 32],
    cap: u64,
    signature: [u8; 65],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [issuer, series_account, key]) = Call::open::<3>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_unrouted()?;
    amend(&call, &mut series, a, issuer, key)?;
    accounts::store(series_account, &series)
}

/// Changes a copy of the series.
#[inline(never)]
pub fn amend(
    call: &Call,
    series: &mut Series,
    a: &Arguments,
    issuer: &AccountView,
    key: &AccountView,
) -> ProgramResult {
    series.require_issuer(issuer)?;
    check(series, a, accounts::now()?)?;
    let message = Message::Amend {
        series: &series.series_key,
        nonce: a.nonce,
        terms: &a.terms_commitment,
        cap: &word(&{ a.cap }.to_be_bytes()),
    };
    let signer = signer_of(call, KeyKind::Attestor, &message, &a.signature, key)?;
    series.amendment_nonce += 1;
    series.terms_commitment = a.terms_commitment;
    series.cap = a.cap;
    series.buy_out = BuyOut::zeroed(); // what was announced was of another cap
    let fields: [&[u8]; 6] = [
        &series.series_key,
        &signer,
        &{ a.nonce }.to_le_bytes(),
        &a.terms_commitment,
        &{ a.cap }.to_le_bytes(),
        &a.signature,
    ];
    call.emit(Event::TermsAmended, &fields)
}

/// In the order of the EVM. New terms and caps are not for a quarter that is over.
fn check(series: &Series, a: &Arguments, now: u64) -> Result<(), Refusal> {
    series.require_running()?;
    series.require_settled(now)?;
    if a.nonce != series.amendment_nonce {
        return Err(Refusal::NONCE_MOVED);
    }
    if !is_commitment(&a.terms_commitment) {
        return Err(Refusal::COMMITMENT_NOT_CANONICAL);
    }
    if a.cap == 0 {
        return Err(Refusal::SIGNAL_OUT_OF_RANGE);
    }
    if a.cap < series.paid + series.accrued {
        return Err(Refusal::CAP_BELOW_PAID);
    }
    if a.terms_commitment == series.terms_commitment && a.cap == series.cap {
        return Err(Refusal::TERMS_UNCHANGED);
    }
    Ok(())
}
