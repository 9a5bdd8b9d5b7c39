//! Books: a record in an account of its own, then a place for each bid or order, by sequence from 1 on. Who takes a place pays for it.
use crate::{error::Refusal, state::Record};
use bytemuck::{cast_slice, cast_slice_mut, Pod};
use pinocchio::{
    error::ProgramError,
    sysvars::{rent::Rent, Sysvar},
    AccountView, Address, ProgramResult, Resize,
};
use pinocchio_system::instructions::Transfer;

/// Bytes of a record's header.
const HEADER: usize = 3;

/// Bytes of an account at most.
const LARGEST: usize = 10 << 20;

/// Bytes that the rent of an account counts beside its data.
const OVERHEAD: usize = 128;

/// A record that places follow.
pub trait Listing: Record {
    type Place: Pod;
}

/// Bytes of a book with so many places.
pub fn size<L: Listing>(places: u32) -> usize {
    core::mem::size_of::<L>() + places as usize * core::mem::size_of::<L::Place>()
}

/// That a book has place for so many bids or orders.
pub fn require_place<L: Listing>(places: u32) -> Result<(), Refusal> {
    if size::<L>(places) > LARGEST {
        return Err(Refusal::BOOK_FULL);
    }
    Ok(())
}

/// That an account is the book with these fields. Its kind is not that of another record, and its size is checked by none.
pub fn require<L: Listing>(account: &AccountView, fields: &[u8], program: &Address) -> ProgramResult {
    if !account.owned_by(program) {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if !account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let head = core::mem::size_of::<L>();
    let data = account.try_borrow()?;
    if data.len() < head || data[0] != L::KIND || &data[HEADER..head] != fields {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(())
}

/// The place of a sequence in a book that was required.
pub fn place<L: Listing>(account: &AccountView, sequence: u32) -> Result<Option<L::Place>, ProgramError> {
    let data = account.try_borrow()?;
    let places: &[L::Place] = cast_slice(&data[core::mem::size_of::<L>()..]);
    Ok(places.get((sequence as usize).wrapping_sub(1)).copied())
}

/// Gives the places of a book that was required to a function.
pub fn change<L: Listing, T>(
    account: &mut AccountView,
    with: impl FnOnce(&mut [L::Place]) -> Result<T, ProgramError>,
) -> Result<T, ProgramError> {
    let mut data = account.try_borrow_mut()?;
    with(cast_slice_mut(&mut data[core::mem::size_of::<L>()..]))
}

/// Makes a book larger, at a wallet's cost.
#[inline(never)]
pub fn grow(book: &mut AccountView, payer: &AccountView, size: usize) -> ProgramResult {
    let missing = Rent::get()?.try_minimum_balance(size)?.saturating_sub(book.lamports());
    Transfer {
        from: payer,
        to: book,
        lamports: missing,
    }
    .invoke()?;
    book.resize(size)
}

/// Makes a book smaller and pays a wallet what its last place paid for: each byte's share of what the book holds, because the rent of
/// a byte may have changed since. The book's payer gets it where the wallet is so empty that the chain would refuse the whole transaction.
pub fn shrink(book: &mut AccountView, wallet: &mut AccountView, payer: &mut AccountView, size: usize) -> ProgramResult {
    if !wallet.is_writable() || !payer.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let rent = Rent::get()?;
    let held = book.lamports();
    let bytes = (OVERHEAD + book.data_len()) as u128;
    let share = (u128::from(held) * (book.data_len() - size) as u128 / bytes) as u64;
    let paid = share.min(held.saturating_sub(rent.try_minimum_balance(size)?));
    book.resize(size)?;
    book.set_lamports(held - paid);
    let is_empty = wallet.lamports() + paid < rent.try_minimum_balance(0)?;
    let to = if is_empty { payer } else { wallet };
    to.set_lamports(to.lamports() + paid);
    Ok(())
}
