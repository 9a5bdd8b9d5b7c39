//! Closes the last bid of a book once it is delivered, with its slot; anyone may. All its rent goes to the bidder. Bids go in the
//! reverse order of their sequence, because the book shrinks from its end.
//! Accounts: …, raise, book, bid, bidder (all but raise writable).
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{require_book, Bid, Book, Head, OpenBook, Raise},
};
use pinocchio::{AccountView, Address, ProgramResult, Resize};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [raise_account, book_account, bid_account, bidder]) = Call::open::<4>(program, accounts)?;
    let raise = Raise::load(raise_account, program)?;
    let bid = Bid::load(bid_account, &raise, program)?;
    accounts::require_address(bidder, &bid.bidder)?;
    shorten(&raise, book_account, bid.sequence)?;
    let account = bid_account.address().as_array();
    call.emit(Event::AccountClosed, &[&raise.series_key, account, &bid.bidder])?;
    accounts::close(bid_account, bidder)?;
    book_account.set_lamports(book_account.lamports() - bid.slot_rent);
    bidder.set_lamports(bidder.lamports() + bid.slot_rent);
    Ok(())
}

fn shorten(raise: &Raise, account: &mut AccountView, sequence: u32) -> ProgramResult {
    require_book(account, raise)?;
    if !account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let bids = {
        let mut data = account.try_borrow_mut()?;
        let mut book = OpenBook::<Book>::of(&raise.series_key, &mut data)?;
        if sequence != book.head.bids || book.slot(sequence).delivered == 0 {
            return Err(Refusal::ACCOUNT_NEEDED.into());
        }
        book.head.bids -= 1;
        book.head.bids
    };
    account.resize(Book::size(bids))
}
