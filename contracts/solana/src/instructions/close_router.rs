//! Closes the router of a series that has ended or was not sold, with its receipts, once these are empty; anyone may. The rent goes to
//! the issuer, who paid it. The series keeps its key from being used again.
//! Accounts: …, series, router, receipts, issuer (all three writable), token program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{borrow_router, OpenRouter, Series, State},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [series_account, router, receipts, issuer, _program]) = Call::open::<5>(program, accounts)?;
    let series = Series::load(series_account, program)?;
    OpenRouter::of(&series, receipts, &mut borrow_router(router, &series, program)?)?;
    accounts::require_address(issuer, &series.issuer)?;
    let is_over = series.has_ended() || series.state == State::Failed as u8;
    if !is_over || tokens::amount(receipts)? > 0 {
        return Err(Refusal::ACCOUNT_NEEDED.into());
    }
    tokens::close((&series, series_account), receipts, issuer)?;
    for account in [receipts.address(), router.address()] {
        let fields: [&[u8]; 3] = [&series.series_key, account.as_array(), &series.issuer];
        call.emit(Event::AccountClosed, &fields)?;
    }
    accounts::close(router, issuer)
}
