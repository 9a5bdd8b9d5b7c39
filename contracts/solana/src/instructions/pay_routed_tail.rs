//! Pays what accrued of a routed series after the term, up to an amount, from what the router holds; anyone may.
//! Accounts: …, series, router, receipts, vault (all writable), the payment token's mint, token program.
use super::{arguments, pay_tail::pay_accrued, submit_routed_report::collect};
use crate::{
    accounts,
    call::Call,
    state::{borrow_router, OpenRouter, Series, State},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let most = u64::from_le_bytes(*arguments::<[u8; 8]>(data)?);
    let (call, [series_account, router_account, receipts, vault, token, _program]) =
        Call::open::<6>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let mut data = borrow_router(router_account, &series, program)?;
    let mut router = OpenRouter::of(&series, receipts, &mut data)?;
    series.require_state(State::Tail)?;
    let amount = most.min(series.accrued);
    pay_accrued(&call, &mut series, amount)?;
    accounts::store(series_account, &series)?;
    collect(
        &call,
        &mut router,
        (&series, series_account),
        [receipts, token, vault],
        amount,
    )
}
