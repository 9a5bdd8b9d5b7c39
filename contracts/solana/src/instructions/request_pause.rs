//! Asks an attestor for a pause, by the issuer; ends a pause whose end has passed first.
//! Accounts: …, issuer (signer), series (writable), the attestor's key record.
use super::{arguments, end_pause::end};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    signing::require_active,
    state::{KeyKind, PauseState, Series, State},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let attestor: &[u8; 20] = arguments(data)?;
    let (call, [issuer, series_account, key]) = Call::open::<3>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_issuer(issuer)?;
    let now = accounts::now()?;
    let last = series.pause;
    if last.is(PauseState::Approved) && now >= last.ends_at {
        end(&call, &mut series, now)?;
    }
    series.require_state(State::Active)?;
    let mut pause = series.pause;
    if !pause.is(PauseState::None) {
        return Err(Refusal::ALREADY_REQUESTED.into());
    }
    require_active(&call, KeyKind::Attestor, attestor, key)?;
    pause.state = PauseState::Requested as u8;
    pause.attestor = *attestor;
    series.pause = pause;
    accounts::store(series_account, &series)?;
    let nonce = { pause.nonce }.to_le_bytes();
    call.emit(Event::PauseRequested, &[&series.series_key, attestor, &nonce])
}
