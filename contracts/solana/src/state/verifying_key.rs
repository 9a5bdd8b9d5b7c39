use super::{record, Header};
use bytemuck::{Pod, Zeroable};

/// The circuit's verifying key (Groth16 over BN254, six signals), in the byte form of the runtime's curve calls: big-endian,
/// G1 as x || y, G2 as x.c1 || x.c0 || y.c1 || y.c0. At `["verifying-key"]`, for good.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
pub struct VerifyingKey {
    pub header: Header,
    /// A bit for each part that is written.
    pub parts: u8,
    pub alpha: [u8; 64],
    pub beta: [u8; 128],
    pub gamma: [u8; 128],
    pub delta: [u8; 128],
    pub ic: [[u8; 64]; 7],
}

record!(VerifyingKey, 11);

impl VerifyingKey {
    /// Bytes of each of the two parts: alpha to delta, and ic.
    pub const PART: usize = 448;
    pub const WHOLE: u8 = 0b11;
    /// The place where the first part begins.
    pub const START: usize = core::mem::size_of::<Header>() + 1;
}
