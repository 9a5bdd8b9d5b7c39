//! Opens a bid of its verified bidder, while reveals run: it becomes valid, and is ranked, or invalid. An opening of another hash is
//! refused, and the bid stays sealed: as a state it would be a free way out of the charge for bids that are not revealed.
//! Accounts: …, bidder (signer), the bidder's wallet record, raise, book (writable), bid.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    signing::keccak,
    state::{is_verified, require_book, Bid, Book, InvalidReason, OpenBook, Phase, Raise, Validity},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// Words as they are hashed, so that every opening can be revealed.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Arguments {
    pub price: [u8; 32],
    pub quantity: [u8; 32],
    pub salt: [u8; 32],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [bidder, wallet, raise_account, book_account, bid_account]) = Call::open::<5>(program, accounts)?;
    accounts::require_signer(bidder)?;
    let raise = Raise::load(raise_account, program)?;
    require_book(book_account, &raise)?;
    if !book_account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let key = bidder.address().as_array();
    raise.require_phase(Phase::Reveal, accounts::now()?)?;
    let bid = of_bidder(bid_account, key, &raise, program)?;
    let mut data = book_account.try_borrow_mut()?;
    let mut book = OpenBook::<Book>::of(&raise.series_key, &mut data)?;
    let slot = book.slot(bid.sequence);
    if !slot.is(Validity::Sealed) {
        return Err(Refusal::ALREADY_REVEALED.into());
    }
    if !is_verified(wallet, key, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if keccak(&[&a.price, &a.quantity, &a.salt, key]) != bid.commitment {
        return Err(Refusal::HASH_MISMATCH.into());
    }
    let (price, quantity) = (number(&a.price), number(&a.quantity));
    let reason = fault(&raise, price, quantity, slot.deposit);
    slot.invalid_reason = reason as u8;
    let validity = match (reason, price, quantity) {
        (InvalidReason::None, Some(price), Some(quantity)) => {
            slot.price = price;
            slot.quantity = quantity;
            slot.validity = Validity::Valid as u8;
            book.insert(bid.sequence);
            Validity::Valid
        }
        _ => {
            slot.validity = Validity::Invalid as u8;
            Validity::Invalid
        }
    };
    let shown = [price, quantity].map(|each| each.unwrap_or(u64::MAX).to_le_bytes());
    let outcome = [validity as u8, reason as u8];
    call.emit(
        Event::BidRevealed,
        &[&raise.series_key, key, shown.as_flattened(), &outcome],
    )
}

fn of_bidder(account: &AccountView, bidder: &[u8; 32], raise: &Raise, program: &Address) -> Result<Bid, ProgramError> {
    if accounts::is_empty(account) {
        pda::canonical(account, &[pda::BID, &raise.series_key, bidder], program)?;
        return Err(Refusal::BID_UNKNOWN.into());
    }
    let bid = Bid::load(account, raise, program)?;
    if &bid.bidder != bidder {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(bid)
}

/// A word's number, if it has 64 bits.
pub fn number(word: &[u8; 32]) -> Option<u64> {
    let (high, low) = word.split_last_chunk::<8>()?;
    high.iter().all(|&byte| byte == 0).then(|| u64::from_be_bytes(*low))
}

/// A number beyond 64 bits is more than any deposit, or any largest bid.
fn fault(raise: &Raise, price: Option<u64>, quantity: Option<u64>, deposit: u64) -> InvalidReason {
    if price.is_some_and(|price| price < raise.reserve_price) {
        return InvalidReason::BelowReserve;
    }
    let largest = raise.largest_bid();
    let Some(quantity) = quantity.filter(|quantity| (1..=largest).contains(quantity)) else {
        return InvalidReason::BadQuantity;
    };
    if price.is_some_and(|price| price <= deposit / quantity) {
        InvalidReason::None
    } else {
        InvalidReason::Underfunded
    }
}
