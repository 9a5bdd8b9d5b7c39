//! Pauses a series by the signature of the attestor whom the issuer asked; anyone may send it.
//! Accounts: …, series (writable), the attestor's key record.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    signing::{require_signed, Message},
    state::{Pause, PauseState, Series, State},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    nonce: u64,
    end: u64,
    signature: [u8; 65],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [series_account, key]) = Call::open::<2>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    let now = accounts::now()?;
    let mut pause = series.pause;
    check(&pause, a, now)?;
    let message = Message::Pause {
        series: &series.series_key,
        nonce: a.nonce,
        end: a.end,
    };
    require_signed(&call, &pause.attestor, &message, &a.signature, key)?;
    series.require_state(State::Active)?;
    pause.approve(now, a.end);
    series.pause = pause;
    series.state = State::Paused as u8;
    accounts::store(series_account, &series)?;
    let fields: [&[u8]; 5] = [
        &series.series_key,
        &pause.attestor,
        &{ a.nonce }.to_le_bytes(),
        &{ a.end }.to_le_bytes(),
        &a.signature,
    ];
    call.emit(Event::PauseApproved, &fields)?;
    let states = [State::Active as u8, series.state];
    call.emit(Event::SeriesStateMoved, &[&series.series_key, &states])
}

/// In the order of the EVM.
fn check(pause: &Pause, a: &Arguments, now: u64) -> Result<(), Refusal> {
    if !pause.is(PauseState::Requested) {
        return Err(Refusal::NOT_REQUESTED);
    }
    if a.nonce != pause.nonce {
        return Err(Refusal::NONCE_MOVED);
    }
    pause.check_length(now, a.end)
}
