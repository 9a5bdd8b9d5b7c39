//! Pays the issuer what its units were sold for, once, after the gate was passed; anyone may send it.
//! Accounts: …, sender (signer), raise, deposits, a token account of the issuer (all three writable), the payment token's mint, token
//! program. An issuer who does not send it is paid at its associated account.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{Phase, Raise},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<6>(program, accounts)?;
    let mut raise = Raise::load(&rest[1], program)?;
    raise.require_phase(Phase::Done, accounts::now()?)?;
    if raise.withdrawn == 1 {
        return Err(Refusal::NOT_DUE.into());
    }
    raise.withdrawn = 1;
    let amount = { raise.settlement }.proceeds();
    let issuer = raise.issuer;
    pay(&call, rest, &raise, &issuer, amount)?;
    let fields: [&[u8]; 3] = [&raise.series_key, &issuer, &amount.to_le_bytes()];
    call.emit(Event::ProceedsWithdrawn, &fields)
}

/// Stores the raise, which no longer holds an amount, and pays it to a token account of a wallet.
pub fn pay(
    call: &Call,
    [sender, raise_account, deposits, to, token, _program]: &mut [AccountView; 6],
    raise: &Raise,
    wallet: &[u8; 32],
    amount: u64,
) -> ProgramResult {
    accounts::require_signer(sender)?;
    accounts::require_address(deposits, &raise.deposits)?;
    accounts::require_address(token, &call.config.token)?;
    tokens::require_payable(to, sender, wallet, &call.config.token)?;
    accounts::store(raise_account, raise)?;
    let way = [&*deposits, &*token, &*to];
    tokens::give(raise, raise_account, way, amount, call.config.token_decimals)
}
