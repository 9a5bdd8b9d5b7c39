use super::{record, Header};
use crate::math::heap::Ranked;
use bytemuck::{Pod, Zeroable};

/// By the EVM's numbers. What is escrowed sets the side.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Side {
    Buy = 0,
    Sell = 1,
}

/// A wallet's order in a window. At `["order", series key 32, window 4, trader 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Order {
    pub header: Header,
    pub series_key: [u8; 32],
    pub window: u32,
    /// Paid the account's rent, and that of the order's place in the book.
    pub trader: [u8; 32],
    /// From 1 on.
    pub sequence: u32,
    pub commitment: [u8; 32],
    pub side: u8,
    /// Base units of a buyer, units of a seller.
    pub escrow: u64,
    pub validity: u8,
    pub fault: u8,
    /// What a unit had earned when the seller's were escrowed, by reports and in the tail.
    pub payouts: u128,
    pub tail: u128,
}

record!(Order, 18);

/// The place of the order with sequence i + 1, and entry i of the heap. A step of the settlement needs no other account of an order.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct OrderPlace {
    pub price: u64,
    pub quantity: u64,
    /// A sequence, of the heap's entry at this place; 0 beyond the heap's end.
    pub entry: u32,
    pub trader: [u8; 32],
    pub escrow: u64,
    /// Units that were traded.
    pub filled: u64,
    /// Of the trader's wallet record, whose address a step derives.
    pub record_bump: u8,
    pub side: u8,
    pub validity: u8,
    pub processing: u8,
    /// 1 once the trader has what is due.
    pub delivered: u8,
}

impl Ranked for OrderPlace {
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

impl OrderPlace {
    pub fn is(&self, side: Side) -> bool {
        self.side == side as u8
    }

    /// What goes back to a trader: units that were not sold; money that was not spent, or was sold for. Nothing is filled in a voided
    /// window, so there it is the escrow.
    pub fn outcome(&self, price: u64) -> (u64, u64) {
        if self.is(Side::Buy) {
            (0, self.escrow - self.filled * price)
        } else {
            (self.escrow - self.filled, self.filled * price)
        }
    }
}
