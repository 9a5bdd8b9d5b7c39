//! Refusals, as custom error numbers. Append only: clients map numbers to names. A refusal of the EVM contracts has its name.
//! The sentence above each is written to `errors.md`.
use pinocchio::error::ProgramError;

#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Refusal {
    /// No such instruction, or data of another length or range.
    INSTRUCTION_INVALID = 6000,
    /// Fewer accounts than the instruction takes.
    ACCOUNTS_MISSING,
    /// An account has another address, owner, kind or version than the instruction takes.
    ACCOUNT_INVALID,
    /// An account that is written was not given as writable.
    ACCOUNT_READONLY,
    /// The transaction lacks the signature of an account that must sign.
    SIGNER_MISSING,
    /// The program was initialized before.
    ALREADY_INITIALIZED,
    /// Not signed by the program's upgrade authority, who alone initializes it.
    NOT_DEPLOYER,
    /// The payment token has more than MAX_TOKEN_DECIMALS decimals: rates would not fit the circuit.
    TOKEN_DECIMALS,
    /// The payment token is no mint of the SPL Token program; Token-2022 is refused.
    TOKEN_UNSUPPORTED,
    /// An address or key of zeros.
    ZERO_ADDRESS,
    /// Not 65 bytes r, s, v of a low s that recover to a key.
    SIGNATURE_NOT_CANONICAL,
    /// A result does not fit its field.
    ARITHMETIC_OVERFLOW,
    /// The sender does not have the role that this needs.
    AccessManagedUnauthorized,
    /// The key is or was registered, of either kind.
    KEY_ALREADY_REGISTERED,
    /// The key was never registered, or is of the other kind.
    KEY_NOT_REGISTERED,
    /// Longer than MAX_GRACE, or than the grace that it had.
    GRACE_TOO_LONG,
    /// Zero, or beyond the circuit's range.
    RATE_OUT_OF_RANGE,
    /// Further than FX_FALLBACK_BOUND_BPS from the last rate, or from the one that was in force FX_STEP_TIME ago.
    RATE_OUT_OF_BOUND,
    /// Not a quarter, or not in the series' term.
    PERIOD_UNKNOWN,
}

impl From<Refusal> for ProgramError {
    fn from(refusal: Refusal) -> Self {
        ProgramError::Custom(refusal as u32)
    }
}
