//! One file an instruction; the first byte of the data is its number. Numbers are append only.
mod hash_bid;
mod hash_message;
mod hash_series_key;
mod initialize;
mod recover_signer;

use crate::{error::Refusal, events};
use bytemuck::{try_from_bytes, AnyBitPattern};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn dispatch(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    if let Some(event) = data.strip_prefix(&events::TAG) {
        return events::receive(program, accounts, event);
    }
    let (&number, data) = data.split_first().ok_or(Refusal::INSTRUCTION_INVALID)?;
    match number {
        0 => initialize::run(program, accounts, data),
        1 => hash_message::run(program, accounts, data),
        2 => recover_signer::run(data),
        3 => hash_series_key::run(data),
        4 => hash_bid::run(data),
        _ => Err(Refusal::INSTRUCTION_INVALID.into()),
    }
}

/// An instruction's arguments: integers little-endian, nothing between them, nothing after them.
fn arguments<T: AnyBitPattern>(data: &[u8]) -> Result<&T, Refusal> {
    try_from_bytes(data).map_err(|_| Refusal::INSTRUCTION_INVALID)
}
