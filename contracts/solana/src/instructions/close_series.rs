//! Closes a series whose cap is paid, or whose tail is over; anyone may.
//! Accounts: …, series (writable).
use super::{nothing, settle_tender::void};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    policy::TAIL_WINDOW,
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

/// Accruals that nobody could be paid end with the term.
fn reason_of(series: &Series) -> Result<CloseReason, ProgramError> {
    series.require_open()?;
    if series.paid == series.cap {
        return Ok(CloseReason::Cap);
    }
    series.require_state(State::Tail)?;
    if series.accrued > 0 && series.counted > 0 {
        return Err(Refusal::ACCRUAL_DUE.into());
    }
    if accounts::now()? < series.tail_started_at + TAIL_WINDOW {
        return Err(Refusal::TAIL_OPEN.into());
    }
    Ok(CloseReason::Term)
}

/// `redemption` is shared with what rounding left.
pub fn close(call: &Call, series: &mut Series, reason: CloseReason, redemption: u64) -> ProgramResult {
    void(call, series)?;
    series.close(reason, redemption);
    call.emit(Event::SeriesClosed, &[&series.series_key, &[reason as u8]])
}
