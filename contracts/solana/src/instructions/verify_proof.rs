//! A view: accepted where a proof holds for its signals, else PROOF_INVALID. Accounts: verifying key.
use super::arguments;
use crate::{
    accounts::exactly,
    proof::{verify, Proof, Signals},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    proof: Proof,
    signals: Signals,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let [key] = exactly::<1>(accounts)?;
    verify(key, program, &a.proof, &a.signals)
}
