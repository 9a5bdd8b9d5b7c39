//! Pays the issuer what the curve raised, less the treasury's share; anyone may send it.
//! Accounts: …, series, vault, a token account of the issuer (all writable), the payment token's mint, token program.
use super::nothing;
use crate::{accounts, call::Call, error::Refusal, events::Event, state::Series, tokens};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<5>(program, accounts)?;
    let issuer = issuer_of(&rest[0], program, false)?;
    let (series, amount) = pay(&call, rest, &issuer, |series| {
        let due = series.proceeds;
        series.proceeds = 0;
        due
    })?;
    call.emit(
        Event::CurveProceedsCollected,
        &[&series.series_key, &issuer, &amount.to_le_bytes()],
    )
}

/// The issuer of a series that a raise sells, or a curve: WRONG_STATE for the other.
#[inline(never)]
pub fn issuer_of(series: &AccountView, program: &Address, raised: bool) -> Result<[u8; 32], ProgramError> {
    let series = Series::load(series, program)?;
    if series.is_raised() != raised {
        return Err(Refusal::WRONG_STATE.into());
    }
    Ok(series.issuer)
}

/// Pays what `take` takes off the series' books to a token account of the wallet that it is held for: NOT_DUE where it is nothing.
pub fn pay(
    call: &Call,
    [series_account, vault, to, token, _program]: &mut [AccountView; 5],
    wallet: &[u8; 32],
    take: impl Fn(&mut Series) -> u64,
) -> Result<(Series, u64), ProgramError> {
    let mut series = Series::load(series_account, call.program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    tokens::require_owner(to, wallet)?;
    let amount = take(&mut series);
    if amount == 0 {
        return Err(Refusal::NOT_DUE.into());
    }
    accounts::store(series_account, &series)?;
    tokens::give(
        &series,
        series_account,
        [&*vault, &*token, &*to],
        amount,
        call.config.token_decimals,
    )?;
    Ok((series, amount))
}
