//! Takes back a request for a pause, by the issuer; a signature over its nonce is void.
//! Accounts: …, issuer (signer), series (writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{PauseState, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [issuer, series_account]) = Call::open::<2>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_issuer(issuer)?;
    let mut pause = series.pause;
    if !pause.is(PauseState::Requested) {
        return Err(Refusal::NOT_REQUESTED.into());
    }
    let nonce = pause.withdraw();
    series.pause = pause;
    accounts::store(series_account, &series)?;
    call.emit(
        Event::PauseRequestWithdrawn,
        &[&series.series_key, &nonce.to_le_bytes()],
    )
}
