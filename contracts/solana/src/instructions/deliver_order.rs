//! Gives a trader what its order brings, once the window is done or void; anyone may send it: money to any token account of the trader,
//! units to its position, with what they earned. An order that was never revealed waits, if its window found a price, until the next
//! window finds one or the series ends, because a trader could else seal several orders and show the best of them at no cost. The
//! order's account ends: its lamports are those of the position that the sender pays for, and where there is one already the trader's.
//! Accounts: …, sender (signer, writable), series, window, its book, order, trader, position, vault, a token account of the trader (all
//! but the window writable), the payment token's mint, token program, system program.
use super::arguments;
use crate::{
    accounts, book,
    call::Call,
    error::Refusal,
    events::Event,
    math::payouts::Earned,
    pda,
    state::{Order, OrderPlace, Position, Series, Side, Validity, Window, WindowBook, WindowStatus},
    tokens,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let sequence = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, rest) = Call::open::<12>(program, accounts)?;
    let [sender, series_account, window_account, book, order_account, trader, position, vault, money, token, _token, _system] =
        rest;
    accounts::require_signer(sender)?;
    let window: Window = accounts::load(window_account, program)?;
    let mut series = Series::load(series_account, program)?;
    window.require_series(&series.series_key)?;
    WindowBook::require(book, &window, program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let place = WindowBook::place(book, sequence)?;
    if !is_due(&series, &window, &place) {
        return Err(Refusal::NOT_DUE.into());
    }
    let order: Order = accounts::load(order_account, program)?;
    let is_its = { order.window } == { window.number } && { order.sequence } == sequence;
    if order.series_key != window.series_key || !is_its {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    accounts::require_address(trader, &place.trader)?;
    tokens::require_owner(money, &place.trader)?;
    book::change::<WindowBook, ()>(book, |places| {
        places[sequence as usize - 1].delivered = 1;
        Ok(())
    })?;
    let credit = credit_of(&series, &window, &order, &place);
    let is_made = take_up(&mut series, [position, sender], &place.trader, &credit, program)?;
    accounts::store(series_account, &series)?;
    let (units, amount) = place.outcome(window.clearing.price);
    if amount > 0 {
        let way = [&*vault, &*token, &*money];
        tokens::give(&series, series_account, way, amount, call.config.token_decimals)?;
    }
    let figures = [units, amount].map(u64::to_le_bytes);
    let number = { window.number }.to_le_bytes();
    call.emit(
        Event::OrderDelivered,
        &[&window.series_key, &number, &place.trader, figures.as_flattened()],
    )?;
    accounts::close(order_account, if is_made { sender } else { trader })
}

fn is_due(series: &Series, window: &Window, place: &OrderPlace) -> bool {
    if place.delivered == 1 {
        return false;
    }
    if window.is(WindowStatus::Void) {
        return true;
    }
    let is_last = { series.trading }.priced == window.number && series.require_open().is_ok();
    window.is(WindowStatus::Done) && !(is_last && place.validity == Validity::Unrevealed as u8)
}

/// Units that come to a position, and what they earned for it, by reports and in the tail.
pub struct Credit {
    pub units: u64,
    pub payout: u128,
    pub tail: u128,
}

/// A buyer's units earn from the window's price on. A seller's earned from their escrow on: those sold until the price, the others until
/// now.
#[inline(never)]
fn credit_of(series: &Series, window: &Window, order: &Order, place: &OrderPlace) -> Credit {
    let now = [series.payouts.per_unit, series.tail.per_unit];
    let priced = [window.payouts, window.tail];
    let filled = place.filled;
    if place.is(Side::Buy) {
        let [payout, tail] = [0, 1].map(|which| earned(filled, priced[which], now[which]));
        return Credit {
            units: filled,
            payout,
            tail,
        };
    }
    let escrowed = [order.payouts, order.tail];
    let units = place.escrow - filled;
    let [payout, tail] = [0, 1].map(|which| {
        earned(filled, escrowed[which], priced[which]) + earned(units, escrowed[which], now[which])
    });
    Credit { units, payout, tail }
}

/// WAD of a base unit.
fn earned(units: u64, from: u128, until: u128) -> u128 {
    if units == 0 {
        return 0; // a window without trades has no price
    }
    let mut earned = Earned {
        checkpoint: from,
        carry: 0,
    };
    earned.advance(units, until);
    earned.carry
}

/// Puts units into a wallet's position, with what they earned. True where the position was made for it, at the sender's cost.
#[inline(never)]
pub fn take_up(
    series: &mut Series,
    [account, sender]: [&mut AccountView; 2],
    holder: &[u8; 32],
    credit: &Credit,
    program: &Address,
) -> Result<bool, ProgramError> {
    if credit.units == 0 && credit.payout == 0 && credit.tail == 0 {
        return Ok(false);
    }
    let is_made = accounts::is_empty(account);
    let mut position: Position = if is_made {
        let seeds: &[&[u8]] = &[pda::POSITION, &series.series_key, holder];
        let mut made: Position = accounts::create(account, sender, seeds, program)?;
        made.series_key = series.series_key;
        made.holder = *holder;
        series.positions += 1;
        made
    } else {
        accounts::load(account, program)?
    };
    if &position.holder != holder || position.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    position.settle(series, sender, program)?;
    position.payout.carry += credit.payout;
    position.tail.carry += credit.tail;
    position.staked += credit.units;
    position.counted += credit.units;
    accounts::store(account, &position)?;
    Ok(is_made)
}
