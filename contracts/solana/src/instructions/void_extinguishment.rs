//! Takes back a request for extinguishment, by the issuer, and every signature over its nonce.
//! Accounts: …, issuer (signer), series (writable).
use super::nothing;
use crate::{accounts, call::Call, events::Event, state::Series};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [issuer, series_account]) = Call::open::<2>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_issuer(issuer)?;
    let nonce = series.move_extinguish_nonce();
    accounts::store(series_account, &series)?;
    call.emit(Event::ExtinguishmentVoided, &[&series.series_key, &nonce.to_le_bytes()])
}
