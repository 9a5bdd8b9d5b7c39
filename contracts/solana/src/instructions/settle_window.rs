//! Settles the last window of a series in steps that anyone sends: at most so many units of work, each of which looks at one order,
//! or moves units between the two under the cursors. It voids a window that has no price yet, in any phase, where the series is
//! over or changed, an extinguishment was requested since the opening, or the time for its price is over. A window with a price
//! is settled, whatever happens to the series.
//! Accounts: …, series, window, book (all writable), then the records that the step looks at, in its order: of a valid order in
//! SCREEN, and one that was not revealed in SWEEP, the trader's wallet record; of a trade in MOVE the wallet records of buyer
//! and seller and the seller's position (writable). They are of the stage in which the step begins; a step ends before the
//! first record that it lacks.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    policy::EXTINGUISH_NOTICE,
    state::{
        is_verified, Clearing, Move, OpenBook, OrderBook, OrderSlot, Position, Processing, Series, Side, Validity,
        VoidReason, Window, WindowStage, WindowStatus, NOT_ALLOWLISTED,
    },
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let max_orders = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, rest) = Call::open_any(program, accounts)?;
    let [series_account, window_account, book_account, records @ ..] = rest else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    let mut series = Series::load(series_account, program)?;
    let mut window = Window::load(window_account, &series, program)?;
    accounts::require_address(book_account, &window.book)?;
    if !book_account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    if !window.is_open() {
        return Err(Refusal::WRONG_PHASE.into());
    }
    let now = accounts::now()?;
    if let Some(reason) = void_reason(&series, &window, now)? {
        void(&call, &mut series, &mut window, reason, now)?;
    } else if work(&call, &series, &mut window, book_account, records, max_orders)? {
        window.status = WindowStatus::Done as u8;
        let number = { window.number }.to_le_bytes();
        call.emit(Event::WindowSettled, &[&series.series_key, &number])?;
    }
    note(&mut series, &window);
    accounts::store(window_account, &window)?;
    accounts::store(series_account, &series)
}

/// Why the window trades nothing. In the order of the EVM.
fn void_reason(series: &Series, window: &Window, now: u64) -> Result<Option<VoidReason>, Refusal> {
    let unpriced = !{ window.clearing }.is_priced();
    if unpriced && series.require_open().is_err() {
        return Ok(Some(VoidReason::SeriesOver));
    }
    if unpriced && series.changes() != window.changes {
        return Ok(Some(VoidReason::TermsChanged));
    }
    // Its orders did not know of a request that came after the opening.
    if unpriced && { series.extinguishment }.notice_ends_at > window.opened_at + EXTINGUISH_NOTICE {
        return Ok(Some(VoidReason::ExtinguishmentRequested));
    }
    if now < window.reveal_ends_at() {
        return Err(Refusal::WRONG_PHASE);
    }
    if unpriced && now >= window.settle_ends_at() {
        return Ok(Some(VoidReason::Timeout));
    }
    Ok(None)
}

fn void(call: &Call, series: &mut Series, window: &mut Window, reason: VoidReason, now: u64) -> ProgramResult {
    window.status = WindowStatus::Void as u8;
    if reason == VoidReason::ExtinguishmentRequested {
        series.windows.voided = window.number;
        series.windows.voided_at = now;
    }
    let number = { window.number }.to_le_bytes();
    call.emit(Event::WindowVoided, &[&series.series_key, &number, &[reason as u8]])
}

/// Enters in the series how far its window is.
fn note(series: &mut Series, window: &Window) {
    let s = window.clearing;
    if s.is_priced() {
        series.windows.priced = window.number;
    }
    series.windows.progress = if !window.is_open() {
        Move::Over
    } else if !s.is_priced() {
        Move::Unpriced
    } else if s.at(WindowStage::Sweep) {
        Move::Ends
    } else {
        Move::Trades
    } as u8;
}

/// Does units of work until they are enough, or a record is missing. True where every order is ended.
#[inline(never)]
fn work(
    call: &Call,
    series: &Series,
    window: &mut Window,
    book_account: &mut AccountView,
    records: &mut [AccountView],
    max_orders: u32,
) -> Result<bool, ProgramError> {
    let mut data = book_account.try_borrow_mut()?;
    let mut step = Step {
        call,
        series,
        s: window.clearing,
        number: { window.number }.to_le_bytes(),
        book: OpenBook::of(&series.series_key, &mut data)?,
        records,
        begun: { window.clearing }.stage,
    };
    let mut ended = false;
    for done in 0..max_orders {
        match step.look()? {
            Look::Done => {}
            Look::Ended => {
                ended = true;
                break;
            }
            Look::Lacks if done == 0 => return Err(Refusal::ACCOUNTS_MISSING.into()),
            Look::Lacks => break,
        }
    }
    window.clearing = step.s;
    Ok(ended)
}

enum Look {
    Done,
    /// Every order is ended.
    Ended,
    /// The records that come next were not given: nothing was done.
    Lacks,
}

struct Step<'a> {
    call: &'a Call<'a>,
    series: &'a Series,
    s: Clearing,
    number: [u8; 4],
    book: OpenBook<'a, OrderBook>,
    /// Those that are not looked at yet.
    records: &'a mut [AccountView],
    /// The stage in which the step begins.
    begun: u8,
}

impl<'a> Step<'a> {
    fn look(&mut self) -> Result<Look, ProgramError> {
        if self.s.at(WindowStage::Screen) {
            return self.screen();
        }
        if self.s.at(WindowStage::Price) {
            return self.find_price();
        }
        if self.s.at(WindowStage::Share) {
            self.count_share();
            return Ok(Look::Done);
        }
        if self.s.at(WindowStage::Move) {
            return self.move_units();
        }
        self.sweep()
    }

    /// Takes the next records. Those of another stage are in another order, so that none is looked at in their place.
    fn next<const N: usize>(&mut self) -> Option<&'a mut [AccountView; N]> {
        if self.s.stage != self.begun || self.records.len() < N {
            return None;
        }
        let (taken, rest) = core::mem::take(&mut self.records).split_at_mut(N);
        self.records = rest;
        taken.try_into().ok()
    }

    fn screen(&mut self) -> Result<Look, ProgramError> {
        if self.s.cursor == self.book.head.orders {
            self.s.stage = WindowStage::Price as u8;
            return Ok(Look::Done);
        }
        let sequence = self.s.cursor + 1;
        let slot = *self.book.slot(sequence);
        if slot.is(Validity::Valid) {
            let Some([record]) = self.next() else {
                return Ok(Look::Lacks);
            };
            if self.stays(sequence, record)? && !slot.buys() {
                self.s.sells += slot.quantity;
            }
        }
        self.s.cursor = sequence;
        Ok(Look::Done)
    }

    /// One order further down the limit prices. Coming down, every buyer passed wants to buy at what follows, and every seller whose
    /// price lies above no longer sells.
    fn find_price(&mut self) -> Result<Look, ProgramError> {
        let size = self.book.head.revealed - self.s.taken;
        if size > 0 {
            let sequence = self.book.heap(0);
            self.book.take(size);
            self.s.taken += 1;
            let slot = *self.book.slot(sequence);
            if slot.is_rejected() {
                return Ok(Look::Done);
            }
            if slot.price != self.s.level {
                self.s.descend(slot.price);
            }
            if slot.buys() {
                self.s.buys += u128::from(slot.quantity);
            } else {
                self.s.sells_at += slot.quantity;
            }
            // No lower price does better, if less is offered than could be traded above.
            if self.s.sells >= self.s.volume {
                return Ok(Look::Done);
            }
        } else {
            self.s.weigh();
        }
        self.s.clear(self.series);
        let amounts = [self.s.price, self.s.volume].map(u64::to_le_bytes);
        let sides = [self.s.demand, u128::from(self.s.supply)].map(u128::to_le_bytes);
        let fields: [&[u8]; 4] = [
            &self.series.series_key,
            &self.number,
            amounts.as_flattened(),
            sides.as_flattened(),
        ];
        self.call.emit(Event::WindowCleared, &fields)?;
        Ok(Look::Done)
    }

    /// The sum of the floors of the long side, order by order.
    fn count_share(&mut self) {
        if self.s.cursor == self.book.head.orders {
            self.s.cursor = 0;
            self.s.stage = WindowStage::Move as u8;
            return;
        }
        self.s.cursor += 1;
        let slot = *self.book.slot(self.s.cursor);
        if slot.side == self.long_side() && slot.accepts(self.s.price) {
            self.s.leftovers -= self.floor(&slot);
        }
    }

    /// Buyers and sellers stand in order of sequence with their shares, volume on each side; what lies opposite is traded.
    fn move_units(&mut self) -> Result<Look, ProgramError> {
        if self.s.passed == self.s.volume {
            self.s.cursor = 0;
            self.s.stage = WindowStage::Sweep as u8;
        } else if self.s.buy_left == 0 {
            self.s.cursor += 1;
            self.s.buy_left = self.share(self.s.cursor, Side::Buy);
        } else if self.s.sell_left == 0 {
            self.s.sell_cursor += 1;
            self.s.sell_left = self.share(self.s.sell_cursor, Side::Sell);
        } else {
            let Some(records) = self.next() else {
                return Ok(Look::Lacks);
            };
            let units = { self.s.buy_left }.min(self.s.sell_left);
            self.s.buy_left -= units;
            self.s.sell_left -= units;
            self.s.passed += units;
            self.trade(units, records)?;
        }
        Ok(Look::Done)
    }

    /// Both wallets must be verified now. Where one is not, the other keeps what it would have given.
    fn trade(
        &mut self,
        units: u64,
        [buyer, seller, position_account]: &mut [AccountView; 3],
    ) -> Result<(), ProgramError> {
        let (buy, sell) = (self.s.cursor, self.s.sell_cursor);
        let buys = self.stays(buy, buyer)?;
        let sells = self.stays(sell, seller)?;
        if !buys || !sells {
            return Ok(());
        }
        self.book.slot(buy).filled += units;
        self.book.slot(sell).filled += units;
        let (buyer, seller) = (self.book.slot(buy).trader, self.book.slot(sell).trader);
        let key = &self.series.series_key;
        let mut position = Position::load(self.series, position_account, &seller, self.call.program)?;
        position.give(self.series, units)?;
        accounts::store(position_account, &position)?;
        let amounts = [units, units * self.s.price].map(u64::to_le_bytes);
        let traded: [&[u8]; 5] = [key, &seller, &buyer, &self.number, amounts.as_flattened()];
        self.call.emit(Event::UnitsTraded, &traded)?;
        let moved: [&[u8]; 4] = [key, &seller, &buyer, &amounts[0]];
        self.call.emit(Event::UnitsTransferred, &moved)
    }

    /// Ends the next order.
    fn sweep(&mut self) -> Result<Look, ProgramError> {
        let orders = self.book.head.orders;
        if self.s.cursor == orders {
            return Ok(Look::Ended);
        }
        let sequence = self.s.cursor + 1;
        if self.book.slot(sequence).is(Validity::Sealed) {
            let Some([record]) = self.next() else {
                return Ok(Look::Lacks);
            };
            self.book.slot(sequence).validity = Validity::Unrevealed as u8;
            self.stays(sequence, record)?; // a wallet that is not verified could not reveal
        }
        self.s.cursor = sequence;
        let slot = self.book.slot(sequence);
        if !slot.is_rejected() {
            slot.processing = slot.processing() as u8;
        }
        let slot = *slot;
        let (units, money) = slot.outcome(self.s.price);
        let amounts = [slot.filled, units, money].map(u64::to_le_bytes);
        let fields: [&[u8]; 5] = [
            &self.series.series_key,
            &self.number,
            &slot.trader,
            &[slot.processing],
            amounts.as_flattened(),
        ];
        self.call.emit(Event::OrderProcessed, &fields)?;
        Ok(if sequence == orders { Look::Ended } else { Look::Done })
    }

    /// False where the order is rejected, which it is from now on where its wallet is not verified.
    fn stays(&mut self, sequence: u32, record: &AccountView) -> Result<bool, ProgramError> {
        let slot = self.book.slot(sequence);
        if slot.is_rejected() {
            return Ok(false);
        }
        let trader = slot.trader;
        if is_verified(record, &trader, self.call.program)? {
            return Ok(true);
        }
        slot.processing = Processing::Rejected as u8;
        let fields: [&[u8]; 4] = [&self.series.series_key, &self.number, &trader, &[NOT_ALLOWLISTED]];
        self.call.emit(Event::OrderRejected, &fields)?;
        Ok(false)
    }

    /// Units of an order at the window's price, in order of sequence: all on the short side; on the long side the floor of its pro
    /// rata share, and one more for as many of the earliest as the floors left units over.
    fn share(&mut self, sequence: u32, side: Side) -> u64 {
        let slot = *self.book.slot(sequence);
        if slot.side != side as u8 || !slot.accepts(self.s.price) {
            return 0;
        }
        let units = self.floor(&slot);
        if self.s.leftovers == 0 || slot.side != self.long_side() {
            return units;
        }
        self.s.leftovers -= 1;
        units + 1
    }

    fn floor(&self, slot: &OrderSlot) -> u64 {
        let all = if slot.buys() {
            self.s.demand
        } else {
            u128::from(self.s.supply)
        };
        (u128::from(slot.quantity) * u128::from(self.s.volume) / all) as u64
    }

    fn long_side(&self) -> u8 {
        if self.s.demand > u128::from(self.s.supply) {
            Side::Buy as u8
        } else {
            Side::Sell as u8
        }
    }
}
