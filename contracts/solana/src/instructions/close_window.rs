//! Takes the last places of delivered orders off a window's book and gives each trader what it paid for its place; anyone may.
//! Without places the book and the window end, and their rent goes to who opened the window.
//! Accounts: …, window, its book, who opened it (all writable), the traders of the last places, the last one first (writable).
use super::nothing;
use crate::{
    accounts,
    book::{shrink, size},
    call::Call,
    error::Refusal,
    state::{Window, WindowBook, WindowStatus},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (_call, rest) = Call::open_any(program, accounts)?;
    let Some(([window_account, book, payer], traders)) = rest.split_first_chunk_mut::<3>() else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    let mut window: Window = accounts::load(window_account, program)?;
    WindowBook::require(book, &window, program)?;
    accounts::require_address(payer, &window.payer)?;
    if window.is(WindowStatus::Open) {
        return Err(Refusal::ACCOUNT_NEEDED.into());
    }
    for trader in traders {
        let place = WindowBook::place(book, window.orders)?;
        accounts::require_address(trader, &place.trader)?;
        if place.delivered == 0 {
            return Err(Refusal::ACCOUNT_NEEDED.into());
        }
        window.orders -= 1;
        shrink(book, trader, payer, size::<WindowBook>(window.orders))?;
    }
    if window.orders > 0 {
        return accounts::store(window_account, &window);
    }
    accounts::close(book, payer)?;
    accounts::close(window_account, payer)
}
