//! Pays what is kept for a wallet to its associated token account; anyone may send it, and the wallet itself may give another account
//! of its own. The token program's own refusal stands where the account is frozen. The rent goes to who paid it.
//! Accounts: …, sender (signer), series, kept payment, who paid its rent, vault, a token account of the wallet (all five writable),
//! the payment token's mint, token program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{Kept, Series},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<8>(program, accounts)?;
    let [sender, series_account, kept_account, payer, vault, money, token, _program] = rest;
    accounts::require_signer(sender)?;
    let mut series = Series::load(series_account, program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    if accounts::is_empty(kept_account) {
        return Err(Refusal::NOTHING_KEPT.into());
    }
    let kept: Kept = accounts::load(kept_account, program)?;
    if kept.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    accounts::require_address(payer, &kept.payer)?;
    tokens::require_payable(money, sender, &kept.wallet, &call.config.token)?;
    let amount = kept.amount;
    series.owed -= amount;
    accounts::store(series_account, &series)?;
    let fields: [&[u8]; 3] = [&series.series_key, &kept.wallet, &amount.to_le_bytes()];
    call.emit(Event::KeptPaymentClaimed, &fields)?;
    let way = [&*vault, &*token, &*money];
    tokens::give(&series, series_account, way, amount, call.config.token_decimals)?;
    accounts::close(kept_account, payer)
}
