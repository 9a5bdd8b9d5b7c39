//! Pays a holder all that it is due of a series that has ended and burns its staked units; anyone may send it. `claimFinal` is
//! for a series that was not bought out, `claimRedemption` for one that was. Money that does not reach the holder's account is kept for
//! it, because the rent of censuses and what rounding left wait until no position is left.
//! Accounts: those of `claimPayout`, whose sender is a payer (writable), then stakes, unit mint, kept payment (all three writable),
//! system program.
use super::{claim_payout, claim_tail, nothing};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    state::{CloseReason, Position, Series},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8], bought_out: bool) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<12>(program, accounts)?;
    let [claim @ .., stakes, mint, kept, _system] = rest;
    let claim: &mut [AccountView; 8] = claim;
    let (mut series, mut position) = claim_payout::open(&call, claim)?;
    accounts::require_address(stakes, &series.stakes)?;
    accounts::require_address(mint, &series.mint)?;
    series.require_ended()?;
    series.require_claimed()?;
    if (series.close_reason == CloseReason::BuyOut as u8) != bought_out {
        return Err(Refusal::WRONG_STATE.into());
    }
    let payout = position.payout.take();
    claim_payout::announce(&call, &series, &position, payout)?;
    let tail = position.tail.take();
    claim_tail::announce(&call, &series, &position, tail)?;
    let supply = series.units(mint)?;
    if position.ordered() > 0 {
        return Err(Refusal::UNITS_UNAVAILABLE.into());
    }
    if { position.locks }.held > 0 {
        position.release(&call)?; // verified or not: nothing trades units of a series that has ended
    }
    let (amount, units) = leave(&mut series, &mut position, supply);
    let event = if bought_out {
        Event::RedemptionClaimed
    } else {
        Event::FinalClaimed
    };
    let (key, holder) = (series.series_key, position.holder);
    call.emit(event, &[&key, &holder, &amount.to_le_bytes()])?;
    call.emit(Event::UnitsBurned, &[&key, &holder, &units.to_le_bytes()])?;
    claim_payout::pay_or_keep(&call, claim, kept, series, &position, payout + tail + amount)?;
    if units == 0 || series.is_raised() {
        return Ok(());
    }
    tokens::burn_staked(&series, &claim[1], stakes, mint, units)
}

/// Takes a settled position out with its share of the residue, which gets its parts of a base unit.
fn leave(series: &mut Series, position: &mut Position, supply: u64) -> (u64, u64) {
    let units = position.staked;
    if units == 0 {
        return (0, 0);
    }
    let amount = series.take_share(position.payout.carry + position.tail.carry, units, supply);
    series.staked -= units;
    position.staked = 0;
    position.payout.carry = 0;
    position.tail.carry = 0;
    (amount, units)
}
