//! Events: the program calls itself, so that they stand whole in a transaction's inner instructions. A log may be cut.
//! Data: tag 8, bump of the event authority 1, kind 1, fields.
mod kinds;

use crate::{error::Refusal, pda};
pub use kinds::Event;
use pinocchio::{
    cpi::{invoke_signed, Signer},
    instruction::{InstructionAccount, InstructionView},
    AccountView, Address, ProgramResult,
};

/// The tag that Anchor's tools know a self-invoked event by.
pub const TAG: [u8; 8] = 0x1d9a_cb51_2ea5_45e4_u64.to_be_bytes();
const HEADER: usize = TAG.len() + 2;
/// Bytes of an event at most.
const LIMIT: usize = 1024;

#[inline(never)]
pub fn emit(authority: &AccountView, bump: u8, program: &Address, event: Event, fields: &[&[u8]]) -> ProgramResult {
    let mut data = [0; LIMIT];
    data[..TAG.len()].copy_from_slice(&TAG);
    data[TAG.len()] = bump;
    data[TAG.len() + 1] = event as u8;
    let mut end = HEADER;
    for field in fields {
        data[end..end + field.len()].copy_from_slice(field);
        end += field.len();
    }
    let accounts = [InstructionAccount::readonly_signer(authority.address())];
    let instruction = InstructionView {
        program_id: program,
        accounts: &accounts,
        data: &data[..end],
    };
    let bump_seed = [bump];
    let signer = pda::signer(&[pda::EVENTS], &bump_seed);
    invoke_signed(&instruction, &[authority], &[Signer::from(&signer[..2])])
}

/// The receiving end does nothing, but only for the event authority, which signs for this program alone.
pub fn receive(program: &Address, accounts: &[AccountView], data: &[u8]) -> ProgramResult {
    let [authority] = accounts else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    let [bump, _kind, ..] = data else {
        return Err(Refusal::INSTRUCTION_INVALID.into());
    };
    if !authority.is_signer() {
        return Err(Refusal::SIGNER_MISSING.into());
    }
    let derived = Address::create_program_address(&[pda::EVENTS, &[*bump]], program);
    if derived.as_ref() != Ok(authority.address()) {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Ok(())
}
