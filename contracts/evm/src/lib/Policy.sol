// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Policy
/// @notice Every number that is a policy, in one place. The same names are used on every chain.
library Policy {
    // fees
    uint256 internal constant FEE_BPS = 100; // of every payment
    uint256 internal constant NON_REVEAL_BPS = 500; // of the deposit of a bid that was never revealed
    uint256 internal constant BPS = 10_000;

    // reporting
    uint64 internal constant OPEN_WINDOW = 45 days; // after the quarter's end
    uint64 internal constant LATE_WINDOW = 45 days; // after the open window
    uint8 internal constant MAX_DEFERRED_IN_A_ROW = 4; // reports with the liquidity flag
    uint64 internal constant FX_MAX_AGE = 3 days; // before the quarter's end: feeds rest over a weekend
    uint256 internal constant FX_FALLBACK_BOUND_BPS = 2_000; // of the last rate, either way
    uint64 internal constant FX_STEP_TIME = 1 days; // the feed moves by that bound in this time at most
    uint64 internal constant TAIL_WINDOW = 90 days; // a series stays open for its last true-up
    // From the tail's end on, a series with unpaid accruals stays open this long for its issuer to pay.
    uint64 internal constant ACCRUAL_WAIT = 90 days;
    uint64 internal constant TRUEUP_MAX_AGE = 90 days; // of the attestation of a true-up, without paused time
    uint32 internal constant MAX_TERM_QUARTERS = 80;
    uint32 internal constant FIRST_YEAR = 2000;
    uint32 internal constant LAST_YEAR = 2199;

    // ranges of the circuit's public signals
    uint256 internal constant UNITS_LIMIT = 1 << 48;
    uint256 internal constant FX_LIMIT = 1 << 80;
    uint8 internal constant MAX_TOKEN_DECIMALS = 6; // of the payment token, so that rates fit FX_LIMIT with room
    uint256 internal constant PAYMENT_LIMIT = 1 << 128;
    uint256 internal constant INCOME_LIMIT = 1 << 64; // of theta: the circuit's range of income

    // raise
    uint256 internal constant DEPOSIT_LIMIT = 1 << 96;
    uint8 internal constant MAX_ROUNDS = 8;
    uint64 internal constant COMMIT_MIN = 12 hours; // from the creation to the end of commits
    uint64 internal constant COMMIT_MAX = 90 days;
    uint64 internal constant REVEAL_MIN = 1 days; // who does not reveal is charged
    uint64 internal constant REVEAL_MAX = 30 days;
    uint64 internal constant GATE_MIN = 1 days; // for settlement and the gate, after the reveal
    uint64 internal constant GATE_MAX = 90 days;

    // windows of later trading
    uint64 internal constant WINDOW_COMMIT = 3 days;
    uint64 internal constant WINDOW_REVEAL = 2 days;
    uint64 internal constant WINDOW_SETTLE = 7 days; // to find the price in, after the reveal
    uint64 internal constant WINDOW_INTERVAL = 30 days; // from one opening to the next
    uint64 internal constant REQUEST_VOID_INTERVAL = 180 days; // from one window that a request voids to the next

    // hardship
    uint64 internal constant PAUSE_MAX = 180 days; // one pause
    uint64 internal constant PAUSE_BUDGET = 365 days; // all pauses of a series
    uint64 internal constant PAUSE_COOLDOWN = 90 days; // from the end of one pause to the approval of the next

    uint64 internal constant EXTINGUISH_NOTICE = 7 days; // from the request to the first moment its signatures count
    uint64 internal constant EXTINGUISH_MIN = 14 days; // from the request to its deadline, least and most
    uint64 internal constant EXTINGUISH_MAX = 90 days;

    // buy-out
    uint64 internal constant BUYOUT_NOTICE = 7 days; // from the announcement to the first moment it is possible
    uint64 internal constant BUYOUT_WINDOW = 14 days; // from then on until the announcement lapses

    // registry
    uint64 internal constant MAX_GRACE = 30 days;
    uint256 internal constant MAX_BATCH = 200;
}
