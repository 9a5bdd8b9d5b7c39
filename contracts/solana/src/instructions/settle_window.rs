//! A step of a window's settlement, which anyone may send: SCREEN rejects valid orders whose wallets are no longer verified, PRICE comes
//! down the limit prices, SHARE counts the pro rata floors, MOVE trades pair by pair in order of sequence, and SWEEP ends every order.
//! Each unit of work looks at one order, or trades between the two under the cursors. A step ends before it looks at a wallet whose
//! record is not there. A window without a price is void where its orders do not know of what came, or nobody cleared it in time.
//! Units traded are booked here; they reach the positions with the deliveries, and earn for the buyer from the price on, because no
//! payment comes between price and trades.
//! Accounts: …, series, window, its book (all writable), then the wallet records of traders that the step looks at, in any order.
use super::arguments;
use crate::{
    accounts, book,
    call::Call,
    error::Refusal,
    events::Event,
    math::heap::take,
    policy::EXTINGUISH_NOTICE,
    state::{
        find_standing, require_phase, reveal_ends_at, settle_ends_at, Clearing, OrderPlace, Processing, Series, Side,
        TradingState, Validity, Window, WindowBook, WindowStage, WindowStatus,
    },
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    /// Units of work at most.
    max_orders: u32,
}

const SCREEN: u8 = WindowStage::Screen as u8;
const PRICE: u8 = WindowStage::Price as u8;
const SHARE: u8 = WindowStage::Share as u8;
const MOVE: u8 = WindowStage::Move as u8;
const SWEEP: u8 = WindowStage::Sweep as u8;
const REJECTED: u8 = Processing::Rejected as u8;
/// The only reason of a rejection, by the EVM's numbers.
const NOT_ALLOWLISTED: u8 = 1;

/// Why a window is void, by the EVM's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum VoidReason {
    Timeout = 1,
    SeriesOver = 2,
    TermsChanged = 3,
    ExtinguishmentRequested = 4,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    More,
    Done,
    /// The record of a wallet is not among the accounts; nothing of the order has changed.
    Missing,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open_any(program, accounts)?;
    let Some(([series_account, window_account, book], records)) = rest.split_first_chunk_mut::<3>() else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    let mut window: Window = accounts::load(window_account, program)?;
    let mut series = Series::load(series_account, program)?;
    window.require_series(&series.series_key)?;
    WindowBook::require(book, &window, program)?;
    require_phase(window.is(WindowStatus::Open))?;
    let now = accounts::now()?;
    if let Some(reason) = void_reason(&series, &window, now)? {
        void(&call, &mut series, &mut window, reason, now)?;
    } else {
        let stepped = book::change::<WindowBook, _>(book, |places| {
            let mut step = Step {
                call: &call,
                window: &window,
                clearing: window.clearing,
                places,
                records,
            };
            let is_done = step.run(a.max_orders)?;
            Ok((step.clearing, is_done))
        });
        let (clearing, is_done) = stepped?;
        go_on(&mut series, &mut window, clearing);
        if is_done {
            window.status = WindowStatus::Done as u8;
            series.trading.state = TradingState::Over as u8;
            call.emit(
                Event::WindowSettled,
                &[&window.series_key, &{ window.number }.to_le_bytes()],
            )?;
        }
    }
    accounts::store(series_account, &series)?;
    accounts::store(window_account, &window)
}

/// In the order of the EVM; WRONG_PHASE before the end of the reveals where there is no reason. None once the price was sought.
#[inline(never)]
fn void_reason(series: &Series, window: &Window, now: u64) -> Result<Option<VoidReason>, ProgramError> {
    if !window.is_unpriced() {
        return Ok(None);
    }
    if series.require_open().is_err() {
        return Ok(Some(VoidReason::SeriesOver));
    }
    if series.changes() != window.changes {
        return Ok(Some(VoidReason::TermsChanged));
    }
    if { series.extinguishment }.notice_ends_at > window.opened_at + EXTINGUISH_NOTICE {
        return Ok(Some(VoidReason::ExtinguishmentRequested));
    }
    require_phase(now >= reveal_ends_at(window.opened_at))?;
    Ok((now >= settle_ends_at(window.opened_at)).then_some(VoidReason::Timeout))
}

fn void(call: &Call, series: &mut Series, window: &mut Window, reason: VoidReason, now: u64) -> ProgramResult {
    window.status = WindowStatus::Void as u8;
    series.trading.state = TradingState::Over as u8;
    if reason == VoidReason::ExtinguishmentRequested {
        series.trading.request_void = window.number;
        series.trading.request_voided_at = now;
    }
    let fields: &[&[u8]] = &[
        &window.series_key,
        &{ window.number }.to_le_bytes(),
        &[reason as u8],
    ];
    call.emit(Event::WindowVoided, fields)
}

/// Takes over what a step did. With the price the series knows that trades come, or none.
fn go_on(series: &mut Series, window: &mut Window, clearing: Clearing) {
    let found = window.is_unpriced() && clearing.stage > PRICE;
    window.clearing = clearing;
    if found {
        series.trading.priced = window.number;
        window.payouts = series.payouts.per_unit;
        window.tail = series.tail.per_unit;
    }
    if clearing.stage > PRICE {
        let state = if clearing.stage == SWEEP { TradingState::Sweep } else { TradingState::Move };
        series.trading.state = state as u8;
    }
}

struct Step<'a> {
    call: &'a Call<'a>,
    window: &'a Window,
    clearing: Clearing,
    places: &'a mut [OrderPlace],
    records: &'a [AccountView],
}

impl Step<'_> {
    /// Does so many units of work at most. True once every order has its outcome.
    fn run(&mut self, most: u32) -> Result<bool, ProgramError> {
        for work in 0..most {
            match self.look()? {
                Progress::More => {}
                Progress::Done => return Ok(true),
                Progress::Missing if work == 0 => return Err(Refusal::ACCOUNTS_MISSING.into()),
                Progress::Missing => return Ok(false),
            }
        }
        Ok(false)
    }

    fn look(&mut self) -> Result<Progress, ProgramError> {
        match self.clearing.stage {
            SCREEN => self.screen(),
            PRICE => self.find_price(),
            SHARE => Ok(self.count_share()),
            MOVE => self.pass(),
            _ => self.sweep(),
        }
    }

    fn place(&self, sequence: u32) -> OrderPlace {
        self.places[sequence as usize - 1]
    }

    #[inline(never)]
    fn screen(&mut self) -> Result<Progress, ProgramError> {
        if self.clearing.cursor == self.window.orders {
            self.clearing.stage = PRICE;
            return Ok(Progress::More);
        }
        let sequence = self.clearing.cursor + 1;
        let place = self.place(sequence);
        if place.validity == Validity::Valid as u8 {
            let Some(is_verified) = self.find_standing(&place)? else {
                return Ok(Progress::Missing);
            };
            if !is_verified {
                self.reject(sequence)?;
            } else if place.is(Side::Sell) {
                self.clearing.sells += place.quantity;
            }
        }
        self.clearing.cursor = sequence;
        Ok(Progress::More)
    }

    /// One order further down the limit prices. Coming down, every buyer passed wants to buy at what follows, and every seller whose
    /// price lies above no longer sells.
    #[inline(never)]
    fn find_price(&mut self) -> Result<Progress, ProgramError> {
        let size = self.window.revealed - self.clearing.taken;
        if size > 0 {
            take(self.places, size);
            self.clearing.taken += 1;
            let place = self.place(self.places[size as usize - 1].entry);
            if place.processing == REJECTED {
                return Ok(Progress::More);
            }
            let c = &mut self.clearing;
            if place.price != c.level {
                weigh(c);
                c.sells -= c.sells_at;
                c.sells_at = 0;
                c.level = place.price;
            }
            if place.is(Side::Buy) {
                c.buys += u128::from(place.quantity);
            } else {
                c.sells_at += place.quantity;
            }
            // Where less is offered than could be traded above, no lower price does better.
            if c.sells >= c.volume {
                return Ok(Progress::More);
            }
        } else {
            weigh(&mut self.clearing);
        }
        self.end_price()?;
        Ok(Progress::More)
    }

    fn end_price(&mut self) -> ProgramResult {
        let c = &mut self.clearing;
        if c.volume == 0 {
            c.price = 0;
            c.demand = 0;
            c.supply = 0;
        }
        c.cursor = 0;
        let is_even = c.demand == u128::from(c.supply);
        c.leftovers = if is_even { 0 } else { c.volume };
        c.stage = match c.volume {
            0 => SWEEP,
            _ if is_even => MOVE,
            _ => SHARE,
        };
        let c = self.clearing;
        let figures = [c.price, c.volume].map(u64::to_le_bytes);
        let wanted = [c.demand, u128::from(c.supply)].map(u128::to_le_bytes);
        self.emit(Event::WindowCleared, &[figures.as_flattened(), wanted.as_flattened()])
    }

    /// What the floors of the long side add up to, order by order.
    fn count_share(&mut self) -> Progress {
        if self.clearing.cursor == self.window.orders {
            self.clearing.cursor = 0;
            self.clearing.stage = MOVE;
            return Progress::More;
        }
        self.clearing.cursor += 1;
        let place = self.place(self.clearing.cursor);
        if place.is(long_side(&self.clearing)) && accepts(&place, self.clearing.price) {
            self.clearing.leftovers -= floor_of(&place, &self.clearing);
        }
        Progress::More
    }

    /// Buyers and sellers stand in order of sequence with their shares, volume on each side; what lies opposite is traded.
    #[inline(never)]
    fn pass(&mut self) -> Result<Progress, ProgramError> {
        let c = self.clearing;
        if c.passed == c.volume {
            self.clearing.cursor = 0;
            self.clearing.stage = SWEEP;
        } else if c.buy_left == 0 {
            self.clearing.cursor += 1;
            self.clearing.buy_left = self.share(self.clearing.cursor, Side::Buy);
        } else if c.sell_left == 0 {
            self.clearing.sell_cursor += 1;
            self.clearing.sell_left = self.share(self.clearing.sell_cursor, Side::Sell);
        } else {
            let units = c.buy_left.min(c.sell_left);
            if !self.trade(c.cursor, c.sell_cursor, units)? {
                return Ok(Progress::Missing);
            }
            self.clearing.buy_left -= units;
            self.clearing.sell_left -= units;
            self.clearing.passed += units;
        }
        Ok(Progress::More)
    }

    /// Both wallets must be verified now. Where one is not, the other keeps what it would have given. False where a record is missing.
    #[inline(never)]
    fn trade(&mut self, buy: u32, sell: u32, units: u64) -> Result<bool, ProgramError> {
        let (buyer, seller) = (self.place(buy), self.place(sell));
        let (Some(buys), Some(sells)) = (self.standing(&buyer)?, self.standing(&seller)?) else {
            return Ok(false);
        };
        for (sequence, place, stays) in [(buy, &buyer, buys), (sell, &seller, sells)] {
            if !stays && place.processing != REJECTED {
                self.reject(sequence)?;
            }
        }
        if !buys || !sells {
            return Ok(true);
        }
        self.places[buy as usize - 1].filled += units;
        self.places[sell as usize - 1].filled += units;
        let figures = [units, units * self.clearing.price].map(u64::to_le_bytes);
        let fields: &[&[u8]] = &[
            &self.window.series_key,
            &seller.trader,
            &buyer.trader,
            &{ self.window.number }.to_le_bytes(),
            figures.as_flattened(),
        ];
        self.call.emit(Event::UnitsTraded, fields)?;
        Ok(true)
    }

    /// Ends the next order. Done once there is none left.
    #[inline(never)]
    fn sweep(&mut self) -> Result<Progress, ProgramError> {
        if self.clearing.cursor == self.window.orders {
            return Ok(Progress::Done);
        }
        self.clearing.cursor += 1;
        let sequence = self.clearing.cursor;
        let mut place = self.place(sequence);
        if place.validity == Validity::Sealed as u8 {
            place.validity = Validity::Unrevealed as u8;
        }
        if place.processing != REJECTED {
            let (filled, quantity) = (place.filled, place.quantity);
            place.processing = match filled {
                0 => Processing::Lost,
                _ if filled == quantity => Processing::Full,
                _ => Processing::Partial,
            } as u8;
        }
        self.places[sequence as usize - 1] = place;
        let (units, money) = place.outcome(self.clearing.price);
        let figures = [place.filled, units, money].map(u64::to_le_bytes);
        self.emit(
            Event::OrderProcessed,
            &[&place.trader, &[place.processing], figures.as_flattened()],
        )?;
        Ok(if sequence == self.window.orders { Progress::Done } else { Progress::More })
    }

    /// Units of an order at the window's price, in order of sequence: all on the short side; on the long side the floor of its pro rata
    /// share, and one more for as many of the earliest as the floors left units over.
    fn share(&mut self, sequence: u32, side: Side) -> u64 {
        let place = self.place(sequence);
        if !place.is(side) || !accepts(&place, self.clearing.price) {
            return 0;
        }
        let units = floor_of(&place, &self.clearing);
        if self.clearing.leftovers > 0 && side == long_side(&self.clearing) {
            self.clearing.leftovers -= 1;
            return units + 1;
        }
        units
    }

    /// Whether an order takes part further; none where its wallet's record is missing.
    fn standing(&self, place: &OrderPlace) -> Result<Option<bool>, ProgramError> {
        if place.processing == REJECTED {
            return Ok(Some(false));
        }
        self.find_standing(place)
    }

    fn find_standing(&self, place: &OrderPlace) -> Result<Option<bool>, ProgramError> {
        find_standing(self.records, &place.trader, place.record_bump, self.call.program)
    }

    fn reject(&mut self, sequence: u32) -> ProgramResult {
        self.places[sequence as usize - 1].processing = REJECTED;
        let trader = self.place(sequence).trader;
        self.emit(Event::OrderRejected, &[&trader, &[NOT_ALLOWLISTED]])
    }

    /// An event that begins with series key and window.
    #[inline(never)]
    fn emit(&self, event: Event, fields: &[&[u8]]) -> ProgramResult {
        let number = { self.window.number }.to_le_bytes();
        let mut all: [&[u8]; 5] = [&self.window.series_key, &number, &[], &[], &[]];
        all[2..2 + fields.len()].copy_from_slice(fields);
        self.call.emit(event, &all)
    }
}

/// The better price has the larger volume, then is the lower: an order that trades nothing moves no price.
fn weigh(c: &mut Clearing) {
    let volume = { c.buys }.min(u128::from(c.sells)) as u64;
    if volume < c.volume {
        return;
    }
    c.price = c.level;
    c.volume = volume;
    c.demand = c.buys;
    c.supply = c.sells;
}

fn long_side(c: &Clearing) -> Side {
    if c.demand > u128::from(c.supply) {
        Side::Buy
    } else {
        Side::Sell
    }
}

fn accepts(place: &OrderPlace, price: u64) -> bool {
    if place.validity != Validity::Valid as u8 || place.processing == REJECTED {
        return false;
    }
    if place.is(Side::Buy) {
        place.price >= price
    } else {
        place.price <= price
    }
}

/// The floor of the pro rata share of an order that accepts the price.
fn floor_of(place: &OrderPlace, c: &Clearing) -> u64 {
    let wanted = if place.is(Side::Buy) { c.demand } else { u128::from(c.supply) };
    (u128::from(place.quantity) * u128::from(c.volume) / wanted) as u64
}
