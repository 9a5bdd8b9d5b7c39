//! Takes a verified wallet's sealed bid with its deposit, while commits run: one bid a wallet. The book grows by the bid's slot. The
//! bidder pays all rent, of the position that a delivery may make too, and has it back when the bid is closed.
//! Accounts: …, bidder (signer, writable), the bidder's wallet record, raise, book, bid, deposits, the bidder's money (all four
//! writable), the payment token's mint, token program, system program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{grow_book, is_verified, require_book, Bid, Book, OpenBook, Phase, Position, Raise},
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
    deposit: u64,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<10>(program, accounts)?;
    let [bidder, wallet, raise_account, book_account, bid_account, deposits, money, token, _token, _system] = rest;
    accounts::require_signer(bidder)?;
    let raise = Raise::load(raise_account, program)?;
    require_book(book_account, &raise)?;
    accounts::require_address(deposits, &raise.deposits)?;
    accounts::require_address(token, &call.config.token)?;
    let key = *bidder.address().as_array();
    raise.require_phase(Phase::Commit, accounts::now()?)?;
    if !is_verified(wallet, &key, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if key == raise.issuer {
        return Err(Refusal::ISSUER_WALLET.into());
    }
    let seeds: &[&[u8]] = &[pda::BID, &raise.series_key, &key];
    if !accounts::is_empty(bid_account) {
        pda::canonical(bid_account, seeds, program)?;
        return Err(Refusal::ALREADY_BID.into());
    }
    if a.commitment == [0; 32] {
        return Err(Refusal::COMMITMENT_MISSING.into());
    }
    if a.deposit < raise.reserve_price {
        return Err(Refusal::DEPOSIT_TOO_SMALL.into());
    }
    let mut bid: Bid = accounts::create(bid_account, bidder, seeds, program)?;
    let (sequence, slot_rent) = grow(&raise, bidder, book_account, bid_account, a.deposit)?;
    bid.series_key = raise.series_key;
    bid.bidder = key;
    bid.sequence = sequence;
    bid.commitment = a.commitment;
    bid.slot_rent = slot_rent;
    accounts::store(bid_account, &bid)?;
    let (number, deposit) = (sequence.to_le_bytes(), a.deposit.to_le_bytes());
    let fields: [&[u8]; 5] = [&raise.series_key, &key, &number, &a.commitment, &deposit];
    call.emit(Event::BidCommitted, &fields)?;
    tokens::take(money, token, deposits, bidder, a.deposit, call.config.token_decimals)
}

/// Adds the bid's slot to the book. Answers its sequence, and what the bidder paid for the slot.
#[inline(never)]
fn grow(
    raise: &Raise,
    bidder: &AccountView,
    book_account: &mut AccountView,
    bid_account: &AccountView,
    deposit: u64,
) -> Result<(u32, u64), ProgramError> {
    if !book_account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let bids = OpenBook::<Book>::of(&raise.series_key, &mut book_account.try_borrow_mut()?)?
        .head
        .bids;
    let slot_rent = grow_book::<Book>(book_account, bidder, bids)?;
    let lamports = Rent::get()?.try_minimum_balance(size_of::<Position>())?;
    let (from, to) = (bidder, bid_account);
    Transfer { from, to, lamports }.invoke()?;
    let mut data = book_account.try_borrow_mut()?;
    let mut book = OpenBook::<Book>::of(&raise.series_key, &mut data)?;
    book.head.bids = bids + 1;
    let slot = book.slot(bids + 1);
    slot.bidder = *bidder.address().as_array();
    slot.deposit = deposit;
    Ok((bids + 1, slot_rent))
}
