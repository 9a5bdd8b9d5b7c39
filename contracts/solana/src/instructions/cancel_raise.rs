//! Ends a raise while bids are committed; its issuer alone. Every deposit comes back whole.
//! Accounts: …, issuer (signer), series, raise (both writable).
use super::{nothing, settle_step::fail};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    state::{FailureReason, Phase, Raise, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [issuer, series_account, raise_account]) = Call::open::<3>(program, accounts)?;
    let mut raise: Raise = accounts::load(raise_account, program)?;
    let mut series = Series::load(series_account, program)?;
    if series.series_key != raise.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    series.require_issuer(issuer)?;
    raise.require_phase(Phase::Commit)?;
    fail(&call, &mut raise, &mut series, FailureReason::IssuerCancelled as u8)?;
    accounts::store(series_account, &series)?;
    accounts::store(raise_account, &raise)
}
