//! The scalar field of BN254, in which commitments live.
use crate::signing::bytes32;

const ORDER: [u8; 32] = bytes32(b"30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001");

/// Poseidon2(0, 0): income before the first quarter of a year.
pub const ZERO_INCOME: [u8; 32] = bytes32(b"2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864");

/// A commitment is a canonical element, big-endian, and none is zero.
pub fn is_commitment(element: &[u8; 32]) -> bool {
    element != &[0; 32] && element < &ORDER
}

/// A canonical element, big-endian; zero is one.
pub fn is_element(element: &[u8; 32]) -> bool {
    element < &ORDER
}
