/**
 * Every number of the protocol that is a policy. contracts/evm/src/lib/Policy.sol holds the same names and values;
 * a test compares the two. Times in seconds, shares in basis points.
 */

const DAY = 86_400n;

// periods
/** A period is OPEN this long after its quarter's end. */
export const REPORT_WINDOW = 45n * DAY;
/** After that it is LATE this long, then MISSED. */
export const LATE_WINDOW = 45n * DAY;
/** Most accrued (liquidity flag 1) reports in a row. */
export const MAX_ACCRUED_IN_A_ROW = 4;
/** The oldest FX rate a report may use, seconds: feeds rest over a weekend. */
export const FX_MAX_AGE = 3n * DAY;

// ranges the circuit proves, in bits
export const UNITS_BITS = 48;
export const RATE_BITS = 60;
export const INCOME_BITS = 64;
export const FX_BITS = 80;
export const PAYMENT_BITS = 128;
export const CURRENCY_BITS = 24;
export const INDEXING_BITS = 8;
/** Base lamports in a unit of a curve series. */
export const LAMPORTS_PER_UNIT = 1_000_000n;
