//! Opens an order of its verified trader, while reveals run: it becomes valid, and is ranked, or invalid. An opening of another hash is
//! refused, and the order stays sealed.
//! Accounts: …, trader (signer), the trader's wallet record, series (writable), window, book (writable), order.
use super::{
    arguments,
    reveal_bid::{number, Arguments},
};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    signing::keccak,
    state::{is_verified, OpenBook, Order, OrderBook, OrderFault, Series, Validity, Window},
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<6>(program, accounts)?;
    let [trader, wallet, series_account, window_account, book_account, order_account] = rest;
    accounts::require_signer(trader)?;
    let mut series = Series::load(series_account, program)?;
    let window = Window::load(window_account, &series, program)?;
    accounts::require_address(book_account, &window.book)?;
    if !book_account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let key = trader.address().as_array();
    window.require_reveals(accounts::now()?)?;
    let order = of_trader(order_account, key, &window, program)?;
    let mut data = book_account.try_borrow_mut()?;
    let mut book = OpenBook::<OrderBook>::of(&series.series_key, &mut data)?;
    let slot = book.slot(order.sequence);
    if !slot.is(Validity::Sealed) {
        return Err(Refusal::ALREADY_REVEALED.into());
    }
    if !is_verified(wallet, key, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if keccak(&[&a.price, &a.quantity, &a.salt, key]) != order.commitment {
        return Err(Refusal::HASH_MISMATCH.into());
    }
    let (price, quantity) = (number(&a.price), number(&a.quantity));
    let fault = slot.fault(price, quantity);
    slot.fault = fault as u8;
    let validity = match (fault, price, quantity) {
        (OrderFault::None, Some(price), Some(quantity)) => {
            slot.price = price;
            slot.quantity = quantity;
            slot.validity = Validity::Valid as u8;
            book.insert(order.sequence);
            series.windows.revealed = 1;
            Validity::Valid
        }
        _ => {
            slot.validity = Validity::Invalid as u8;
            Validity::Invalid
        }
    };
    accounts::store(series_account, &series)?;
    let shown = [price, quantity].map(|each| each.unwrap_or(u64::MAX).to_le_bytes());
    let fields: [&[u8]; 5] = [
        &series.series_key,
        &{ window.number }.to_le_bytes(),
        key,
        shown.as_flattened(),
        &[validity as u8, fault as u8],
    ];
    call.emit(Event::OrderRevealed, &fields)
}

fn of_trader(
    account: &AccountView,
    trader: &[u8; 32],
    window: &Window,
    program: &Address,
) -> Result<Order, ProgramError> {
    if accounts::is_empty(account) {
        let number = { window.number }.to_le_bytes();
        pda::canonical(account, &[pda::ORDER, &window.series_key, &number, trader], program)?;
        return Err(Refusal::ORDER_UNKNOWN.into());
    }
    let order = Order::load(account, window, program)?;
    if &order.trader != trader {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(order)
}
