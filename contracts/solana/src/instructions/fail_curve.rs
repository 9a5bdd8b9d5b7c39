//! Ends a sale that did not reach its threshold by the deadline; anyone may. Units are then sold back without a fee.
//! Accounts: …, series (writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{FailureReason, Series, State},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [series_account]) = Call::open::<1>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_state(State::Curve)?;
    if accounts::now()? < series.deadline {
        return Err(Refusal::WRONG_PHASE.into());
    }
    if series.is_reached() {
        return Err(Refusal::THRESHOLD_REACHED.into());
    }
    series.state = State::Failed as u8;
    accounts::store(series_account, &series)?;
    call.emit(
        Event::SeriesFailed,
        &[&series.series_key, &[FailureReason::BelowMinRaise as u8]],
    )
}
