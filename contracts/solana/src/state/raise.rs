use super::{record, FailureReason, Header, Series, Signs, State};
use crate::{accounts, call::Call, error::Refusal, events::Event, math::raise, pda};
use bytemuck::{Pod, Zeroable};
use pinocchio::{cpi::Seed, error::ProgramError, AccountView, Address, ProgramResult};

/// Numbers of the EVM. Open is COMMIT, REVEAL or (past reveal, before the first step) SETTLE, by the clock.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Status {
    Open = 1,
    Settling = 2,
    Gate = 3,
    Done = 4,
    Failed = 5,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Commit,
    Reveal,
    Settle,
    Gate,
    Done,
    Failed,
}

/// FILL finds the clearing price, SHARE counts what pro rata gives, SCREEN looks at the winners, SWEEP ends every bid.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Stage {
    Fill = 0,
    Share = 1,
    Screen = 2,
    Sweep = 3,
}

/// The sale of a series by sealed bids. At `["raise", series key 32]`. It owns the token account of the deposits. Money in base
/// units of the payment token, units whole.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Raise {
    pub header: Header,
    pub status: u8,
    /// 1 once the issuer has its proceeds.
    pub withdrawn: u8,
    pub series_key: [u8; 32],
    /// The issuer also paid the rent of this account, the book and the deposits.
    pub issuer: [u8; 32],
    pub book: [u8; 32],
    /// The token account that holds all deposits.
    pub deposits: [u8; 32],
    pub units_offered: u64,
    pub reserve_price: u64,
    pub max_units_per_bid: u64,
    pub min_raise: u64,
    pub min_holders: u32,
    pub concentration_bps: u16,
    /// Unix seconds.
    pub commit_ends_at: u64,
    pub reveal_ends_at: u64,
    pub gate_ends_at: u64,
    /// Charges for bids that were not revealed.
    pub fees_held: u64,
    pub settlement: Settlement,
}

record!(Raise, 13);

/// The place at which settlement stands between two steps.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Settlement {
    pub stage: u8,
    pub round: u8,
    /// A FailureReason; 0 where it cleared.
    pub outcome: u8,
    /// A winner was rejected in this round: another one clears without it.
    pub again: u8,
    pub cursor: u32,
    /// Bids taken from the heap, best first.
    pub ranked: u32,
    /// Rank of the first bid at the clearing price.
    pub group_start: u32,
    /// Bids at the clearing price already passed, in order of sequence.
    pub group_index: u32,
    /// In this round.
    pub rejected: u32,
    /// Winners of this round.
    pub holders: u32,
    /// The clearing price.
    pub price: u64,
    /// Units bid above it, and at it.
    pub above: u128,
    pub at_price: u128,
    /// The lowest price so far, in this round, whose proceeds reach the minimum; 0 for none.
    pub enough_price: u64,
    pub enough_above: u128,
    pub enough_at_price: u128,
    /// Units left for the bids at the clearing price.
    pub left: u64,
    /// The sum of their pro rata floors.
    pub floors: u64,
    pub sold: u64,
}

impl Settlement {
    /// At most the sum of all deposits, because every winner's deposit covers what it pays.
    pub fn proceeds(&self) -> u64 {
        self.price * self.sold
    }

    pub fn at(&self, stage: Stage) -> bool {
        self.stage == stage as u8
    }

    /// Puts a bid of the ranking into the running quantities.
    pub fn join(&mut self, rank: u32, price: u64, quantity: u64, raise: &Raise) {
        if price != self.price {
            self.keep_enough(raise);
            self.above += self.at_price;
            self.at_price = 0;
            self.price = price;
            self.group_start = rank;
        }
        self.at_price += u128::from(quantity);
    }

    /// True where the proceeds at the current price reach the minimum: the price is then the lowest such one so far.
    pub fn keep_enough(&mut self, raise: &Raise) -> bool {
        let units = (self.above + self.at_price).min(u128::from(raise.units_offered));
        let reached = units > 0 && u128::from(self.price) * units >= u128::from(raise.min_raise);
        if reached {
            self.enough_price = self.price;
            self.enough_above = self.above;
            self.enough_at_price = self.at_price;
        }
        reached
    }

    /// Fixes the clearing price and goes on to the shares: the lowest price whose proceeds reach the minimum, or the last one.
    pub fn clear(&mut self, raise: &Raise) {
        if !self.keep_enough(raise) && self.enough_price != 0 {
            self.price = self.enough_price;
            self.above = self.enough_above;
            self.at_price = self.enough_at_price; // below supply: every bid of that group is filled
        }
        let supply = u128::from(raise.units_offered);
        self.left = supply.saturating_sub(self.above).min(self.at_price) as u64;
        self.sold = (self.above + u128::from(self.left)) as u64;
        self.floors = 0;
        self.cursor = self.group_start;
        self.stage = Stage::Share as u8;
    }

    /// floor(quantity * left / units bid at the clearing price), of a bid at it.
    pub fn floor(&self, quantity: u64) -> u64 {
        (u128::from(quantity) * u128::from(self.left) / self.at_price) as u64
    }

    /// Units of the next bid in order. At the clearing price: the floor of the pro rata share, and one more for as many of the
    /// earliest bids as the floors left units over. Counts the bids at that price as it goes.
    pub fn allocate(&mut self, price: u64, quantity: u64) -> u64 {
        if price != self.price {
            return if price > self.price { quantity } else { 0 };
        }
        let over = u64::from(self.group_index) < self.left - self.floors;
        self.group_index += 1;
        self.floor(quantity) + u64::from(over)
    }

    pub fn start_screen(&mut self) {
        self.cursor = 0;
        self.group_index = 0;
        self.holders = 0;
        self.stage = Stage::Screen as u8;
    }

    pub fn start_round(&mut self) {
        self.round += 1;
        self.again = 0;
        self.rejected = 0;
        self.price = 0;
        self.above = 0;
        self.at_price = 0;
        self.enough_price = 0;
        self.cursor = 0;
        self.stage = Stage::Fill as u8;
    }

    pub fn start_sweep(&mut self, outcome: FailureReason) {
        self.outcome = outcome as u8;
        self.cursor = 1;
        self.group_index = 0;
        self.stage = Stage::Sweep as u8;
    }
}

impl Raise {
    /// A copy of the raise in an account.
    #[inline(never)]
    pub fn load(account: &AccountView, program: &Address) -> Result<Raise, ProgramError> {
        accounts::load(account, program)
    }

    pub fn phase(&self, now: u64) -> Phase {
        if self.status == Status::Open as u8 {
            if now < self.commit_ends_at {
                return Phase::Commit;
            }
            return if now < self.reveal_ends_at {
                Phase::Reveal
            } else {
                Phase::Settle
            };
        }
        match self.status {
            status if status == Status::Settling as u8 => Phase::Settle,
            status if status == Status::Gate as u8 => Phase::Gate,
            status if status == Status::Done as u8 => Phase::Done,
            _ => Phase::Failed,
        }
    }

    pub fn require_phase(&self, phase: Phase, now: u64) -> Result<(), Refusal> {
        if self.phase(now) == phase {
            Ok(())
        } else {
            Err(Refusal::WRONG_PHASE)
        }
    }

    pub fn is_done(&self) -> bool {
        self.status == Status::Done as u8
    }

    /// Bids are delivered from here on.
    pub fn is_over(&self) -> bool {
        self.is_done() || self.status == Status::Failed as u8
    }

    pub fn largest_bid(&self) -> u64 {
        raise::largest_bid(self.units_offered, self.max_units_per_bid, self.concentration_bps)
    }

    /// The series that the raise sells.
    #[inline(never)]
    pub fn series(&self, account: &AccountView, program: &Address) -> Result<Series, ProgramError> {
        let series = Series::load(account, program)?;
        if series.series_key != self.series_key {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(series)
    }

    /// Ends the raise without a sale: deposits come back, less the charges for bids that were not revealed.
    #[inline(never)]
    pub fn fail(&mut self, call: &Call, series_account: &mut AccountView, reason: FailureReason) -> ProgramResult {
        let mut series = self.series(series_account, call.program)?;
        self.status = Status::Failed as u8;
        series.state = State::Failed as u8;
        accounts::store(series_account, &series)?;
        call.emit(Event::SeriesFailed, &[&self.series_key, &[reason as u8]])
    }
}

impl Signs for Raise {
    fn signer<'a>(&'a self, bump: &'a [u8; 1]) -> [Seed<'a>; 5] {
        pda::signer(&[pda::RAISE, &self.series_key], bump)
    }
}
