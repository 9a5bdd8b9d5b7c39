//! Delivers an order of a window that is over, to its trader alone: units that it bought join its position, units that it did not sell
//! are unlocked, or held where the wallet is not verified, and money goes to a token account of the trader; anyone may. Money
//! that does not reach that account is kept for the wallet, as `deliverBid` does. An order that was never revealed waits, if its window
//! found a price, until the next window finds one or the series ends, because a trader could else seal several orders and show
//! the best of them at no cost. One that was rejected does not wait.
//! Accounts: …, payer (signer, writable), the trader's wallet record, series (writable), window, book, order, position, escrow, the
//! trader's money, vault, kept payment (all seven writable), the payment token's mint, token program, system program. A wallet
//! record and a position matter where units are delivered, the trader's associated token account where money is: a trader who
//! sends the delivery may give another one of its own.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{OpenBook, Order, OrderBook, OrderSlot, Payment, Position, Series, Validity, Window, WindowStatus},
};
use core::mem::size_of;
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<14>(program, accounts)?;
    let [payer, wallet, series_account, window_account, book_account, order_account, position, escrow, money, vault, kept, token, _token, _system] =
        rest;
    accounts::require_signer(payer)?;
    let mut series = Series::load(series_account, program)?;
    let window = Window::load(window_account, &series, program)?;
    let order = Order::load(order_account, &window, program)?;
    accounts::require_address(escrow, &window.escrow)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let slot = take(&series, &window, book_account, order.sequence)?;
    let (units, paid) = slot.outcome({ window.clearing }.price);
    let amounts = [units, paid].map(u64::to_le_bytes);
    let trader = order.trader;
    let fields: [&[u8]; 4] = [
        &series.series_key,
        &{ window.number }.to_le_bytes(),
        &trader,
        amounts.as_flattened(),
    ];
    call.emit(Event::OrderDelivered, &fields)?;
    let before = payer.lamports();
    if slot.buys() && slot.filled > 0 {
        add(&window, &mut series, position, &trader, payer, slot.filled, program)?;
    }
    let lent = before - payer.lamports();
    if units > 0 {
        let mut seller = Position::load(&series, position, &trader, program)?;
        seller.unlock(&call, units, wallet)?;
        accounts::store(position, &seller)?;
    }
    let payment = Payment {
        payer,
        from: escrow,
        money,
        vault,
        kept,
        token,
        spare: accounts::spare(order_account, size_of::<Order>())?.saturating_sub(lent),
    };
    let owner = series;
    let kept_rent = payment.pay(&call, &mut series, (&owner, series_account), &trader, paid)?;
    accounts::store(series_account, &series)?;
    accounts::give_back(payer, order_account, lent + kept_rent, size_of::<Order>())
}

/// Marks the order as delivered.
fn take(series: &Series, window: &Window, account: &mut AccountView, sequence: u32) -> Result<OrderSlot, ProgramError> {
    accounts::require_address(account, &window.book)?;
    if !account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let mut data = account.try_borrow_mut()?;
    let mut book = OpenBook::<OrderBook>::of(&series.series_key, &mut data)?;
    let slot = book.slot(sequence);
    if window.is_open() || slot.delivered == 1 || waits(series, window, slot) {
        return Err(Refusal::NOT_DUE.into());
    }
    slot.delivered = 1;
    Ok(*slot)
}

fn waits(series: &Series, window: &Window, slot: &OrderSlot) -> bool {
    window.status == WindowStatus::Done as u8
        && slot.is(Validity::Unrevealed)
        && !slot.is_rejected()
        && { series.windows }.priced == window.number
        && series.require_open().is_ok()
}

/// Adds units to the buyer's position, which have earned since the window found its price.
#[inline(never)]
fn add(
    window: &Window,
    series: &mut Series,
    account: &mut AccountView,
    trader: &[u8; 32],
    payer: &AccountView,
    units: u64,
    program: &Address,
) -> ProgramResult {
    let mut position = Position::of(series, account, trader, payer, program)?;
    let s = window.clearing;
    position.add(series, units, [s.payouts, s.tail]);
    accounts::store(account, &position)
}
