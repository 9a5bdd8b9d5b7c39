//! Records: what an account holds. Little-endian, without padding; a header says kind, version and bump.
mod bid;
mod book;
mod config;
mod feed;
mod kept;
mod key;
mod order;
mod pause;
mod position;
mod raise;
mod role;
mod router;
mod series;
mod tender;
mod verifying_key;
mod wallet;
mod window;

pub use bid::Bid;
pub use book::{
    grow as grow_book, require_book, Book, Head, InvalidReason, OpenBook, Placed, Processing, Slot, Validity,
    NOT_ALLOWLISTED,
};
use bytemuck::{Pod, Zeroable};
pub use config::Config;
pub use feed::{Feed, Rate};
pub use kept::{Kept, Payment};
pub use key::{KeyKind, SignerKey, Standing};
pub use order::{Order, OrderBook, OrderFault, OrderSlot, Side};
pub use pause::{Pause, PauseState};
use pinocchio::cpi::Seed;
pub use position::{Census, Locks, Position, QuarterRate};
pub use raise::{Phase, Raise, Settlement, Stage, Status};
pub use role::{require_role, RoleId, RoleMember};
pub use router::{borrow as borrow_router, create as create_router, is_routed, OpenRouter, Router, Terms};
pub use series::{BuyOut, CloseReason, Extinguishment, FailureReason, Series, State, UNIT_DECIMALS};
pub use tender::{Round, RoundState, TenderRound};
pub use verifying_key::VerifyingKey;
pub use wallet::{is_issuer, is_verified, Wallet};
pub use window::{Clearing, Move, Trading, VoidReason, Window, WindowStage, WindowStatus, Windows};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct Header {
    pub kind: u8,
    pub version: u8,
    pub bump: u8,
}

pub trait Record: Pod {
    /// The number of this kind of record; append only.
    const KIND: u8;
    const VERSION: u8;
    /// Bytes of the shortest account of this kind. What an account has not reads as zeros.
    const LEAST: usize = core::mem::size_of::<Self>();
    fn header(&self) -> &Header;
    fn header_mut(&mut self) -> &mut Header;
}

/// A record whose address signs for what it owns.
pub trait Signs: Record {
    /// Its seeds with `bump`, the header's.
    fn signer<'a>(&'a self, bump: &'a [u8; 1]) -> [Seed<'a>; 5];
}

/// A record's kind, its version and its least size where these are not the first and the whole, and where its header is.
macro_rules! record {
    ($name:ident, $kind:literal) => {
        crate::state::record!($name, $kind, 1);
    };
    ($name:ident, $kind:literal, $version:literal) => {
        crate::state::record!($name, $kind, $version, core::mem::size_of::<Self>());
    };
    ($name:ident, $kind:literal, $version:literal, $least:expr) => {
        impl crate::state::Record for $name {
            const KIND: u8 = $kind;
            const VERSION: u8 = $version;
            const LEAST: usize = $least;
            fn header(&self) -> &crate::state::Header {
                &self.header
            }
            fn header_mut(&mut self) -> &mut crate::state::Header {
                &mut self.header
            }
        }
    };
}
pub(crate) use record;
