//! Pays a holder what its units earned by reports to its associated token account; anyone may send it, and the holder itself may give
//! another account of its own.
//! Accounts: …, sender (signer), series, position (both writable), the census after the position's last, vault, a token account of
//! the holder (both writable), the payment token's mint, token program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{Payment, Position, Series},
    tokens,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<8>(program, accounts)?;
    let (series, mut position) = open(&call, rest)?;
    let amount = position.payout.take();
    announce(&call, &series, &position, amount)?;
    pay(&call, rest, series, &position, amount)
}

/// PayoutClaimed.
pub fn announce(call: &Call, series: &Series, position: &Position, amount: u64) -> ProgramResult {
    let period = series.last_reported.to_le_bytes();
    let fields: [&[u8]; 4] = [&series.series_key, &position.holder, &period, &amount.to_le_bytes()];
    call.emit(Event::PayoutClaimed, &fields)
}

/// The series and a settled position of it, whose holder is to be paid.
pub fn open(
    call: &Call,
    [sender, series_account, position_account, census, vault, _to, token, _program]: &[AccountView; 8],
) -> Result<(Series, Position), ProgramError> {
    accounts::require_signer(sender)?;
    let series = Series::load(series_account, call.program)?;
    let mut position: Position = accounts::load(position_account, call.program)?;
    if position.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    position.settle(&series, census, call.program)?;
    Ok((series, position))
}

/// Stores both and pays what is owed.
pub fn pay(
    call: &Call,
    [sender, series_account, position_account, _census, vault, to, token, _program]: &mut [AccountView; 8],
    mut series: Series,
    position: &Position,
    amount: u64,
) -> ProgramResult {
    tokens::require_payable(to, sender, &position.holder, &call.config.token)?;
    series.owed -= amount;
    accounts::store(series_account, &series)?;
    accounts::store(position_account, position)?;
    if amount == 0 {
        return Ok(());
    }
    let accounts = [&*vault, &*token, &*to];
    tokens::give(&series, series_account, accounts, amount, call.config.token_decimals)
}

/// Stores both and pays what is owed. Money that does not reach the holder's account is kept for it, because others wait for the claim.
pub fn pay_or_keep(
    call: &Call,
    [payer, series_account, position_account, _census, vault, to, token, _program]: &mut [AccountView; 8],
    kept: &mut AccountView,
    mut series: Series,
    position: &Position,
    amount: u64,
) -> ProgramResult {
    let (owner, holder) = (series, position.holder);
    series.owed -= amount;
    let payment = Payment {
        payer,
        from: vault,
        money: to,
        vault,
        kept,
        token,
        spare: 0,
    };
    payment.pay(call, &mut series, (&owner, series_account), &holder, amount)?;
    accounts::store(series_account, &series)?;
    accounts::store(position_account, position)
}
