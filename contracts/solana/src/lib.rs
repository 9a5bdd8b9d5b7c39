//! The protocol of Income Series as a Solana program: the rules, names and formulas of `docs/protocol.md`.
//! Section 17 there gives the layouts of accounts, instructions and events.
#![no_std]

pub mod accounts;
pub mod book;
pub mod call;
pub mod error;
pub mod events;
pub mod feed;
pub mod instructions;
pub mod math;
pub mod pda;
pub mod policy;
pub mod proof;
pub mod signing;
pub mod state;
pub mod tokens;

#[cfg(any(target_os = "solana", target_arch = "bpf"))]
mod entrypoint {
    pinocchio::program_entrypoint!(crate::instructions::dispatch, 64);
    pinocchio::default_allocator!();
    pinocchio::nostd_panic_handler!();
}
