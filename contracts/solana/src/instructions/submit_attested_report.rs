//! Reports a quarter of a routed series by documents, by the issuer, with an attestor's signature (tier 3) and the circuit's proof of
//! the payment. The payment is less what the router counted of the year since the prior, and no less than what the quarter
//! withheld; the issuer pays in what the router does not hold of it.
//! Accounts: …, issuer (signer), series (writable), the attestor's key record, verifying key, router, the issuer's payment tokens,
//! receipts, vault (all four writable), the payment token's mint, token program.
use super::{
    arguments,
    submit_report::{check, check_flag, conclude, pay, prove, Arguments, TIER_ATTESTOR},
    submit_routed_report::collect,
};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::payouts::WAD,
    state::{borrow_router, OpenRouter, Series},
    tokens,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<10>(program, accounts)?;
    let [issuer, series_account, key, verifying, router_account, money, receipts, vault, token, _program] = rest;
    let mut series = Series::load(series_account, program)?;
    series.require_routed()?;
    series.require_issuer(issuer)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let now = accounts::now()?;
    check_flag(&series, a)?;
    check_unrouted(a)?;
    check(&series, a, now)?;
    prove(&call, &series, a, WAD, [key, verifying])?;
    let mut data = borrow_router(router_account, &series, program)?;
    let mut router = OpenRouter::of(&series, receipts, &mut data)?;
    let (paid_in, due) = apply(&call, &mut series, &mut router, a, now)?;
    accounts::store(series_account, &series)?;
    pay_in(&call, &mut router, issuer, [money, token, receipts], paid_in)?;
    collect(
        &call,
        &mut router,
        (&series, series_account),
        [receipts, token, vault],
        due,
    )
}

/// Only an attestor says what did not come through the router, and it is paid in by the same call: nothing of it is deferred.
fn check_unrouted(a: &Arguments) -> Result<(), Refusal> {
    if a.tier != TIER_ATTESTOR {
        return Err(Refusal::SERIES_ROUTED);
    }
    if a.liquidity_flag != 0 {
        return Err(Refusal::LIQUIDITY_FLAG_LIMIT);
    }
    Ok(())
}

/// Answers what the issuer pays in, and what is paid to holders.
#[inline(never)]
fn apply(
    call: &Call,
    series: &mut Series,
    router: &mut OpenRouter,
    a: &Arguments,
    now: u64,
) -> Result<(u64, u64), ProgramError> {
    let taken = router.take_attested(a.period, a.payment);
    let key = series.series_key;
    for (period, amount) in taken.raised.into_iter().filter(|(period, _)| *period > 0) {
        call.emit(
            Event::WithheldRaised,
            &[&key, &period.to_le_bytes(), &amount.to_le_bytes()],
        )?;
    }
    let fields: [&[u8]; 5] = [
        &key,
        &{ a.period }.to_le_bytes(),
        &taken.counted.to_le_bytes(),
        &taken.withheld.to_le_bytes(),
        &taken.missing.to_le_bytes(),
    ];
    call.emit(Event::AttestedReportTaken, &fields)?;
    let payment = { a.payment }
        .saturating_sub(taken.counted)
        .max(u128::from(taken.withheld));
    let (accrued, pays) = (series.accrued, series.counted > 0);
    let split = pay(call, series, a.period, (payment, pays), now)?;
    let due = split.fee + split.net;
    let owed = due + series.accrued - accrued;
    conclude(call, series, a, now)?;
    Ok((taken.missing + owed.saturating_sub(taken.withheld), due))
}

/// Takes an amount from the issuer into what the router holds.
#[inline(never)]
pub fn pay_in(
    call: &Call,
    router: &mut OpenRouter,
    issuer: &AccountView,
    [money, token, receipts]: [&AccountView; 3],
    amount: u64,
) -> ProgramResult {
    if amount == 0 {
        return Ok(());
    }
    router.head.held += amount;
    let key = router.head.series_key;
    call.emit(Event::PaidIn, &[&key, &amount.to_le_bytes()])?;
    tokens::take(money, token, receipts, issuer, amount, call.config.token_decimals)
}
