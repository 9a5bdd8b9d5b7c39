//! Every number that is a policy, by the names and values of `src/core/policy.ts`. Times in seconds.

const DAY: u64 = 86_400;

/// Basis points in the whole.
pub const BPS: u128 = 10_000;

/// A period is open this long after its quarter's end.
pub const OPEN_WINDOW: u64 = 45 * DAY;
/// After that it is late this long, then missed.
pub const LATE_WINDOW: u64 = 45 * DAY;
pub const FIRST_YEAR: u32 = 2000;
pub const LAST_YEAR: u32 = 2199;

/// How far a rate, published or signed by an attestor, may be from the feed's last, either way.
pub const FX_FALLBACK_BOUND_BPS: u128 = 2_000;
/// The feed moves by that bound in this time at most.
pub const FX_STEP_TIME: u64 = DAY;
/// Exchange rates stay below: the circuit's range.
pub const FX_LIMIT: u128 = 1 << 80;

/// Decimals of the payment token at most, so that rates fit the circuit.
pub const MAX_TOKEN_DECIMALS: u8 = 6;

/// Grace of a revoked key at most.
pub const MAX_GRACE: u64 = 30 * DAY;
