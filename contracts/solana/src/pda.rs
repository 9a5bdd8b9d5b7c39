//! Seeds of the program's addresses. Each is derived with its canonical bump where it is created; the bump is stored.
use crate::error::Refusal;
use pinocchio::{cpi::Seed, AccountView, Address};

pub const CONFIG: &[u8] = b"config";
pub const EVENTS: &[u8] = b"__event_authority";
pub const ROLE: &[u8] = b"role";
pub const KEY: &[u8] = b"key";
pub const WALLET: &[u8] = b"wallet";
pub const FEED: &[u8] = b"feed";
pub const RATE: &[u8] = b"rate";
pub const SERIES: &[u8] = b"series";
pub const VAULT: &[u8] = b"vault";
pub const MINT: &[u8] = b"mint";
pub const STAKES: &[u8] = b"stakes";
pub const POSITION: &[u8] = b"position";
pub const CENSUS: &[u8] = b"census";
pub const QUARTER: &[u8] = b"quarter";
pub const TENDER: &[u8] = b"tender";
pub const RAISE: &[u8] = b"raise";
pub const BOOK: &[u8] = b"book";
pub const BID: &[u8] = b"bid";
pub const DEPOSITS: &[u8] = b"deposits";
pub const KEPT: &[u8] = b"kept";
pub const WINDOW: &[u8] = b"window";
pub const ORDERS: &[u8] = b"orders";
pub const ORDER: &[u8] = b"order";
pub const ESCROW: &[u8] = b"escrow";
pub const ROUTER: &[u8] = b"router";
pub const RECEIPTS: &[u8] = b"receipts";
pub const VERIFYING_KEY: &[u8] = b"verifying-key";

/// The canonical bump of an account that is at these seeds, else ACCOUNT_INVALID. Costs 1,500 units for each bump tried.
#[inline(never)]
pub fn canonical(account: &AccountView, seeds: &[&[u8]], program: &Address) -> Result<u8, Refusal> {
    let (derived, bump) = Address::try_find_program_address(seeds, program).ok_or(Refusal::ACCOUNT_INVALID)?;
    if &derived != account.address() {
        return Err(Refusal::ACCOUNT_INVALID);
    }
    Ok(bump)
}

/// At most four seeds and the bump, as a signature of the program takes them: the first `seeds.len() + 1` of the answer.
pub fn signer<'a>(seeds: &[&'a [u8]], bump: &'a [u8; 1]) -> [Seed<'a>; 5] {
    core::array::from_fn(|place| Seed::from(seeds.get(place).copied().unwrap_or(bump)))
}
