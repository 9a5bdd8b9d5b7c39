//! Puts wallets on the allowlist or takes them off it: as many as a transaction holds.
//! Accounts: …, sender (signer, writable), the sender's role ALLOWLIST, system program, one of each wallet (writable).
use super::flag;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{require_role, RoleId, Wallet},
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let (&verified, bytes) = data.split_first().ok_or(Refusal::INSTRUCTION_INVALID)?;
    let verified = flag(verified)?;
    let (wallets, rest) = bytes.as_chunks::<32>();
    if !rest.is_empty() || wallets.is_empty() {
        return Err(Refusal::INSTRUCTION_INVALID.into());
    }
    let (call, others) = Call::open_any(program, accounts)?;
    let [sender, role, _system, records @ ..] = others else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    require_role(sender, role, RoleId::Allowlist, program)?;
    if records.len() < wallets.len() {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    }
    if records.len() > wallets.len() {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    for (wallet, account) in wallets.iter().zip(records.iter_mut()) {
        change(account, sender, wallet, program, |record| {
            record.verified = u8::from(verified)
        })?;
        call.emit(Event::AllowlistUpdated, &[wallet, &[u8::from(verified)]])?;
    }
    Ok(())
}

/// Changes a wallet's record: made where it is missing, ended where nothing is left of it.
pub fn change(
    account: &mut AccountView,
    sender: &mut AccountView,
    wallet: &[u8; 32],
    program: &Address,
    set: impl Fn(&mut Wallet),
) -> Result<(), ProgramError> {
    if wallet == &[0; 32] {
        return Err(Refusal::ZERO_ADDRESS.into());
    }
    let seeds: &[&[u8]] = &[pda::WALLET, wallet];
    let missing = accounts::is_empty(account);
    let mut record: Wallet = if missing {
        accounts::create(account, sender, seeds, program)?
    } else {
        pda::canonical(account, seeds, program)?;
        accounts::load(account, program)?
    };
    record.wallet = *wallet;
    set(&mut record);
    if record.verified == 0 && record.issuer == 0 {
        return accounts::close(account, sender);
    }
    accounts::store(account, &record)
}
