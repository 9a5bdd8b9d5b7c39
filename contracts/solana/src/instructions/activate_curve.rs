//! Activates a series whose curve has reached its threshold or sold all units; anyone may. Trading ends for good, the
//! treasury keeps its share, the rest is the issuer's to collect.
//! Accounts: …, series (writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    policy::BPS,
    state::{Series, State},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [series_account]) = Call::open::<1>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_state(State::Curve)?;
    if !series.is_reached() {
        return Err(Refusal::THRESHOLD_NOT_REACHED.into());
    }
    let raised = series.reserve;
    series.treasury = (u128::from(raised) * u128::from(series.treasury_bps) / BPS) as u64;
    series.proceeds = raised - series.treasury;
    series.last_price = series.pool().price();
    series.reserve = 0;
    series.start_term(accounts::now()?);
    accounts::store(series_account, &series)?;
    let key = &series.series_key;
    call.emit(
        Event::CurveActivated,
        &[key, &series.sold.to_le_bytes(), &raised.to_le_bytes()],
    )?;
    call.emit(Event::TreasuryFunded, &[key, &series.treasury.to_le_bytes()])
}
