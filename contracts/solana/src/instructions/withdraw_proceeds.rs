//! Pays the issuer what its units were sold for by a raise.
//! Accounts: …, issuer (signer), series, vault, a token account of the issuer (all writable), the payment token's mint, token program.
use super::{collect_proceeds::{issuer_of, pay}, nothing};
use crate::{accounts, call::Call, error::Refusal, events::Event};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [issuer, rest @ ..]) = Call::open::<6>(program, accounts)?;
    let rest: &mut [AccountView; 5] = rest;
    accounts::require_signer(issuer)?;
    let issuer_key = issuer_of(&rest[0], program, true)?;
    if issuer.address().as_array() != &issuer_key {
        return Err(Refusal::NOT_ISSUER.into());
    }
    let (series, amount) = pay(&call, rest, &issuer_key, |series| {
        let due = series.proceeds;
        series.proceeds = 0;
        due
    })?;
    let fields: [&[u8]; 3] = [&series.series_key, &issuer_key, &amount.to_le_bytes()];
    call.emit(Event::ProceedsWithdrawn, &fields)
}
