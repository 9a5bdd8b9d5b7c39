//! Announces a buy-out, by the issuer: it is possible BUYOUT_NOTICE later and lapses BUYOUT_WINDOW after that.
//! Accounts: …, issuer (signer), series (writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    policy::{BUYOUT_NOTICE, BUYOUT_WINDOW},
    state::{BuyOut, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [issuer, series_account]) = Call::open::<2>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_issuer(issuer)?;
    series.require_open()?;
    let now = accounts::now()?;
    if { series.buy_out }.lapses_at >= now {
        return Err(Refusal::ALREADY_REQUESTED.into());
    }
    { series.windows }.require_priced(now)?; // orders that are placed do not know of it, and cannot be taken back
    let possible_at = now + BUYOUT_NOTICE;
    let lapses_at = possible_at + BUYOUT_WINDOW;
    series.buy_out = BuyOut { possible_at, lapses_at };
    accounts::store(series_account, &series)?;
    let times = [possible_at, lapses_at].map(u64::to_le_bytes);
    call.emit(Event::BuyOutAnnounced, &[&series.series_key, times.as_flattened()])
}
