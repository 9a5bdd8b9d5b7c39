//! A view: answers the commitment to terms, Poseidon over theta, rate per unit, currency code, indexing rule and salt, all
//! big-endian. No accounts.
use super::arguments;
use crate::math::terms::commitment_of;
use bytemuck::{Pod, Zeroable};
use pinocchio::{cpi::set_return_data, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    theta: [u8; 32],
    rate_per_unit: [u8; 32],
    currency_code: [u8; 32],
    indexing_rule: [u8; 32],
    salt: [u8; 32],
}

#[inline(never)]
pub fn run(data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let opening = [a.theta, a.rate_per_unit, a.currency_code, a.indexing_rule, a.salt];
    set_return_data(&commitment_of(&opening)?);
    Ok(())
}
