//! A step of a settlement, which anyone may send. A round goes once over the best bids until supply is reached, and keeps the
//! lowest price whose proceeds reach the minimum (FILL), counts the pro rata floors at the clearing price (SHARE) and looks at the
//! wallet of every winner (SCREEN); rejections start another round over what is left, which looks at each wallet as it takes its
//! bid, so that further ones cost no round each. One last pass (SWEEP) ends every bid in order of sequence. Each unit of work
//! looks at one bid, and needs its bidder's wallet record: a step ends before a bid whose record is not there.
//! Accounts: …, series, raise, book (all writable), then the wallet records of bids that the step looks at, in any order.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::heap::{take, Place},
    policy::{BPS, MAX_ROUNDS, NON_REVEAL_BPS},
    state::{find_standing, Book, FailureReason, Phase, Processing, Raise, Series, Settlement, Stage, State, Status, Validity},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    /// Units of work at most.
    max_bids: u32,
}

const FILL: u8 = Stage::Fill as u8;
const SHARE: u8 = Stage::Share as u8;
const SCREEN: u8 = Stage::Screen as u8;
const REJECTED: u8 = Processing::Rejected as u8;
/// The only reason of a rejection, by the EVM's numbers.
const NOT_ALLOWLISTED: u8 = 1;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    More,
    Done,
    /// The record of the next bid's wallet is not among the accounts; nothing of the bid has changed.
    Missing,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open_any(program, accounts)?;
    let Some(([series_account, raise_account, book], records)) = rest.split_first_chunk_mut::<3>() else {
        return Err(Refusal::ACCOUNTS_MISSING.into());
    };
    let mut raise: Raise = accounts::load(raise_account, program)?;
    let mut series = Series::load(series_account, program)?;
    if series.series_key != raise.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    Book::require(book, &raise.series_key, program)?;
    raise.require_phase(Phase::Settle)?;
    if raise.status == Status::Open as u8 {
        raise.status = Status::Settling as u8;
        raise.settlement.round = 1;
        series.state = State::Settling as u8;
        call.emit(Event::SeriesSettling, &[&raise.series_key])?;
    }
    if raise.settlement.stage != Stage::Sweep as u8 && accounts::now()? > raise.gate_ends_at {
        fail(&call, &mut raise, &mut series, FailureReason::Timeout as u8)?;
    } else {
        let charged = Book::change(book, |places| {
            let mut step = Step {
                call: &call,
                raise: &raise,
                settlement: raise.settlement,
                places,
                records,
                charged: 0,
            };
            let is_done = step.run(a.max_bids)?;
            Ok((step.settlement, step.charged, is_done))
        });
        let (settlement, charged, is_done) = charged?;
        raise.settlement = settlement;
        series.fees_held += charged;
        if is_done {
            finish(&call, &mut raise, &mut series)?;
        }
    }
    accounts::store(series_account, &series)?;
    accounts::store(raise_account, &raise)
}

/// Ends a raise without a sale.
pub fn fail(call: &Call, raise: &mut Raise, series: &mut Series, reason: u8) -> ProgramResult {
    raise.status = Status::Failed as u8;
    series.state = State::Failed as u8;
    call.emit(Event::SeriesFailed, &[&raise.series_key, &[reason]])
}

#[inline(never)]
fn finish(call: &Call, raise: &mut Raise, series: &mut Series) -> ProgramResult {
    let Settlement {
        outcome, price, sold, ..
    } = raise.settlement;
    if outcome != FailureReason::None as u8 {
        return fail(call, raise, series, outcome);
    }
    raise.status = Status::Gate as u8;
    let figures = [price, sold, price * sold].map(u64::to_le_bytes);
    call.emit(Event::RaiseSettled, &[&raise.series_key, figures.as_flattened()])
}

/// The charge of a bid that was never revealed.
pub fn charge_of(place: &Place) -> u64 {
    if place.charged == 0 {
        return 0;
    }
    (u128::from(place.deposit) * NON_REVEAL_BPS / BPS) as u64
}

struct Step<'a> {
    call: &'a Call<'a>,
    raise: &'a Raise,
    settlement: Settlement,
    places: &'a mut [Place],
    records: &'a [AccountView],
    /// Charges of this step.
    charged: u64,
}

impl Step<'_> {
    /// Does so many units of work at most. True once every bid has its outcome.
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
        match self.settlement.stage {
            FILL => self.fill(),
            SHARE => self.count_share(),
            SCREEN => self.screen(),
            _ => self.sweep(),
        }
    }

    /// The sequence at a rank: those taken from the heap stand from its end backwards, and the next is its first.
    fn ranked(&self, rank: u32) -> u32 {
        let entry = if rank < self.settlement.ranked {
            self.raise.revealed - 1 - rank
        } else {
            0
        };
        self.places[entry as usize].entry
    }

    fn place(&self, sequence: u32) -> Place {
        self.places[sequence as usize - 1]
    }

    /// One bid further down the ranking, which ends with the group of bids at the price where supply is reached, or with the
    /// lowest bid. The clearing price is the lowest one on the way whose proceeds reach the minimum, or the last one where none does.
    #[inline(never)]
    fn fill(&mut self) -> Result<Progress, ProgramError> {
        let rank = self.settlement.cursor;
        if rank < self.raise.revealed {
            let sequence = self.ranked(rank);
            let place = self.place(sequence);
            let bid_units = self.settlement.above + self.settlement.at_price;
            let is_reached = bid_units >= u128::from(self.raise.units_offered);
            if !is_reached || place.price == self.settlement.price {
                let stays = if self.settlement.round == 1 {
                    Some(true)
                } else {
                    self.stays(sequence)?
                };
                let Some(stays) = stays else {
                    return Ok(Progress::Missing);
                };
                if rank == self.settlement.ranked {
                    take(self.places, self.raise.revealed - rank);
                    self.settlement.ranked += 1;
                }
                if stays {
                    self.join(rank, &place);
                }
                self.settlement.cursor += 1;
                return Ok(Progress::More);
            }
        }
        if self.settlement.at_price == 0 {
            if self.settlement.rejected > 0 {
                self.emit_round(0, 0)?;
            }
            self.start_sweep(FailureReason::NoValidBids);
            return Ok(Progress::More);
        }
        self.end_fill();
        Ok(Progress::More)
    }

    fn end_fill(&mut self) {
        let is_enough = self.keep_enough();
        let s = &mut self.settlement;
        if !is_enough && s.enough_price != 0 {
            s.price = s.enough_price;
            s.above = s.enough_above;
            s.at_price = s.enough_at_price; // below supply: every bid of that group is filled
        }
        let left = u128::from(self.raise.units_offered).saturating_sub(s.above);
        s.left = left.min(s.at_price) as u64;
        s.sold = (s.above + u128::from(s.left)) as u64;
        s.floors = 0;
        s.cursor = s.group_start;
        s.stage = SHARE;
    }

    fn join(&mut self, rank: u32, place: &Place) {
        if place.price != self.settlement.price {
            self.keep_enough();
            let s = &mut self.settlement;
            s.above += s.at_price;
            s.at_price = 0;
            s.price = place.price;
            s.group_start = rank;
        }
        self.settlement.at_price += u128::from(place.quantity);
    }

    /// Whether the proceeds at the current price reach the minimum. If so, the price is the lowest such one so far.
    fn keep_enough(&mut self) -> bool {
        let s = &mut self.settlement;
        let units = (s.above + s.at_price).min(u128::from(self.raise.units_offered));
        if units == 0 || u128::from(s.price) * units < u128::from(self.raise.min_raise) {
            return false;
        }
        s.enough_price = s.price;
        s.enough_above = s.above;
        s.enough_at_price = s.at_price;
        true
    }

    #[inline(never)]
    fn count_share(&mut self) -> Result<Progress, ProgramError> {
        let s = self.settlement;
        if u128::from(s.left) == s.at_price {
            self.settlement.floors = s.left; // everyone is filled: nothing to share
        } else if s.cursor < s.ranked {
            let place = self.place(self.ranked(s.cursor));
            if place.processing != REJECTED {
                self.settlement.floors += floor_of(&s, place.quantity);
            }
            self.settlement.cursor += 1;
            return Ok(Progress::More);
        }
        self.settlement.cursor = 0;
        self.settlement.group_index = 0;
        self.settlement.holders = 0;
        self.settlement.stage = SCREEN;
        Ok(Progress::More)
    }

    #[inline(never)]
    fn screen(&mut self) -> Result<Progress, ProgramError> {
        if self.settlement.cursor < self.settlement.ranked {
            let sequence = self.ranked(self.settlement.cursor);
            let place = self.place(sequence);
            let before = self.settlement;
            if place.processing != REJECTED && self.allocate(&place) > 0 {
                match self.stays(sequence)? {
                    Some(true) => self.settlement.holders += 1,
                    Some(false) => self.settlement.again = 1,
                    None => {
                        self.settlement = before;
                        return Ok(Progress::Missing);
                    }
                }
            }
            self.settlement.cursor += 1;
            return Ok(Progress::More);
        }
        self.emit_round(self.settlement.price, self.settlement.sold)?;
        if self.settlement.again == 0 {
            self.start_sweep(FailureReason::None);
        } else if self.settlement.round == MAX_ROUNDS {
            self.start_sweep(FailureReason::RoundLimit);
        } else {
            self.start_round();
        }
        Ok(Progress::More)
    }

    fn start_round(&mut self) {
        let s = &mut self.settlement;
        s.round += 1;
        s.again = 0;
        s.rejected = 0;
        s.price = 0;
        s.above = 0;
        s.at_price = 0;
        s.enough_price = 0;
        s.cursor = 0;
        s.stage = FILL;
    }

    fn start_sweep(&mut self, outcome: FailureReason) {
        let s = &mut self.settlement;
        s.outcome = outcome as u8;
        s.cursor = 1;
        s.group_index = 0;
        s.stage = Stage::Sweep as u8;
    }

    /// Ends the bid under the cursor.
    #[inline(never)]
    fn sweep(&mut self) -> Result<Progress, ProgramError> {
        let sequence = self.settlement.cursor;
        if sequence > self.raise.bids {
            return Ok(Progress::Done);
        }
        let mut place = self.place(sequence);
        if place.validity == Validity::Sealed as u8 {
            let Some(is_verified) = self.find_standing(&place)? else {
                return Ok(Progress::Missing);
            };
            place.validity = Validity::Unrevealed as u8;
            // A wallet that is no longer verified could not have revealed: it pays nothing.
            place.charged = u8::from(is_verified);
            self.take_charge(&place)?;
        }
        self.settlement.cursor += 1;
        let cleared = self.settlement.outcome == FailureReason::None as u8;
        if place.processing != REJECTED {
            if cleared && place.validity == Validity::Valid as u8 {
                place.units = self.allocate(&place);
            }
            let (units, quantity) = (place.units, place.quantity);
            place.processing = match units {
                0 => Processing::Lost,
                _ if units == quantity => Processing::Full,
                _ => Processing::Partial,
            } as u8;
        }
        let refund = place.deposit - place.units * self.settlement.price - charge_of(&place);
        self.places[sequence as usize - 1] = place;
        let figures = [place.units, refund].map(u64::to_le_bytes);
        let fields: &[&[u8]] = &[&self.raise.series_key, &place.bidder, &[place.processing], figures.as_flattened()];
        self.call.emit(Event::BidProcessed, fields)?;
        Ok(if sequence == self.raise.bids { Progress::Done } else { Progress::More })
    }

    fn take_charge(&mut self, place: &Place) -> ProgramResult {
        let amount = charge_of(place);
        if amount == 0 {
            return Ok(());
        }
        self.charged += amount;
        let fields: &[&[u8]] = &[&self.raise.series_key, &place.bidder, &amount.to_le_bytes()];
        self.call.emit(Event::NonRevealCharged, fields)
    }

    /// Units of the next bid in order. At the clearing price: the floor of the pro rata share, and one more for as many of the
    /// earliest bids as the floors left units over. Counts the bids at that price as it goes.
    fn allocate(&mut self, place: &Place) -> u64 {
        let s = &mut self.settlement;
        if place.price > s.price {
            return place.quantity;
        }
        if place.price < s.price {
            return 0;
        }
        let extra = u64::from(u64::from(s.group_index) < s.left - s.floors);
        s.group_index += 1;
        floor_of(s, place.quantity) + extra
    }

    /// Whether a bid takes part further; none where its wallet's record is missing. It is rejected, from now on, where its wallet
    /// is not verified. Quantities above the concentration bound were refused at the reveal, and the issuer's wallet when it committed.
    fn stays(&mut self, sequence: u32) -> Result<Option<bool>, ProgramError> {
        let place = self.place(sequence);
        if place.processing == REJECTED {
            return Ok(Some(false));
        }
        let standing = self.find_standing(&place)?;
        if standing == Some(false) {
            self.places[sequence as usize - 1].processing = REJECTED;
            self.settlement.rejected += 1;
            let reason = [self.settlement.round, NOT_ALLOWLISTED];
            let fields: &[&[u8]] = &[&self.raise.series_key, &place.bidder, &reason];
            self.call.emit(Event::BidRejected, fields)?;
        }
        Ok(standing)
    }

    fn find_standing(&self, place: &Place) -> Result<Option<bool>, ProgramError> {
        find_standing(self.records, &place.bidder, place.record_bump, self.call.program)
    }

    #[inline(never)]
    fn emit_round(&self, price: u64, units: u64) -> ProgramResult {
        let s = self.settlement;
        let figures = [price, units].map(u64::to_le_bytes);
        let rejected = { s.rejected }.to_le_bytes();
        let fields: &[&[u8]] = &[&self.raise.series_key, &[s.round], figures.as_flattened(), &rejected];
        self.call.emit(Event::SettlementRound, fields)
    }
}

/// The floor of the pro rata share of a bid at the clearing price.
fn floor_of(s: &Settlement, quantity: u64) -> u64 {
    (u128::from(quantity) * u128::from(s.left) / s.at_price) as u64
}
