use super::{record, Header};
use crate::{accounts, error::Refusal, pda};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address};

/// The permissions of a wallet. At `["wallet", wallet 32]`; not there where it may nothing.
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

/// The record of a wallet, in its own account; all zeros where there is none. A record names its wallet, and there is one of each:
/// only a missing one has its address derived, which costs more than the rest.
fn of(account: &AccountView, wallet: &[u8; 32], program: &Address) -> Result<Wallet, ProgramError> {
    if accounts::is_empty(account) {
        pda::canonical(account, &[pda::WALLET, wallet], program)?;
        return Ok(Wallet::zeroed());
    }
    let record: Wallet = accounts::load(account, program)?;
    if &record.wallet != wallet {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(record)
}

pub fn is_verified(account: &AccountView, wallet: &[u8; 32], program: &Address) -> Result<bool, ProgramError> {
    Ok(of(account, wallet, program)?.verified == 1)
}

pub fn is_issuer(account: &AccountView, wallet: &[u8; 32], program: &Address) -> Result<bool, ProgramError> {
    Ok(of(account, wallet, program)?.issuer == 1)
}
