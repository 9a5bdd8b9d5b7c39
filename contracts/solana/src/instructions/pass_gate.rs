//! Passes the mint gate of a settled raise, which activates the series, or fails what cannot be mended; anyone may. Its contract and
//! its terms are those of the creation, because nothing changes them before the activation.
//! Accounts: …, series, raise (both writable), the issuer's wallet record.
use super::{nothing, settle_step::fail};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{is_issuer, FailureReason, Phase, Raise, Series, Settlement, Status},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [series_account, raise_account, wallet]) = Call::open::<3>(program, accounts)?;
    let mut raise: Raise = accounts::load(raise_account, program)?;
    let mut series = Series::load(series_account, program)?;
    if series.series_key != raise.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    raise.require_phase(Phase::Gate)?;
    let now = accounts::now()?;
    let Settlement {
        price, sold, holders, ..
    } = raise.settlement;
    let proceeds = price * sold;
    let failure = if proceeds < raise.min_raise {
        Some(FailureReason::BelowMinRaise)
    } else if holders < raise.min_holders || now > raise.gate_ends_at {
        Some(FailureReason::MintGateClosed)
    } else {
        None
    };
    if let Some(reason) = failure {
        fail(&call, &mut raise, &mut series, reason as u8)?;
    } else {
        if !is_issuer(wallet, &series.issuer, program)? {
            return Err(Refusal::ISSUER_NOT_APPROVED.into());
        }
        raise.status = Status::Done as u8;
        series.start_raised_term(now, sold, proceeds);
        call.emit(Event::MintGatePassed, &[&raise.series_key])?;
        call.emit(Event::SeriesActivated, &[&raise.series_key, &sold.to_le_bytes()])?;
    }
    accounts::store(series_account, &series)?;
    accounts::store(raise_account, &raise)
}
