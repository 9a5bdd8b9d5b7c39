//! Closes a series whose cap is paid, or whose tail is over; anyone may. What every end has in common.
//! Accounts: …, series (writable).
use super::{nothing, settle_tender::void};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    policy::{ACCRUAL_WAIT, TAIL_WINDOW},
    state::{CloseReason, Series, State},
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [series_account]) = Call::open::<1>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    let reason = reason_of(&series)?;
    series.require_claimed()?;
    close(&call, &mut series, reason, 0)?;
    accounts::store(series_account, &series)
}

/// Accruals that nobody could be paid end with the term. The others are waited for, and stay recorded if they are not paid.
fn reason_of(series: &Series) -> Result<CloseReason, ProgramError> {
    series.require_open()?;
    if series.paid == series.cap {
        return Ok(CloseReason::Cap);
    }
    series.require_state(State::Tail)?;
    let now = accounts::now()?;
    let tail_ends_at = series.tail_started_at + TAIL_WINDOW;
    // Anyone may pay what a router holds, but only the issuer of another series can, and holders do not wait for it for ever.
    let waits = series.is_routed() || now < tail_ends_at + ACCRUAL_WAIT;
    if series.accrued > 0 && series.counted > 0 && waits {
        return Err(Refusal::ACCRUAL_DUE.into());
    }
    if now < tail_ends_at {
        return Err(Refusal::TAIL_OPEN.into());
    }
    Ok(CloseReason::Term)
}

/// `redemption` is shared with what rounding left.
pub fn close(call: &Call, series: &mut Series, reason: CloseReason, redemption: u64) -> ProgramResult {
    series.close_reason = reason as u8;
    end(call, series, State::Closed, redemption)?;
    call.emit(Event::SeriesClosed, &[&series.series_key, &[reason as u8]])
}

/// An open round is void, and what the treasury holds is the units'.
pub fn end(call: &Call, series: &mut Series, state: State, redemption: u64) -> ProgramResult {
    void(call, series)?;
    series.end(state, redemption);
    share_treasury(call, series)
}

/// Gives the treasury of a series that has ended to its units.
pub fn share_treasury(call: &Call, series: &mut Series) -> ProgramResult {
    match series.share_treasury() {
        0 => Ok(()),
        amount => call.emit(Event::TreasuryShared, &[&series.series_key, &amount.to_le_bytes()]),
    }
}
