//! Every number that is a policy, by the names and values of `packages/protocol/src/policy.ts`. Times in seconds.

const DAY: u64 = 86_400;

/// Basis points in the whole.
pub const BPS: u128 = 10_000;

/// Fee of every payment.
pub const FEE_BPS: u64 = 100;

/// A period is open this long after its quarter's end.
pub const OPEN_WINDOW: u64 = 45 * DAY;
/// After that it is late this long, then missed.
pub const LATE_WINDOW: u64 = 45 * DAY;
/// Reports with liquidity flag 1 in a row at most.
pub const MAX_DEFERRED_IN_A_ROW: u8 = 4;
/// A series stays open this long after its last period.
pub const TAIL_WINDOW: u64 = 90 * DAY;
/// From the tail's end on, a series with unpaid accruals stays open this long for its issuer to pay.
pub const ACCRUAL_WAIT: u64 = 90 * DAY;
/// The greatest age of a true-up's attestation, without paused time.
pub const TRUEUP_MAX_AGE: u64 = 90 * DAY;
/// Quarters of a term at most.
pub const MAX_TERM_QUARTERS: u32 = 80;
pub const FIRST_YEAR: u32 = 2000;
pub const LAST_YEAR: u32 = 2199;

/// The greatest age of the feed's rate at the quarter's end, and where a series is created.
pub const FX_MAX_AGE: u64 = 3 * DAY;
/// The greatest distance of a rate, published or signed by an attestor, from the feed's last, either way.
pub const FX_FALLBACK_BOUND_BPS: u128 = 2_000;
/// The feed moves by that bound in this time at most.
pub const FX_STEP_TIME: u64 = DAY;
/// Exchange rates stay below: the circuit's range.
pub const FX_LIMIT: u128 = 1 << 80;

/// Decimals of the payment token at most, so that rates fit the circuit.
pub const MAX_TOKEN_DECIMALS: u8 = 6;

/// One pause at most, and all pauses of a series.
pub const PAUSE_MAX: u64 = 180 * DAY;
pub const PAUSE_BUDGET: u64 = 365 * DAY;
/// From the end of a pause to the approval of the next.
pub const PAUSE_COOLDOWN: u64 = 90 * DAY;

/// From the request of an extinguishment to the first moment at which its signatures count.
pub const EXTINGUISH_NOTICE: u64 = 7 * DAY;
/// From the request to its deadline, at least and at most.
pub const EXTINGUISH_MIN: u64 = 14 * DAY;
pub const EXTINGUISH_MAX: u64 = 90 * DAY;

/// From the announcement of a buy-out to the first moment at which it is possible.
pub const BUYOUT_NOTICE: u64 = 7 * DAY;
/// From then on it is possible this long, then the announcement lapses.
pub const BUYOUT_WINDOW: u64 = 14 * DAY;

/// Grace of a revoked key at most.
pub const MAX_GRACE: u64 = 30 * DAY;

/// Base lamports in a unit of a curve series.
pub const LAMPORTS_PER_UNIT: u64 = 1_000_000;
/// Units stay below, in base lamports, or whole ones of a raise: the circuit's range.
pub const UNITS_LIMIT: u64 = 1 << 48;
/// The part of its deposit that a bid pays if it was never revealed.
pub const NON_REVEAL_BPS: u128 = 500;
/// Rounds of a settlement at most.
pub const MAX_ROUNDS: u8 = 8;
/// From the end of commits to the end of reveals, at least and at most: who does not reveal is charged.
pub const REVEAL_MIN: u64 = DAY;
pub const REVEAL_MAX: u64 = 30 * DAY;
/// For settlement and the gate, after the reveals, at least and at most.
pub const GATE_MIN: u64 = DAY;
pub const GATE_MAX: u64 = 90 * DAY;
/// Bids of a raise, or orders of a window, at most: their book is one account, which has 10 MiB at most. Of this chain alone.
pub const BIDS_LIMIT: u32 = 140_000;

/// Orders of a window are committed, then revealed.
pub const WINDOW_COMMIT: u64 = 3 * DAY;
pub const WINDOW_REVEAL: u64 = 2 * DAY;
/// To find a window's price in, after the reveals.
pub const WINDOW_SETTLE: u64 = 7 * DAY;
/// From one opening of a window to the next.
pub const WINDOW_INTERVAL: u64 = 30 * DAY;
/// From one window that a request for an extinguishment voids to the next request that can void one.
pub const REQUEST_VOID_INTERVAL: u64 = 180 * DAY;

/// From the creation of a series to the end of its sale, or of its raise's commits, at least and at most.
pub const COMMIT_MIN: u64 = 12 * 3_600;
pub const COMMIT_MAX: u64 = 90 * DAY;
/// From the creation of a series to the first purchase: nobody buys at the lowest price in the transaction that creates it. Of
/// curve series alone.
pub const SALE_NOTICE: u64 = 3_600;
/// From the activation to the first moment at which the issuer is paid what was raised: a threshold that borrowed money reaches
/// binds it for this time. Of curve series alone.
pub const PROCEEDS_WAIT: u64 = 7 * DAY;
/// From the activation to the first census, at least: who bought has this time to stake. Of curve series alone.
pub const CENSUS_WAIT: u64 = 7 * DAY;

/// From the opening of a round of tenders to its end, at least and at most; of curve series alone.
pub const TENDER_MIN: u64 = 7 * DAY;
pub const TENDER_MAX: u64 = 90 * DAY;

/// Units offered, of a curve's virtual base, at most, in basis points: the price then rises a hundredfold at most over the sale, and
/// so does what rounding to a base lamport may cost a buyer. Of curve series alone.
pub const CURVE_SUPPLY_LIMIT_BPS: u128 = 9_000;

/// Fee of a curve's trades at most, in basis points; of curve series alone.
pub const CURVE_FEE_LIMIT_BPS: u16 = 1_000;
