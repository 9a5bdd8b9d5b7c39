//! Sells units back to the curve: while it trades, at its price with its fee; after the series failed, for the same share of what
//! the curve holds for every unit that exists, without a fee.
//! Accounts: …, seller (signer), series, vault, unit mint, the seller's units, the account for the money (all writable), the
//! payment token's mint, token program.
use super::{
    arguments,
    buy::{announce_fee, Arguments},
};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::curve::Trade,
    state::{Series, State},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

/// floor(reserve * units / supply): in any order of sellers a unit has the same share, and the last units take the rest.
fn refund(reserve: u64, units: u64, supply: u64) -> Trade {
    let quote = (u128::from(reserve) * u128::from(units) / u128::from(supply.max(1))) as u64;
    Trade {
        amount: quote,
        fee: 0,
        quote,
        units,
    }
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [seller, series_account, vault, mint, units_from, paid_to, token, _program]) =
        Call::open::<8>(program, accounts)?;
    accounts::require_signer(seller)?;
    let mut series = Series::load(series_account, program)?;
    series.require_curve()?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(mint, &series.mint)?;
    accounts::require_address(token, &call.config.token)?;
    accounts::require_other(paid_to, &series.vault)?;
    let now = accounts::now()?;
    let failed = series.state == State::Failed as u8;
    if !failed {
        series.require_state(State::Curve)?;
        if now >= series.deadline {
            return Err(Refusal::WRONG_PHASE.into());
        }
    }
    if now > a.deadline {
        return Err(Refusal::DEADLINE_PAST.into());
    }
    if a.given == 0 {
        return Err(Refusal::AMOUNT_ZERO.into());
    }
    if a.given > series.sold || (failed && a.given > tokens::supply(mint)?) {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    let trade = if failed {
        refund(series.reserve, a.given, tokens::supply(mint)?)
    } else {
        series.pool().sell(a.given, series.fee_bps)
    };
    if trade.amount == 0 || trade.amount < a.least {
        return Err(Refusal::OUT_TOO_SMALL.into());
    }
    series.reserve -= trade.quote;
    series.sold -= trade.units;
    series.fees_held += trade.fee;
    accounts::store(series_account, &series)?;
    tokens::burn_units(units_from, mint, seller, trade.units)?;
    let way = [&*vault, &*token, &*paid_to];
    tokens::give(&series, series_account, way, trade.amount, call.config.token_decimals)?;

    let trader = seller.address().as_array();
    call.emit(
        Event::CurveSold,
        &[
            &series.series_key,
            trader,
            &trade.units.to_le_bytes(),
            &trade.amount.to_le_bytes(),
            &trade.fee.to_le_bytes(),
            &series.reserve.to_le_bytes(),
            &series.sold.to_le_bytes(),
        ],
    )?;
    announce_fee(&call, &series, trader, trade.fee)
}
