//! Rules of a raise that follow from its public arguments alone.
use crate::policy::{BPS, NON_REVEAL_BPS};

/// The most units that one bid may ask for: its maximum, and what the concentration bound allows one winner, whichever is less. A
/// larger bid could never be filled whole; it is invalid at its reveal and takes no part.
pub fn largest_bid(units_offered: u64, max_units_per_bid: u64, concentration_bps: u16) -> u64 {
    let bound = (u128::from(concentration_bps) * u128::from(units_offered) / BPS) as u64;
    max_units_per_bid.min(bound)
}

/// Every sale of all units has at least `min_holders` winners, so that no few bidders can fail the gate by taking the whole
/// supply.
pub fn holders_reachable(units_offered: u64, largest: u64, min_holders: u32) -> bool {
    largest > 0 && u128::from(min_holders) * u128::from(largest) < u128::from(units_offered) + u128::from(largest)
}

/// The least cap: each unit can then earn the price that every bidder pays at least, and all together the least proceeds.
pub fn least_cap(units_offered: u64, reserve_price: u64, min_raise: u64) -> u128 {
    (u128::from(units_offered) * u128::from(reserve_price)).max(u128::from(min_raise))
}

/// The phase from `start` to `end`, unix seconds, is neither shorter nor longer than it may be.
pub fn lasts(start: u64, end: u64, least: u64, most: u64) -> bool {
    end.checked_sub(start)
        .is_some_and(|length| (least..=most).contains(&length))
}

/// floor(deposit * NON_REVEAL_BPS / BPS)
pub fn non_reveal_charge(deposit: u64) -> u64 {
    (u128::from(deposit) * NON_REVEAL_BPS / BPS) as u64
}
