//! EIP712Domain(string name,string version,bytes32 salt) = ("IncomeSeries", "1", keccak256(genesis hash || program id)).
use super::{keccak, Word};
use pinocchio::Address;

const TYPE: &[u8] = b"EIP712Domain(string name,string version,bytes32 salt)";
const NAME: &[u8] = b"IncomeSeries";
const VERSION: &[u8] = b"1";

/// Computed once, when the program is initialized.
pub fn separator(genesis_hash: &[u8; 32], program: &Address) -> Word {
    let salt = keccak(&[genesis_hash, program.as_array()]);
    keccak(&[&keccak(&[TYPE]), &keccak(&[NAME]), &keccak(&[VERSION]), &salt])
}

/// The digest that is signed.
pub fn digest(separator: &Word, struct_hash: &Word) -> Word {
    keccak(&[&[0x19, 0x01], separator, struct_hash])
}
