//! Every number that is a policy, by the names of `src/core/policy.ts`.

/// Decimals of the payment token at most, so that rates fit the circuit.
pub const MAX_TOKEN_DECIMALS: u8 = 6;
