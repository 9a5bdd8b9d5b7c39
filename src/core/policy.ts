/**
 * Every number of the protocol that is a policy. `contracts/evm/src/lib/Policy.sol` holds the same names and values; a
 * test compares the two files. Durations in seconds, shares in basis points.
 */

export { BPS } from './amounts.ts';

const DAY = 86_400n;

// fees
/** Of every payment. */
export const FEE_BPS = 100n;
/** Of the deposit of a bid that was never revealed. */
export const NON_REVEAL_BPS = 500n;

// reporting
/** A period is OPEN this long after its quarter's end. */
export const OPEN_WINDOW = 45n * DAY;
/** After that it is LATE this long, then MISSED. */
export const LATE_WINDOW = 45n * DAY;
/** Most reports in a row with the liquidity flag. */
export const MAX_DEFERRED_IN_A_ROW = 4;
/** How old the feed's rate may be at the quarter's end, and where a series is created. */
export const FX_MAX_AGE = 3n * DAY;
/** How far a rate, published or signed by an attestor, may be from the feed's last, either way. */
export const FX_FALLBACK_BOUND_BPS = 2_000n;
/** The feed moves by that bound in this time at most. */
export const FX_STEP_TIME = DAY;
export const TAIL_WINDOW = 90n * DAY;
/** From the tail's end on, a series with unpaid accruals stays open this long for its issuer to pay. */
export const ACCRUAL_WAIT = 90n * DAY;
/** The most that an attestation of a true-up is old when it is sent, without paused time. */
export const TRUEUP_MAX_AGE = 90n * DAY;
export const MAX_TERM_QUARTERS = 80;
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2199;

// what the circuit proves, in bits; the limits are the first values beyond it
export const UNITS_BITS = 48;
export const RATE_BITS = 60;
export const INCOME_BITS = 64;
export const FX_BITS = 80;
export const PAYMENT_BITS = 128;
export const CURRENCY_BITS = 24;
export const UNITS_LIMIT = 1n << 48n;
export const FX_LIMIT = 1n << 80n;
/** Of the payment token, so that rates fit FX_LIMIT with room. */
export const MAX_TOKEN_DECIMALS = 6;
export const PAYMENT_LIMIT = 1n << 128n;
export const INCOME_LIMIT = 1n << 64n;
/** Base lamports in a unit of a curve series. */
export const LAMPORTS_PER_UNIT = 1_000_000n;

// raise
export const DEPOSIT_LIMIT = 1n << 96n;
export const MAX_ROUNDS = 8;
/** From the creation to the end of commits. */
export const COMMIT_MIN = DAY / 2n;
export const COMMIT_MAX = 90n * DAY;
/** From the activation of a curve series to its first census, so that who bought has the time to stake (Solana). */
export const CENSUS_WAIT = 7n * DAY;
/** Who does not reveal is charged. */
export const REVEAL_MIN = 1n * DAY;
export const REVEAL_MAX = 30n * DAY;
/** For settlement and the gate, after the reveal. */
export const GATE_MIN = 1n * DAY;
export const GATE_MAX = 90n * DAY;

// windows of later trading
export const WINDOW_COMMIT = 3n * DAY;
export const WINDOW_REVEAL = 2n * DAY;
/** To find the price in, after the reveal. */
export const WINDOW_SETTLE = 7n * DAY;
/** From one opening to the next. */
export const WINDOW_INTERVAL = 30n * DAY;
/** From one window that a request for an extinguishment voids to the next that one may void. */
export const REQUEST_VOID_INTERVAL = 180n * DAY;

// hardship
/** The longest pause. */
export const PAUSE_MAX = 180n * DAY;
/** All pauses of a series together. */
export const PAUSE_BUDGET = 365n * DAY;
/** From the end of one pause to the approval of the next. */
export const PAUSE_COOLDOWN = 90n * DAY;

/** From the request for an extinguishment to the first time at which its signatures count. */
export const EXTINGUISH_NOTICE = 7n * DAY;
/** From the request for an extinguishment to its deadline, least and most. */
export const EXTINGUISH_MIN = 14n * DAY;
export const EXTINGUISH_MAX = 90n * DAY;

/** From the announcement of a buy-out to the first time at which it is possible. */
export const BUYOUT_NOTICE = 7n * DAY;
/** From then on it is possible this long, then the announcement lapses. */
export const BUYOUT_WINDOW = 14n * DAY;

// registry
/** Longest grace of a revoked key. */
export const MAX_GRACE = 30n * DAY;
/** Most wallets in one registry call. */
export const MAX_BATCH = 200;
