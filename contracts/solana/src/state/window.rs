use super::{record, Header, Series};
use crate::{
    accounts,
    error::Refusal,
    policy::{WINDOW_COMMIT, WINDOW_INTERVAL, WINDOW_REVEAL, WINDOW_SETTLE},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address};

/// Open is COMMIT, REVEAL or SETTLE, by the clock.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum WindowStatus {
    Open = 1,
    Done = 2,
    Void = 3,
}

/// Numbers of the EVM.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum VoidReason {
    Timeout = 1,
    SeriesOver = 2,
    TermsChanged = 3,
    ExtinguishmentRequested = 4,
}

/// SCREEN asks who is still verified, PRICE finds the price, SHARE counts what pro rata gives, MOVE trades pair by pair, SWEEP ends
/// every order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
#[repr(u8)]
pub enum WindowStage {
    Screen = 0,
    Price = 1,
    Share = 2,
    Move = 3,
    Sweep = 4,
}

/// The trades that the last window may still make. None: nothing. Open: it has no price, and nothing is revealed. Reveal: orders are revealed.
/// Price: the reveals are over, and its price is sought. Move: it has a price, and trades are left to make.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
pub enum Trading {
    None,
    Open,
    Reveal,
    Price,
    Move,
}

/// The progress of the last window, by the number in `Windows`.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Move {
    /// It is over, or there was none.
    Over = 0,
    /// It has no price yet.
    Unpriced = 1,
    /// Its trades are being made.
    Trades = 2,
    /// They are made, and its orders are being ended.
    Ends = 3,
}

/// A series' own data of its windows, so that payments need no account of them.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Windows {
    /// The last one; 0 for none.
    pub number: u32,
    pub opened_at: u64,
    /// The progress of the last window.
    pub progress: u8,
    /// 1 where it has an order.
    pub ordered: u8,
    /// 1 where it has a valid one.
    pub revealed: u8,
    /// The last window whose price was sought to the end.
    pub priced: u32,
    /// The last window that a request for an extinguishment voided.
    pub voided: u32,
    pub voided_at: u64,
}

impl Windows {
    pub fn is(&self, progress: Move) -> bool {
        self.progress == progress as u8
    }

    pub fn trading(&self, now: u64) -> Trading {
        if self.is(Move::Over) || now < self.opened_at + WINDOW_COMMIT {
            return if self.is(Move::Over) {
                Trading::None
            } else {
                Trading::Open
            };
        }
        let reveals_end = self.opened_at + WINDOW_COMMIT + WINDOW_REVEAL;
        if now < reveals_end {
            return if self.ordered == 0 {
                Trading::Open
            } else {
                Trading::Reveal
            };
        }
        if !self.is(Move::Unpriced) {
            return if self.is(Move::Ends) {
                Trading::None
            } else {
                Trading::Move
            };
        }
        if self.revealed == 0 || now >= reveals_end + WINDOW_SETTLE {
            Trading::Open
        } else {
            Trading::Price
        }
    }

    /// Requires that no payment comes between a window's orders and its trades: the order of two calls would else say whether seller or
    /// buyer gets it.
    pub fn require_traded(&self, now: u64) -> Result<(), Refusal> {
        if self.trading(now) >= Trading::Price {
            Err(Refusal::WINDOW_RUNNING)
        } else {
            Ok(())
        }
    }

    /// Requires that no orders wait for a price: they do not know of what is announced now.
    pub fn require_priced(&self, now: u64) -> Result<(), Refusal> {
        match self.trading(now) {
            Trading::None | Trading::Move => Ok(()),
            _ => Err(Refusal::WINDOW_RUNNING),
        }
    }

    /// Requires that the next window may open. One that a request for an extinguishment voided is followed at once.
    pub fn require_next(&self, now: u64) -> Result<(), Refusal> {
        if !self.is(Move::Over) {
            return Err(Refusal::WINDOW_RUNNING);
        }
        if self.voided != self.number && now < self.opened_at + WINDOW_INTERVAL {
            return Err(Refusal::WINDOW_TOO_EARLY);
        }
        Ok(())
    }
}

/// A window of later trading. At `["window", series key 32, number 4]`. Money in base units of the payment token, units whole.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Window {
    pub header: Header,
    pub status: u8,
    pub series_key: [u8; 32],
    /// From 1 on.
    pub number: u32,
    /// The wallet that opened it, and paid the rent of this account, the book and the escrow.
    pub opener: [u8; 32],
    pub book: [u8; 32],
    /// The token account that holds the buyers' money. It is the series'.
    pub escrow: [u8; 32],
    /// Unix seconds.
    pub opened_at: u64,
    /// Amendments and true-ups of the series when it opened.
    pub changes: u64,
    pub clearing: Clearing,
}

record!(Window, 17);

/// The place at which settlement stands between two steps. Units offered are held by someone, so their sum is below UNITS_LIMIT.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Clearing {
    pub stage: u8,
    /// The order last looked at; of buyers in MOVE.
    pub cursor: u32,
    pub sell_cursor: u32,
    /// Orders taken from the heap, highest price first.
    pub taken: u32,
    /// The best so far, then the window's.
    pub price: u64,
    /// At it.
    pub volume: u64,
    pub demand: u128,
    pub supply: u64,
    /// The limit price that the search has come down to.
    pub level: u64,
    /// Wanted at it.
    pub buys: u128,
    /// Offered at it.
    pub sells: u64,
    /// The part of those that is asked at that very price.
    pub sells_at: u64,
    /// Units that the pro rata floors leave over.
    pub leftovers: u64,
    /// The part of the buyer's share that is not passed yet.
    pub buy_left: u64,
    pub sell_left: u64,
    /// Units traded, or left because a wallet was not verified any more.
    pub passed: u64,
    /// The amount that a unit had earned by reports when the price was found. It earns nothing more until all trades are made.
    pub payouts: u128,
    /// The same of the tail.
    pub tail: u128,
}

impl Clearing {
    pub fn at(&self, stage: WindowStage) -> bool {
        self.stage == stage as u8
    }

    pub fn is_priced(&self) -> bool {
        self.stage > WindowStage::Price as u8
    }

    /// The better price has the larger volume, then is the lower: an order that trades nothing moves no price.
    pub fn weigh(&mut self) {
        let volume = self.buys.min(u128::from(self.sells)) as u64;
        if volume < self.volume {
            return;
        }
        self.price = self.level;
        self.volume = volume;
        self.demand = self.buys;
        self.supply = self.sells;
    }

    /// Comes down to a lower limit price: sellers who ask more no longer sell.
    pub fn descend(&mut self, price: u64) {
        self.weigh();
        self.sells -= self.sells_at;
        self.sells_at = 0;
        self.level = price;
    }

    /// Fixes the price, and goes on to the trades, if there are any.
    pub fn clear(&mut self, series: &Series) {
        if self.volume == 0 {
            self.price = 0;
            self.demand = 0;
            self.supply = 0;
        }
        let is_even = self.demand == u128::from(self.supply);
        self.payouts = { series.payouts }.per_unit;
        self.tail = { series.tail }.per_unit;
        self.cursor = 0;
        self.leftovers = if is_even { 0 } else { self.volume };
        self.stage = if self.volume == 0 {
            WindowStage::Sweep
        } else if is_even {
            WindowStage::Move
        } else {
            WindowStage::Share
        } as u8;
    }
}

impl Window {
    /// A window of the series, in its own account.
    #[inline(never)]
    pub fn load(account: &AccountView, series: &Series, program: &Address) -> Result<Window, ProgramError> {
        let window: Window = accounts::load(account, program)?;
        if window.series_key != series.series_key {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(window)
    }

    pub fn is_open(&self) -> bool {
        self.status == WindowStatus::Open as u8
    }

    pub fn commit_ends_at(&self) -> u64 {
        self.opened_at + WINDOW_COMMIT
    }

    pub fn reveal_ends_at(&self) -> u64 {
        self.commit_ends_at() + WINDOW_REVEAL
    }

    pub fn settle_ends_at(&self) -> u64 {
        self.reveal_ends_at() + WINDOW_SETTLE
    }

    /// Requires that it takes orders.
    pub fn require_commits(&self, now: u64) -> Result<(), Refusal> {
        if self.is_open() && now < self.commit_ends_at() {
            Ok(())
        } else {
            Err(Refusal::WRONG_PHASE)
        }
    }

    /// Requires that its orders are revealed.
    pub fn require_reveals(&self, now: u64) -> Result<(), Refusal> {
        if self.is_open() && (self.commit_ends_at()..self.reveal_ends_at()).contains(&now) {
            Ok(())
        } else {
            Err(Refusal::WRONG_PHASE)
        }
    }
}
