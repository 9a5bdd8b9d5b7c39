//! Amends a routed series as `amendTerms` does. Its terms are public, so the issuer opens the new ones, by which is counted what is
//! routed from now on, and pays in what the series may then owe and the router does not hold.
//! Accounts: …, issuer (signer), series (writable), the attestor's key record, router, the issuer's payment tokens, receipts (all three
//! writable), the payment token's mint, token program.
use super::{
    amend_terms::{self, amend},
    arguments,
    submit_attested_report::pay_in,
};
use crate::{
    accounts,
    call::Call,
    events::Event,
    state::{borrow_router, OpenRouter, Series, Terms},
};
use bytemuck::{bytes_of, Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    amendment: amend_terms::Arguments,
    terms: Terms,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<8>(program, accounts)?;
    let [issuer, series_account, key, router_account, money, receipts, token, _program] = rest;
    accounts::require_address(token, &call.config.token)?;
    let mut series = Series::load(series_account, program)?;
    let mut data = borrow_router(router_account, &series, program)?;
    let mut router = OpenRouter::of(&series, receipts, &mut data)?;
    amend(&call, &mut series, &a.amendment, issuer, key)?;
    accounts::store(series_account, &series)?;
    a.terms.check(&series)?;
    router.set_terms(&a.terms, accounts::now()?);
    call.emit(Event::RouterAmended, &[&series.series_key, bytes_of(&a.terms)])?;
    let missing = router.needed(&series).saturating_sub(router.head.held);
    pay_in(&call, &mut router, issuer, [money, token, receipts], missing)
}
