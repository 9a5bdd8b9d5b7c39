//! Gives the fee collector what is left of a series that has ended and has no units any more, which could share it; anyone may.
//! Accounts: …, series (writable), unit mint.
use super::nothing;
use crate::{accounts, call::Call, error::Refusal, events::Event, state::Series};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [series_account, mint]) = Call::open::<2>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    accounts::require_address(mint, &series.mint)?;
    series.require_ended()?;
    if series.units(mint)? > 0 {
        return Err(Refusal::NOT_DUE.into());
    }
    let amount = series.release_residue();
    if amount == 0 {
        return Err(Refusal::NOT_DUE.into());
    }
    accounts::store(series_account, &series)?;
    call.emit(Event::ResidueReleased, &[&series.series_key, &amount.to_le_bytes()])
}
