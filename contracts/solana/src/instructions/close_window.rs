//! Closes a window that is over and whose orders are all closed, with its book and its escrow; anyone may. Their rent goes to who opened
//! it, and tokens that somebody sent to the escrow to the fee collector. Its number is never used again, because the series
//! counts its windows.
//! Accounts: …, series, window, book, escrow, opener, a token account of the fee collector (all but series writable; the last matters
//! where the escrow holds tokens), the payment token's mint, token program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{OpenBook, OrderBook, Series, Window},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<8>(program, accounts)?;
    let [series_account, window_account, book_account, escrow, opener, collector, token, _program] = rest;
    let series = Series::load(series_account, program)?;
    let window = Window::load(window_account, &series, program)?;
    accounts::require_address(book_account, &window.book)?;
    accounts::require_address(escrow, &window.escrow)?;
    accounts::require_address(opener, &window.opener)?;
    accounts::require_address(token, &call.config.token)?;
    let key = &series.series_key;
    let orders = OpenBook::<OrderBook>::of(key, &mut book_account.try_borrow_mut()?)?
        .head
        .orders;
    if window.is_open() || orders > 0 {
        return Err(Refusal::ACCOUNT_NEEDED.into());
    }
    tokens::close_with_stray(&call, (&series, series_account), escrow, collector, opener, token)?;
    for account in [escrow.address(), book_account.address(), window_account.address()] {
        call.emit(Event::AccountClosed, &[key, account.as_array(), &window.opener])?;
    }
    accounts::close(book_account, opener)?;
    accounts::close(window_account, opener)
}
