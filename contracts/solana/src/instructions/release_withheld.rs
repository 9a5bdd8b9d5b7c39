//! Pays the issuer what a routed series can no longer owe of what is withheld; anyone may. While nothing can be routed, because
//! the series does not run or its term does not, also what came in and is not counted, so that the receipts keep nothing.
//! Accounts: those of `route`.
use super::{
    nothing,
    route::{forward, open},
};
use crate::{
    accounts,
    call::Call,
    events::Event,
    math::periods,
    state::{borrow_router, OpenRouter, Series},
    tokens,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<10>(program, accounts)?;
    let series = open(&call, rest)?;
    let amount = release(&call, &series, rest)?;
    forward(&call, series, rest, amount)
}

#[inline(never)]
fn release(
    call: &Call,
    series: &Series,
    [_, _, router_account, receipts, ..]: &mut [AccountView; 10],
) -> Result<u64, ProgramError> {
    let mut data = borrow_router(router_account, series, call.program)?;
    let router = OpenRouter::of(series, receipts, &mut data)?;
    let uncounted = tokens::amount(receipts)? - router.head.held;
    let needed = router.needed(series);
    let mut amount = router.head.held - needed;
    router.head.held = needed;
    let is_counted =
        series.require_running().is_ok() && series.require_in_term(periods::containing(accounts::now()?)).is_ok();
    if !is_counted {
        amount += uncounted;
    }
    call.emit(Event::WithheldReleased, &[&series.series_key, &amount.to_le_bytes()])?;
    Ok(amount)
}
