//! A view: answers a bid's commitment, keccak256(price u256 || quantity u256 || salt || wallet), big-endian. No accounts.
use super::arguments;
use crate::signing::keccak;
use bytemuck::{Pod, Zeroable};
use pinocchio::{cpi::set_return_data, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    price: [u8; 32],
    quantity: [u8; 32],
    salt: [u8; 32],
    /// An EVM address is padded to 32 bytes.
    wallet: [u8; 32],
}

#[inline(never)]
pub fn run(data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    set_return_data(&keccak(&[&a.price, &a.quantity, &a.salt, &a.wallet]));
    Ok(())
}
