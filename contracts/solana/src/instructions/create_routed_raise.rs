//! Creates a series that a raise sells, as `createRaise` does, on the income router: its terms are public, and the payments of its
//! quarters come from what is paid into its receipts.
//! Accounts: those of `createRaise`, router, receipts (both writable).
use super::{arguments, create_raise};
use crate::{
    accounts,
    call::Call,
    events::Event,
    pda,
    state::{create_router, Series, Terms},
    tokens,
};
use bytemuck::{bytes_of, Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    raise: create_raise::Arguments,
    terms: Terms,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [common @ .., router, receipts]) = Call::open::<16>(program, accounts)?;
    let common: &mut [AccountView; 14] = common;
    create_raise::create(&call, &a.raise, common, Series::OF_ROUTER)?;
    let [issuer, _, series_account, _, _, _, _, token, ..] = common;
    open(&call, &a.terms, issuer, series_account, [router, receipts, token])
}

#[inline(never)]
fn open(
    call: &Call,
    terms: &Terms,
    issuer: &AccountView,
    series_account: &mut AccountView,
    [router, receipts, token]: [&mut AccountView; 3],
) -> ProgramResult {
    let mut series = Series::load(series_account, call.program)?;
    terms.check(&series)?;
    let seeds: &[&[u8]] = &[pda::RECEIPTS, &series.series_key];
    tokens::open(receipts, issuer, seeds, token, series_account.address(), call.program)?;
    create_router(router, receipts, issuer, &series, terms, call.program)?;
    series.routed = 1;
    accounts::store(series_account, &series)?;
    call.emit(Event::SeriesRouted, &[&series.series_key])?;
    call.emit(Event::RouterOpened, &[&series.series_key, bytes_of(terms)])
}
