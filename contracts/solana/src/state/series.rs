use super::{record, Header};
use crate::{accounts, error::Refusal, math::curve::Pool, pda, policy::LAMPORTS_PER_UNIT};
use bytemuck::{Pod, Zeroable};
use pinocchio::{cpi::Seed, error::ProgramError, AccountView, Address};

/// States by the EVM's numbers; a curve series is never in the others.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    Active = 3,
    Failed = 7,
    Curve = 9,
}

/// A curve series. At `["series", series key 32]`. Money in base units of the payment token, units in base lamports.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Series {
    pub header: Header,
    pub state: u8,
    pub indexing_rule: u8,
    pub fee_bps: u16,
    pub treasury_bps: u16,
    pub series_key: [u8; 32],
    pub issuer: [u8; 32],
    pub contract_hash: [u8; 32],
    pub terms_commitment: [u8; 32],
    /// The token account that holds all its money.
    pub vault: [u8; 32],
    pub mint: [u8; 32],
    /// The token account that holds the staked units.
    pub stakes: [u8; 32],
    pub currency_code: u32,
    pub first_period: u32,
    pub last_period: u32,
    /// The next period that gets a census; 0 once there is none.
    pub next_census: u32,
    pub censuses: u32,
    /// Whole units; the mint has six decimals.
    pub units_offered: u64,
    pub cap: u64,
    pub virtual_quote: u64,
    pub virtual_base: u64,
    pub threshold: u64,
    /// Trading ends; the threshold counts by what is reached then.
    pub deadline: u64,
    /// What the curve took in and would pay for its units.
    pub reserve: u64,
    /// Of the units offered.
    pub sold: u64,
    pub fees_held: u64,
    /// The issuer's, not collected yet.
    pub proceeds: u64,
    /// Kept for tenders.
    pub treasury: u64,
    pub staked: u64,
}

record!(Series, 7);

/// Of the unit mint: LAMPORTS_PER_UNIT is 10 to their power.
pub const UNIT_DECIMALS: u8 = 6;

impl Series {
    /// A copy of the series in an account.
    #[inline(never)]
    pub fn load(account: &AccountView, program: &Address) -> Result<Series, ProgramError> {
        accounts::load(account, program)
    }

    pub fn require_state(&self, state: State) -> Result<(), Refusal> {
        if self.state == state as u8 {
            Ok(())
        } else {
            Err(Refusal::WRONG_STATE)
        }
    }

    pub fn supply(&self) -> u64 {
        self.units_offered * LAMPORTS_PER_UNIT
    }

    pub fn pool(&self) -> Pool {
        Pool {
            quote: self.virtual_quote + self.reserve,
            base: self.virtual_base - self.sold,
        }
    }

    /// Whether the curve has what activates the series.
    pub fn is_reached(&self) -> bool {
        self.reserve >= self.threshold || self.sold == self.supply()
    }

    /// The series as the signer of what it owns: its seeds with `bump`, the header's.
    pub fn signer<'a>(&'a self, bump: &'a [u8; 1]) -> [Seed<'a>; 5] {
        pda::signer(&[pda::SERIES, &self.series_key], bump)
    }
}
