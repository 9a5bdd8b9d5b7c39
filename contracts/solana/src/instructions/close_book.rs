//! Closes the book of a raise that is over and whose bids are all closed; anyone may. Its rent goes to the issuer.
//! Accounts: …, raise, book, issuer (both writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{require_book, Book, OpenBook, Raise},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [raise_account, book_account, issuer]) = Call::open::<3>(program, accounts)?;
    let raise = Raise::load(raise_account, program)?;
    require_book(book_account, &raise)?;
    accounts::require_address(issuer, &raise.issuer)?;
    let bids = OpenBook::<Book>::of(&raise.series_key, &mut book_account.try_borrow_mut()?)?
        .head
        .bids;
    if !raise.is_over() || bids > 0 {
        return Err(Refusal::ACCOUNT_NEEDED.into());
    }
    call.emit(Event::AccountClosed, &[&raise.series_key, &raise.book, &raise.issuer])?;
    accounts::close(book_account, issuer)
}
