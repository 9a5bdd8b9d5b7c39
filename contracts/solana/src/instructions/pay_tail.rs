//! Pays what accrued after the term, by the issuer, up to an amount.
//! Accounts: …, issuer (signer), series, the issuer's payment tokens, vault (all writable), the payment token's mint, token
//! program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{Series, State},
    tokens,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// FeeTaken's kind of a payment.
const PAYOUT: u8 = 0;

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let most = u64::from_le_bytes(*arguments::<[u8; 8]>(data)?);
    let (call, rest) = Call::open::<6>(program, accounts)?;
    let mut series = open(&call, rest)?;
    series.require_unrouted()?;
    series.require_state(State::Tail)?;
    let amount = most.min(series.accrued);
    pay_accrued(&call, &mut series, amount)?;
    finish(&call, rest, &series, amount)
}

/// Pays an amount of what is accrued, outside of any quarter, to the units that count. The money has to follow.
#[inline(never)]
pub fn pay_accrued(call: &Call, series: &mut Series, amount: u64) -> ProgramResult {
    if amount > 0 && series.counted == 0 {
        return Err(Refusal::NOBODY_TO_PAY.into());
    }
    series.accrued -= amount;
    let (fee, net) = series.take_fee(amount, accounts::now()?)?;
    let (mut tail, counted) = (series.tail, series.counted);
    tail.spread(net, counted);
    series.tail = tail;
    announce_fee(call, series, 0, fee)?;
    let amounts = [amount, fee, net, series.accrued].map(u64::to_le_bytes);
    call.emit(Event::TailPaid, &[&series.series_key, amounts.as_flattened()])
}

/// The series of an issuer who pays.
pub fn open(
    call: &Call,
    [issuer, series_account, _money, vault, token, _program]: &[AccountView; 6],
) -> Result<Series, ProgramError> {
    let series = Series::load(series_account, call.program)?;
    series.require_issuer(issuer)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    Ok(series)
}

/// Stores the series and takes the payment.
pub fn finish(
    call: &Call,
    [issuer, series_account, money, vault, token, _program]: &mut [AccountView; 6],
    series: &Series,
    amount: u64,
) -> ProgramResult {
    accounts::store(series_account, series)?;
    if amount == 0 {
        return Ok(());
    }
    tokens::take(money, token, vault, issuer, amount, call.config.token_decimals)
}

/// A payment's fee; a fee of zero emits nothing.
pub fn announce_fee(call: &Call, series: &Series, period: u32, fee: u64) -> ProgramResult {
    if fee == 0 {
        return Ok(());
    }
    let fields: [&[u8]; 5] = [
        &series.series_key,
        &[PAYOUT],
        &series.issuer,
        &period.to_le_bytes(),
        &fee.to_le_bytes(),
    ];
    call.emit(Event::FeeTaken, &fields)
}
