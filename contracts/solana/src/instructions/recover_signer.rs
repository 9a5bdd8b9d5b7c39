//! A view: answers the 20-byte address that signed a digest. No accounts.
use super::arguments;
use crate::signing;
use bytemuck::{Pod, Zeroable};
use pinocchio::{cpi::set_return_data, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    digest: [u8; 32],
    signature: [u8; 65],
}

#[inline(never)]
pub fn run(data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    set_return_data(&signing::recover(&a.digest, &a.signature)?);
    Ok(())
}
