//! Revealed bids or orders as a binary max-heap in one account: a place for each sequence, which also holds one entry of the heap. The
//! better one has the higher price, then the earlier sequence. An insertion touches 32 levels at most.
use bytemuck::{Pod, Zeroable};

/// A place of the heap: the price of its sequence, and the sequence that stands in the heap's entry here.
pub trait Ranked {
    fn price(&self) -> u64;
    fn entry(&self) -> u32;
    fn set_entry(&mut self, sequence: u32);
}

/// The place of the bid with sequence i + 1, and entry i of the heap. A step of the settlement needs no other account of a bid.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Place {
    pub price: u64,
    pub quantity: u64,
    /// A sequence, of the heap's entry at this place; 0 beyond the heap's end.
    pub entry: u32,
    pub bidder: [u8; 32],
    pub deposit: u64,
    /// What the bid gets if the gate passes.
    pub units: u64,
    /// Of the bidder's wallet record, whose address a step derives.
    pub record_bump: u8,
    pub validity: u8,
    pub processing: u8,
    /// 1 where the bid was never revealed by a wallet that could.
    pub charged: u8,
    /// 1 once the bidder has its units and its refund.
    pub delivered: u8,
}

impl Ranked for Place {
    fn price(&self) -> u64 {
        self.price
    }
    fn entry(&self) -> u32 {
        self.entry
    }
    fn set_entry(&mut self, sequence: u32) {
        self.entry = sequence;
    }
}

/// Whether the place of a sequence comes before that of another.
fn is_better<P: Ranked>(places: &[P], first: u32, second: u32) -> bool {
    let (a, b) = (places[first as usize - 1].price(), places[second as usize - 1].price());
    a > b || (a == b && first < second)
}

/// Adds a sequence, whose price is in its place, to a heap of `length` entries.
pub fn insert<P: Ranked>(places: &mut [P], length: u32, sequence: u32) {
    let mut at = length as usize;
    while at > 0 {
        let parent = (at - 1) / 2;
        let above = places[parent].entry();
        if is_better(places, above, sequence) {
            break;
        }
        places[at].set_entry(above);
        at = parent;
    }
    places[at].set_entry(sequence);
}

/// Takes the best of the first `size` entries and puts it at the last of them, so that those taken stand in order from the end
/// backwards. `size` must not be zero.
pub fn take<P: Ranked>(places: &mut [P], size: u32) {
    let best = places[0].entry();
    let last = size as usize - 1;
    let moved = places[last].entry();
    let mut at = 0;
    loop {
        let mut child = 2 * at + 1;
        if child >= last {
            break;
        }
        if child + 1 < last && is_better(places, places[child + 1].entry(), places[child].entry()) {
            child += 1;
        }
        let below = places[child].entry();
        if !is_better(places, below, moved) {
            break;
        }
        places[at].set_entry(below);
        at = child;
    }
    places[at].set_entry(moved);
    places[last].set_entry(best);
}
