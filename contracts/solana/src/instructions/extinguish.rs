//! Ends a series by the signatures of the two attestors whom the issuer asked: what has accrued is forgiven, what was paid
//! stays claimable, and the treasury is shared. Anyone may send it.
//! Accounts: …, series (writable), the records of both keys.
use super::{arguments, close_series::end};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    signing::{require_signed, Message},
    state::{Series, State},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Arguments {
    nonce: u64,
    signature_a: [u8; 65],
    signature_b: [u8; 65],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [series_account, record_a, record_b]) = Call::open::<3>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_unrouted()?;
    require_agreed(&call, &series, a, [record_a, record_b])?;
    forgive(&call, &mut series, a)?;
    accounts::store(series_account, &series)
}

/// Requires that the attestors signed for the request, and that the series can end.
#[inline(never)]
pub fn require_agreed(
    call: &Call,
    series: &Series,
    a: &Arguments,
    [record_a, record_b]: [&AccountView; 2],
) -> ProgramResult {
    let now = accounts::now()?;
    check(series, a, now)?;
    let request = series.extinguishment;
    let message = Message::Extinguish {
        series: &series.series_key,
        nonce: a.nonce,
    };
    require_signed(call, &request.key_a, &message, &a.signature_a, record_a)?;
    require_signed(call, &request.key_b, &message, &a.signature_b, record_b)?;
    series.require_open()?;
    series.require_settled(now)?; // what is over is reported or missed before it is forgiven
    Ok(())
}

/// Ends a copy of the series.
#[inline(never)]
pub fn forgive(call: &Call, series: &mut Series, a: &Arguments) -> ProgramResult {
    let request = series.extinguishment;
    let from = series.state;
    let nonce = series.move_extinguish_nonce();
    series.accrued = 0;
    end(call, series, State::Extinguished, 0)?;
    let fields: [&[u8]; 6] = [
        &series.series_key,
        &request.key_a,
        &request.key_b,
        &nonce.to_le_bytes(),
        &a.signature_a,
        &a.signature_b,
    ];
    call.emit(Event::SeriesExtinguished, &fields)?;
    call.emit(Event::SeriesStateMoved, &[&series.series_key, &[from], &[series.state]])
}

/// In the order of the EVM.
fn check(series: &Series, a: &Arguments, now: u64) -> Result<(), Refusal> {
    let request = series.extinguishment;
    if a.nonce != series.extinguish_nonce {
        return Err(Refusal::NONCE_MOVED);
    }
    if request.deadline == 0 {
        return Err(Refusal::NOT_REQUESTED);
    }
    if now < request.notice_ends_at {
        return Err(Refusal::NOTICE_RUNNING);
    }
    if now > request.deadline {
        return Err(Refusal::DEADLINE_PAST);
    }
    Ok(())
}
