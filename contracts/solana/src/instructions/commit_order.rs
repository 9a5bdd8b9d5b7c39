//! Takes a verified wallet's sealed order with its escrow, while commits run: one order a wallet and window. Money buys, units sell:
//! these stay in the seller's position, locked, and go on earning. The book grows by the order's slot. The trader pays all rent, a
//! buyer also of the position that a delivery may make, and has it back when the order is closed.
//! Accounts: …, trader (signer, writable), the trader's wallet record, series (writable), window, book, order, the trader's
//! position, escrow, the trader's money (all five writable), the payment token's mint, token program, system program. A
//! position matters where units are escrowed, a token account of the trader where money is.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{grow_book, is_verified, OpenBook, Order, OrderBook, Position, Series, Side, Window},
    tokens,
};
use bytemuck::{Pod, Zeroable};
use core::mem::size_of;
use pinocchio::{
    error::ProgramError,
    sysvars::{rent::Rent, Sysvar},
    AccountView, Address, ProgramResult,
};
use pinocchio_system::instructions::Transfer;

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    commitment: [u8; 32],
    money: u64,
    units: u64,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<12>(program, accounts)?;
    let [trader, wallet, series_account, window_account, book_account, order_account, position_account, escrow, money, token, _token, _system] =
        rest;
    accounts::require_signer(trader)?;
    let mut series = Series::load(series_account, program)?;
    let window = Window::load(window_account, &series, program)?;
    accounts::require_address(book_account, &window.book)?;
    accounts::require_address(escrow, &window.escrow)?;
    accounts::require_address(token, &call.config.token)?;
    let key = *trader.address().as_array();
    check(&series, &window, wallet, &key, program)?;
    let (series_key, number) = (series.series_key, { window.number }.to_le_bytes());
    let seeds: &[&[u8]] = &[pda::ORDER, &series_key, &number, &key];
    if !accounts::is_empty(order_account) {
        pda::canonical(order_account, seeds, program)?;
        return Err(Refusal::ALREADY_ORDERED.into());
    }
    if a.commitment == [0; 32] {
        return Err(Refusal::COMMITMENT_MISSING.into());
    }
    if (a.money == 0) == (a.units == 0) {
        return Err(Refusal::ESCROW_INVALID.into());
    }
    let side = if a.units == 0 { Side::Buy } else { Side::Sell };
    let mut order: Order = accounts::create(order_account, trader, seeds, program)?;
    let (sequence, slot_rent) = grow(&window, trader, book_account, order_account, (side, a.money + a.units))?;
    order.series_key = series_key;
    order.window = window.number;
    order.trader = key;
    order.sequence = sequence;
    order.commitment = a.commitment;
    order.slot_rent = slot_rent;
    accounts::store(order_account, &order)?;
    series.windows.ordered = 1;
    accounts::store(series_account, &series)?;
    let amounts = [a.money, a.units].map(u64::to_le_bytes);
    let fields: [&[u8]; 7] = [
        &series_key,
        &number,
        &key,
        &sequence.to_le_bytes(),
        &[side as u8],
        &a.commitment,
        amounts.as_flattened(),
    ];
    call.emit(Event::OrderCommitted, &fields)?;
    if side == Side::Buy {
        return tokens::take(money, token, escrow, trader, a.money, call.config.token_decimals);
    }
    lock(&call, &series, position_account, &key, a.units)
}

/// In the order of the EVM.
fn check(
    series: &Series,
    window: &Window,
    wallet: &AccountView,
    trader: &[u8; 32],
    program: &Address,
) -> Result<(), ProgramError> {
    window.require_commits(accounts::now()?)?;
    series.require_open()?;
    if !is_verified(wallet, trader, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if trader == &series.issuer {
        return Err(Refusal::ISSUER_WALLET.into());
    }
    Ok(())
}

/// Adds the order's slot to the book. Answers its sequence, and what the trader paid for the slot.
#[inline(never)]
fn grow(
    window: &Window,
    trader: &AccountView,
    book_account: &mut AccountView,
    order_account: &AccountView,
    (side, escrow): (Side, u64),
) -> Result<(u32, u64), ProgramError> {
    if !book_account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let key = &window.series_key;
    let orders = OpenBook::<OrderBook>::of(key, &mut book_account.try_borrow_mut()?)?
        .head
        .orders;
    let slot_rent = grow_book::<OrderBook>(book_account, trader, orders)?;
    if side == Side::Buy {
        let lamports = Rent::get()?.try_minimum_balance(size_of::<Position>())?;
        let (from, to) = (trader, order_account);
        Transfer { from, to, lamports }.invoke()?;
    }
    let mut data = book_account.try_borrow_mut()?;
    let mut book = OpenBook::<OrderBook>::of(key, &mut data)?;
    book.head.orders = orders + 1;
    let slot = book.slot(orders + 1);
    slot.trader = *trader.address().as_array();
    slot.escrow = escrow;
    slot.side = side as u8;
    Ok((orders + 1, slot_rent))
}

#[inline(never)]
fn lock(call: &Call, series: &Series, account: &mut AccountView, trader: &[u8; 32], units: u64) -> ProgramResult {
    if accounts::is_empty(account) {
        pda::canonical(account, &[pda::POSITION, &series.series_key, trader], call.program)?;
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    let mut position = Position::load(series, account, trader, call.program)?;
    position.lock(call, units)?;
    accounts::store(account, &position)
}
