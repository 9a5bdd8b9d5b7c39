//! Ends a routed series as `extinguish` does. What lies with the router for holders is paid first: true-ups that were paid in, and what
//! the running quarter withheld, less credit, as far as the cap has room.
//! Accounts: …, series (writable), the records of both keys, router, receipts, vault (all three writable), the payment token's mint,
//! token program.
use super::{
    arguments,
    extinguish::{forgive, require_agreed, Arguments},
    pay_tail::pay_accrued,
    submit_routed_report::collect,
};
use crate::{
    accounts,
    call::Call,
    state::{borrow_router, OpenRouter, Series},
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<8>(program, accounts)?;
    let [series_account, record_a, record_b, router_account, receipts, vault, token, _program] = rest;
    let mut series = Series::load(series_account, program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let mut data = borrow_router(router_account, &series, program)?;
    let mut router = OpenRouter::of(&series, receipts, &mut data)?;
    require_agreed(&call, &series, a, [record_a, record_b])?;
    let withheld = router.take_withheld().saturating_sub(series.credit);
    let owed = (u128::from(series.accrued) + withheld).min(u128::from(series.cap - series.paid)) as u64;
    if owed > 0 {
        series.accrued = owed;
        pay_accrued(&call, &mut series, owed)?;
    }
    forgive(&call, &mut series, a)?;
    accounts::store(series_account, &series)?;
    collect(
        &call,
        &mut router,
        (&series, series_account),
        [receipts, token, vault],
        owed,
    )
}
