//! Checks of accounts, and the records that they hold.
use crate::{error::Refusal, pda, state::Record};
use bytemuck::{bytes_of, bytes_of_mut};
use core::mem::size_of;
use pinocchio::{
    cpi::Signer,
    error::ProgramError,
    sysvars::{clock::Clock, rent::Rent, Sysvar},
    AccountView, Address, ProgramResult,
};
use pinocchio_system::create_account_with_minimum_balance_signed;

/// Exactly the accounts of an instruction; more are refused too, so that none is taken for another.
pub fn exactly<const N: usize>(accounts: &mut [AccountView]) -> Result<&mut [AccountView; N], Refusal> {
    if accounts.len() < N {
        return Err(Refusal::ACCOUNTS_MISSING);
    }
    accounts.try_into().map_err(|_| Refusal::ACCOUNT_INVALID)
}

pub fn require_signer(account: &AccountView) -> Result<(), Refusal> {
    if account.is_signer() {
        Ok(())
    } else {
        Err(Refusal::SIGNER_MISSING)
    }
}

pub fn require_address(account: &AccountView, address: &[u8; 32]) -> Result<(), Refusal> {
    if account.address().as_array() == address {
        Ok(())
    } else {
        Err(Refusal::ACCOUNT_INVALID)
    }
}

/// Requires that an account which the sender chooses is not one of the series' own, where what is sent would be nobody's.
pub fn require_other(account: &AccountView, own: &[u8; 32]) -> Result<(), Refusal> {
    if account.address().as_array() == own {
        Err(Refusal::ACCOUNT_INVALID)
    } else {
        Ok(())
    }
}

/// An account that nobody has written: of the system program, without data. Its lamports may be a stranger's.
pub fn is_empty(account: &AccountView) -> bool {
    account.owned_by(&pinocchio_system::ID) && account.data_len() == 0
}

/// A copy of the record in an account of the program, after its owner, size, kind and version.
#[inline(never)]
pub fn load<T: Record>(account: &AccountView, program: &Address) -> Result<T, ProgramError> {
    if !account.owned_by(program) {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let data = account.try_borrow()?;
    if data.len() > size_of::<T>() || data.len() < T::LEAST {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let mut record = T::zeroed();
    bytes_of_mut(&mut record)[..data.len()].copy_from_slice(&data);
    if record.header().kind != T::KIND || record.header().version != T::VERSION {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(record)
}

#[inline(never)]
pub fn store<T: Record>(account: &mut AccountView, record: &T) -> ProgramResult {
    if !account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let mut data = account.try_borrow_mut()?;
    let length = data.len();
    data.copy_from_slice(&bytes_of(record)[..length]);
    Ok(())
}

/// Makes the account of a record at its seeds; the payer pays its rent. Answers an empty record with header and bump.
/// Lamports that somebody sent there before do not stop it.
#[inline(never)]
pub fn create<T: Record>(
    account: &mut AccountView,
    payer: &AccountView,
    seeds: &[&[u8]],
    program: &Address,
) -> Result<T, ProgramError> {
    create_of(size_of::<T>(), account, payer, seeds, program)
}

/// The same of a size, which is the record's whole or its least.
#[inline(never)]
pub fn create_of<T: Record>(
    size: usize,
    account: &mut AccountView,
    payer: &AccountView,
    seeds: &[&[u8]],
    program: &Address,
) -> Result<T, ProgramError> {
    let bump = allocate(account, payer, seeds, size, program, program)?;
    let mut record = T::zeroed();
    let header = record.header_mut();
    header.kind = T::KIND;
    header.version = T::VERSION;
    header.bump = bump;
    Ok(record)
}

/// Makes an account of an owner at the program's seeds and answers their canonical bump.
#[inline(never)]
pub fn allocate(
    account: &mut AccountView,
    payer: &AccountView,
    seeds: &[&[u8]],
    space: usize,
    owner: &Address,
    program: &Address,
) -> Result<u8, ProgramError> {
    require_signer(payer)?;
    if !account.is_writable() || !payer.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let bump = pda::canonical(account, seeds, program)?;
    let bump_seed = [bump];
    let signer = pda::signer(seeds, &bump_seed);
    let signers = [Signer::from(&signer[..seeds.len() + 1])];
    create_account_with_minimum_balance_signed(account, space, owner, payer, None, &signers)?;
    Ok(bump)
}

/// Ends a record: its rent goes to `to`, its data is gone, and its address may be used again.
#[inline(never)]
pub fn close(account: &mut AccountView, to: &mut AccountView) -> ProgramResult {
    if !account.is_writable() || !to.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    if account.address() == to.address() {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let sum = to
        .lamports()
        .checked_add(account.lamports())
        .ok_or(Refusal::ARITHMETIC_OVERFLOW)?;
    to.set_lamports(sum);
    account.set_lamports(0);
    account.close()
}

/// Returns lamports that a payer lent, out of what an account has beyond the rent of its size. Comes last: between calls the sum
/// must be as it was.
pub fn give_back(payer: &mut AccountView, from: &mut AccountView, lent: u64, size: usize) -> ProgramResult {
    if !from.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let amount = lent.min(spare(from, size)?);
    from.set_lamports(from.lamports() - amount);
    payer.set_lamports(payer.lamports() + amount);
    Ok(())
}

/// Lamports that an account has beyond the rent of its size.
pub fn spare(account: &AccountView, size: usize) -> Result<u64, ProgramError> {
    Ok(account.lamports() - Rent::get()?.try_minimum_balance(size)?)
}

/// Unix seconds of the block.
pub fn now() -> Result<u64, ProgramError> {
    Ok(Clock::get()?.unix_timestamp.max(0) as u64)
}
