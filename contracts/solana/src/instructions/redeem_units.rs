//! Burns units of a series that has ended, which are not staked, by their holder, for their share of what its end left. The holder
//! is paid, verified or not. No position is needed, and none is made.
//! Accounts: …, holder (signer), series, vault, unit mint, the holder's units, the account for the money (all writable), the
//! payment token's mint, token program.
use super::arguments;
use crate::{accounts, call::Call, error::Refusal, events::Event, state::Series, tokens};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let given = u64::from_le_bytes(*arguments::<[u8; 8]>(data)?);
    let (call, [holder, series_account, vault, mint, from, to, token, _program]) = Call::open::<8>(program, accounts)?;
    accounts::require_signer(holder)?;
    let mut series = Series::load(series_account, program)?;
    series.require_curve()?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(mint, &series.mint)?;
    accounts::require_address(token, &call.config.token)?;
    accounts::require_other(to, &series.vault)?;
    series.require_ended()?;
    series.require_claimed()?;
    if given == 0 {
        return Err(Refusal::AMOUNT_ZERO.into());
    }
    let supply = tokens::supply(mint)?;
    if given > supply {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    let amount = series.take_share(0, given, supply);
    series.owed -= amount;
    accounts::store(series_account, &series)?;
    tokens::burn_units(from, mint, holder, given)?;
    if amount > 0 {
        let way = [&*vault, &*token, &*to];
        tokens::give(&series, series_account, way, amount, call.config.token_decimals)?;
    }
    let amounts = [given, amount].map(u64::to_le_bytes);
    let wallet = holder.address().as_array();
    call.emit(
        Event::UnitsRedeemed,
        &[&series.series_key, wallet, amounts.as_flattened()],
    )
}
