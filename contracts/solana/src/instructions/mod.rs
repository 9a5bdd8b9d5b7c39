//! One file an instruction; the first byte of the data is its number. Numbers are append only.
mod activate_curve;
mod amend_routed_terms;
mod amend_terms;
mod announce_buy_out;
mod approve_pause;
mod buy;
mod buy_out;
mod cancel_raise;
mod claim_closed;
mod claim_kept;
mod claim_payout;
mod claim_tail;
mod claim_tender;
mod close_account;
mod close_bid;
mod close_book;
mod close_order;
mod close_raise;
mod close_router;
mod close_series;
mod close_window;
mod collect_charges;
mod collect_fees;
mod collect_proceeds;
mod commit_bid;
mod commit_order;
mod create_curve;
mod create_raise;
mod create_routed_raise;
mod deliver_bid;
mod deliver_order;
mod end_pause;
mod extinguish;
mod extinguish_routed;
mod fail_curve;
mod grant_role;
mod hash_bid;
mod hash_message;
mod hash_series_key;
mod hash_terms;
mod initialize;
mod mark_missed;
mod mark_routed_missed;
mod open_tender;
mod open_window;
mod pass_gate;
mod pay_routed_tail;
mod pay_tail;
mod period_window;
mod publish_rate;
mod record_rate;
mod recover_signer;
mod redeem_units;
mod register_key;
mod release_residue;
mod release_units;
mod release_withheld;
mod request_extinguishment;
mod request_pause;
mod reveal_bid;
mod reveal_order;
mod revoke_key;
mod revoke_role;
mod route;
mod sell;
mod set_issuer_approval;
mod set_verified;
mod settle_step;
mod settle_tender;
mod settle_window;
mod stake;
mod submit_attested_report;
mod submit_report;
mod submit_routed_report;
mod submit_routed_true_up;
mod submit_true_up;
mod sync_census;
mod tender;
mod unstake;
mod verify_proof;
mod void_extinguishment;
mod withdraw_pause;
mod withdraw_proceeds;
mod withdraw_tender;
mod write_verifying_key;

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
        5 => grant_role::run(program, accounts, data),
        6 => revoke_role::run(program, accounts, data),
        7 => register_key::run(program, accounts, data),
        8 => revoke_key::run(program, accounts, data),
        9 => set_verified::run(program, accounts, data),
        10 => set_issuer_approval::run(program, accounts, data),
        11 => publish_rate::run(program, accounts, data),
        12 => period_window::run(data),
        13 => create_curve::run(program, accounts, data),
        14 => buy::run(program, accounts, data),
        15 => sell::run(program, accounts, data),
        16 => activate_curve::run(program, accounts, data),
        17 => fail_curve::run(program, accounts, data),
        18 => collect_proceeds::run(program, accounts, data),
        19 => collect_fees::run(program, accounts, data),
        20 => stake::run(program, accounts, data),
        21 => unstake::run(program, accounts, data),
        22 => sync_census::run(program, accounts, data),
        23 => record_rate::run(program, accounts, data),
        24 => write_verifying_key::run(program, accounts, data),
        25 => verify_proof::run(program, accounts, data),
        26 => submit_report::run(program, accounts, data),
        27 => mark_missed::run(program, accounts, data),
        28 => pay_tail::run(program, accounts, data),
        29 => buy_out::run(program, accounts, data),
        30 => close_series::run(program, accounts, data),
        31 => claim_payout::run(program, accounts, data),
        32 => claim_tail::run(program, accounts, data),
        33 => claim_closed::run(program, accounts, data, false),
        34 => claim_closed::run(program, accounts, data, true),
        35 => amend_terms::run(program, accounts, data),
        36 => submit_true_up::run(program, accounts, data),
        37 => request_extinguishment::run(program, accounts, data),
        38 => extinguish::run(program, accounts, data),
        39 => void_extinguishment::run(program, accounts, data),
        40 => open_tender::run(program, accounts, data),
        41 => tender::run(program, accounts, data),
        42 => withdraw_tender::run(program, accounts, data),
        43 => settle_tender::run(program, accounts, data),
        44 => claim_tender::run(program, accounts, data),
        45 => request_pause::run(program, accounts, data),
        46 => withdraw_pause::run(program, accounts, data),
        47 => approve_pause::run(program, accounts, data),
        48 => end_pause::run(program, accounts, data),
        49 => announce_buy_out::run(program, accounts, data),
        50 => redeem_units::run(program, accounts, data),
        51 => close_account::run(program, accounts, data),
        52 => release_residue::run(program, accounts, data),
        53 => create_raise::run(program, accounts, data),
        54 => commit_bid::run(program, accounts, data),
        55 => reveal_bid::run(program, accounts, data),
        56 => cancel_raise::run(program, accounts, data),
        57 => settle_step::run(program, accounts, data),
        58 => pass_gate::run(program, accounts, data),
        59 => deliver_bid::run(program, accounts, data),
        60 => claim_kept::run(program, accounts, data),
        61 => withdraw_proceeds::run(program, accounts, data),
        62 => collect_charges::run(program, accounts, data),
        63 => close_bid::run(program, accounts, data),
        64 => close_book::run(program, accounts, data),
        65 => close_raise::run(program, accounts, data),
        66 => open_window::run(program, accounts, data),
        67 => commit_order::run(program, accounts, data),
        68 => reveal_order::run(program, accounts, data),
        69 => settle_window::run(program, accounts, data),
        70 => deliver_order::run(program, accounts, data),
        71 => release_units::run(program, accounts, data),
        72 => close_order::run(program, accounts, data),
        73 => close_window::run(program, accounts, data),
        74 => hash_terms::run(data),
        75 => create_routed_raise::run(program, accounts, data),
        76 => route::run(program, accounts, data),
        77 => release_withheld::run(program, accounts, data),
        78 => submit_routed_report::run(program, accounts, data),
        79 => submit_attested_report::run(program, accounts, data),
        80 => mark_routed_missed::run(program, accounts, data),
        81 => pay_routed_tail::run(program, accounts, data),
        82 => amend_routed_terms::run(program, accounts, data),
        83 => submit_routed_true_up::run(program, accounts, data),
        84 => extinguish_routed::run(program, accounts, data),
        85 => close_router::run(program, accounts, data),
        _ => Err(Refusal::INSTRUCTION_INVALID.into()),
    }
}

/// 0 or 1.
fn flag(byte: u8) -> Result<bool, Refusal> {
    match byte {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Refusal::INSTRUCTION_INVALID),
    }
}

/// For an instruction without arguments.
fn nothing(data: &[u8]) -> Result<(), Refusal> {
    if data.is_empty() {
        Ok(())
    } else {
        Err(Refusal::INSTRUCTION_INVALID)
    }
}

/// An instruction's arguments: integers little-endian, nothing between them, nothing after them.
fn arguments<T: AnyBitPattern>(data: &[u8]) -> Result<&T, Refusal> {
    try_from_bytes(data).map_err(|_| Refusal::INSTRUCTION_INVALID)
}
