use super::{record, Head, Header, Placed, Processing, Validity, Window};
use crate::{accounts, error::Refusal, policy::UNITS_LIMIT};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address};

/// Numbers of the EVM, as the others here.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Side {
    Buy = 0,
    Sell = 1,
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum OrderFault {
    None = 0,
    BadPrice = 1,
    BadQuantity = 2,
    Underfunded = 3,
}

/// A wallet's order in a window. At `["order", series key 32, number 4, trader 32]`. Its lamports are the trader's; a buyer's are also
/// the rent of the position that a delivery may make, so that who delivers pays none of it.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Order {
    pub header: Header,
    pub series_key: [u8; 32],
    pub window: u32,
    pub trader: [u8; 32],
    /// From 1 on: the slot of the book.
    pub sequence: u32,
    pub commitment: [u8; 32],
    /// The lamports that the trader paid for its slot.
    pub slot_rent: u64,
}

record!(Order, 18);

impl Order {
    /// An order of the window, in its own account.
    #[inline(never)]
    pub fn load(account: &AccountView, window: &Window, program: &Address) -> Result<Order, ProgramError> {
        let order: Order = accounts::load(account, program)?;
        if order.series_key != window.series_key || order.window != window.number {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(order)
    }
}

/// The head of a window's orders. At `["orders", series key 32, number 4]`. A slot of each order follows, in order of sequence.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct OrderBook {
    pub header: Header,
    pub series_key: [u8; 32],
    pub window: u32,
    /// Slots that follow.
    pub orders: u32,
    /// Valid orders of both sides, which are in the heap.
    pub revealed: u32,
}

record!(OrderBook, 19);

impl Head for OrderBook {
    type Slot = OrderSlot;

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

/// An order as settlement sees it, and one place of the heap, which is not this order's.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct OrderSlot {
    pub trader: [u8; 32],
    /// Base units of a buyer, units of a seller.
    pub escrow: u64,
    /// The price of a valid order, else 0.
    pub price: u64,
    pub quantity: u64,
    /// Units that it traded.
    pub filled: u64,
    pub side: u8,
    pub validity: u8,
    pub fault: u8,
    pub processing: u8,
    pub delivered: u8,
    /// The sequence of the order at this place of the heap.
    pub heap: u32,
}

impl Placed for OrderSlot {
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

impl OrderSlot {
    pub fn is(&self, validity: Validity) -> bool {
        self.validity == validity as u8
    }

    pub fn buys(&self) -> bool {
        self.side == Side::Buy as u8
    }

    pub fn is_rejected(&self) -> bool {
        self.processing == Processing::Rejected as u8
    }

    /// A number beyond 64 bits is no price, and no quantity.
    pub fn fault(&self, price: Option<u64>, quantity: Option<u64>) -> OrderFault {
        let Some(price) = price.filter(|&price| price > 0) else {
            return OrderFault::BadPrice;
        };
        let Some(quantity) = quantity.filter(|quantity| (1..UNITS_LIMIT).contains(quantity)) else {
            return OrderFault::BadQuantity;
        };
        let each = if self.buys() { price } else { 1 };
        if u128::from(each) * u128::from(quantity) > u128::from(self.escrow) {
            OrderFault::Underfunded
        } else {
            OrderFault::None
        }
    }

    /// Tests if it trades at a price.
    pub fn accepts(&self, price: u64) -> bool {
        let agrees = if self.buys() {
            self.price >= price
        } else {
            self.price <= price
        };
        agrees && self.is(Validity::Valid) && !self.is_rejected()
    }

    /// The processing of an order that was not rejected, by the units that it traded.
    pub fn processing(&self) -> Processing {
        if self.filled == 0 {
            Processing::Lost
        } else if self.filled == self.quantity {
            Processing::Full
        } else {
            Processing::Partial
        }
    }

    /// Units and money that go back to its trader: units that were not sold; money that was not spent, or was sold for. Nothing is
    /// filled in a voided window, so there it is the escrow.
    pub fn outcome(&self, price: u64) -> (u64, u64) {
        let money = self.filled * price;
        if self.buys() {
            (0, self.escrow - money)
        } else {
            (self.escrow - self.filled, money)
        }
    }
}
