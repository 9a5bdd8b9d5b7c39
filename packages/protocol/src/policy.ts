/**
 * The policy numbers of the protocol. `contracts/evm/src/lib/Policy.sol` has the same names and values, and a test compares the
 * two files. Durations are seconds, shares are basis points.
 */

export { BPS } from './amounts.ts';

const DAY = 86_400n;

// fees
/** The fee on every payment to holders. */
export const FEE_BPS = 100n;
/** The charge on the deposit of a bid that is not revealed. */
export const NON_REVEAL_BPS = 500n;

// reporting
/** The time after its end in which a quarter is OPEN for its report. */
export const OPEN_WINDOW = 45n * DAY;
/** The time after `OPEN_WINDOW` in which a report is LATE. The quarter is MISSED after it. */
export const LATE_WINDOW = 45n * DAY;
/** The most reports in a row with the liquidity flag, which defers their payment. */
export const MAX_DEFERRED_IN_A_ROW = 4;
/** The greatest age of the feed's rate at a quarter's end, and when a series is created. */
export const FX_MAX_AGE = 3n * DAY;
/** The largest difference of a new rate, published or signed by an attestor, from the feed's last one. */
export const FX_FALLBACK_BOUND_BPS = 2_000n;
/** The time in which the feed may move by `FX_FALLBACK_BOUND_BPS`. */
export const FX_STEP_TIME = DAY;
/** The length of the tail, in which the last reports are due after the term. */
export const TAIL_WINDOW = 90n * DAY;
/** The time after the tail in which a series with accrued money stays open for its issuer to pay. */
export const ACCRUAL_WAIT = 90n * DAY;
/** The greatest age of a true-up's attestation when it is sent, without paused time. */
export const TRUEUP_MAX_AGE = 90n * DAY;
export const MAX_TERM_QUARTERS = 80;
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2199;

// ranges of the circuit, in bits; a limit is the first value out of range
export const UNITS_BITS = 48;
export const RATE_BITS = 60;
export const INCOME_BITS = 64;
export const FX_BITS = 80;
export const PAYMENT_BITS = 128;
export const CURRENCY_BITS = 24;
export const UNITS_LIMIT = 1n << 48n;
export const FX_LIMIT = 1n << 80n;
/** The most decimals of a payment token, so that rates stay below FX_LIMIT. */
export const MAX_TOKEN_DECIMALS = 6;
export const PAYMENT_LIMIT = 1n << 128n;
export const INCOME_LIMIT = 1n << 64n;
/** The number of base lamports in a unit of a curve series. */
export const LAMPORTS_PER_UNIT = 1_000_000n;

// raise
export const DEPOSIT_LIMIT = 1n << 96n;
export const MAX_ROUNDS = 8;
/** The shortest and longest time from the creation of a raise to the end of bidding. */
export const COMMIT_MIN = DAY / 2n;
export const COMMIT_MAX = 90n * DAY;
/** The shortest time from the activation of a curve series to its first census, so that buyers have time to stake (Solana). */
export const CENSUS_WAIT = 7n * DAY;
/** The time from the creation of a curve series to the first purchase (Solana). */
export const SALE_NOTICE = 3_600n;
/** The time from the activation of a curve series until its issuer is paid the proceeds (Solana). */
export const PROCEEDS_WAIT = 7n * DAY;
/** The shortest and longest time in which bids are revealed. */
export const REVEAL_MIN = 1n * DAY;
export const REVEAL_MAX = 30n * DAY;
/** The shortest and longest time after the reveal for the settlement and the gate. */
export const GATE_MIN = 1n * DAY;
export const GATE_MAX = 90n * DAY;

// windows of later trading
export const WINDOW_COMMIT = 3n * DAY;
export const WINDOW_REVEAL = 2n * DAY;
/** The time after the reveal in which a window must find its price. */
export const WINDOW_SETTLE = 7n * DAY;
/** The shortest time from the opening of one window to the next. */
export const WINDOW_INTERVAL = 30n * DAY;
/** The shortest time between two windows that requests for an extinguishment void. */
export const REQUEST_VOID_INTERVAL = 180n * DAY;

// hardship
/** The longest pause. */
export const PAUSE_MAX = 180n * DAY;
/** The longest time of all pauses of a series together. */
export const PAUSE_BUDGET = 365n * DAY;
/** The shortest time from the end of one pause to the approval of the next. */
export const PAUSE_COOLDOWN = 90n * DAY;

/** The time from the request for an extinguishment until its signatures count. */
export const EXTINGUISH_NOTICE = 7n * DAY;
/** The shortest and longest time from the request for an extinguishment to its deadline. */
export const EXTINGUISH_MIN = 14n * DAY;
export const EXTINGUISH_MAX = 90n * DAY;

/** The time from the announcement of a buy-out until it is possible. */
export const BUYOUT_NOTICE = 7n * DAY;
/** The time in which an announced buy-out is possible, after which the announcement lapses. */
export const BUYOUT_WINDOW = 14n * DAY;

// registry
/** The longest time after its revocation in which a key's signatures still count. */
export const MAX_GRACE = 30n * DAY;
/** The most wallets in one registry call. */
export const MAX_BATCH = 200;
