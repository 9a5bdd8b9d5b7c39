//! Ends a raise without a sale, by its issuer, until the reveal begins: from then on bids are public.
//! Accounts: …, issuer (signer), raise, series (both writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    state::{FailureReason, Phase, Raise},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [issuer, raise_account, series_account]) = Call::open::<3>(program, accounts)?;
    accounts::require_signer(issuer)?;
    let mut raise = Raise::load(raise_account, program)?;
    if issuer.address().as_array() != &raise.issuer {
        return Err(Refusal::NOT_ISSUER.into());
    }
    raise.require_phase(Phase::Commit, accounts::now()?)?;
    raise.fail(&call, series_account, FailureReason::IssuerCancelled)?;
    accounts::store(raise_account, &raise)
}
