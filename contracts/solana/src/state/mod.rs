//! Records: what an account holds. Little-endian, without padding; a header says kind, version and bump.
mod bid;
mod config;
mod feed;
mod key;
mod order;
mod pause;
mod position;
mod raise;
mod role;
mod series;
mod tender;
mod verifying_key;
mod wallet;
mod window;

use bytemuck::{Pod, Zeroable};

pub use bid::{Bid, Processing, Validity};
pub use config::Config;
pub use feed::{Feed, Rate};
pub use key::{KeyKind, SignerKey, Standing};
pub use order::{Order, OrderPlace, Side};
pub use pause::{Pause, PauseState};
pub use position::{Census, Position, QuarterRate};
pub use raise::{Book, Phase, Raise, Settlement, Stage, Status};
pub use role::{require_role, RoleId, RoleMember};
pub use series::{BuyOut, CloseReason, Extinguishment, FailureReason, Series, State, UNIT_DECIMALS};
pub use tender::{Round, RoundState, TenderRound};
pub use verifying_key::VerifyingKey;
pub use wallet::{find_standing, is_issuer, is_verified, Wallet};
pub use window::{
    commit_ends_at, require_phase, reveal_ends_at, settle_ends_at, Clearing, Trading, TradingState, Window, WindowBook, WindowStage,
    WindowStatus,
};

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
    fn header(&self) -> &Header;
    fn header_mut(&mut self) -> &mut Header;
}

/// A record's kind, its version where that is not the first, and where its header is.
macro_rules! record {
    ($name:ident, $kind:literal) => {
        crate::state::record!($name, $kind, 1);
    };
    ($name:ident, $kind:literal, $version:literal) => {
        impl crate::state::Record for $name {
            const KIND: u8 = $kind;
            const VERSION: u8 = $version;
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
