use super::{record, Header, Raise};
use crate::{accounts, error::Refusal};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address};

/// A wallet's bid. At `["bid", series key 32, bidder 32]`. Its lamports are the bidder's, with the rent of the position that a
/// delivery makes, so that who delivers pays none of it.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Bid {
    pub header: Header,
    pub series_key: [u8; 32],
    pub bidder: [u8; 32],
    /// From 1 on: the slot of the book.
    pub sequence: u32,
    pub commitment: [u8; 32],
    /// The lamports that the bidder paid for its slot.
    pub slot_rent: u64,
}

record!(Bid, 15);

impl Bid {
    /// A bid of the raise, in its own account.
    #[inline(never)]
    pub fn load(account: &AccountView, raise: &Raise, program: &Address) -> Result<Bid, ProgramError> {
        let bid: Bid = accounts::load(account, program)?;
        if bid.series_key != raise.series_key {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(bid)
    }
}
