//! Closes a raise whose book is closed and whose money is all paid, with its token account; anyone may. The rent of both goes to the
//! issuer, and tokens that somebody sent to the deposits to the fee collector. The series keeps its key from being used again.
//! Accounts: …, raise (writable), book, deposits, issuer, a token account of the fee collector (all three writable; the last matters
//! where the deposits hold tokens), the payment token's mint, token program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{require_book, Raise},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [raise_account, book_account, deposits, issuer, collector, token, _program]) =
        Call::open::<7>(program, accounts)?;
    let raise = Raise::load(raise_account, program)?;
    require_book(book_account, &raise)?;
    accounts::require_address(deposits, &raise.deposits)?;
    accounts::require_address(issuer, &raise.issuer)?;
    accounts::require_address(token, &call.config.token)?;
    let is_owed = raise.is_done() && raise.withdrawn == 0;
    if !accounts::is_empty(book_account) || is_owed || raise.fees_held > 0 {
        return Err(Refusal::ACCOUNT_NEEDED.into());
    }
    tokens::close_with_stray(&call, (&raise, raise_account), deposits, collector, issuer, token)?;
    for account in [deposits.address(), raise_account.address()] {
        let fields: [&[u8]; 3] = [&raise.series_key, account.as_array(), &raise.issuer];
        call.emit(Event::AccountClosed, &fields)?;
    }
    accounts::close(raise_account, issuer)
}
