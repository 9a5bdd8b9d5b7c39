//! Places a sealed bid with its deposit, one a wallet and raise. The bidder pays for the bid's account and for its place in the
//! book.
//! Accounts: …, bidder (signer, writable), the bidder's wallet record, series, raise, book, bid, vault, the bidder's payment
//! tokens (the last five writable), the payment token's mint, token program, system program.
use super::arguments;
use crate::{
    accounts,
    book::grow,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{is_verified, Bid, Book, Phase, Position, Raise, Series, Wallet},
    tokens,
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{
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
    let (call, rest) = Call::open::<11>(program, accounts)?;
    let [bidder, wallet, series_account, raise_account, book, bid_account, vault, money, token, _token, _system] = rest;
    accounts::require_signer(bidder)?;
    let mut raise: Raise = accounts::load(raise_account, program)?;
    let key = raise.series_key;
    let series = Series::load(series_account, program)?;
    if series.series_key != key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    Book::require(book, &key, program)?;
    raise.require_phase(Phase::Commit)?;
    let bidder_key = *bidder.address().as_array();
    if !is_verified(wallet, &bidder_key, program)? {
        return Err(Refusal::NOT_ALLOWLISTED.into());
    }
    if bidder_key == raise.issuer {
        return Err(Refusal::ISSUER_WALLET.into());
    }
    let seeds: &[&[u8]] = &[pda::BID, &key, &bidder_key];
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
    Book::require_place(raise.bids + 1)?;
    let mut bid: Bid = accounts::create(bid_account, bidder, seeds, program)?;
    fund_position(bid_account, bidder)?;
    raise.bids += 1;
    bid.series_key = key;
    bid.bidder = bidder_key;
    bid.sequence = raise.bids;
    bid.commitment = a.commitment;
    bid.deposit = a.deposit;
    accounts::store(bid_account, &bid)?;
    accounts::store(raise_account, &raise)?;
    grow(book, bidder, Book::size(raise.bids))?;
    let record: Wallet = accounts::load(wallet, program)?;
    let sequence = raise.bids;
    Book::change(book, |places| {
        let place = &mut places[sequence as usize - 1];
        place.bidder = bidder_key;
        place.deposit = a.deposit;
        place.record_bump = record.header.bump;
        Ok(())
    })?;
    tokens::take(money, token, vault, bidder, a.deposit, call.config.token_decimals)?;
    let (sequence, deposit) = (raise.bids.to_le_bytes(), { a.deposit }.to_le_bytes());
    call.emit(
        Event::BidCommitted,
        &[&key, &bidder_key, &sequence, &a.commitment, &deposit],
    )
}

/// Leaves the rent of a position with the bid, so that whoever delivers units gets back what it pays for their position.
#[inline(never)]
pub fn fund_position(bid: &mut AccountView, bidder: &AccountView) -> ProgramResult {
    let rent = Rent::get()?.try_minimum_balance(core::mem::size_of::<Position>())?;
    Transfer {
        from: bidder,
        to: bid,
        lamports: rent.saturating_sub(bid.lamports()),
    }
    .invoke()
}
