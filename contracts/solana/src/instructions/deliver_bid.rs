//! Delivers a bid of a raise that is over: its units to the bidder's position, and what is left of its deposit to a token account of
//! the bidder; anyone may. Money that does not reach that account is kept for the wallet, so that its units and the bids before do not
//! wait. The rent of a new position, or else of a kept payment, comes out of what the bidder paid at its commit; that of both is
//! more than it paid, and then the sender pays the kept payment's until it is claimed.
//! Accounts: …, payer (signer), raise, series, book, bid, position, deposits, the bidder's money, vault, kept payment (all but
//! raise writable), the payment token's mint, token program, system program. A position matters where units are delivered, the
//! bidder's associated token account where money is: a bidder who sends the delivery may give another one of its own.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::raise::non_reveal_charge,
    state::{require_book, Bid, Book, OpenBook, Payment, Position, Raise, Series, Slot},
};
use core::mem::size_of;
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<13>(program, accounts)?;
    let [payer, raise_account, series_account, book_account, bid_account, position, deposits, money, vault, kept, token, _token, _system] =
        rest;
    accounts::require_signer(payer)?;
    let raise = Raise::load(raise_account, program)?;
    let mut series = raise.series(series_account, program)?;
    let bid = Bid::load(bid_account, &raise, program)?;
    accounts::require_address(deposits, &raise.deposits)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let slot = take(&raise, book_account, bid.sequence)?;
    let (units, refund) = outcome(&raise, &slot);
    let amounts = [units, refund].map(u64::to_le_bytes);
    let (key, bidder) = (raise.series_key, bid.bidder);
    call.emit(Event::BidDelivered, &[&key, &bidder, amounts.as_flattened()])?;
    let lent = mint(&call, payer, &mut series, position, &bidder, units)?;
    let payment = Payment {
        payer,
        from: deposits,
        money,
        vault,
        kept,
        token,
        spare: accounts::spare(bid_account, size_of::<Bid>())?.saturating_sub(lent),
    };
    let kept_rent = payment.pay(&call, &mut series, (&raise, raise_account), &bidder, refund)?;
    accounts::store(series_account, &series)?;
    accounts::give_back(payer, bid_account, lent + kept_rent, size_of::<Bid>())
}

/// Marks the bid as delivered.
fn take(raise: &Raise, account: &mut AccountView, sequence: u32) -> Result<Slot, ProgramError> {
    require_book(account, raise)?;
    if !account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let mut data = account.try_borrow_mut()?;
    let mut book = OpenBook::<Book>::of(&raise.series_key, &mut data)?;
    let slot = book.slot(sequence);
    if !raise.is_over() || slot.delivered == 1 {
        return Err(Refusal::NOT_DUE.into());
    }
    slot.delivered = 1;
    Ok(*slot)
}

/// A failed raise allocates nothing, whatever was processed before it failed.
fn outcome(raise: &Raise, slot: &Slot) -> (u64, u64) {
    let units = if raise.is_done() { slot.units } else { 0 };
    let charge = if slot.charged == 1 {
        non_reveal_charge(slot.deposit)
    } else {
        0
    };
    (units, slot.deposit - units * { raise.settlement }.price - charge)
}

/// Adds the units to the bidder's position, and answers the lamports that the payer lent for it.
#[inline(never)]
fn mint(
    call: &Call,
    payer: &AccountView,
    series: &mut Series,
    account: &mut AccountView,
    bidder: &[u8; 32],
    units: u64,
) -> Result<u64, ProgramError> {
    if units == 0 {
        return Ok(0);
    }
    let before = payer.lamports();
    let mut position = Position::of(series, account, bidder, payer, call.program)?;
    let lent = before - payer.lamports();
    position.add(series, units, [0; 2]);
    accounts::store(account, &position)?;
    let fields: [&[u8]; 3] = [&series.series_key, bidder, &units.to_le_bytes()];
    call.emit(Event::UnitsMinted, &fields)?;
    Ok(lent)
}
