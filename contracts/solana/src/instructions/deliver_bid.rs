//! Gives a bidder its units and what is left of its deposit, once the raise is over; anyone may send it. The bid's account ends: its
//! lamports are those of the position that the sender pays for; without units, or where there is a position already, the bidder's.
//! The refund goes to any token account of the bidder, so that nothing has to be kept for one that takes no money.
//! Accounts: …, sender (signer, writable), series, raise, book, bid, bidder, position, vault, a token account of the bidder (all
//! writable), the payment token's mint, token program, system program.
use super::{
    arguments,
    deliver_order::{take_up, Credit},
    settle_step::charge_of,
};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::heap::Place,
    state::{Bid, Book, Raise, Series, Status},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let sequence = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, rest) = Call::open::<12>(program, accounts)?;
    let [sender, series_account, raise_account, book, bid_account, bidder, position, vault, money, token, _token, _system] =
        rest;
    accounts::require_signer(sender)?;
    let mut raise: Raise = accounts::load(raise_account, program)?;
    let mut series = Series::load(series_account, program)?;
    if series.series_key != raise.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Book::require(book, &raise.series_key, program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let place = Book::place(book, sequence)?;
    let is_over = raise.status == Status::Done as u8 || raise.status == Status::Failed as u8;
    if !is_over || place.delivered == 1 {
        return Err(Refusal::NOT_DUE.into());
    }
    let bid: Bid = accounts::load(bid_account, program)?;
    if bid.series_key != raise.series_key || bid.sequence != sequence {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    accounts::require_address(bidder, &place.bidder)?;
    tokens::require_owner(money, &place.bidder)?;
    let (units, refund) = outcome(&raise, &place);
    Book::change(book, |places| {
        places[sequence as usize - 1].delivered = 1;
        Ok(())
    })?;
    raise.delivered += 1;
    accounts::store(raise_account, &raise)?;
    let credit = credit_of(&series, units);
    let is_made = take_up(&mut series, [position, sender], &place.bidder, &credit, program)?;
    accounts::store(series_account, &series)?;
    if refund > 0 {
        let way = [&*vault, &*token, &*money];
        tokens::give(&series, series_account, way, refund, call.config.token_decimals)?;
    }
    let figures = [units, refund].map(u64::to_le_bytes);
    call.emit(Event::BidDelivered, &[&raise.series_key, &place.bidder, figures.as_flattened()])?;
    accounts::close(bid_account, if is_made { sender } else { bidder })
}

/// A failed raise allocates nothing, whatever was processed before it failed.
fn outcome(raise: &Raise, place: &Place) -> (u64, u64) {
    let units = if raise.status == Status::Done as u8 { place.units } else { 0 };
    let price = raise.settlement.price;
    (units, place.deposit - units * price - charge_of(place))
}

/// A bid's units have earned since the activation, whenever they are delivered.
#[inline(never)]
fn credit_of(series: &Series, units: u64) -> Credit {
    let earned = |per_unit: u128| u128::from(units) * per_unit;
    Credit {
        units,
        payout: earned(series.payouts.per_unit),
        tail: earned(series.tail.per_unit),
    }
}
