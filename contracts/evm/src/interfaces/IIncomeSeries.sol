// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "./IERC20.sol";
import {IPeriodRates} from "./IPeriodRates.sol";
import {IRaise} from "./IRaise.sol";

/// The hub: series lifecycle, units, reports, payouts, amendments, true-ups. Its address is the EIP-712 verifyingContract
/// of all six messages, those that the hardship contract checks among them.
interface IIncomeSeries {
    // RAISING covers COMMIT and REVEAL; SETTLING covers SETTLE and GATE.
    enum State { NONE, RAISING, SETTLING, ACTIVE, PAUSED, TAIL, CLOSED, FAILED, EXTINGUISHED, CURVE }
    enum FailureReason { NONE, NO_VALID_BIDS, BELOW_MIN_RAISE, MINT_GATE_CLOSED, ROUND_LIMIT, TIMEOUT, ISSUER_CANCELLED }
    enum CloseReason { NONE, TERM, CAP, BUYOUT }
    // UPCOMING and OPEN follow from the clock; LATE is an open period past its window.
    enum PeriodState { UPCOMING, OPEN, LATE, REPORTED, MISSED, DEFERRED }
    enum FeeKind { PAYOUT, NON_REVEAL, CURVE_TRADING }

    struct SeriesParams {
        bytes32 draftSalt;
        bytes32 contractHash;
        bytes32 termsCommitment; // Poseidon5, canonical BN254 scalar
        uint32 currencyCode; // ISO 4217 numeric
        uint8 indexingRule; // 0 none, 1 annual
        uint64 unitsOffered; // whole units, < 2^48
        uint256 reservePrice; // payment-token base units a unit
        uint64 maxUnitsPerBid;
        uint256 minRaise;
        uint32 minHolders;
        uint16 concentrationBps; // largest share one winner may hold
        uint256 cap; // most that is ever paid, base units
        uint32 firstPeriod; // year*10+quarter
        uint32 lastPeriod;
        uint64 commitEndsAt; // unix seconds
        uint64 revealEndsAt;
        uint64 gateEndsAt;
    }

    struct Proof {
        uint256[2] a;
        uint256[2][2] b;
        uint256[2] c;
    }

    event SeriesCreated(bytes32 indexed seriesKey, address indexed issuer, SeriesParams params);
    /// After its SeriesCreated: the series is on the income router (tier 1), as it was created, and stays there.
    event SeriesRouted(bytes32 indexed seriesKey);
    event SeriesSettling(bytes32 indexed seriesKey);
    event SeriesActivated(bytes32 indexed seriesKey, uint64 unitsOutstanding, bytes32 openingCommitment);
    event SeriesFailed(bytes32 indexed seriesKey, FailureReason reason);
    event SeriesTailStarted(bytes32 indexed seriesKey);
    event SeriesClosed(bytes32 indexed seriesKey, CloseReason reason);
    /// A holder's units grew by a delivered allocation.
    event UnitsMinted(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// Units escrowed for a window: they stay the holder's and go on earning, but cannot be burned or escrowed again.
    /// Units that were delivered to a wallet that is not verified are locked too: UnitsHeld follows.
    event UnitsLocked(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    event UnitsUnlocked(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// Units changed hands in a window. They were locked, and are not any more: no UnitsUnlocked follows for them.
    event UnitsTransferred(bytes32 indexed seriesKey, address indexed from, address indexed to, uint64 units);
    /// Of the locked units, these were delivered while the wallet was not verified: they wait until it is verified again.
    event UnitsHeld(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// The wallet is verified again. UnitsUnlocked comes before it.
    event UnitsReleased(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    event ReportAccepted(
        bytes32 indexed seriesKey,
        uint32 indexed period,
        bytes32 priorIncomeCommitment,
        bytes32 incomeCommitment,
        uint8 tier,
        uint8 liquidityFlag,
        uint64 unitsOutstanding,
        uint256 fxRate,
        uint256 payment
    );
    /// Emitted just before ReportAccepted: what was accepted, so that an indexer needs no calldata (the sender may be
    /// a contract wallet). `signer` is the key recovered from `attestation`; the signals are ReportAccepted's own fields
    /// and the terms commitment.
    event ReportEvidence(
        bytes32 indexed seriesKey,
        uint32 indexed period,
        address indexed signer,
        Proof proof,
        uint256[6] signals,
        bytes attestation
    );
    /// accrualIn + gross = fee + net + accrualOut
    event PaymentSplit(
        bytes32 indexed seriesKey,
        uint32 indexed period,
        uint256 accrualIn,
        uint256 gross,
        uint256 fee,
        uint256 net,
        uint256 accrualOut
    );
    /// The report brought a signed rate, which was recorded with it. Emitted before ReportAccepted of the same period, and
    /// after RateRecorded of the rates contract.
    event FxFallbackUsed(
        bytes32 indexed seriesKey, uint32 indexed period, address indexed signer, uint256 rate, bytes signature
    );
    /// A report of a routed series: everything in it is public. `income` is the year to date, `payment` what of it was
    /// withheld in the quarter. PaymentSplit follows.
    event RoutedReportAccepted(
        bytes32 indexed seriesKey, uint32 indexed period, uint256 income, uint64 unitsOutstanding, uint256 payment
    );
    event PeriodMissed(bytes32 indexed seriesKey, uint32 indexed period);
    /// The period's 90 days are over, and a pause in them left its window open: no breach. It is still the next period, over
    /// the same prior; a report or, once its window is over, PeriodMissed follows.
    event PeriodDeferred(bytes32 indexed seriesKey, uint32 indexed period);
    event TermsAmended(
        bytes32 indexed seriesKey,
        address indexed signer,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes signature
    );
    /// `adjustment` is a payment, never income. After it `accrualOut` is owed and `creditOut` is netted from coming gross.
    event TrueUpAccepted(
        bytes32 indexed seriesKey,
        uint32 indexed year,
        address indexed signer,
        uint64 trueupNonce,
        uint64 attestationTs,
        int256 adjustment,
        uint256 accrualOut,
        uint256 creditOut
    );
    /// Kind PAYOUT only here; `period` is 0 for the tail and a buy-out. A fee of zero emits nothing.
    event FeeTaken(bytes32 indexed seriesKey, FeeKind indexed kind, address indexed payer, uint32 period, uint256 amount);
    event PayoutClaimed(bytes32 indexed seriesKey, address indexed holder, uint32 throughPeriod, uint256 amount);
    event TailClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    event FinalClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    event RedemptionClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    event UnitsBurned(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// The issuer paid accruals after the term: amount = fee + net, accrualOut is what is still owed.
    event TailPaid(bytes32 indexed seriesKey, uint256 amount, uint256 fee, uint256 net, uint256 accrualOut);
    /// The issuer paid what was left of the cap: amount = fee + net. SeriesClosed(BUYOUT) follows.
    event BoughtOut(bytes32 indexed seriesKey, uint256 amount, uint256 fee, uint256 net);
    /// Fees taken so far went to the fee collector (they were counted by FeeTaken).
    event FeesCollected(address indexed collector, uint256 amount);
    /// The hardship contract moved the state (ACTIVE <-> PAUSED, or to EXTINGUISHED).
    event SeriesStateMoved(bytes32 indexed seriesKey, State from, State to);

    error NOT_ISSUER();
    error NOT_RAISE();
    error NOT_HARDSHIP();
    error NOT_WINDOWS();
    error ISSUER_NOT_APPROVED();
    error SERIES_EXISTS();
    error SERIES_UNKNOWN();
    error WRONG_STATE();
    error CONTRACT_HASH_MISSING();
    error COMMITMENT_NOT_CANONICAL();
    error BAD_PARAMS();
    error PERIOD_UNKNOWN();
    error PERIOD_NOT_OPEN();
    error PERIOD_OUT_OF_ORDER();
    error PERIOD_STILL_OPEN();
    /// A quarter that is over has neither a report nor a mark.
    error PERIOD_UNSETTLED();
    error PRIOR_MISMATCH();
    error SIGNAL_MISMATCH();
    error SIGNAL_OUT_OF_RANGE();
    error PROOF_INVALID();
    error SIGNATURE_NOT_CANONICAL();
    error SIGNER_INACTIVE();
    error TIER_UNKNOWN();
    error LIQUIDITY_FLAG_UNKNOWN();
    error LIQUIDITY_FLAG_LIMIT();
    /// A fallback signature for a routed series. FX_STALE and the others of rates are those of the rates contract.
    error FX_FRESH();
    error NONCE_MOVED();
    error CAP_BELOW_PAID();
    error YEAR_NOT_OVER();
    error TRUEUP_DONE();
    error ADJUSTMENT_OUT_OF_RANGE();
    /// The attestation's time is before the year's end or after now.
    error ATTESTATION_TIME();
    /// Not for a series on the income router.
    error SERIES_ROUTED();
    error SERIES_NOT_ROUTED();
    /// Of the router: income was routed in the quarter, so that its report is anyone's; or none was, so that it has none.
    error INCOME_ROUTED();
    error NOTHING_ROUTED();
    /// Of the router: the terms do not open the new commitment, or are out of its range.
    error TERMS_MISMATCH();
    error TERMS_OUT_OF_RANGE();
    /// To lock, more units than are there and not locked; to unlock or transfer, more than are locked; to
    /// transfer, none; to burn, any locked; to release, none held.
    error UNITS_UNAVAILABLE();
    /// Held units are released to a verified wallet alone.
    error NOT_ALLOWLISTED();
    error ACCRUAL_DUE();
    error TAIL_OPEN();
    error TRANSFER_FAILED();

    struct SeriesView {
        address issuer;
        State state;
        CloseReason closeReason;
        uint32 currencyCode;
        uint8 indexingRule;
        uint8 deferredInARow;
        uint64 unitsOffered;
        uint64 unitsOutstanding;
        uint32 firstPeriod;
        uint32 lastPeriod;
        /// the only period that can be reported or missed next; 0 once there is none
        uint32 nextPeriod;
        uint32 lastReportedPeriod;
        uint64 tailStartedAt;
        bytes32 contractHash;
        bytes32 termsCommitment;
        bytes32 lastIncomeCommitment;
        /// what signal 3 of the next report must be
        bytes32 expectedPrior;
        uint256 cap;
        uint256 paid;
        uint256 accrued;
        /// from negative true-ups: netted from coming gross
        uint256 credit;
        uint64 amendmentNonce;
        uint64 trueupNonce;
        bool routed;
    }

    /// seriesKey = keccak256(abi.encode(bytes32(uint256(uint160(issuer))), draftSalt)), issuer = msg.sender. FX_STALE where
    /// the feed has no rate of the currency that is at most FX_MAX_AGE old.
    function createSeries(SeriesParams calldata params) external returns (bytes32 seriesKey);
    /// The same on the income router (tier 1), which its issuer must open before the commit phase ends. It is known to
    /// bidders from here on: no other series ever goes on the router, and this one never leaves it.
    function createRoutedSeries(SeriesParams calldata params) external returns (bytes32 seriesKey);

    /// Six signals: termsCommitment, unitsOutstanding, fxRate, priorCommitment, incomeCommitment, payment.
    /// `attestation` is 65 bytes r,s,v over REPORT; tier 2 needs an active verifier key, tier 3 an active attestor.
    /// Takes `pay` from the issuer by transferFrom. The rate is that of the quarter's end (IPeriodRates); `fxFallbackSig`, an
    /// active attestor's signature over FX, records it where the feed has none, and is else empty.
    /// Of a routed series only for a quarter in which nothing was routed, of tier 3, with flag 0 and the rate 1e18: what the
    /// router counted of the year since the prior is deducted from the payment, and the rest is paid in by the issuer.
    function submitReport(
        bytes32 seriesKey,
        uint32 period,
        Proof calldata proof,
        uint256[6] calldata signals,
        uint8 tier,
        uint8 liquidityFlag,
        bytes calldata attestation,
        bytes calldata fxFallbackSig
    ) external;

    /// Tier 1, anyone, once the quarter is over and in order: the router knows the income, so there is nothing to attest
    /// and nothing to prove. What falls due is taken from what the router withheld. NOTHING_ROUTED where it knows of none.
    function submitRoutedReport(bytes32 seriesKey, uint32 period) external;
    /// The issuer, in ACTIVE or PAUSED, with an active attestor's AMEND over the current nonce. newCap >= paid + accrued.
    function amendTerms(
        bytes32 seriesKey,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes calldata signature
    ) external;
    /// amendTerms of a routed series, with the opening of the new terms, by which the router counts from then on. Where the
    /// new cap lets the series owe more than the router holds, the issuer pays it in.
    function amendRoutedTerms(
        bytes32 seriesKey,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes calldata signature,
        uint256 theta,
        uint256 ratePerUnit,
        uint256 termsSalt
    ) external;
    /// The issuer, in ACTIVE, PAUSED or TAIL, with an active attestor's TRUEUP over the current nonce, once for a year of
    /// the term that is over. adjustment > 0 raises the accrual as far as the cap has room, < 0 becomes credit. What
    /// accrues of a routed series is paid in to the router by the same call.
    function submitTrueUp(
        bytes32 seriesKey,
        uint32 year,
        uint64 trueupNonce,
        uint64 attestationTs,
        int256 adjustment,
        bytes calldata signature
    ) external;

    /// Anyone, once the late window of the next period is over; DEFERRED where it ended in the series' last pause. Not for
    /// a quarter in which income was routed, whose report anyone may submit.
    function markMissed(bytes32 seriesKey, uint32 period) external;
    /// Claims: anyone may call, only `holder` is paid; a claim of zero emits zeros. The two that burn want all of the
    /// holder's units unlocked.
    function claimPayout(bytes32 seriesKey, address holder) external;
    function claimTail(bytes32 seriesKey, address holder) external;
    function claimFinal(bytes32 seriesKey, address holder) external;
    function claimRedemption(bytes32 seriesKey, address holder) external;
    /// In TAIL: pays min(amount, accrued). The issuer; for a routed series anyone, from what the router withheld.
    function payTail(bytes32 seriesKey, uint256 amount) external;
    /// The issuer, in ACTIVE, PAUSED or TAIL: pays what is left of the cap and closes the series.
    function buyOut(bytes32 seriesKey) external;
    /// Anyone: CAP once the whole cap is paid; TERM once the tail's window is over and no accrual is owed.
    function closeSeries(bytes32 seriesKey) external;
    /// Anyone: sends the fees held to the fee collector.
    function collectFees() external;

    /// Anyone, once the holder is verified: unlocks all units that were held for it.
    function releaseUnits(bytes32 seriesKey, address holder) external;

    /// The hardship contract only: ACTIVE <-> PAUSED, where `until` is the pause's end as approved, and as it came; and
    /// ACTIVE, PAUSED or TAIL -> EXTINGUISHED (accruals are forgiven; `until` is 0) once no quarter that is over is unsettled.
    function moveState(bytes32 seriesKey, State to, uint64 until) external;

    /// The raise only.
    function onSettling(bytes32 seriesKey) external;
    function onFailed(bytes32 seriesKey, FailureReason reason) external;
    function onActivated(bytes32 seriesKey, uint64 units) external;
    /// To a wallet that is not verified the units come locked: they earn, and are held until it is.
    function mintUnits(bytes32 seriesKey, address holder, uint64 units) external;

    /// The windows only, in any state. Before units change hands both positions are credited with what they earned, so
    /// the seller's end and the buyer's begin with the trade.
    function lockUnits(bytes32 seriesKey, address holder, uint64 units) external;
    /// Where the holder is not verified the units stay locked, and are held until it is.
    function unlockUnits(bytes32 seriesKey, address holder, uint64 units) external;
    /// Of the seller's locked units, and at least one.
    function transferUnits(bytes32 seriesKey, address from, address to, uint64 units) external;

    function domainSeparator() external view returns (bytes32);
    function seriesState(bytes32 seriesKey) external view returns (State);
    function periodState(bytes32 seriesKey, uint32 period) external view returns (PeriodState);
    function lastIncomeCommitment(bytes32 seriesKey) external view returns (bytes32);
    function unitsOf(bytes32 seriesKey, address holder) external view returns (uint64);
    /// Of unitsOf: escrowed for a window, or held.
    function lockedOf(bytes32 seriesKey, address holder) external view returns (uint64);
    /// Of lockedOf: delivered while the wallet was not verified.
    function heldOf(bytes32 seriesKey, address holder) external view returns (uint64);
    function unitsOutstanding(bytes32 seriesKey) external view returns (uint64);
    /// Everything a holder could be paid now, over all its claims.
    function claimable(bytes32 seriesKey, address holder) external view returns (uint256);
    function getSeries(bytes32 seriesKey) external view returns (SeriesView memory);
    function expectedPrior(bytes32 seriesKey) external view returns (bytes32);
    /// Without a pause: [opensAt, lateAt) is OPEN, [lateAt, closesAt) is LATE. PERIOD_UNKNOWN for what is no quarter.
    function periodWindow(uint32 period) external pure returns (uint64 opensAt, uint64 lateAt, uint64 closesAt);
    /// The same for a series, its last pause counted.
    function reportWindow(bytes32 seriesKey, uint32 period)
        external
        view
        returns (uint64 opensAt, uint64 lateAt, uint64 closesAt);
    function reportDigest(
        bytes32 seriesKey,
        uint32 period,
        bytes32 priorCommitment,
        bytes32 incomeCommitment,
        uint8 tier,
        uint8 liquidityFlag
    ) external view returns (bytes32);
    function feesHeld() external view returns (uint256);
    function hardship() external view returns (address);
    function router() external view returns (address);
    function raise() external view returns (IRaise);
    function windows() external view returns (address);
    function token() external view returns (IERC20);
    function rates() external view returns (IPeriodRates);
}
