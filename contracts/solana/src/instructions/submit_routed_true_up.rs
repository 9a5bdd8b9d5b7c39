//! Corrects what a past year's reports of a routed series paid, as `submitTrueUp` does. The issuer pays in what accrues by it, so that
//! the router holds all that is owed.
//! Accounts: those of `amendRoutedTerms`.
use super::{
    arguments,
    submit_attested_report::pay_in,
    submit_true_up::{correct, Arguments},
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
    let [issuer, series_account, key, router_account, money, receipts, token, _program] = rest;
    accounts::require_address(token, &call.config.token)?;
    let mut series = Series::load(series_account, program)?;
    let mut data = borrow_router(router_account, &series, program)?;
    let mut router = OpenRouter::of(&series, receipts, &mut data)?;
    let accrues = correct(&call, &mut series, a, issuer, key)?;
    accounts::store(series_account, &series)?;
    pay_in(&call, &mut router, issuer, [money, token, receipts], accrues)
}
