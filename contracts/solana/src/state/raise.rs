use super::{record, Header};
use crate::{
    accounts,
    book::{self, Listing},
    error::Refusal,
    math::heap::Place,
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Commit,
    Reveal,
    Settle,
    Gate,
    Done,
    Failed,
}

/// By the EVM's numbers. An open raise takes bids, their openings or the first step, by the clock.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Status {
    Open = 1,
    Settling = 2,
    Gate = 3,
    Done = 4,
    Failed = 5,
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

/// Where the settlement stands between two steps.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Settlement {
    pub stage: u8,
    pub round: u8,
    /// Why the raise fails after the sweep; NONE where it cleared.
    pub outcome: u8,
    /// 1 where a winner was rejected in this round, so that another one clears without it.
    pub again: u8,
    /// A rank, or in the sweep a sequence.
    pub cursor: u32,
    /// Bids taken from the heap, best first.
    pub ranked: u32,
    /// The rank of the first bid at the clearing price.
    pub group_start: u32,
    /// Bids at the clearing price already passed, in order of sequence.
    pub group_index: u32,
    /// Bids rejected in this round.
    pub rejected: u32,
    /// Winners of this round.
    pub holders: u32,
    /// The clearing price.
    pub price: u64,
    /// Units bid above it, and at it.
    pub above: u128,
    pub at_price: u128,
    /// The lowest price so far, in this round, whose proceeds reach the minimum; 0 for none. With the units bid above and at it.
    pub enough_price: u64,
    pub enough_above: u128,
    pub enough_at_price: u128,
    /// Units left for the bids at the clearing price, and what their pro rata floors add up to.
    pub left: u64,
    pub floors: u64,
    pub sold: u64,
}

/// The terms of a raise, and how many bids it has. At `["raise", series key 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Raise {
    pub header: Header,
    pub series_key: [u8; 32],
    pub issuer: [u8; 32],
    pub units_offered: u64,
    pub reserve_price: u64,
    /// The most units that one bid may ask for, by its maximum and by the concentration bound.
    pub largest_bid: u64,
    pub min_raise: u64,
    pub min_holders: u32,
    pub commit_ends_at: u64,
    pub reveal_ends_at: u64,
    pub gate_ends_at: u64,
    pub bids: u32,
    /// Valid bids: entries of the heap.
    pub revealed: u32,
    pub status: u8,
    /// Delivered bids.
    pub delivered: u32,
    pub settlement: Settlement,
}

record!(Raise, 13);

impl Raise {
    fn phase(&self, now: u64) -> Phase {
        const SETTLING: u8 = Status::Settling as u8;
        const GATE: u8 = Status::Gate as u8;
        const DONE: u8 = Status::Done as u8;
        const FAILED: u8 = Status::Failed as u8;
        match self.status {
            SETTLING => Phase::Settle,
            GATE => Phase::Gate,
            DONE => Phase::Done,
            FAILED => Phase::Failed,
            _ if now < self.commit_ends_at => Phase::Commit,
            _ if now < self.reveal_ends_at => Phase::Reveal,
            _ => Phase::Settle,
        }
    }

    pub fn require_phase(&self, phase: Phase) -> Result<(), ProgramError> {
        if self.phase(accounts::now()?) == phase {
            Ok(())
        } else {
            Err(Refusal::WRONG_PHASE.into())
        }
    }
}

/// What the book of a raise begins with; the places of its bids follow. At `["book", series key 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Book {
    pub header: Header,
    pub series_key: [u8; 32],
}

record!(Book, 14);

impl Listing for Book {
    type Place = Place;
}

impl Book {
    /// Bytes of a book of so many bids.
    pub fn size(bids: u32) -> usize {
        book::size::<Book>(bids)
    }

    /// That the book has place for so many bids.
    pub fn require_place(bids: u32) -> Result<(), Refusal> {
        book::require_place::<Book>(bids)
    }

    /// That an account is the book of a series.
    pub fn require(account: &AccountView, series_key: &[u8; 32], program: &Address) -> ProgramResult {
        book::require::<Book>(account, series_key, program)
    }

    /// The place of a sequence in a book that was required; BID_UNKNOWN where there is none.
    pub fn place(account: &AccountView, sequence: u32) -> Result<Place, ProgramError> {
        Ok(book::place::<Book>(account, sequence)?.ok_or(Refusal::BID_UNKNOWN)?)
    }

    /// Gives the places of a book that was required to a function.
    pub fn change<T>(
        account: &mut AccountView,
        with: impl FnOnce(&mut [Place]) -> Result<T, ProgramError>,
    ) -> Result<T, ProgramError> {
        book::change::<Book, T>(account, with)
    }
}
