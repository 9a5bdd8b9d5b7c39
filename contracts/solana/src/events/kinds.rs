//! Kinds of events, append only. Above each its fields, in order: integers little-endian, addresses and words as they are.

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Event {
    /// genesisHash 32, token 32, feeCollector 32, separator 32
    Initialized = 0,
    /// roleId 8, account 32
    RoleGranted,
    /// roleId 8, account 32
    RoleRevoked,
    /// key 20
    AttestorRegistered,
    /// key 20, graceUntil 8
    AttestorRevoked,
    /// key 20
    VerifierKeyRegistered,
    /// key 20, graceUntil 8
    VerifierKeyRevoked,
    /// wallet 32, verified 1
    AllowlistUpdated,
    /// issuer 32, approved 1
    IssuerApprovalUpdated,
    /// currencyCode 4, rate 16, updatedAt 8
    RateUpdated,
}
