//! Reveals a bid by the opening of its commitment; a valid one gets its place in the heap of the book.
//! Accounts: …, bidder (signer), the bidder's wallet record, raise, book, bid (the last three writable).
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::heap::insert,
    pda,
    signing::keccak,
    state::{is_verified, Bid, Book, Phase, Raise, Validity},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

/// Words of 256 bits, as the commitment hashes them.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    price: [u8; 32],
    quantity: [u8; 32],
    salt: [u8; 32],
}

/// By the EVM's numbers.
const BELOW_RESERVE: u8 = 2;
const BAD_QUANTITY: u8 = 3;
const UNDERFUNDED: u8 = 4;

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [bidder, wallet, raise_account, book, bid_account]) = Call::open::<5>(program, accounts)?;
    accounts::require_signer(bidder)?;
    let mut raise: Raise = accounts::load(raise_account, program)?;
    let key = raise.series_key;
    Book::require(book, &key, program)?;
    raise.require_phase(Phase::Reveal)?;
    let bidder_key = *bidder.address().as_array();
    if accounts::is_empty(bid_account) {
        pda::canonical(bid_account, &[pda::BID, &key, &bidder_key], program)?;
        return Err(Refusal::BID_UNKNOWN.into());
    }
    let mut bid: Bid = accounts::load(bid_account, program)?;
    if bid.series_key != key || bid.bidder != bidder_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if bid.validity != Validity::Sealed as u8 {
        return Err(Refusal::ALREADY_REVEALED.into());
    }
    if !is_verified(wallet, &bidder_key, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if keccak(&[&a.price, &a.quantity, &a.salt, &bidder_key]) != bid.commitment {
        return Err(Refusal::HASH_MISMATCH.into());
    }
    let (price, quantity) = (number(&a.price), number(&a.quantity));
    bid.invalid_reason = fault(&raise, price, quantity, bid.deposit);
    let is_valid = bid.invalid_reason == 0;
    bid.validity = (if is_valid { Validity::Valid } else { Validity::Invalid }) as u8;
    let (length, sequence, validity) = (raise.revealed, bid.sequence, bid.validity);
    Book::change(book, |places| {
        let place = &mut places[sequence as usize - 1];
        place.validity = validity;
        if is_valid {
            place.price = price as u64;
            place.quantity = quantity as u64;
            insert(places, length, sequence);
        }
        Ok(())
    })?;
    raise.revealed += u32::from(is_valid);
    accounts::store(bid_account, &bid)?;
    accounts::store(raise_account, &raise)?;
    let amounts = [price, quantity].map(|amount| u64::try_from(amount).unwrap_or(u64::MAX).to_le_bytes());
    let result = [bid.validity, bid.invalid_reason];
    call.emit(
        Event::BidRevealed,
        &[&key, &bidder_key, amounts.as_flattened(), &result],
    )
}

/// A word as a number; all that is beyond 128 bits is their greatest, which no deposit pays for and no bid may ask for.
pub fn number(word: &[u8; 32]) -> u128 {
    let (high, low) = word.split_at(16);
    if high.iter().any(|&byte| byte > 0) {
        return u128::MAX;
    }
    low.iter().fold(0, |sum, &byte| sum << 8 | u128::from(byte))
}

/// In the order of the EVM; 0 for a valid bid.
fn fault(raise: &Raise, price: u128, quantity: u128, deposit: u64) -> u8 {
    if price < u128::from(raise.reserve_price) {
        return BELOW_RESERVE;
    }
    if quantity == 0 || quantity > u128::from(raise.largest_bid) {
        return BAD_QUANTITY;
    }
    // The quotient cannot overflow, as the product could.
    if price > u128::from(deposit) / quantity {
        return UNDERFUNDED;
    }
    0
}
