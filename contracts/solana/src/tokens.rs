//! Money and units: calls of the SPL Token program.
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    pda,
    state::{Series, Signs, UNIT_DECIMALS},
};
use pinocchio::{cpi::Signer, error::ProgramError, AccountView, Address, ProgramResult};
use pinocchio_token::{
    instructions::{BurnChecked, CloseAccount, InitializeAccount3, MintToChecked, TransferChecked},
    state::{Account, Mint},
};

/// A transfer that the owner of `from` signed for.
#[inline(never)]
pub fn take(
    from: &AccountView,
    mint: &AccountView,
    to: &AccountView,
    owner: &AccountView,
    amount: u64,
    decimals: u8,
) -> ProgramResult {
    TransferChecked::new(from, mint, to, owner, amount, decimals).invoke()
}

/// A transfer from what a record owns: the series, or its raise.
#[inline(never)]
pub fn give<T: Signs>(
    owner: &T,
    owner_account: &AccountView,
    [from, mint, to]: [&AccountView; 3],
    amount: u64,
    decimals: u8,
) -> ProgramResult {
    let bump = [owner.header().bump];
    let seeds = owner.signer(&bump);
    TransferChecked::new(from, mint, to, owner_account, amount, decimals).invoke_signed(&[Signer::from(&seeds[..3])])
}

/// Makes a token account at seeds of the program, for an owner.
#[inline(never)]
pub fn open(
    account: &mut AccountView,
    payer: &AccountView,
    seeds: &[&[u8]],
    mint: &AccountView,
    owner: &Address,
    program: &Address,
) -> ProgramResult {
    accounts::allocate(account, payer, seeds, Account::LEN, &pinocchio_token::ID, program)?;
    InitializeAccount3::new(account, mint, owner).invoke()
}

/// Closes a token account that a record owns and of which nothing is owed: its rent goes to `to`, and tokens that somebody sent there to
/// the fee collector.
#[inline(never)]
pub fn close_with_stray<T: Signs>(
    call: &Call,
    (owner, owner_account): (&T, &AccountView),
    account: &AccountView,
    collector: &AccountView,
    to: &AccountView,
    mint: &AccountView,
) -> ProgramResult {
    let stray = amount(account)?;
    if stray > 0 {
        require_owner(collector, &call.config.fee_collector)?;
        let way = [account, mint, collector];
        give(owner, owner_account, way, stray, call.config.token_decimals)?;
    }
    close((owner, owner_account), account, to)
}

/// Closes an empty token account that a record owns: its rent goes to `to`.
pub fn close<T: Signs>(
    (owner, owner_account): (&T, &AccountView),
    account: &AccountView,
    to: &AccountView,
) -> ProgramResult {
    let bump = [owner.header().bump];
    let seeds = owner.signer(&bump);
    CloseAccount::new(account, to, owner_account).invoke_signed(&[Signer::from(&seeds[..3])])
}

#[inline(never)]
pub fn mint_units(
    series: &Series,
    series_account: &AccountView,
    mint: &AccountView,
    to: &AccountView,
    units: u64,
) -> ProgramResult {
    let bump = [series.header.bump];
    let seeds = series.signer(&bump);
    MintToChecked::new(mint, to, series_account, units, UNIT_DECIMALS).invoke_signed(&[Signer::from(&seeds[..3])])
}

#[inline(never)]
pub fn burn_units(from: &AccountView, mint: &AccountView, owner: &AccountView, units: u64) -> ProgramResult {
    BurnChecked::new(from, mint, owner, units, UNIT_DECIMALS).invoke()
}

/// Burns units that are staked with the series.
#[inline(never)]
pub fn burn_staked(
    series: &Series,
    series_account: &AccountView,
    stakes: &AccountView,
    mint: &AccountView,
    units: u64,
) -> ProgramResult {
    let bump = [series.header.bump];
    let seeds = series.signer(&bump);
    BurnChecked::new(stakes, mint, series_account, units, UNIT_DECIMALS).invoke_signed(&[Signer::from(&seeds[..3])])
}

/// The number of units that exist.
pub fn supply(mint: &AccountView) -> Result<u64, ProgramError> {
    Ok(Mint::from_account_view(mint)?.supply())
}

/// Requires that a token account is a wallet's, so that what is due to the wallet goes nowhere else.
pub fn require_owner(account: &AccountView, wallet: &[u8; 32]) -> Result<(), ProgramError> {
    if is_owned(account, wallet)? {
        Ok(())
    } else {
        Err(Refusal::ACCOUNT_INVALID.into())
    }
}

fn is_owned(account: &AccountView, wallet: &[u8; 32]) -> Result<bool, ProgramError> {
    if !account.owned_by(&pinocchio_token::ID) || account.data_len() != Account::LEN {
        return Ok(false);
    }
    let token = Account::from_account_view(account)?;
    Ok(token.is_initialized() && token.owner().as_array() == wallet)
}

/// The balance of a token account.
pub fn amount(account: &AccountView) -> Result<u64, ProgramError> {
    Ok(Account::from_account_view(account)?.amount())
}

/// The program that derives a wallet's associated token account.
const ASSOCIATED_TOKEN_PROGRAM: Address = Address::from_str_const("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL");

/// Requires an account of the payment token that is a wallet's own. A wallet that does not send the call is paid at its associated
/// account alone, because a sender that chooses the account could take one from which others may spend.
#[inline(never)]
pub fn require_payable(
    account: &AccountView,
    sender: &AccountView,
    wallet: &[u8; 32],
    mint: &[u8; 32],
) -> Result<(), ProgramError> {
    if !is_own(account, wallet, mint)? {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if is_sender(sender, wallet) {
        return Ok(());
    }
    require_associated(account, wallet, mint)
}

/// True where a payment to a wallet reaches an account. The wallet's associated account may be frozen, missing or another's, so that
/// it does not: any other account is refused, unless the wallet sends the call and owns it.
#[inline(never)]
pub fn reaches(
    account: &AccountView,
    sender: &AccountView,
    wallet: &[u8; 32],
    mint: &[u8; 32],
) -> Result<bool, ProgramError> {
    let is_own = is_own(account, wallet, mint)?;
    if !is_own || !is_sender(sender, wallet) {
        require_associated(account, wallet, mint)?;
    }
    Ok(is_own && !Account::from_account_view(account)?.is_frozen())
}

fn is_sender(sender: &AccountView, wallet: &[u8; 32]) -> bool {
    sender.is_signer() && sender.address().as_array() == wallet
}

fn is_own(account: &AccountView, wallet: &[u8; 32], mint: &[u8; 32]) -> Result<bool, ProgramError> {
    Ok(is_owned(account, wallet)? && Account::from_account_view(account)?.mint().as_array() == mint)
}

fn require_associated(account: &AccountView, wallet: &[u8; 32], mint: &[u8; 32]) -> Result<(), ProgramError> {
    let seeds: &[&[u8]] = &[wallet, pinocchio_token::ID.as_array(), mint];
    pda::canonical(account, seeds, &ASSOCIATED_TOKEN_PROGRAM)?;
    Ok(())
}
