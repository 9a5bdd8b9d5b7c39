//! Publishes a currency's rate. Every rate stays in an account of its own; the first has no bound.
//! Accounts: …, publisher (signer, writable), the publisher's role FEED, feed (writable), the new rate (writable), the last
//! rate, the rate in force FX_STEP_TIME ago, the one after that, system program. What there is none of may be any account.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    feed::History,
    math::rates::near,
    pda,
    policy::{FX_LIMIT, FX_STEP_TIME},
    state::{require_role, Feed, Rate, RoleId},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    currency_code: [u8; 4],
    rate: [u8; 16],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [publisher, role, feed_account, new, last, earlier, after, _system]) =
        Call::open::<8>(program, accounts)?;
    require_role(publisher, role, RoleId::Feed, program)?;
    let rate = u128::from_le_bytes(a.rate);
    if rate == 0 || rate >= FX_LIMIT {
        return Err(Refusal::RATE_OUT_OF_RANGE.into());
    }
    let now = accounts::now()?;
    let mut feed = feed_of(feed_account, publisher, &a.currency_code, program)?;
    let count = feed.count();
    if count > 0 {
        let history = History {
            currency_code: a.currency_code,
            count,
            program,
        };
        let last = history.last(last)?;
        // The bound holds against the last rate and the one a day ago, because many small steps would else be a way around it.
        let before = history.in_force(earlier, after, now.saturating_sub(FX_STEP_TIME))?;
        if !near(rate, last.rate()) || !near(rate, before.rate()) {
            return Err(Refusal::RATE_OUT_OF_BOUND.into());
        }
    }
    let seeds: &[&[u8]] = &[pda::RATE, &a.currency_code, &count.to_le_bytes()];
    let mut entry: Rate = accounts::create(new, publisher, seeds, program)?;
    entry.currency_code = a.currency_code;
    entry.index = count.to_le_bytes();
    entry.rate = a.rate;
    entry.updated_at = now.to_le_bytes();
    accounts::store(new, &entry)?;
    feed.count = count.checked_add(1).ok_or(Refusal::ARITHMETIC_OVERFLOW)?.to_le_bytes();
    accounts::store(feed_account, &feed)?;
    call.emit(Event::RateUpdated, &[&a.currency_code, &a.rate, &now.to_le_bytes()])
}

fn feed_of(
    account: &mut AccountView,
    publisher: &AccountView,
    currency_code: &[u8; 4],
    program: &Address,
) -> Result<Feed, ProgramError> {
    let seeds: &[&[u8]] = &[pda::FEED, currency_code];
    if accounts::is_empty(account) {
        let mut feed: Feed = accounts::create(account, publisher, seeds, program)?;
        feed.currency_code = *currency_code;
        return Ok(feed);
    }
    let feed: Feed = accounts::load(account, program)?;
    if &feed.currency_code != currency_code {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(feed)
}
