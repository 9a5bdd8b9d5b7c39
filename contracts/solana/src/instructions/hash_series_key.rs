//! A view: answers seriesKey = keccak256(issuer 32 || draft salt 32). No accounts.
use super::arguments;
use crate::signing::keccak;
use bytemuck::{Pod, Zeroable};
use pinocchio::{cpi::set_return_data, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    /// A wallet, or an EVM address padded to 32 bytes.
    issuer: [u8; 32],
    draft_salt: [u8; 32],
}

#[inline(never)]
pub fn run(data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    set_return_data(&keccak(&[&a.issuer, &a.draft_salt]));
    Ok(())
}
