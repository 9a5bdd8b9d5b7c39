use super::{record, Header, Pause, Round, Signs, Windows};
use crate::{
    accounts,
    error::Refusal,
    math::{
        curve::Pool,
        field::ZERO_INCOME,
        payouts::{share, Accumulator, WAD},
        periods,
        split::{fee_of, Books},
    },
    pda,
    policy::{CENSUS_WAIT, LAMPORTS_PER_UNIT},
    tokens,
};
use bytemuck::{Pod, Zeroable};
use core::mem::size_of;
use pinocchio::{cpi::Seed, error::ProgramError, AccountView, Address};

/// States by the EVM's numbers. A curve series is in Curve before it is Active, another one in Raising and Settling.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    Raising = 1,
    Settling = 2,
    Active = 3,
    Paused = 4,
    Tail = 5,
    Closed = 6,
    Failed = 7,
    Extinguished = 8,
    Curve = 9,
}

/// Why a series closed, by the EVM's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum CloseReason {
    Term = 1,
    Cap = 2,
    BuyOut = 3,
}

/// Why a sale failed, by the EVM's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum FailureReason {
    None = 0,
    NoValidBids = 1,
    BelowMinRaise = 2,
    MintGateClosed = 3,
    RoundLimit = 4,
    Timeout = 5,
    IssuerCancelled = 6,
}

/// A series. At `["series", series key 32]`. Money in base units of the payment token, units in base lamports.
///
/// A series that a raise sells has zeros for what a curve has alone: no mint and no stakes, because its units are whole and stand
/// in positions; no censuses, because all units that were sold count from the activation on, as `staked` and `counted`.
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
    /// Whole units; the mint of a curve series has six decimals.
    pub units_offered: u64,
    pub cap: u64,
    pub virtual_quote: u64,
    pub virtual_base: u64,
    pub threshold: u64,
    /// Trading ends; the threshold counts by what is reached then.
    pub deadline: u64,
    /// Money that the curve took in and would pay for its units.
    pub reserve: u64,
    /// The part of the units offered that is sold.
    pub sold: u64,
    pub fees_held: u64,
    /// The issuer's, not collected yet.
    pub proceeds: u64,
    /// Kept for tenders.
    pub treasury: u64,
    pub staked: u64,
    /// The next period to be reported or marked as missed; 0 once there is none.
    pub next_period: u32,
    pub last_reported: u32,
    /// Reports with liquidity flag 1 in a row.
    pub deferred_in_a_row: u8,
    /// Units of the last census: they earn what is paid until the next.
    pub counted: u64,
    /// The commitment over which the next report is made.
    pub expected_prior: [u8; 32],
    /// The part of the cap that was paid, fees included.
    pub paid: u64,
    /// Owed of the cap and not due yet.
    pub accrued: u64,
    /// Netted from payments to come.
    pub credit: u128,
    /// Paid for holders, and not claimed.
    pub owed: u64,
    pub payouts: Accumulator,
    pub tail_started_at: u64,
    /// Accruals that were paid after the term.
    pub tail: Accumulator,
    /// The reason of a closed series, else 0.
    pub close_reason: u8,
    /// WAD of a base unit: parts of positions that were closed. Once the series has ended, with what its end left, shared by all
    /// units that exist as they are burned.
    pub residue: u128,
    pub amendment_nonce: u64,
    pub trueup_nonce: u64,
    /// A bit for each year of the term: 21 at most.
    pub trued_up: u32,
    pub extinguish_nonce: u64,
    pub extinguishment: Extinguishment,
    pub round: Round,
    /// Units of settled rounds whose holders have not claimed.
    pub unclaimed: u64,
    pub pause: Pause,
    /// The last period that was marked as deferred; 0 for none. It counts while it is the next period.
    pub deferred: u32,
    /// Unix seconds; 0 before.
    pub activated_at: u64,
    pub buy_out: BuyOut,
    /// Accounts of positions: while there are any, censuses are needed.
    pub positions: u32,
    /// Unix seconds: units are sold from here on.
    pub opens_at: u64,
    /// The price of a whole unit as the sale ended; 0 before. No round of tenders pays more.
    pub last_price: u64,
    /// Unix seconds of the last stake; 0 before.
    pub staked_at: u64,
    /// Only a series that a raise sells has it: the account of a curve's ends before it.
    pub windows: Windows,
    /// 1 where the series is on the income router. The account of every other series ends before it.
    pub routed: u8,
}

/// The issuer's request that two attestors extinguish the series; all zeros where nothing is asked.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Extinguishment {
    pub key_a: [u8; 20],
    pub key_b: [u8; 20],
    pub notice_ends_at: u64,
    pub deadline: u64,
}

/// The time in which the issuer may buy the series out; all zeros where nothing is announced.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct BuyOut {
    pub possible_at: u64,
    /// The last moment.
    pub lapses_at: u64,
}

impl BuyOut {
    pub fn require_possible(&self, now: u64) -> Result<(), Refusal> {
        if self.possible_at == 0 {
            return Err(Refusal::NOT_REQUESTED);
        }
        if now < self.possible_at {
            return Err(Refusal::NOTICE_RUNNING);
        }
        if now > self.lapses_at {
            return Err(Refusal::DEADLINE_PAST);
        }
        Ok(())
    }
}

record!(Series, 7, 3, Series::OF_CURVE);

/// The unit mint's decimals: LAMPORTS_PER_UNIT is 10 to their power.
pub const UNIT_DECIMALS: u8 = 6;

impl Series {
    /// Bytes of a curve's account.
    pub const OF_CURVE: usize = Series::OF_RAISE - size_of::<Windows>();
    /// Bytes of the account of a series that a raise sells, without an income router.
    pub const OF_RAISE: usize = size_of::<Series>() - 1;
    /// Bytes of a routed series' account.
    pub const OF_ROUTER: usize = size_of::<Series>();

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

    /// A period of the term: else PERIOD_UNKNOWN.
    pub fn require_in_term(&self, period: u32) -> Result<(), Refusal> {
        if periods::is_period(period) && period >= self.first_period && period <= self.last_period {
            Ok(())
        } else {
            Err(Refusal::PERIOD_UNKNOWN)
        }
    }

    /// The next period in order, with its census.
    pub fn require_next(&self, period: u32) -> Result<(), Refusal> {
        self.require_in_term(period)?;
        if period != self.next_period {
            return Err(Refusal::PERIOD_OUT_OF_ORDER);
        }
        Ok(())
    }

    /// True where a period of the term was reported or missed.
    pub fn is_settled(&self, period: u32) -> bool {
        self.next_period == 0 || period < self.next_period
    }

    /// Requires that no census is due of a quarter that is over: units that are staked after a quarter's end would count for it, also those
    /// that are borrowed for one transaction. While the census must wait, units may be staked.
    pub fn require_no_census_due(&self, now: u64) -> Result<(), Refusal> {
        let is_due = self.next_census != 0
            && self.next_census == self.next_period
            && now >= periods::ends_at(self.next_census)
            && now >= self.activated_at + CENSUS_WAIT;
        if is_due {
            Err(Refusal::CENSUS_MISSING)
        } else {
            Ok(())
        }
    }

    /// Requires the census of the next period.
    pub fn require_census(&self) -> Result<(), Refusal> {
        if self.next_census == self.next_period {
            Err(Refusal::CENSUS_MISSING)
        } else {
            Ok(())
        }
    }

    pub fn require_issuer(&self, sender: &AccountView) -> Result<(), Refusal> {
        accounts::require_signer(sender)?;
        if sender.address().as_array() == &self.issuer {
            Ok(())
        } else {
            Err(Refusal::NOT_ISSUER)
        }
    }

    /// Ends a request for extinguishment and every signature over its nonce, which is answered.
    pub fn move_extinguish_nonce(&mut self) -> u64 {
        self.extinguishment = Extinguishment::zeroed();
        self.extinguish_nonce += 1;
        self.extinguish_nonce - 1
    }

    /// Requires that no quarter is over without its report or mark.
    pub fn require_settled(&self, now: u64) -> Result<(), Refusal> {
        if self.next_period != 0 && now >= periods::ends_at(self.next_period) {
            Err(Refusal::PERIOD_UNSETTLED)
        } else {
            Ok(())
        }
    }

    /// States in which quarters are reported.
    pub fn require_running(&self) -> Result<(), Refusal> {
        if self.state == State::Paused as u8 {
            return Ok(());
        }
        self.require_state(State::Active)
    }

    /// States in which a series may still be paid, or end.
    pub fn require_open(&self) -> Result<(), Refusal> {
        if self.state == State::Tail as u8 {
            return Ok(());
        }
        self.require_running()
    }

    /// A pause ends by its own end, whenever somebody says so.
    pub fn is_paused(&self, now: u64) -> bool {
        self.state == State::Paused as u8 && now < { self.pause }.ends_at
    }

    /// The end of a period's windows, later by the paused time within them. Of pauses the last counts: the next comes
    /// PAUSE_COOLDOWN after it at the earliest, and the windows are as long as that without a pause.
    pub fn closes_at(&self, period: u32) -> u64 {
        self.extended(period, periods::closes_at(period))
    }

    /// The end of a period's open window, later by the paused time within it.
    pub fn late_at(&self, period: u32) -> u64 {
        self.extended(period, periods::late_at(period))
    }

    fn extended(&self, period: u32, end: u64) -> u64 {
        let pause = self.pause;
        periods::extended(periods::ends_at(period), end, pause.started_at, pause.ends_at)
    }

    /// Requires that no settled round has units to be burned, because the sharers of what a series' end leaves would not be known.
    pub fn require_claimed(&self) -> Result<(), Refusal> {
        if self.unclaimed > 0 {
            Err(Refusal::TENDER_UNCLAIMED)
        } else {
            Ok(())
        }
    }

    /// Books a payment: the fee is the collector's, the rest is answered and owed to holders. Until the trades of a window are made
    /// nothing is paid.
    pub fn take_fee(&mut self, amount: u64, now: u64) -> Result<(u64, u64), Refusal> {
        if amount > 0 {
            { self.windows }.require_traded(now)?;
        }
        let fee = fee_of(amount);
        self.paid += amount;
        self.fees_held += fee;
        self.owed += amount - fee;
        Ok((fee, amount - fee))
    }

    /// Nothing is reported or paid any more. What rounding left is shared, with `redemption`.
    pub fn end(&mut self, state: State, redemption: u64) {
        self.next_period = 0;
        self.residue +=
            u128::from(self.payouts.remainder) + u128::from(self.tail.remainder) + u128::from(redemption) * WAD;
        self.state = state as u8;
    }

    /// States in which all units that exist share what the end left.
    pub fn require_ended(&self) -> Result<(), Refusal> {
        if self.has_ended() {
            Ok(())
        } else {
            Err(Refusal::WRONG_STATE)
        }
    }

    pub fn has_ended(&self) -> bool {
        self.state == State::Closed as u8 || self.state == State::Extinguished as u8
    }

    /// Gives what the treasury holds to all units that exist, and answers how much that is.
    pub fn share_treasury(&mut self) -> u64 {
        let amount = self.treasury;
        self.treasury = 0;
        self.owed += amount;
        self.residue += u128::from(amount) * WAD;
        amount
    }

    /// Gives the fee collector what no unit is left to share, and answers how much that is. Less than a base unit stays.
    pub fn release_residue(&mut self) -> u64 {
        let amount = (self.residue / WAD) as u64;
        self.residue %= WAD;
        self.owed -= amount;
        self.fees_held += amount;
        amount
    }

    /// Takes the share of units that are burned, of all that exist, out of the residue and the parts of a base unit that they
    /// bring. The last to be burned take the rest.
    pub fn take_share(&mut self, parts: u128, units: u64, supply: u64) -> u64 {
        let pool = self.residue + parts;
        let amount = share(pool, units, supply);
        self.residue = pool - u128::from(amount) * WAD;
        amount
    }

    pub fn books(&self) -> Books {
        Books {
            cap: self.cap,
            paid: self.paid,
            accrued: self.accrued,
            credit: self.credit,
        }
    }

    /// Begins the term: a year's figures start from nothing.
    pub fn start_term(&mut self, now: u64) {
        self.activated_at = now;
        self.state = State::Active as u8;
        self.next_census = self.first_period;
        self.next_period = self.first_period;
        self.expected_prior = ZERO_INCOME;
    }

    /// Goes on to the period after one that is reported or missed. After a year's last quarter the prior is that of zero
    /// income; a missed quarter leaves it as it is. True where the tail begins.
    pub fn settle_period(&mut self, period: u32, now: u64) -> bool {
        if period % 10 == 4 {
            self.expected_prior = ZERO_INCOME;
        }
        if period != self.last_period {
            self.next_period = periods::next(period);
            return false;
        }
        self.next_period = 0;
        self.tail_started_at = now;
        self.state = State::Tail as u8;
        true
    }

    /// Begins the term of a series whose raise sold so many units: they earn from here on, delivered or not.
    pub fn start_raised(&mut self, now: u64, units: u64) {
        self.start_term(now);
        self.next_census = 0;
        self.staked = units;
        self.counted = units;
    }

    /// A series that a raise sells: a curve has a virtual base.
    pub fn is_raised(&self) -> bool {
        self.virtual_base == 0
    }

    pub fn require_curve(&self) -> Result<(), Refusal> {
        if self.is_raised() {
            Err(Refusal::CURVE_ONLY)
        } else {
            Ok(())
        }
    }

    /// A series on the income router, which a raise sold.
    pub fn is_routed(&self) -> bool {
        self.routed == 1
    }

    pub fn require_routed(&self) -> Result<(), Refusal> {
        if self.is_routed() {
            Ok(())
        } else {
            Err(Refusal::SERIES_NOT_ROUTED)
        }
    }

    pub fn require_unrouted(&self) -> Result<(), Refusal> {
        if self.is_routed() {
            Err(Refusal::SERIES_ROUTED)
        } else {
            Ok(())
        }
    }

    pub fn require_raised(&self) -> Result<(), Refusal> {
        if self.is_raised() {
            Ok(())
        } else {
            Err(Refusal::RAISE_ONLY)
        }
    }

    /// Amendments and true-ups.
    pub fn changes(&self) -> u64 {
        self.amendment_nonce + self.trueup_nonce
    }

    /// The number of units that exist: the mint's, or those that a raise sold and nobody burned.
    pub fn units(&self, mint: &AccountView) -> Result<u64, ProgramError> {
        if self.is_raised() {
            Ok(self.staked)
        } else {
            tokens::supply(mint)
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

    /// True where the curve has what activates the series.
    pub fn is_reached(&self) -> bool {
        self.reserve >= self.threshold || self.sold == self.supply()
    }
}

impl Signs for Series {
    fn signer<'a>(&'a self, bump: &'a [u8; 1]) -> [Seed<'a>; 5] {
        pda::signer(&[pda::SERIES, &self.series_key], bump)
    }
}
