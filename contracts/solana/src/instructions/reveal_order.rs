//! Reveals an order by the opening of its commitment; a valid one gets its place in the heap of the book.
//! Accounts: …, trader (signer), the trader's wallet record, series, window, its book, order (the last four writable).
use super::{arguments, reveal_bid::number};
use crate::{
    accounts, book,
    call::Call,
    error::Refusal,
    events::Event,
    math::heap::insert,
    pda,
    policy::UNITS_LIMIT,
    signing::keccak,
    state::{is_verified, Order, Series, Side, TradingState, Validity, Window, WindowBook},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// Words of 256 bits, as the commitment hashes them.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    price: [u8; 32],
    quantity: [u8; 32],
    salt: [u8; 32],
}

/// By the EVM's numbers.
const BAD_PRICE: u8 = 1;
const BAD_QUANTITY: u8 = 2;
const UNDERFUNDED: u8 = 3;

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [trader, wallet, series_account, window_account, book, order_account]) =
        Call::open::<6>(program, accounts)?;
    accounts::require_signer(trader)?;
    let mut window: Window = accounts::load(window_account, program)?;
    let mut series = Series::load(series_account, program)?;
    window.require_series(&series.series_key)?;
    WindowBook::require(book, &window, program)?;
    window.require_reveals()?;
    let mut order = order_of(&window, order_account, trader, program)?;
    if order.validity != Validity::Sealed as u8 {
        return Err(Refusal::ALREADY_REVEALED.into());
    }
    if !is_verified(wallet, &order.trader, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if keccak(&[&a.price, &a.quantity, &a.salt, &order.trader]) != order.commitment {
        return Err(Refusal::HASH_MISMATCH.into());
    }
    let (price, quantity) = (number(&a.price), number(&a.quantity));
    order.fault = fault(&order, price, quantity);
    let is_valid = order.fault == 0;
    order.validity = (if is_valid { Validity::Valid } else { Validity::Invalid }) as u8;
    let (length, sequence, validity) = (window.revealed, order.sequence, order.validity);
    book::change::<WindowBook, ()>(book, |places| {
        let place = &mut places[sequence as usize - 1];
        place.validity = validity;
        if is_valid {
            place.price = price as u64;
            place.quantity = quantity as u64;
            insert(places, length, sequence);
        }
        Ok(())
    })?;
    window.revealed += u32::from(is_valid);
    if is_valid {
        series.trading.state = TradingState::Revealed as u8;
    }
    accounts::store(order_account, &order)?;
    accounts::store(window_account, &window)?;
    accounts::store(series_account, &series)?;
    let amounts = [price, quantity].map(|amount| u64::try_from(amount).unwrap_or(u64::MAX).to_le_bytes());
    let fields: &[&[u8]] = &[
        &order.series_key,
        &{ order.window }.to_le_bytes(),
        &order.trader,
        amounts.as_flattened(),
        &[order.validity, order.fault],
    ];
    call.emit(Event::OrderRevealed, fields)
}

/// The trader's order in a window.
#[inline(never)]
fn order_of(
    window: &Window,
    account: &AccountView,
    trader: &AccountView,
    program: &Address,
) -> Result<Order, ProgramError> {
    let trader_key = trader.address().as_array();
    if accounts::is_empty(account) {
        let number = { window.number }.to_le_bytes();
        pda::canonical(account, &[pda::ORDER, &window.series_key, &number, trader_key], program)?;
        return Err(Refusal::ORDER_UNKNOWN.into());
    }
    let order: Order = accounts::load(account, program)?;
    let is_theirs = &order.trader == trader_key && { order.window } == { window.number };
    if !is_theirs || order.series_key != window.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(order)
}

/// In the order of the EVM; 0 for a valid order.
fn fault(order: &Order, price: u128, quantity: u128) -> u8 {
    if price == 0 || price > u128::from(u64::MAX) {
        return BAD_PRICE;
    }
    if quantity == 0 || quantity >= u128::from(UNITS_LIMIT) {
        return BAD_QUANTITY;
    }
    let escrow = u128::from(order.escrow);
    let needed = if order.side == Side::Buy as u8 { price * quantity } else { quantity };
    if needed > escrow {
        return UNDERFUNDED;
    }
    0
}
