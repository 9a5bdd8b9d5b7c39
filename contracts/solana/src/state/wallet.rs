use super::{record, Header};
use crate::{accounts, error::Refusal, pda};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address};

/// What a wallet may do. At `["wallet", wallet 32]`; not there where it may nothing.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Wallet {
    pub header: Header,
    /// On the allowlist: 0 or 1.
    pub verified: u8,
    /// An approved issuer: 0 or 1.
    pub issuer: u8,
    pub wallet: [u8; 32],
}

record!(Wallet, 4);

/// The record of a wallet, in its own account; all zeros where there is none.
fn of(account: &AccountView, wallet: &[u8; 32], program: &Address) -> Result<Wallet, ProgramError> {
    pda::canonical(account, &[pda::WALLET, wallet], program)?;
    if accounts::is_empty(account) {
        return Ok(Wallet::zeroed());
    }
    accounts::load(account, program)
}

pub fn is_verified(account: &AccountView, wallet: &[u8; 32], program: &Address) -> Result<bool, ProgramError> {
    Ok(of(account, wallet, program)?.verified == 1)
}

/// Whether a wallet is verified, by its record among accounts that the sender chose; none where the record is not among them. The
/// bump is the record's, and saves its search.
#[inline(never)]
pub fn find_standing(
    accounts: &[AccountView],
    wallet: &[u8; 32],
    bump: u8,
    program: &Address,
) -> Result<Option<bool>, ProgramError> {
    let address = Address::create_program_address(&[pda::WALLET, wallet, &[bump]], program)
        .map_err(|_| Refusal::ACCOUNT_INVALID)?;
    let Some(account) = accounts.iter().find(|account| account.address() == &address) else {
        return Ok(None);
    };
    if accounts::is_empty(account) {
        return Ok(Some(false));
    }
    let record: Wallet = accounts::load(account, program)?;
    Ok(Some(record.verified == 1))
}

pub fn is_issuer(account: &AccountView, wallet: &[u8; 32], program: &Address) -> Result<bool, ProgramError> {
    Ok(of(account, wallet, program)?.issuer == 1)
}
