use super::{record, Header, OrderPlace};
use crate::{
    accounts,
    book::{self, Listing},
    error::Refusal,
    policy::{REQUEST_VOID_INTERVAL, WINDOW_COMMIT, WINDOW_INTERVAL, WINDOW_REVEAL, WINDOW_SETTLE},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// By the EVM's numbers. An open window takes orders, their openings or steps, by the clock.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum WindowStatus {
    Open = 1,
    Done = 2,
    Void = 3,
}

/// SCREEN asks who is still verified, PRICE finds the price, SHARE counts what pro rata gives, MOVE trades pair by pair, SWEEP ends
/// every order.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum WindowStage {
    Screen = 0,
    Price = 1,
    Share = 2,
    Move = 3,
    Sweep = 4,
}

/// Where the last window of a series stands. REVEALED has a valid order, and neither it nor SEALED has a price. MOVE has trades to
/// make, SWEEP has none.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum TradingState {
    Over = 0,
    Sealed = 1,
    Revealed = 2,
    Move = 3,
    Sweep = 4,
}

const SEALED: u8 = TradingState::Sealed as u8;
const REVEALED: u8 = TradingState::Revealed as u8;
const MOVE: u8 = TradingState::Move as u8;

/// The windows of a series, as its other instructions know them. All zeros before the first.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Trading {
    pub state: u8,
    /// The number of the last window.
    pub window: u32,
    pub opened_at: u64,
    /// The last window whose price was sought to the end.
    pub priced: u32,
    /// The last window that a request for an extinguishment voided, and when; 0 for none.
    pub request_void: u32,
    pub request_voided_at: u64,
}

impl Trading {
    /// Whether its orders are placed, or may be, and have no price.
    pub fn is_unpriced(&self) -> bool {
        self.state == SEALED || self.state == REVEALED
    }

    /// Whether trades come that nobody can stop. A window without a price at the end of its time has none.
    pub fn may_trade(&self, now: u64) -> bool {
        let priceable = reveal_ends_at(self.opened_at)..settle_ends_at(self.opened_at);
        self.state == MOVE || (self.state == REVEALED && priceable.contains(&now))
    }

    /// That the next window may open: at once after one that a request voided, and the first.
    pub fn require_next(&self, now: u64) -> Result<(), Refusal> {
        if self.state != TradingState::Over as u8 {
            return Err(Refusal::WINDOW_RUNNING);
        }
        if self.request_void != self.window && now < self.opened_at + WINDOW_INTERVAL {
            return Err(Refusal::WINDOW_TOO_EARLY);
        }
        Ok(())
    }

    /// Until then no request for an extinguishment voids another window; 0 where none did.
    pub fn request_void_ends_at(&self) -> u64 {
        match self.request_voided_at {
            0 => 0,
            voided_at => voided_at + REQUEST_VOID_INTERVAL,
        }
    }
}

pub fn commit_ends_at(opened_at: u64) -> u64 {
    opened_at + WINDOW_COMMIT
}

pub fn reveal_ends_at(opened_at: u64) -> u64 {
    commit_ends_at(opened_at) + WINDOW_REVEAL
}

pub fn settle_ends_at(opened_at: u64) -> u64 {
    reveal_ends_at(opened_at) + WINDOW_SETTLE
}

/// Where the settlement stands between two steps. Units offered are held by someone, so their sum fits an amount.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Clearing {
    pub stage: u8,
    /// The order last looked at; of buyers in MOVE.
    pub cursor: u32,
    pub sell_cursor: u32,
    /// Orders taken from the heap, highest price first.
    pub taken: u32,
    /// The best so far, then the window's, with what both sides want at it.
    pub price: u64,
    pub volume: u64,
    pub demand: u128,
    pub supply: u64,
    /// The limit price that the search has come down to, with the units wanted and offered at it.
    pub level: u64,
    pub buys: u128,
    pub sells: u64,
    /// Of those, asked at that very price.
    pub sells_at: u64,
    /// Units that the pro rata floors leave over.
    pub leftovers: u64,
    /// Of the buyer's share and of the seller's, not yet passed.
    pub buy_left: u64,
    pub sell_left: u64,
    /// Units traded, or left because a wallet was not verified any more.
    pub passed: u64,
}

/// A window of later trading, and how many orders it has. At `["window", series key 32, number 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Window {
    pub header: Header,
    pub series_key: [u8; 32],
    /// From 1 on.
    pub number: u32,
    /// Opened it, and paid its rent and that of its book without orders.
    pub payer: [u8; 32],
    pub opened_at: u64,
    pub orders: u32,
    /// Valid orders of both sides: entries of the heap.
    pub revealed: u32,
    pub status: u8,
    /// Of the series, when the window opened.
    pub changes: u64,
    /// What a unit had earned when the price was found, by reports and in the tail: traded units earn for the buyer from there on.
    pub payouts: u128,
    pub tail: u128,
    pub clearing: Clearing,
}

record!(Window, 16);

impl Window {
    pub fn is(&self, status: WindowStatus) -> bool {
        self.status == status as u8
    }

    pub fn is_unpriced(&self) -> bool {
        self.clearing.stage <= WindowStage::Price as u8
    }

    /// That it takes orders.
    pub fn require_commits(&self) -> ProgramResult {
        require_phase(self.is(WindowStatus::Open) && accounts::now()? < commit_ends_at(self.opened_at))
    }

    /// That it takes openings of orders.
    pub fn require_reveals(&self) -> ProgramResult {
        let phase = commit_ends_at(self.opened_at)..reveal_ends_at(self.opened_at);
        require_phase(self.is(WindowStatus::Open) && phase.contains(&accounts::now()?))
    }

    /// That it is of a series.
    pub fn require_series(&self, series_key: &[u8; 32]) -> Result<(), Refusal> {
        if &self.series_key == series_key {
            Ok(())
        } else {
            Err(Refusal::ACCOUNT_INVALID)
        }
    }
}

pub fn require_phase(holds: bool) -> ProgramResult {
    if holds {
        Ok(())
    } else {
        Err(Refusal::WRONG_PHASE.into())
    }
}

/// What the book of a window begins with; the places of its orders follow. At `["wbook", series key 32, number 4]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct WindowBook {
    pub header: Header,
    pub series_key: [u8; 32],
    pub number: u32,
}

record!(WindowBook, 17);

impl Listing for WindowBook {
    type Place = OrderPlace;
}

impl WindowBook {
    /// That an account is the book of a window.
    pub fn require(account: &AccountView, window: &Window, program: &Address) -> ProgramResult {
        let mut fields = [0; 36];
        fields[..32].copy_from_slice(&window.series_key);
        fields[32..].copy_from_slice(&{ window.number }.to_le_bytes());
        book::require::<WindowBook>(account, &fields, program)
    }

    /// The place of a sequence in a book that was required; ORDER_UNKNOWN where there is none.
    pub fn place(account: &AccountView, sequence: u32) -> Result<OrderPlace, ProgramError> {
        Ok(book::place::<WindowBook>(account, sequence)?.ok_or(Refusal::ORDER_UNKNOWN)?)
    }
}
