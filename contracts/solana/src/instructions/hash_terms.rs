//! A view: answers the commitment to terms, Poseidon over theta, rate per unit, currency code, indexing rule and salt, all
//! big-endian. No accounts.
use super::arguments;
use crate::math::terms::{commitment_of, Opening};
use pinocchio::{cpi::set_return_data, ProgramResult};

#[inline(never)]
pub fn run(data: &[u8]) -> ProgramResult {
    let opening: &Opening = arguments(data)?;
    set_return_data(&commitment_of(opening)?);
    Ok(())
}
