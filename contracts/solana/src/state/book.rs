use super::{record, Header, Raise, Record};
use crate::{accounts, error::Refusal, policy::BIDS_LIMIT};
use bytemuck::{try_cast_slice_mut, try_from_bytes_mut, Pod, Zeroable};
use core::mem::size_of;
use pinocchio::{
    error::ProgramError,
    sysvars::{rent::Rent, Sysvar},
    AccountView, Resize,
};
use pinocchio_system::instructions::Transfer;

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

/// The head of a book, which slots follow.
pub trait Head: Record {
    type Slot: Placed;
    fn series_key(&self) -> &[u8; 32];
    /// The number of slots in the heap.
    fn ranked(&self) -> u32;
    fn set_ranked(&mut self, ranked: u32);

    /// Bytes of an account of so many slots.
    fn size(slots: u32) -> usize {
        size_of::<Self>() + slots as usize * size_of::<Self::Slot>()
    }
}

/// A bid or an order, and one place of the heap, which is not its own.
pub trait Placed: Pod {
    fn price(&self) -> u64;
    /// The sequence at this place of the heap.
    fn heap(&self) -> u32;
    fn set_heap(&mut self, sequence: u32);
}

impl Head for Book {
    type Slot = Slot;

    fn series_key(&self) -> &[u8; 32] {
        &self.series_key
    }

    fn ranked(&self) -> u32 {
        self.revealed
    }

    fn set_ranked(&mut self, ranked: u32) {
        self.revealed = ranked;
    }
}

impl Placed for Slot {
    fn price(&self) -> u64 {
        self.price
    }

    fn heap(&self) -> u32 {
        self.heap
    }

    fn set_heap(&mut self, sequence: u32) {
        self.heap = sequence;
    }
}

/// A book in its account's own bytes.
///
/// The heap is a binary max-heap of sequences: a better bid has the higher price, or the earlier sequence at the same price. Taking
/// the best swaps it behind the heap's end, so that the taken ones stand, in order, from the end backwards. An insertion or a
/// take touches at most 18 levels.
pub struct OpenBook<'a, H: Head = Book> {
    pub head: &'a mut H,
    slots: &'a mut [H::Slot],
}

impl<'a, H: Head> OpenBook<'a, H> {
    /// The book of a series' raise or window, from the account that these name.
    pub fn of(series_key: &[u8; 32], data: &'a mut [u8]) -> Result<OpenBook<'a, H>, ProgramError> {
        let (head, slots) = data
            .split_at_mut_checked(size_of::<H>())
            .ok_or(Refusal::ACCOUNT_INVALID)?;
        let head: &mut H = try_from_bytes_mut(head).map_err(|_| Refusal::ACCOUNT_INVALID)?;
        let slots: &mut [H::Slot] = try_cast_slice_mut(slots).map_err(|_| Refusal::ACCOUNT_INVALID)?;
        let known = head.header().kind == H::KIND && head.header().version == H::VERSION;
        if !known || head.series_key() != series_key {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(OpenBook { head, slots })
    }

    /// Sequences count from 1.
    pub fn slot(&mut self, sequence: u32) -> &mut H::Slot {
        &mut self.slots[sequence as usize - 1]
    }

    /// The sequence at a place of the heap.
    #[inline(always)]
    pub fn heap(&self, place: u32) -> u32 {
        self.slots[place as usize].heap()
    }

    #[inline(always)]
    fn put(&mut self, place: u32, sequence: u32) {
        self.slots[place as usize].set_heap(sequence);
    }

    #[inline(always)]
    fn ranked(&self, sequence: u32) -> Ranked {
        let price = self.slots[sequence as usize - 1].price();
        Ranked { price, sequence }
    }

    /// Puts a valid bid or order into the heap.
    pub fn insert(&mut self, sequence: u32) {
        let bid = self.ranked(sequence);
        let mut place = self.head.ranked();
        self.head.set_ranked(place + 1);
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

/// Requires that an account is the raise's book.
pub fn require_book(account: &AccountView, raise: &Raise) -> Result<(), Refusal> {
    accounts::require_address(account, &raise.book)
}

/// Adds an empty slot to a book of so many, and answers what the payer paid for it.
#[inline(never)]
pub fn grow<H: Head>(account: &mut AccountView, payer: &AccountView, slots: u32) -> Result<u64, ProgramError> {
    if slots >= BIDS_LIMIT {
        return Err(Refusal::BOOK_FULL.into());
    }
    let rent = Rent::get()?;
    let lamports = rent.try_minimum_balance(H::size(slots + 1))? - rent.try_minimum_balance(H::size(slots))?;
    let (from, to) = (payer, &*account);
    Transfer { from, to, lamports }.invoke()?;
    account.resize(H::size(slots + 1))?;
    Ok(lamports)
}
