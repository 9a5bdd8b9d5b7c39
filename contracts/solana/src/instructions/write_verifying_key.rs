//! Writes one of the two parts of the circuit's verifying key, each once; a transaction does not hold both. The program's
//! upgrade authority signs.
//! Accounts: …, deployer (signer, writable), this program's data, verifying key (writable), system program.
use super::{arguments, initialize::require_deployer};
use crate::{accounts, call::Call, error::Refusal, events::Event, pda, signing::keccak, state::VerifyingKey};
use bytemuck::{bytes_of_mut, Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    /// 0: alpha, beta, gamma, delta. 1: ic.
    part: u8,
    bytes: [u8; VerifyingKey::PART],
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, [deployer, program_data, key_account, _system]) = Call::open::<4>(program, accounts)?;
    accounts::require_signer(deployer)?;
    require_deployer(deployer, program_data, program)?;
    if a.part > 1 {
        return Err(Refusal::INSTRUCTION_INVALID.into());
    }
    let mut key: VerifyingKey = if accounts::is_empty(key_account) {
        accounts::create(key_account, deployer, &[pda::VERIFYING_KEY], program)?
    } else {
        accounts::load(key_account, program)?
    };
    if key.parts & (1 << a.part) != 0 {
        return Err(Refusal::ALREADY_INITIALIZED.into());
    }
    key.parts |= 1 << a.part;
    let start = VerifyingKey::START + usize::from(a.part) * VerifyingKey::PART;
    bytes_of_mut(&mut key)[start..start + VerifyingKey::PART].copy_from_slice(&a.bytes);
    accounts::store(key_account, &key)?;
    if key.parts != VerifyingKey::WHOLE {
        return Ok(());
    }
    call.emit(
        Event::VerifyingKeyWritten,
        &[&keccak(&[&bytes_of_mut(&mut key)[VerifyingKey::START..]])],
    )
}
