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
    /// The sender is no approved issuer.
    ISSUER_NOT_APPROVED,
    /// The issuer has a series by this draft salt.
    SERIES_EXISTS,
    /// The contract's hash is zero.
    CONTRACT_HASH_MISSING,
    /// A commitment is zero or no element of the field.
    COMMITMENT_NOT_CANONICAL,
    /// A parameter of the series is out of range, or two do not fit together.
    BAD_PARAMS,
    /// The feed has no rate that is at most FX_MAX_AGE old: at the quarter's end, or now where a series is created.
    FX_STALE,
    /// The series is in a state in which this cannot be done.
    WRONG_STATE,
    /// Not the phase in which this can be done: trading has not begun, has ended, or has not ended.
    WRONG_PHASE,
    /// After the deadline that the sender gave, or that a request named, or after an announcement lapsed.
    DEADLINE_PAST,
    /// The issuer neither buys nor stakes units of its own series.
    ISSUER_WALLET,
    /// The wallet is not verified.
    NOT_ALLOWLISTED,
    /// An amount or a number of units is zero.
    AMOUNT_ZERO,
    /// The trade gives nothing, or less than the sender takes at least.
    OUT_TOO_SMALL,
    /// All units are sold; or more units than are staked, or not tendered, or tendered; or than are not locked; or some are in an
    /// order; or none are held.
    UNITS_UNAVAILABLE,
    /// Neither is the threshold reached nor are all units sold.
    THRESHOLD_NOT_REACHED,
    /// The threshold is reached: the series is activated, it does not fail.
    THRESHOLD_REACHED,
    /// Nothing is due.
    NOT_DUE,
    /// Not the next period in order.
    PERIOD_OUT_OF_ORDER,
    /// The quarter is not over.
    PERIOD_NOT_OPEN,
    /// A rate was recorded for the quarter before.
    RATE_RECORDED,
    /// A signature where the feed has the rate.
    FX_FRESH,
    /// Further than FX_FALLBACK_BOUND_BPS from the feed's last rate before the quarter's end, or beyond the circuit's range.
    FX_OUT_OF_BOUND,
    /// The key is not active in the registry, or is no attestor's.
    SIGNER_INACTIVE,
    /// The proof does not hold for its signals, or is no proof.
    PROOF_INVALID,
    /// The verifying key is not written, or not whole.
    VERIFYING_KEY_MISSING,
    /// The sender is not the series' issuer.
    NOT_ISSUER,
    /// Neither 2 nor 3.
    TIER_UNKNOWN,
    /// Neither 0 nor 1.
    LIQUIDITY_FLAG_UNKNOWN,
    /// Flag 1 after MAX_DEFERRED_IN_A_ROW reports with it.
    LIQUIDITY_FLAG_LIMIT,
    /// The census of the period, or of a quarter that is over, is not taken: anyone may take it.
    CENSUS_MISSING,
    /// A quarter that is over is neither reported nor marked as missed.
    PERIOD_UNSETTLED,
    /// The period can still be reported, or is marked as deferred already.
    PERIOD_STILL_OPEN,
    /// No units count, or none exist, so that nobody could be paid.
    NOBODY_TO_PAY,
    /// Accruals are left to be paid, and less than ACCRUAL_WAIT has passed since the end of the tail.
    ACCRUAL_DUE,
    /// Before the end of the tail.
    TAIL_OPEN,
    /// Not the nonce that the series has.
    NONCE_MOVED,
    /// A number is beyond its range.
    SIGNAL_OUT_OF_RANGE,
    /// The cap is less than what is paid and accrued.
    CAP_BELOW_PAID,
    /// The year, or the term's part of it, is not over.
    YEAR_NOT_OVER,
    /// The year has its true-up.
    TRUEUP_DONE,
    /// Attested before the year's end, or in the future.
    ATTESTATION_TIME,
    /// Zero, or beyond 64 bits either way.
    ADJUSTMENT_OUT_OF_RANGE,
    /// A request or an announcement is open already.
    ALREADY_REQUESTED,
    /// No request is open, or nothing is announced.
    NOT_REQUESTED,
    /// The two keys are not distinct and in ascending order.
    SIGNERS_NOT_ASCENDING,
    /// Signed by another key than the one that was asked.
    SIGNER_NOT_ADDRESSED,
    /// A deadline less than EXTINGUISH_MIN away, or an end of tenders less than TENDER_MIN.
    DEADLINE_TOO_SOON,
    /// A deadline more than EXTINGUISH_MAX away, or an end of tenders more than TENDER_MAX.
    DEADLINE_TOO_LATE,
    /// Before the end of EXTINGUISH_NOTICE, or of BUYOUT_NOTICE.
    NOTICE_RUNNING,
    /// A round of tenders is open already.
    TENDER_OPEN,
    /// No round of tenders is open, or its end has passed.
    TENDER_NOT_OPEN,
    /// Before the end of the round of tenders, or before it is settled.
    TENDER_RUNNING,
    /// Units of a settled round are to be claimed first: anyone may claim them for their holder.
    TENDER_UNCLAIMED,
    /// The treasury holds nothing.
    TREASURY_EMPTY,
    /// No pause is running.
    NOT_PAUSED,
    /// The pause would end before it begins.
    PAUSE_END_PAST,
    /// Longer than PAUSE_MAX.
    PAUSE_TOO_LONG,
    /// With the series' earlier pauses longer than PAUSE_BUDGET.
    PAUSE_BUDGET,
    /// Sooner than PAUSE_COOLDOWN after the last pause.
    PAUSE_COOLDOWN,
    /// Before its end the issuer alone ends a pause.
    PAUSE_RUNNING,
    /// Sooner than CENSUS_WAIT after the activation, or in the second of the last stake: who bought has this time to stake.
    CENSUS_WAIT,
    /// The price of a whole unit is more than the treasury holds, or than the curve's last price.
    PRICE_TOO_HIGH,
    /// The amendment changes neither the terms nor the cap.
    TERMS_UNCHANGED,
    /// Attested TRUEUP_MAX_AGE ago, or more, without the time of a pause.
    ATTESTATION_STALE,
    /// Something can still need the account: what it holds is owed, counts, or is not settled.
    ACCOUNT_NEEDED,
    /// Sooner than PROCEEDS_WAIT after the activation.
    PROCEEDS_WAIT,
    /// The round of tenders pays less for a whole unit than the holder takes at least.
    PRICE_TOO_LOW,
    /// The series is sold by a raise, and this is of curve series alone: its units are no tokens, and are not staked.
    CURVE_ONLY,
    /// The wallet has a bid in this raise.
    ALREADY_BID,
    /// The wallet has no bid in this raise.
    BID_UNKNOWN,
    /// The bid or the order was revealed before.
    ALREADY_REVEALED,
    /// The opening is not that of the commitment.
    HASH_MISMATCH,
    /// The commitment is zero.
    COMMITMENT_MISSING,
    /// The deposit is below the price of one unit.
    DEPOSIT_TOO_SMALL,
    /// The raise has BIDS_LIMIT bids, or the window as many orders.
    BOOK_FULL,
    /// Nothing is kept for the wallet.
    NOTHING_KEPT,
    /// The series is a curve's, and this is of raised series alone: units of a curve are tokens, which need no window.
    RAISE_ONLY,
    /// The last window is not over, or a payment would come before its trades.
    WINDOW_RUNNING,
    /// The next window opens WINDOW_INTERVAL after the last one did.
    WINDOW_TOO_EARLY,
    /// The wallet has an order in this window.
    ALREADY_ORDERED,
    /// The wallet has no order in this window.
    ORDER_UNKNOWN,
    /// Exactly one of money and units is escrowed.
    ESCROW_INVALID,
    /// The terms are beyond their range.
    TERMS_OUT_OF_RANGE,
    /// The terms do not open the series' commitment.
    TERMS_MISMATCH,
    /// The series is on the income router, which has an instruction of its own for this.
    SERIES_ROUTED,
    /// The series is not on the income router.
    SERIES_NOT_ROUTED,
    /// Nothing came in that is not counted, or more than the router's books have room for.
    AMOUNT_OUT_OF_RANGE,
    /// No income was routed in the quarter.
    NOTHING_ROUTED,
    /// Income was routed in the quarter: it has a report, and cannot be missed.
    INCOME_ROUTED,
    /// Until OPEN_WINDOW after the quarter, without paused time, the routed report is the issuer's alone.
    ISSUER_FIRST,
}

impl From<Refusal> for ProgramError {
    fn from(refusal: Refusal) -> Self {
        ProgramError::Custom(refusal as u32)
    }
}
