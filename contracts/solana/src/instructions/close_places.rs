//! Takes the last places of delivered bids off a book and gives each bidder the rent that it paid for its place; anyone may. Without
//! places the book and the raise end, and their rent goes to the issuer.
//! Accounts: …, raise, book, issuer (all writable), the bidders of the last places, the last one first (writable).
use super::nothing;
use crate::{
    accounts,
    book::shrink,
    call::Call,
    error::Refusal,
    state::{Book, Raise, Status},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (_call, rest) = Call::open_any(program, accounts)?;
    let Some(([raise_account, book, issuer], bidders)) = rest.split_first_chunk_mut::<3>() else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    let mut raise: Raise = accounts::load(raise_account, program)?;
    Book::require(book, &raise.series_key, program)?;
    accounts::require_address(issuer, &raise.issuer)?;
    if raise.status != Status::Done as u8 && raise.status != Status::Failed as u8 {
        return Err(Refusal::ACCOUNT_NEEDED.into());
    }
    for bidder in bidders {
        let place = Book::place(book, raise.bids)?;
        accounts::require_address(bidder, &place.bidder)?;
        if place.delivered == 0 {
            return Err(Refusal::ACCOUNT_NEEDED.into());
        }
        raise.bids -= 1;
        shrink(book, bidder, issuer, Book::size(raise.bids))?;
    }
    if raise.bids > 0 {
        return accounts::store(raise_account, &raise);
    }
    accounts::close(book, issuer)?;
    accounts::close(raise_account, issuer)
}
