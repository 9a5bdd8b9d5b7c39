//! Pays the issuer what the curve raised, less the treasury's share, from PROCEEDS_WAIT after the activation on; anyone may send it.
//! Accounts: …, sender (signer), series, vault, a token account of the issuer (all three writable), the payment token's mint, token
//! program. An issuer who does not send it is paid at its associated account.
use super::nothing;
use crate::{accounts, call::Call, error::Refusal, events::Event, policy::PROCEEDS_WAIT, state::Series, tokens};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<6>(program, accounts)?;
    let series = Series::load(&rest[1], program)?;
    let issuer = series.issuer;
    if series.proceeds > 0 && accounts::now()? < series.activated_at + PROCEEDS_WAIT {
        return Err(Refusal::PROCEEDS_WAIT.into());
    }
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

/// Pays what `take` takes off the series' books to a token account of the wallet that it is held for: NOT_DUE where it is nothing.
pub fn pay(
    call: &Call,
    [sender, series_account, vault, to, token, _program]: &mut [AccountView; 6],
    wallet: &[u8; 32],
    take: impl Fn(&mut Series) -> u64,
) -> Result<(Series, u64), ProgramError> {
    accounts::require_signer(sender)?;
    let mut series = Series::load(series_account, call.program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    tokens::require_payable(to, sender, wallet, &call.config.token)?;
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
