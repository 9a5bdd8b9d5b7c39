//! Places a sealed order with its escrow, one a wallet and window: money buys, units sell. The trader pays for the order's account and
//! for its place in the book. Escrowed units leave the position and go on to earn; what they earn comes with the delivery.
//! Accounts: …, trader (signer, writable), the trader's wallet record, series, window, its book, order, the trader's position (of a
//! buyer any account), vault, the trader's payment tokens (of a seller any account; all but the series writable), the payment token's
//! mint, token program, system program.
use super::{arguments, commit_bid::fund_position};
use crate::{
    accounts,
    book::{self, grow, require_place},
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{is_verified, Order, Position, Series, Side, Wallet, Window, WindowBook},
    tokens,
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

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
    let [trader, wallet, series_account, window_account, book, order_account, position, vault, money, token, _token, _system] =
        rest;
    accounts::require_signer(trader)?;
    let mut window: Window = accounts::load(window_account, program)?;
    let series = Series::load(series_account, program)?;
    window.require_series(&series.series_key)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    WindowBook::require(book, &window, program)?;
    window.require_commits()?;
    series.require_open()?;
    check(a, &series, &window, [trader, wallet, order_account], program)?;
    require_place::<WindowBook>(window.orders + 1)?;
    let side = if a.units == 0 { Side::Buy } else { Side::Sell };
    if side == Side::Sell {
        escrow(&series, position, trader, a.units, program)?;
    }
    window.orders += 1;
    let order = Order {
        commitment: a.commitment,
        side: side as u8,
        escrow: a.money + a.units,
        ..Order::zeroed()
    };
    open_order(order, &series, &window, [order_account, trader], program)?;
    accounts::store(window_account, &window)?;
    grow(book, trader, book::size::<WindowBook>(window.orders))?;
    let record: Wallet = accounts::load(wallet, program)?;
    let (sequence, trader_key) = (window.orders, *trader.address().as_array());
    book::change::<WindowBook, ()>(book, |places| {
        let place = &mut places[sequence as usize - 1];
        place.trader = trader_key;
        place.side = side as u8;
        place.escrow = a.money + a.units;
        place.record_bump = record.header.bump;
        Ok(())
    })?;
    if side == Side::Buy {
        tokens::take(money, token, vault, trader, a.money, call.config.token_decimals)?;
    }
    let figures = [a.money, a.units].map(u64::to_le_bytes);
    let fields: &[&[u8]] = &[
        &series.series_key,
        &{ window.number }.to_le_bytes(),
        &trader_key,
        &sequence.to_le_bytes(),
        &[side as u8],
        &a.commitment,
        figures.as_flattened(),
    ];
    call.emit(Event::OrderCommitted, fields)
}

/// In the order of the EVM.
#[inline(never)]
fn check(
    a: &Arguments,
    series: &Series,
    window: &Window,
    [trader, wallet, order]: [&AccountView; 3],
    program: &Address,
) -> ProgramResult {
    let trader_key = trader.address().as_array();
    if !is_verified(wallet, trader_key, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if trader_key == &series.issuer {
        return Err(Refusal::ISSUER_WALLET.into());
    }
    if !accounts::is_empty(order) {
        let number = { window.number }.to_le_bytes();
        pda::canonical(order, &[pda::ORDER, &series.series_key, &number, trader_key], program)?;
        return Err(Refusal::ALREADY_ORDERED.into());
    }
    if a.commitment == [0; 32] {
        return Err(Refusal::COMMITMENT_MISSING.into());
    }
    if (a.money == 0) == (a.units == 0) {
        return Err(Refusal::ESCROW_INVALID.into());
    }
    Ok(())
}

/// Takes units out of the trader's position, which is credited with what they earned until now.
#[inline(never)]
fn escrow(
    series: &Series,
    account: &mut AccountView,
    trader: &AccountView,
    units: u64,
    program: &Address,
) -> ProgramResult {
    let trader_key = trader.address().as_array();
    if accounts::is_empty(account) {
        pda::canonical(account, &[pda::POSITION, &series.series_key, trader_key], program)?;
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    let mut position: Position = accounts::load(account, program)?;
    if &position.holder != trader_key || position.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if units > position.staked {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    position.settle(series, trader, program)?;
    position.staked -= units;
    position.counted -= units;
    accounts::store(account, &position)
}

/// The order's account, with the rent of a position: who delivers gets back what it pays for one.
#[inline(never)]
fn open_order(
    order: Order,
    series: &Series,
    window: &Window,
    [account, trader]: [&mut AccountView; 2],
    program: &Address,
) -> ProgramResult {
    let (key, number, trader_key) = (series.series_key, window.number, *trader.address().as_array());
    let seeds: &[&[u8]] = &[pda::ORDER, &key, &number.to_le_bytes(), &trader_key];
    let made: Order = accounts::create(account, trader, seeds, program)?;
    fund_position(account, trader)?;
    let order = Order {
        header: made.header,
        series_key: key,
        window: number,
        trader: trader_key,
        sequence: window.orders,
        payouts: series.payouts.per_unit,
        tail: series.tail.per_unit,
        ..order
    };
    accounts::store(account, &order)
}
