//! Settles a raise in steps that anyone sends: at most so many units of work, each of which looks at one bid. A round goes once
//! over the best bids until supply is reached, and keeps the lowest price whose proceeds reach the minimum (FILL), counts the
//! pro rata floors at the clearing price (SHARE) and screens every winner (SCREEN). Rejections start another round over what is
//! left, which looks at each wallet as it takes its bid, so that further ones cost no round each. One last pass (SWEEP) ends
//! every bid in order of sequence.
//! Accounts: …, raise, series, book (all writable), the wallet records of the bidders that the step looks at, in its order. They are of
//! the stage in which the step begins; a step ends before the first record that it lacks.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::raise::non_reveal_charge,
    policy::MAX_ROUNDS,
    state::{
        is_verified, require_book, Book, FailureReason, OpenBook, Phase, Processing, Raise, Settlement, Stage, State,
        Status, Validity, NOT_ALLOWLISTED,
    },
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let max_bids = u32::from_le_bytes(*arguments::<[u8; 4]>(data)?);
    let (call, rest) = Call::open_any(program, accounts)?;
    let [raise_account, series_account, book_account, records @ ..] = rest else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    let mut raise = Raise::load(raise_account, program)?;
    raise.series(series_account, program)?;
    require_book(book_account, &raise)?;
    if !book_account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    let now = accounts::now()?;
    raise.require_phase(Phase::Settle, now)?;
    if raise.status == Status::Open as u8 {
        begin(&call, &mut raise, series_account)?;
    }
    if !{ raise.settlement }.at(Stage::Sweep) && now > raise.gate_ends_at {
        raise.fail(&call, series_account, FailureReason::Timeout)?;
        return accounts::store(raise_account, &raise);
    }
    if work(&call, &mut raise, book_account, records, max_bids)? {
        finish(&call, &mut raise, series_account)?;
    }
    accounts::store(raise_account, &raise)
}

#[inline(never)]
fn begin(call: &Call, raise: &mut Raise, series_account: &mut AccountView) -> ProgramResult {
    let mut series = raise.series(series_account, call.program)?;
    raise.status = Status::Settling as u8;
    raise.settlement.round = 1;
    series.state = State::Settling as u8;
    accounts::store(series_account, &series)?;
    call.emit(Event::SeriesSettling, &[&raise.series_key])
}

#[inline(never)]
fn finish(call: &Call, raise: &mut Raise, series_account: &mut AccountView) -> ProgramResult {
    let s = raise.settlement;
    const REASONS: [FailureReason; 2] = [FailureReason::NoValidBids, FailureReason::RoundLimit];
    if let Some(reason) = REASONS.into_iter().find(|&reason| reason as u8 == s.outcome) {
        return raise.fail(call, series_account, reason);
    }
    raise.status = Status::Gate as u8;
    let amounts = [s.price, s.sold, s.proceeds()].map(u64::to_le_bytes);
    call.emit(Event::RaiseSettled, &[&raise.series_key, amounts.as_flattened()])
}

/// Does units of work until they are enough, or a record is missing. True where every bid is ended.
#[inline(never)]
fn work(
    call: &Call,
    raise: &mut Raise,
    book_account: &mut AccountView,
    records: &[AccountView],
    max_bids: u32,
) -> Result<bool, ProgramError> {
    let mut data = book_account.try_borrow_mut()?;
    let mut step = Step {
        call,
        s: raise.settlement,
        book: OpenBook::<Book>::of(&raise.series_key, &mut data)?,
        raise,
        records,
        begun: { raise.settlement }.stage,
        charged: 0,
    };
    let mut ended = false;
    for done in 0..max_bids {
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
    let (s, charged) = (step.s, step.charged);
    raise.settlement = s;
    raise.fees_held += charged;
    Ok(ended)
}

enum Look {
    Done,
    /// Every bid is ended.
    Ended,
    /// The wallet record that comes next was not given: nothing was done.
    Lacks,
}

struct Step<'a> {
    call: &'a Call<'a>,
    raise: &'a Raise,
    s: Settlement,
    book: OpenBook<'a>,
    /// Those that are not looked at yet.
    records: &'a [AccountView],
    /// The stage in which the step begins.
    begun: u8,
    charged: u64,
}

impl Step<'_> {
    fn look(&mut self) -> Result<Look, ProgramError> {
        if self.s.at(Stage::Fill) {
            return self.fill();
        }
        if self.s.at(Stage::Share) {
            self.share();
            return Ok(Look::Done);
        }
        if self.s.at(Stage::Screen) {
            return self.screen();
        }
        self.sweep()
    }

    /// Records of another stage are in another order, so that none is looked at in their place.
    fn lacks_record(&self) -> bool {
        self.records.is_empty() || self.s.stage != self.begun
    }

    /// The sequence of a rank of those that were taken from the heap.
    fn at_rank(&self, rank: u32) -> u32 {
        self.book.heap(self.book.head.revealed - 1 - rank)
    }

    /// One bid further down the ranking, which ends with the group of bids at the price where supply is reached, or with the
    /// lowest bid.
    fn fill(&mut self) -> Result<Look, ProgramError> {
        let (rank, length) = (self.s.cursor, self.book.head.revealed);
        if rank < length {
            let is_taken = rank < self.s.ranked;
            let sequence = if is_taken {
                self.at_rank(rank)
            } else {
                self.book.heap(0)
            };
            let slot = *self.book.slot(sequence);
            let reached = self.s.above + self.s.at_price >= u128::from(self.raise.units_offered);
            if !reached || slot.price == self.s.price {
                let screens = self.s.round > 1 && !slot.is_rejected();
                if screens && self.lacks_record() {
                    return Ok(Look::Lacks);
                }
                if !is_taken {
                    self.book.take(length - rank);
                    self.s.ranked += 1;
                }
                if !slot.is_rejected() && (!screens || self.stays(sequence)?) {
                    self.s.join(rank, slot.price, slot.quantity, self.raise);
                }
                self.s.cursor += 1;
                return Ok(Look::Done);
            }
        }
        if self.s.at_price == 0 {
            if self.s.rejected > 0 {
                self.announce_round(0, 0)?;
            }
            self.s.start_sweep(FailureReason::NoValidBids);
        } else {
            self.s.clear(self.raise);
        }
        Ok(Look::Done)
    }

    fn share(&mut self) {
        if u128::from(self.s.left) == self.s.at_price {
            self.s.floors = self.s.left; // everyone is filled: nothing to share
        } else if self.s.cursor < self.s.ranked {
            let sequence = self.at_rank(self.s.cursor);
            let slot = *self.book.slot(sequence);
            if !slot.is_rejected() {
                self.s.floors += self.s.floor(slot.quantity);
            }
            self.s.cursor += 1;
            return;
        }
        self.s.start_screen();
    }

    fn screen(&mut self) -> Result<Look, ProgramError> {
        if self.s.cursor < self.s.ranked {
            let sequence = self.at_rank(self.s.cursor);
            let slot = *self.book.slot(sequence);
            let mut next = self.s;
            next.cursor += 1;
            let wins = !slot.is_rejected() && next.allocate(slot.price, slot.quantity) > 0;
            if wins && self.lacks_record() {
                return Ok(Look::Lacks);
            }
            self.s = next;
            if wins {
                if self.stays(sequence)? {
                    self.s.holders += 1;
                } else {
                    self.s.again = 1;
                }
            }
            return Ok(Look::Done);
        }
        self.announce_round(self.s.price, self.s.sold)?;
        if self.s.again == 0 {
            self.s.start_sweep(FailureReason::None);
        } else if self.s.round == MAX_ROUNDS {
            self.s.start_sweep(FailureReason::RoundLimit);
        } else {
            self.s.start_round();
        }
        Ok(Look::Done)
    }

    /// Ends the bid under the cursor.
    fn sweep(&mut self) -> Result<Look, ProgramError> {
        let (sequence, bids) = (self.s.cursor, self.book.head.bids);
        if sequence > bids {
            return Ok(Look::Ended);
        }
        let mut slot = *self.book.slot(sequence);
        let is_sealed = slot.is(Validity::Sealed);
        if is_sealed && self.lacks_record() {
            return Ok(Look::Lacks);
        }
        self.s.cursor += 1;
        let mut charge = 0;
        if is_sealed {
            slot.validity = Validity::Unrevealed as u8;
            // A wallet that is no longer verified could not have revealed: it pays nothing.
            if self.is_verified(&slot.bidder)? {
                slot.charged = 1;
                charge = non_reveal_charge(slot.deposit);
                self.announce_charge(&slot.bidder, charge)?;
            }
        }
        let cleared = self.s.outcome == FailureReason::None as u8;
        if !slot.is_rejected() {
            if cleared && slot.is(Validity::Valid) {
                slot.units = self.s.allocate(slot.price, slot.quantity);
            }
            slot.processing = slot.processing() as u8;
        }
        *self.book.slot(sequence) = slot;
        let refund = slot.deposit - slot.units * self.s.price - charge;
        let amounts = [slot.units, refund].map(u64::to_le_bytes);
        let fields: [&[u8]; 4] = [
            &self.raise.series_key,
            &slot.bidder,
            &[slot.processing],
            amounts.as_flattened(),
        ];
        self.call.emit(Event::BidProcessed, &fields)?;
        Ok(if sequence == bids { Look::Ended } else { Look::Done })
    }

    /// A charge of zero emits nothing.
    fn announce_charge(&mut self, bidder: &[u8; 32], charge: u64) -> ProgramResult {
        if charge == 0 {
            return Ok(());
        }
        self.charged += charge;
        let fields: [&[u8]; 3] = [&self.raise.series_key, bidder, &charge.to_le_bytes()];
        self.call.emit(Event::NonRevealCharged, &fields)
    }

    fn announce_round(&self, price: u64, units: u64) -> ProgramResult {
        let amounts = [price, units].map(u64::to_le_bytes);
        let fields: [&[u8]; 4] = [
            &self.raise.series_key,
            &[self.s.round],
            amounts.as_flattened(),
            &{ self.s.rejected }.to_le_bytes(),
        ];
        self.call.emit(Event::SettlementRound, &fields)
    }

    /// By the next record, of which there is one.
    fn is_verified(&mut self, bidder: &[u8; 32]) -> Result<bool, ProgramError> {
        let (record, rest) = self.records.split_first().ok_or(Refusal::ACCOUNTS_MISSING)?;
        self.records = rest;
        is_verified(record, bidder, self.call.program)
    }

    /// False where the bid is rejected from now on, because its wallet is not verified any more.
    fn stays(&mut self, sequence: u32) -> Result<bool, ProgramError> {
        let bidder = self.book.slot(sequence).bidder;
        if self.is_verified(&bidder)? {
            return Ok(true);
        }
        let slot = self.book.slot(sequence);
        slot.processing = Processing::Rejected as u8;
        slot.reject_reason = NOT_ALLOWLISTED;
        self.s.rejected += 1;
        let fields: [&[u8]; 3] = [&self.raise.series_key, &bidder, &[self.s.round, NOT_ALLOWLISTED]];
        self.call.emit(Event::BidRejected, &fields)?;
        Ok(false)
    }
}
