//! Kinds of events, append only. Above each its fields, in order: integers little-endian, addresses and words as they are.

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Event {
    /// genesisHash 32, token 32, feeCollector 32, separator 32
    Initialized = 0,
    /// roleId 8, account 32
    RoleGranted,
}
