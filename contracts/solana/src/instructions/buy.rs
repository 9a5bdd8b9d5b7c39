//! Buys units of the curve for at most an amount; the units are minted to any account of the buyer's choice.
//! Accounts: …, buyer (signer), series, vault, unit mint, the buyer's payment tokens, the account for the units (all writable),
//! the payment token's mint, token program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{Series, State},
    tokens,
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

/// The arguments of a purchase and a sale.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Arguments {
    /// The most that is given: money of a purchase, its fee included, or units of a sale.
    pub given: u64,
    /// The least that is taken.
    pub least: u64,
    /// Unix seconds: the last moment.
    pub deadline: u64,
}

/// FeeTaken's kind of a curve's trades.
pub const CURVE_TRADING: u8 = 2;

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [buyer, series_account, vault, mint, payment, units_to, token, _program]) =
        Call::open::<8>(program, accounts)?;
    accounts::require_signer(buyer)?;
    let mut series = Series::load(series_account, program)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(mint, &series.mint)?;
    accounts::require_address(token, &call.config.token)?;
    accounts::require_other(units_to, &series.stakes)?;
    let now = accounts::now()?;
    series.require_state(State::Curve)?;
    if now < series.opens_at || now >= series.deadline {
        return Err(Refusal::WRONG_PHASE.into());
    }
    if now > a.deadline {
        return Err(Refusal::DEADLINE_PAST.into());
    }
    if buyer.address().as_array() == &series.issuer {
        return Err(Refusal::ISSUER_WALLET.into());
    }
    if a.given == 0 {
        return Err(Refusal::AMOUNT_ZERO.into());
    }
    let remaining = series.supply() - series.sold;
    if remaining == 0 {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    let trade = series.pool().buy(a.given, remaining, series.fee_bps);
    if trade.units == 0 || trade.units < a.least {
        return Err(Refusal::OUT_TOO_SMALL.into());
    }
    series.reserve += trade.quote;
    series.sold += trade.units;
    series.fees_held += trade.fee;
    accounts::store(series_account, &series)?;
    tokens::take(payment, token, vault, buyer, trade.amount, call.config.token_decimals)?;
    tokens::mint_units(&series, series_account, mint, units_to, trade.units)?;

    let trader = buyer.address().as_array();
    call.emit(
        Event::CurveBought,
        &[
            &series.series_key,
            trader,
            &trade.amount.to_le_bytes(),
            &trade.fee.to_le_bytes(),
            &trade.units.to_le_bytes(),
            &series.reserve.to_le_bytes(),
            &series.sold.to_le_bytes(),
        ],
    )?;
    announce_fee(&call, &series, trader, trade.fee)
}

/// A fee of zero emits nothing.
pub fn announce_fee(call: &Call, series: &Series, payer: &[u8; 32], fee: u64) -> ProgramResult {
    if fee == 0 {
        return Ok(());
    }
    let period = [0; 4];
    call.emit(
        Event::FeeTaken,
        &[&series.series_key, &[CURVE_TRADING], payer, &period, &fee.to_le_bytes()],
    )
}
