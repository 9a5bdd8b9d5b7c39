//! Counts what was paid into a routed series' receipts and is not counted yet as income of the running quarter: the share that
//! the quarter will owe stays there, and the rest goes to the issuer at once. Anyone may, so a payer may in the transaction that
//! pays. Money that does not reach the issuer's account is kept for it, because a blocked issuer must not stop the holders' income.
//! Accounts: …, payer (signer, writable), series, router, receipts, a token account of the issuer, vault, kept payment (all six
//! writable), the payment token's mint, token program, system program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::periods,
    state::{borrow_router, OpenRouter, Payment, Series},
    tokens,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<10>(program, accounts)?;
    let series = open(&call, rest)?;
    let amount = count(&call, &series, rest)?;
    forward(&call, series, rest, amount)
}

/// The series whose issuer is paid.
pub fn open(
    call: &Call,
    [payer, series_account, _router, _receipts, _money, vault, _kept, token, _token, _system]: &[AccountView; 10],
) -> Result<Series, ProgramError> {
    accounts::require_signer(payer)?;
    let series = Series::load(series_account, call.program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    Ok(series)
}

/// Answers what goes on to the issuer.
#[inline(never)]
fn count(
    call: &Call,
    series: &Series,
    [payer, _, router_account, receipts, ..]: &mut [AccountView; 10],
) -> Result<u64, ProgramError> {
    let mut data = borrow_router(router_account, series, call.program)?;
    let mut router = OpenRouter::of(series, receipts, &mut data)?;
    series.require_running()?;
    let amount = tokens::amount(receipts)? - router.head.held;
    if amount == 0 {
        return Err(Refusal::AMOUNT_OUT_OF_RANGE.into());
    }
    let period = periods::containing(accounts::now()?);
    series.require_in_term(period)?;
    let (year, withheld) = router.count(period, amount)?;
    let amounts = [amount, year, withheld].map(u64::to_le_bytes);
    let fields: [&[u8]; 4] = [
        &series.series_key,
        &period.to_le_bytes(),
        payer.address().as_array(),
        amounts.as_flattened(),
    ];
    call.emit(Event::IncomeRouted, &fields)?;
    Ok(amount - withheld)
}

/// Pays an amount of the receipts to the issuer, and stores the series.
#[inline(never)]
pub fn forward(
    call: &Call,
    mut series: Series,
    [payer, series_account, _router, receipts, money, vault, kept, token, _token, _system]: &mut [AccountView; 10],
    amount: u64,
) -> ProgramResult {
    let (owner, issuer) = (series, series.issuer);
    let payment = Payment {
        payer,
        from: receipts,
        money,
        vault,
        kept,
        token,
        spare: 0,
    };
    payment.pay(call, &mut series, (&owner, series_account), &issuer, amount)?;
    accounts::store(series_account, &series)
}
