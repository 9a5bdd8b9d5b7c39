//! Passes the mint gate of a settled raise, which activates the series, or fails the raise; anyone may. What cannot be mended
//! fails at once. The terms are those that the raise was opened with, because nothing amends them before the activation.
//! Accounts: …, raise, series (both writable), the issuer's wallet record.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::field::ZERO_INCOME,
    state::{is_issuer, FailureReason, Phase, Raise, Status},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [raise_account, series_account, wallet]) = Call::open::<3>(program, accounts)?;
    let mut raise = Raise::load(raise_account, program)?;
    let now = accounts::now()?;
    raise.require_phase(Phase::Gate, now)?;
    let s = raise.settlement;
    let failure = if s.proceeds() < raise.min_raise {
        Some(FailureReason::BelowMinRaise)
    } else if s.holders < raise.min_holders || now > raise.gate_ends_at {
        Some(FailureReason::MintGateClosed)
    } else {
        None
    };
    if let Some(reason) = failure {
        raise.fail(&call, series_account, reason)?;
        return accounts::store(raise_account, &raise);
    }
    if !is_issuer(wallet, &raise.issuer, program)? {
        return Err(Refusal::ISSUER_NOT_APPROVED.into());
    }
    raise.status = Status::Done as u8;
    accounts::store(raise_account, &raise)?;
    let mut series = raise.series(series_account, program)?;
    series.start_raised(now, s.sold);
    accounts::store(series_account, &series)?;
    call.emit(Event::MintGatePassed, &[&raise.series_key])?;
    let units = { s.sold }.to_le_bytes();
    call.emit(Event::SeriesActivated, &[&raise.series_key, &units, &ZERO_INCOME])
}
