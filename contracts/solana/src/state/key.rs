use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// The kind of a key's owner. A verifier's key lies on a server and must never do for an attestor's.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum KeyKind {
    Attestor = 0,
    Verifier = 1,
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Standing {
    Registered = 1,
    Revoked = 2,
}

/// A key that was ever registered. At `["key", key 20]`, for good: it is registered once, for one kind.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct SignerKey {
    pub header: Header,
    pub key_kind: u8,
    pub standing: u8,
    pub key: [u8; 20],
    /// The last second in which a revoked key is active.
    pub grace_until: [u8; 8],
}

record!(SignerKey, 3);

impl SignerKey {
    pub fn grace_until(&self) -> u64 {
        u64::from_le_bytes(self.grace_until)
    }

    pub fn is(&self, kind: KeyKind) -> bool {
        self.key_kind == kind as u8
    }

    pub fn is_active(&self, now: u64) -> bool {
        self.standing == Standing::Registered as u8
            || (self.standing == Standing::Revoked as u8 && now <= self.grace_until())
    }
}
