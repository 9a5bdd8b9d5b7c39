//! Asks two attestors to forgive what has accrued, by the issuer. Their signatures count from EXTINGUISH_NOTICE on.
//! Accounts: …, issuer (signer), series (writable), the records of both keys.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    policy::{EXTINGUISH_MAX, EXTINGUISH_MIN, EXTINGUISH_NOTICE, REQUEST_VOID_INTERVAL},
    signing::require_active,
    state::{Extinguishment, KeyKind, Series},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    key_a: [u8; 20],
    key_b: [u8; 20],
    deadline: u64,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [issuer, series_account, record_a, record_b]) = Call::open::<4>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    series.require_issuer(issuer)?;
    series.require_open()?;
    if { series.extinguishment }.deadline != 0 {
        return Err(Refusal::ALREADY_REQUESTED.into());
    }
    if a.key_a >= a.key_b {
        return Err(Refusal::SIGNERS_NOT_ASCENDING.into());
    }
    require_active(&call, KeyKind::Attestor, &a.key_a, record_a)?;
    require_active(&call, KeyKind::Attestor, &a.key_b, record_b)?;
    let now = accounts::now()?;
    if a.deadline < now + EXTINGUISH_MIN {
        return Err(Refusal::DEADLINE_TOO_SOON.into());
    }
    if a.deadline > now + EXTINGUISH_MAX {
        return Err(Refusal::DEADLINE_TOO_LATE.into());
    }
    require_voids(&series, now)?;
    let notice_ends_at = now + EXTINGUISH_NOTICE;
    series.extinguishment = Extinguishment {
        key_a: a.key_a,
        key_b: a.key_b,
        notice_ends_at,
        deadline: a.deadline,
    };
    accounts::store(series_account, &series)?;
    let fields: [&[u8]; 6] = [
        &series.series_key,
        &a.key_a,
        &a.key_b,
        &{ series.extinguish_nonce }.to_le_bytes(),
        &notice_ends_at.to_le_bytes(),
        &{ a.deadline }.to_le_bytes(),
    ];
    call.emit(Event::ExtinguishmentRequested, &fields)
}

/// A request voids an open window: once in REQUEST_VOID_INTERVAL, because an issuer who dislikes what is revealed could else void
/// them all. A request that voids nothing waits, because its holders are not to trade beside it.
fn require_voids(series: &Series, now: u64) -> Result<(), Refusal> {
    let windows = series.windows;
    if now >= windows.voided_at + REQUEST_VOID_INTERVAL {
        return Ok(());
    }
    windows.require_priced(now)
}
