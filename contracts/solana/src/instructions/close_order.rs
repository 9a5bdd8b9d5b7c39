//! Closes the last order of a window's book once it is delivered, with its slot; anyone may. All its rent goes to the trader. Orders
//! go in the reverse order of their sequence, because the book shrinks from its end.
//! Accounts: …, series, window, book, order, trader (the last three writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{Head, OpenBook, Order, OrderBook, Series, Window},
};
use pinocchio::{AccountView, Address, ProgramResult, Resize};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<5>(program, accounts)?;
    let [series_account, window_account, book_account, order_account, trader] = rest;
    let series = Series::load(series_account, program)?;
    let window = Window::load(window_account, &series, program)?;
    let order = Order::load(order_account, &window, program)?;
    accounts::require_address(trader, &order.trader)?;
    shorten(&window, book_account, order.sequence)?;
    let account = order_account.address().as_array();
    call.emit(Event::AccountClosed, &[&series.series_key, account, &order.trader])?;
    accounts::close(order_account, trader)?;
    book_account.set_lamports(book_account.lamports() - order.slot_rent);
    trader.set_lamports(trader.lamports() + order.slot_rent);
    Ok(())
}

fn shorten(window: &Window, account: &mut AccountView, sequence: u32) -> ProgramResult {
    accounts::require_address(account, &window.book)?;
    if !account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let orders = {
        let mut data = account.try_borrow_mut()?;
        let mut book = OpenBook::<OrderBook>::of(&window.series_key, &mut data)?;
        if sequence != book.head.orders || book.slot(sequence).delivered == 0 {
            return Err(Refusal::ACCOUNT_NEEDED.into());
        }
        book.head.orders -= 1;
        book.head.orders
    };
    account.resize(OrderBook::size(orders))
}
