use super::{record, Header, Raise, Record};
use crate::{accounts, error::Refusal};
use bytemuck::{try_cast_slice_mut, try_from_bytes_mut, Pod, Zeroable};
use core::mem::size_of;
use pinocchio::{error::ProgramError, AccountView};

/// The head of a raise's bids. At `["book", series key 32]`. A slot of each bid follows, in order of sequence. The account is changed
/// in place and read nowhere whole: it may have 10 MiB.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Book {
    pub header: Header,
    pub series_key: [u8; 32],
    /// Slots that follow.
    pub bids: u32,
    /// Valid bids, which are in the heap.
    pub revealed: u32,
}

record!(Book, 14);

/// A bid as settlement sees it, and one place of the heap, which is not this bid's.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Slot {
    pub bidder: [u8; 32],
    pub deposit: u64,
    /// The price of a valid bid, else 0.
    pub price: u64,
    pub quantity: u64,
    /// As settlement allocated them.
    pub units: u64,
    pub validity: u8,
    pub invalid_reason: u8,
    pub processing: u8,
    pub reject_reason: u8,
    /// 1 where it pays for not being revealed.
    pub charged: u8,
    pub delivered: u8,
    /// The sequence of the bid at this place of the heap.
    pub heap: u32,
}

/// Numbers of the EVM, as the others here.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Validity {
    Sealed = 0,
    Valid = 1,
    Invalid = 2,
    Unrevealed = 3,
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum InvalidReason {
    None = 0,
    BelowReserve = 2,
    BadQuantity = 3,
    Underfunded = 4,
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Processing {
    Full = 1,
    Partial = 2,
    Lost = 3,
    Rejected = 4,
}

/// The only RejectReason that is used.
pub const NOT_ALLOWLISTED: u8 = 1;

impl Slot {
    pub fn is(&self, validity: Validity) -> bool {
        self.validity == validity as u8
    }

    /// The processing of a bid that was not rejected, by the units that it was allocated.
    pub fn processing(&self) -> Processing {
        if self.units == 0 {
            Processing::Lost
        } else if self.units == self.quantity {
            Processing::Full
        } else {
            Processing::Partial
        }
    }

    pub fn is_rejected(&self) -> bool {
        self.processing == Processing::Rejected as u8
    }
}

impl Book {
    /// Bytes of an account of so many bids.
    pub const fn size(bids: u32) -> usize {
        size_of::<Book>() + bids as usize * size_of::<Slot>()
    }
}

/// A book in its account's own bytes.
///
/// The heap is a binary max-heap of sequences: a better bid has the higher price, or the earlier sequence at the same price. Taking
/// the best swaps it behind the heap's end, so that the taken ones stand, in order, from the end backwards. An insertion or a
/// take touches at most 18 levels.
pub struct OpenBook<'a> {
    pub head: &'a mut Book,
    slots: &'a mut [Slot],
}

impl<'a> OpenBook<'a> {
    /// The book of a raise, from the account that the raise names.
    pub fn of(raise: &Raise, data: &'a mut [u8]) -> Result<OpenBook<'a>, ProgramError> {
        let (head, slots) = data
            .split_at_mut_checked(size_of::<Book>())
            .ok_or(Refusal::ACCOUNT_INVALID)?;
        let head: &mut Book = try_from_bytes_mut(head).map_err(|_| Refusal::ACCOUNT_INVALID)?;
        let slots: &mut [Slot] = try_cast_slice_mut(slots).map_err(|_| Refusal::ACCOUNT_INVALID)?;
        let known = head.header.kind == Book::KIND && head.header.version == Book::VERSION;
        if !known || head.series_key != raise.series_key {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(OpenBook { head, slots })
    }

    /// Sequences count from 1.
    pub fn slot(&mut self, sequence: u32) -> &mut Slot {
        &mut self.slots[sequence as usize - 1]
    }

    /// The sequence at a place of the heap.
    #[inline(always)]
    pub fn heap(&self, place: u32) -> u32 {
        self.slots[place as usize].heap
    }

    #[inline(always)]
    fn put(&mut self, place: u32, sequence: u32) {
        self.slots[place as usize].heap = sequence;
    }

    #[inline(always)]
    fn ranked(&self, sequence: u32) -> Ranked {
        let price = self.slots[sequence as usize - 1].price;
        Ranked { price, sequence }
    }

    /// Puts a valid bid into the heap.
    pub fn insert(&mut self, sequence: u32) {
        let bid = self.ranked(sequence);
        let mut place = self.head.revealed;
        self.head.revealed += 1;
        while place > 0 {
            let parent = (place - 1) / 2;
            let above = self.ranked(self.heap(parent));
            if above.beats(bid) {
                break;
            }
            self.put(place, above.sequence);
            place = parent;
        }
        self.put(place, sequence);
    }

    /// Takes the best of the first `size` places, of which there is one at least, and puts it at the last of them.
    pub fn take(&mut self, size: u32) {
        let best = self.heap(0);
        let last = size - 1;
        let bid = self.ranked(self.heap(last));
        let mut place = 0;
        loop {
            let mut child = 2 * place + 1;
            if child >= last {
                break;
            }
            let mut larger = self.ranked(self.heap(child));
            if child + 1 < last {
                let right = self.ranked(self.heap(child + 1));
                if right.beats(larger) {
                    larger = right;
                    child += 1;
                }
            }
            if bid.beats(larger) {
                break;
            }
            self.put(place, larger.sequence);
            place = child;
        }
        self.put(place, bid.sequence);
        self.put(last, best);
    }
}

/// A bid by what orders it.
#[derive(Clone, Copy)]
struct Ranked {
    price: u64,
    sequence: u32,
}

impl Ranked {
    #[inline(always)]
    fn beats(self, other: Ranked) -> bool {
        self.price > other.price || (self.price == other.price && self.sequence < other.sequence)
    }
}

/// That an account is the raise's book.
pub fn require_book(account: &AccountView, raise: &Raise) -> Result<(), Refusal> {
    accounts::require_address(account, &raise.book)
}
