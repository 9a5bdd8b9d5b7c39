//! Reports a quarter in which something was routed (tier 1), and pays what it withheld: the router counted the income, so neither proof nor
//! attestation is needed, and nothing of it accrues. It is the issuer's to send once the quarter is over, and anyone's from
//! OPEN_WINDOW later on, without paused time: until then a stranger who routed a base unit must not take the issuer's documents
//! from it.
//! Accounts: …, sender (signer), series, router, receipts, vault (all four writable), the payment token's mint, token program.
use super::{
    arguments,
    submit_report::{pay, settle},
};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::periods,
    state::{borrow_router, OpenRouter, Series, Trading},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let period = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, [sender, series_account, router_account, receipts, vault, token, _program]) =
        Call::open::<7>(program, accounts)?;
    accounts::require_signer(sender)?;
    let mut series = Series::load(series_account, program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let now = accounts::now()?;
    check(&series, period, sender, now)?;
    let mut data = borrow_router(router_account, &series, program)?;
    let mut router = OpenRouter::of(&series, receipts, &mut data)?;
    let (year, payment) = router.take_report(period)?;
    announce(&call, &series, period, year, payment)?;
    let due = series.counted > 0;
    let split = pay(&call, &mut series, period, (u128::from(payment), due), now)?;
    series.last_reported = period;
    settle(&call, &mut series, period, now)?;
    accounts::store(series_account, &series)?;
    collect(
        &call,
        &mut router,
        (&series, series_account),
        [receipts, token, vault],
        split.fee + split.net,
    )
}

/// In the order of the EVM.
#[inline(never)]
fn check(series: &Series, period: u32, sender: &AccountView, now: u64) -> Result<(), Refusal> {
    series.require_running()?;
    series.require_routed()?;
    series.require_next(period)?;
    if now < periods::ends_at(period) {
        return Err(Refusal::PERIOD_NOT_OPEN);
    }
    if now < series.late_at(period) && sender.address().as_array() != &series.issuer {
        return Err(Refusal::ISSUER_FIRST);
    }
    // The payment is known: who sends it beside revealed orders would say whether seller or buyer gets it.
    if { series.windows }.trading(now) >= Trading::Reveal {
        return Err(Refusal::WINDOW_RUNNING);
    }
    Ok(())
}

fn announce(call: &Call, series: &Series, period: u32, year: u64, payment: u64) -> ProgramResult {
    let amounts = [year, series.counted, payment].map(u64::to_le_bytes);
    let fields: [&[u8]; 3] = [&series.series_key, &period.to_le_bytes(), amounts.as_flattened()];
    call.emit(Event::RoutedReportAccepted, &fields)
}

/// Brings what is paid to holders from the receipts to the vault.
#[inline(never)]
pub fn collect(
    call: &Call,
    router: &mut OpenRouter,
    (series, series_account): (&Series, &AccountView),
    way: [&AccountView; 3],
    amount: u64,
) -> ProgramResult {
    if amount == 0 {
        return Ok(());
    }
    router.head.held -= amount;
    tokens::give(series, series_account, way, amount, call.config.token_decimals)
}
