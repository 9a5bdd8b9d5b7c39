//! Ends a pause: the issuer at any time, anyone once its end has passed.
//! Accounts: …, sender (signer), series (writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{PauseState, Series, State},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [sender, series_account]) = Call::open::<2>(program, accounts)?;
    accounts::require_signer(sender)?;
    let mut series = Series::load(series_account, program)?;
    let pause = series.pause;
    if !pause.is(PauseState::Approved) {
        return Err(Refusal::NOT_PAUSED.into());
    }
    let now = accounts::now()?;
    if now < pause.ends_at && sender.address().as_array() != &series.issuer {
        return Err(Refusal::PAUSE_RUNNING.into());
    }
    end(&call, &mut series, now)?;
    accounts::store(series_account, &series)
}

/// WRONG_STATE where the series has left its pause by another way.
pub fn end(call: &Call, series: &mut Series, now: u64) -> ProgramResult {
    series.require_state(State::Paused)?;
    let mut pause = series.pause;
    pause.end(now);
    series.pause = pause;
    series.state = State::Active as u8;
    let times = [pause.nonce - 1, pause.ends_at].map(u64::to_le_bytes);
    call.emit(Event::PauseEnded, &[&series.series_key, times.as_flattened()])?;
    let states = [State::Paused as u8, series.state];
    call.emit(Event::SeriesStateMoved, &[&series.series_key, &states])
}
