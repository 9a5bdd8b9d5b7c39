//! A view: answers when a period opens, is late and closes, without a pause: three times of 8 bytes. No accounts.
use super::arguments;
use crate::{error::Refusal, math::periods};
use pinocchio::{cpi::set_return_data, ProgramResult};

#[inline(never)]
pub fn run(data: &[u8]) -> ProgramResult {
    let period = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    if !periods::is_period(period) {
        return Err(Refusal::PERIOD_UNKNOWN.into());
    }
    let mut answer = [0; 24];
    for (place, time) in [
        periods::ends_at(period),
        periods::late_at(period),
        periods::closes_at(period),
    ]
    .iter()
    .enumerate()
    {
        answer[8 * place..8 * place + 8].copy_from_slice(&time.to_le_bytes());
    }
    set_return_data(&answer);
    Ok(())
}
