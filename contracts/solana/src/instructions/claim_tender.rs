//! Pays a holder what a settled round accepted of its units and burns these, after all that its units earned; the rest stays
//! staked. Anyone may send it, once the census of every quarter that is over is taken. Money that does not reach the holder's account
//! is kept for it, because the end of the series waits for the claims of a round.
//! Accounts: those of `claimFinal`, then the round (writable).
use super::{claim_payout, claim_tail, close_series::share_treasury, nothing};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::periods,
    state::{Position, RoundState, Series, TenderRound},
    tokens,
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<13>(program, accounts)?;
    let [claim @ .., stakes, mint, kept, _system, round_account] = rest;
    let claim: &mut [AccountView; 8] = claim;
    let (mut series, mut position) = claim_payout::open(&call, claim)?;
    require_counted(&series, accounts::now()?)?;
    accounts::require_address(stakes, &series.stakes)?;
    accounts::require_address(mint, &series.mint)?;
    let mut round = settled(&call, &series, &position, round_account)?;
    let payout = position.payout.take();
    claim_payout::announce(&call, &series, &position, payout)?;
    let tail = position.tail.take();
    claim_tail::announce(&call, &series, &position, tail)?;
    let (amount, units) = redeem(&mut series, &mut position, &mut round);
    accounts::store(round_account, &round)?;
    let (key, holder) = (series.series_key, position.holder);
    call.emit(Event::RedemptionClaimed, &[&key, &holder, &amount.to_le_bytes()])?;
    call.emit(Event::UnitsBurned, &[&key, &holder, &units.to_le_bytes()])?;
    finish(&call, &mut series, &mut round, round_account)?;
    claim_payout::pay_or_keep(&call, claim, kept, series, &position, payout + tail + amount)?;
    if units == 0 {
        return Ok(());
    }
    tokens::burn_staked(&series, &claim[1], stakes, mint, units)
}

/// Requires that no quarter is over without its census, because tendered units earned in it too.
fn require_counted(series: &Series, now: u64) -> Result<(), Refusal> {
    let is_over = series.next_census != 0 && now >= periods::ends_at(series.next_census);
    if is_over && series.require_running().is_ok() {
        return Err(Refusal::CENSUS_MISSING);
    }
    Ok(())
}

/// The round in which the position's units were tendered.
fn settled(
    call: &Call,
    series: &Series,
    position: &Position,
    account: &AccountView,
) -> Result<TenderRound, ProgramError> {
    if position.tendered == 0 {
        return Err(Refusal::NOT_DUE.into());
    }
    let last = series.round;
    if position.round == last.number && last.is(RoundState::Open) {
        return Err(Refusal::TENDER_RUNNING.into());
    }
    let round: TenderRound = accounts::load(account, call.program)?;
    if round.series_key != series.series_key || round.number != position.round {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(round)
}

/// Takes the accepted units out and answers what is paid for them, and how many they are.
fn redeem(series: &mut Series, position: &mut Position, round: &mut TenderRound) -> (u64, u64) {
    let units = round.tender().accepted(position.tendered);
    let amount = round.tender().payment(units);
    round.unclaimed -= position.tendered;
    round.left -= amount;
    series.unclaimed -= position.tendered;
    series.staked -= units;
    position.staked -= units;
    position.tendered = 0;
    (amount, units)
}

/// Gives back what rounding left, after the last claim: to the treasury, or to the units where the series has ended.
fn finish(call: &Call, series: &mut Series, round: &mut TenderRound, account: &mut AccountView) -> ProgramResult {
    let left = round.left;
    if round.unclaimed > 0 || left == 0 {
        return Ok(());
    }
    round.left = 0;
    series.owed -= left;
    series.treasury += left;
    accounts::store(account, round)?;
    call.emit(Event::TreasuryFunded, &[&series.series_key, &left.to_le_bytes()])?;
    if series.has_ended() {
        share_treasury(call, series)?;
    }
    Ok(())
}
