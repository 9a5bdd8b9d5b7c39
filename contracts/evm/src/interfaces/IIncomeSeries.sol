// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IPeriodRates} from "./IPeriodRates.sol";
import {IRaise} from "./IRaise.sol";

/// @title The hub
/// @notice The hub: series lifecycle, units, reports, payouts, amendments, true-ups. Its address is the EIP-712
/// verifyingContract of all six messages, those that the hardship contract checks among them.
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

    /// @notice A series was created, with the parameters that bind it.
    event SeriesCreated(bytes32 indexed seriesKey, address indexed issuer, SeriesParams params);
    /// @notice After its SeriesCreated: the series is on the income router (tier 1), as it was created, and stays
    /// there.
    event SeriesRouted(bytes32 indexed seriesKey);
    /// @notice The first settlement step was taken.
    event SeriesSettling(bytes32 indexed seriesKey);
    /// @notice The mint gate passed: units are outstanding and earn from here on.
    event SeriesActivated(bytes32 indexed seriesKey, uint64 unitsOutstanding, bytes32 openingCommitment);
    /// @notice The raise failed; deposits come back, less the charges for bids that were not revealed.
    event SeriesFailed(bytes32 indexed seriesKey, FailureReason reason);
    /// @notice The last period was reported or missed.
    event SeriesTailStarted(bytes32 indexed seriesKey);
    /// @notice No payment comes any more; units are burned as they are claimed for.
    event SeriesClosed(bytes32 indexed seriesKey, CloseReason reason);
    /// @notice A holder's units grew by a delivered allocation.
    event UnitsMinted(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// @notice Units escrowed for a window: they stay the holder's and go on earning, but cannot be burned or escrowed
    /// again. Units that were delivered to a wallet that is not verified are locked too: UnitsHeld follows.
    event UnitsLocked(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// @notice Locked units of a position are free again.
    event UnitsUnlocked(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// @notice Units changed hands in a window. They were locked, and are not any more: no UnitsUnlocked follows for
    /// them.
    event UnitsTransferred(bytes32 indexed seriesKey, address indexed from, address indexed to, uint64 units);
    /// @notice Of the locked units, these were delivered while the wallet was not verified: they wait until it is
    /// verified again.
    event UnitsHeld(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// @notice The wallet is verified again. UnitsUnlocked comes before it.
    event UnitsReleased(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// @notice A report of income was accepted; PaymentSplit follows.
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
    /// @notice Emitted just before ReportAccepted: what was accepted, so that an indexer needs no calldata (the sender
    /// may be a contract wallet). `signer` is the key recovered from `attestation`; the signals are ReportAccepted's
    /// own fields and the terms commitment.
    event ReportEvidence(
        bytes32 indexed seriesKey,
        uint32 indexed period,
        address indexed signer,
        Proof proof,
        uint256[6] signals,
        bytes attestation
    );
    /// @notice accrualIn + gross = fee + net + accrualOut
    event PaymentSplit(
        bytes32 indexed seriesKey,
        uint32 indexed period,
        uint256 accrualIn,
        uint256 gross,
        uint256 fee,
        uint256 net,
        uint256 accrualOut
    );
    /// @notice The report brought a signed rate, which was recorded with it. Emitted before ReportAccepted of the same period, and
    /// after RateRecorded of the rates contract.
    event FxFallbackUsed(
        bytes32 indexed seriesKey, uint32 indexed period, address indexed signer, uint256 rate, bytes signature
    );
    /// @notice A report of a routed series: everything in it is public. `income` is the year to date, `payment` what of
    /// it was withheld in the quarter. PaymentSplit follows.
    event RoutedReportAccepted(
        bytes32 indexed seriesKey, uint32 indexed period, uint256 income, uint64 unitsOutstanding, uint256 payment
    );
    /// @notice The period's windows are over without a report.
    event PeriodMissed(bytes32 indexed seriesKey, uint32 indexed period);
    /// @notice The period's 90 days are over, and a pause in them left its window open: no breach. It is still the next
    /// period, over the same prior; a report or, once its window is over, PeriodMissed follows.
    event PeriodDeferred(bytes32 indexed seriesKey, uint32 indexed period);
    /// @notice The issuer and an attestor changed terms and cap; the nonce is the one that was signed.
    event TermsAmended(
        bytes32 indexed seriesKey,
        address indexed signer,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes signature
    );
    /// @notice `adjustment` is a payment, never income. After it `accrualOut` is owed and `creditOut` is netted from
    /// coming gross.
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
    /// @notice Kind PAYOUT only here; `period` is 0 for the tail and a buy-out. A fee of zero emits nothing.
    event FeeTaken(bytes32 indexed seriesKey, FeeKind indexed kind, address indexed payer, uint32 period, uint256 amount);
    /// @notice A position's payouts were paid to its holder.
    event PayoutClaimed(bytes32 indexed seriesKey, address indexed holder, uint32 throughPeriod, uint256 amount);
    /// @notice A position's part of what was paid in the tail was paid to its holder.
    event TailClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    /// @notice A position's part of what a closed series held was paid to its holder.
    event FinalClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    /// @notice A position's part of a buy-out was paid to its holder.
    event RedemptionClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    /// @notice Units of a closed series were burned as their holder was paid.
    event UnitsBurned(bytes32 indexed seriesKey, address indexed holder, uint64 units);
    /// @notice The issuer paid accruals after the term: amount = fee + net, accrualOut is what is still owed.
    event TailPaid(bytes32 indexed seriesKey, uint256 amount, uint256 fee, uint256 net, uint256 accrualOut);
    /// @notice The issuer may buy the series out from `possibleAt` through `lapsesAt`, in unix seconds; TermsAmended
    /// voids it.
    event BuyOutAnnounced(bytes32 indexed seriesKey, uint64 possibleAt, uint64 lapsesAt);
    /// @notice The issuer paid what was left of the cap: amount = fee + net. SeriesClosed(BUYOUT) follows.
    event BoughtOut(bytes32 indexed seriesKey, uint256 amount, uint256 fee, uint256 net);
    /// @notice Fees taken so far went to the fee collector (they were counted by FeeTaken).
    event FeesCollected(address indexed collector, uint256 amount);
    /// @notice The hardship contract moved the state (ACTIVE <-> PAUSED, or to EXTINGUISHED).
    event SeriesStateMoved(bytes32 indexed seriesKey, State from, State to);

    /// @notice Not sent by the series' issuer.
    error NOT_ISSUER();
    /// @notice Not sent by the raise.
    error NOT_RAISE();
    /// @notice Not sent by the hardship contract.
    error NOT_HARDSHIP();
    /// @notice Not sent by the windows.
    error NOT_WINDOWS();
    /// @notice The sender is no approved issuer.
    error ISSUER_NOT_APPROVED();
    /// @notice The issuer has a series by this draft salt.
    error SERIES_EXISTS();
    /// @notice There is no series by this key.
    error SERIES_UNKNOWN();
    /// @notice The series is in a state in which this cannot be done.
    error WRONG_STATE();
    /// @notice The contract's hash is zero.
    error CONTRACT_HASH_MISSING();
    /// @notice A commitment is zero or no element of the field.
    error COMMITMENT_NOT_CANONICAL();
    /// @notice Not a quarter, or not in the series' term.
    error PERIOD_UNKNOWN();
    /// @notice Before or after the period's windows.
    error PERIOD_NOT_OPEN();
    /// @notice Not the series' next period.
    error PERIOD_OUT_OF_ORDER();
    /// @notice The period may still be reported.
    error PERIOD_STILL_OPEN();
    /// @notice A quarter that is over has neither a report nor a mark.
    error PERIOD_UNSETTLED();
    /// @notice Not the prior that the series expects.
    error PRIOR_MISMATCH();
    /// @notice A public signal is not what the contract holds.
    error SIGNAL_MISMATCH();
    /// @notice A public signal, or a cap, is beyond its range.
    error SIGNAL_OUT_OF_RANGE();
    /// @notice The verifier refuses the proof.
    error PROOF_INVALID();
    /// @notice Neither tier 2 nor tier 3.
    error TIER_UNKNOWN();
    /// @notice Neither 0 nor 1.
    error LIQUIDITY_FLAG_UNKNOWN();
    /// @notice The flag was set in MAX_DEFERRED_IN_A_ROW reports before, or is set for a routed series.
    error LIQUIDITY_FLAG_LIMIT();
    /// @notice A rate's signature for a routed series, whose rate is 1.
    error FX_FRESH();
    /// @notice The nonce that was signed is not the series' current one.
    error NONCE_MOVED();
    /// @notice The new cap is below what is paid and accrued.
    error CAP_BELOW_PAID();
    /// @notice The amendment changes neither the terms nor the cap.
    error TERMS_UNCHANGED();
    /// @notice The year has not ended.
    error YEAR_NOT_OVER();
    /// @notice The year has its true-up.
    error TRUEUP_DONE();
    /// @notice Zero, or beyond the range of a payment.
    error ADJUSTMENT_OUT_OF_RANGE();
    /// @notice The attestation's time is after now, or before the end of the year or of the term, whichever is first.
    error ATTESTATION_TIME();
    /// @notice The attestation's time is TRUEUP_MAX_AGE ago, or more, without the time of a pause.
    error ATTESTATION_STALE();
    /// @notice Not for a series on the income router.
    error SERIES_ROUTED();
    /// @notice The series is not on the income router.
    error SERIES_NOT_ROUTED();
    /// @notice Income was routed in the quarter: it has a report, and cannot be missed.
    error INCOME_ROUTED();
    /// @notice Until OPEN_WINDOW after the quarter, later by the time of a pause, the routed report is its issuer's alone, who may
    /// report by documents.
    error ISSUER_FIRST();
    /// @notice A window's orders may still trade: nothing is paid to holders from its reveals' end on, no routed report is taken
    /// from their beginning on, and no buy-out is announced before the window has its price.
    error WINDOW_RUNNING();
    /// @notice No income was routed in the quarter.
    error NOTHING_ROUTED();
    /// @notice Of the router: the terms do not open the new commitment.
    error TERMS_MISMATCH();
    /// @notice The router's terms are beyond their range.
    error TERMS_OUT_OF_RANGE();
    /// @notice To lock, more units than are there and not locked; to unlock or transfer, more than are locked; to
    /// transfer, none; to burn, any locked; to release, none held.
    error UNITS_UNAVAILABLE();
    /// @notice Held units are released to a verified wallet alone.
    error NOT_ALLOWLISTED();
    /// @notice No buy-out is announced, or an amendment voided it.
    error NOT_REQUESTED();
    /// @notice A buy-out is announced and has not lapsed.
    error ALREADY_REQUESTED();
    /// @notice Before the first moment of the announced buy-out.
    error NOTICE_RUNNING();
    /// @notice The announcement of the buy-out lapsed.
    error DEADLINE_PAST();
    /// @notice What has accrued is still owed, and the issuer's time to pay it is not over (ACCRUAL_WAIT), or a router holds it.
    error ACCRUAL_DUE();
    /// @notice The tail is not as old as TAIL_WINDOW.
    error TAIL_OPEN();

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

    /// @notice seriesKey = keccak256(abi.encode(bytes32(uint256(uint160(issuer))), draftSalt)), issuer = msg.sender.
    /// FX_STALE where the feed has no rate of the currency that is at most FX_MAX_AGE old.
    /// @param params The series' parameters.
    /// @return seriesKey The key of the new series.
    function createSeries(SeriesParams calldata params) external returns (bytes32 seriesKey);
    /// @notice The same on the income router (tier 1), which its issuer must open before the commit phase ends. It is
    /// known to bidders from here on: no other series ever goes on the router, and this one never leaves it.
    /// @param params The series' parameters.
    /// @return seriesKey The key of the new series.
    function createRoutedSeries(SeriesParams calldata params) external returns (bytes32 seriesKey);

    /// @notice Six signals: termsCommitment, unitsOutstanding, fxRate, priorCommitment, incomeCommitment, payment.
    /// `attestation` is 65 bytes r,s,v over REPORT; tier 2 needs an active verifier key, tier 3 an active attestor.
    /// Takes `pay` from the issuer by transferFrom. The rate is that of the quarter's end (IPeriodRates); `fxFallbackSig`, an
    /// active attestor's signature over FX, records it where the feed has none, and is else empty.
    /// Of a routed series only for a quarter in which nothing was routed, of tier 3, with flag 0 and the rate 1e18: what the
    /// router counted of the year since the prior is deducted from the payment, and the rest is paid in by the issuer.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @param proof The Groth16 proof.
    /// @param signals The six public signals, in the circuit's order.
    /// @param tier 2 for a verifier's key, 3 for an attestor's.
    /// @param liquidityFlag 1 where the income was not cash, else 0.
    /// @param attestation 65 bytes r, s, v over REPORT.
    /// @param fxFallbackSig Empty, or 65 bytes r, s, v over FX.
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

    /// @notice Tier 1, once the quarter is over and in order, by the issuer, and from OPEN_WINDOW later on (later by the time
    /// of a pause) by anyone: the router knows the income, so there is nothing to attest and nothing to prove. What falls due is
    /// taken from what the router withheld. NOTHING_ROUTED where it knows of none; WINDOW_RUNNING from a window's first reveal
    /// until its trades are made.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    function submitRoutedReport(bytes32 seriesKey, uint32 period) external;
    /// @notice The issuer, in ACTIVE or PAUSED, with an active attestor's AMEND over the current nonce. newCap >= paid
    /// + accrued. PERIOD_UNSETTLED while a quarter that is over has neither a report nor its mark as missed.
    /// @param seriesKey The series.
    /// @param amendmentNonce The series' current amendment nonce.
    /// @param newTermsCommitment Poseidon5 of the new terms.
    /// @param newCap The most that is ever paid, in base units.
    /// @param signature 65 bytes r, s, v.
    function amendTerms(
        bytes32 seriesKey,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes calldata signature
    ) external;
    /// @notice amendTerms of a routed series, with the opening of the new terms, by which the router counts from then
    /// on. Where the new cap lets the series owe more than the router holds, the issuer pays it in.
    /// @param seriesKey The series.
    /// @param amendmentNonce The series' current amendment nonce.
    /// @param newTermsCommitment Poseidon5 of the new terms.
    /// @param newCap The most that is ever paid, in base units.
    /// @param signature 65 bytes r, s, v.
    /// @param theta The annual threshold, in base units.
    /// @param ratePerUnit The WAD payment for one unit and one base unit of income above theta.
    /// @param termsSalt The salt of the terms commitment.
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
    /// @notice The issuer, in ACTIVE, PAUSED or TAIL, with an active attestor's TRUEUP over the current nonce, once for
    /// a year of the term that is over (the last one with the term). adjustment > 0 raises the accrual as far as the cap
    /// has room, < 0 becomes credit. What accrues of a routed series is paid in to the router by the same call.
    /// @param seriesKey The series.
    /// @param year Of the Gregorian calendar.
    /// @param trueupNonce The series' current true-up nonce.
    /// @param attestationTs When it was attested, in unix seconds.
    /// @param adjustment The payment to add, or where negative to net from coming ones, in base units.
    /// @param signature 65 bytes r, s, v.
    function submitTrueUp(
        bytes32 seriesKey,
        uint32 year,
        uint64 trueupNonce,
        uint64 attestationTs,
        int256 adjustment,
        bytes calldata signature
    ) external;

    /// @notice Anyone, once the late window of the next period is over; DEFERRED where it ended in the series' last
    /// pause. Not for a quarter in which income was routed, whose report anyone may submit.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    function markMissed(bytes32 seriesKey, uint32 period) external;
    /// @notice Claims: anyone may call, only `holder` is paid; a claim of zero emits zeros. The two that burn want all
    /// of the holder's units unlocked.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    function claimPayout(bytes32 seriesKey, address holder) external;
    /// @notice Pays a position's part of what was paid in the tail to its holder; anyone may call.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    function claimTail(bytes32 seriesKey, address holder) external;
    /// @notice Pays all that a position of a series closed by TERM or CAP is due, and burns its units; anyone may call.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    function claimFinal(bytes32 seriesKey, address holder) external;
    /// @notice Pays all that a position of a series closed by BUYOUT is due, and burns its units; anyone may call.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    function claimRedemption(bytes32 seriesKey, address holder) external;
    /// @notice In TAIL: pays min(amount, accrued). The issuer; for a routed series anyone, from what the router
    /// withheld.
    /// @param seriesKey The series.
    /// @param amount In base units of the payment token.
    function payTail(bytes32 seriesKey, uint256 amount) external;
    /// @notice The issuer, in ACTIVE, PAUSED or TAIL: a buy-out is possible BUYOUT_NOTICE later, for BUYOUT_WINDOW. An
    /// amendment voids the announcement, because it was of another cap. ALREADY_REQUESTED until it lapsed, WINDOW_RUNNING while a window
    /// is open and has no price.
    /// @param seriesKey The series.
    function announceBuyOut(bytes32 seriesKey) external;
    /// @notice The issuer, in ACTIVE, PAUSED or TAIL, as announced: pays what is left of the cap and closes the series.
    /// Checked in this order: NOT_ISSUER, WRONG_STATE, NOT_REQUESTED, NOTICE_RUNNING, DEADLINE_PAST.
    /// @param seriesKey The series.
    function buyOut(bytes32 seriesKey) external;
    /// @notice Anyone: CAP once the whole cap is paid; TERM once the tail's window is over and no accrual is owed, or
    /// ACCRUAL_WAIT after it. What has accrued then stays recorded; of a routed series it is paid first.
    /// @param seriesKey The series.
    function closeSeries(bytes32 seriesKey) external;
    /// @notice Anyone: sends the fees held to the fee collector.
    function collectFees() external;

    /// @notice Anyone, once the holder is verified: unlocks all units that were held for it.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    function releaseUnits(bytes32 seriesKey, address holder) external;

    /// @notice The hardship contract only: ACTIVE <-> PAUSED, where `until` is the pause's end as approved, and as it
    /// came; and ACTIVE, PAUSED or TAIL -> EXTINGUISHED (accruals are forgiven; `until` is 0) once no quarter that is
    /// over is unsettled. Of a routed series, what lies with the router for its holders is paid first, with TailPaid.
    /// @param seriesKey The series.
    /// @param to The state to move to.
    /// @param until The end of the pause, in unix seconds.
    function moveState(bytes32 seriesKey, State to, uint64 until) external;

    /// @notice The raise only.
    /// @param seriesKey The series.
    function onSettling(bytes32 seriesKey) external;
    /// @notice The raise only: it failed.
    /// @param seriesKey The series.
    /// @param reason Why it failed.
    function onFailed(bytes32 seriesKey, FailureReason reason) external;
    /// @notice The raise only: the gate passed.
    /// @param seriesKey The series.
    /// @param units Units that were sold.
    function onActivated(bytes32 seriesKey, uint64 units) external;
    /// @notice To a wallet that is not verified the units come locked: they earn, and are held until it is.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    /// @param units In whole units.
    function mintUnits(bytes32 seriesKey, address holder, uint64 units) external;

    /// @notice The windows only, in any state. Before units change hands both positions are credited with what they
    /// earned, so the seller's end and the buyer's begin with the trade.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    /// @param units In whole units.
    function lockUnits(bytes32 seriesKey, address holder, uint64 units) external;
    /// @notice Where the holder is not verified the units stay locked, and are held until it is.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    /// @param units In whole units.
    function unlockUnits(bytes32 seriesKey, address holder, uint64 units) external;
    /// @notice Of the seller's locked units, and at least one.
    /// @param seriesKey The series.
    /// @param from The seller.
    /// @param to The buyer.
    /// @param units In whole units.
    function transferUnits(bytes32 seriesKey, address from, address to, uint64 units) external;

    /// @notice The EIP-712 separator of the domain that all six messages are signed in.
    /// @return 32 bytes.
    function domainSeparator() external view returns (bytes32);
    /// @notice The state of a series; NONE for a key that is unknown.
    /// @param seriesKey The series.
    /// @return The state.
    function seriesState(bytes32 seriesKey) external view returns (State);
    /// @notice How many amendments and true-ups a series had: what its units are worth may have changed where it differs.
    /// @param seriesKey The series.
    /// @return Both nonces' sum; 0 for a key that is unknown.
    function changes(bytes32 seriesKey) external view returns (uint256);
    /// @notice The state of one of a series' periods.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @return The state.
    function periodState(bytes32 seriesKey, uint32 period) external view returns (PeriodState);
    /// @notice The units of a position.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    /// @return In whole units.
    function unitsOf(bytes32 seriesKey, address holder) external view returns (uint64);
    /// @notice Of unitsOf: escrowed for a window, or held.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    /// @return In whole units.
    function lockedOf(bytes32 seriesKey, address holder) external view returns (uint64);
    /// @notice Of lockedOf: delivered while the wallet was not verified.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    /// @return In whole units.
    function heldOf(bytes32 seriesKey, address holder) external view returns (uint64);
    /// @notice Everything a holder could be paid now, over all its claims.
    /// @param seriesKey The series.
    /// @param holder Whose position it is.
    /// @return In base units.
    function claimable(bytes32 seriesKey, address holder) external view returns (uint256);
    /// @notice The buy-out that is announced, whether or not it lapsed; both 0 where none is.
    /// @param seriesKey The series.
    /// @return possibleAt Its first moment, in unix seconds.
    /// @return lapsesAt Its last moment, in unix seconds.
    function buyOutOf(bytes32 seriesKey) external view returns (uint64 possibleAt, uint64 lapsesAt);
    /// @notice All that the hub holds of a series, but an announced buy-out.
    /// @param seriesKey The series.
    /// @return The series.
    function getSeries(bytes32 seriesKey) external view returns (SeriesView memory);
    /// @notice Without a pause: [opensAt, lateAt) is OPEN, [lateAt, closesAt) is LATE. PERIOD_UNKNOWN for what is no
    /// quarter.
    /// @param period year * 10 + quarter.
    /// @return opensAt The quarter's end, in unix seconds.
    /// @return lateAt The end of the open window, in unix seconds.
    /// @return closesAt The end of the late window, in unix seconds.
    function periodWindow(uint32 period) external pure returns (uint64 opensAt, uint64 lateAt, uint64 closesAt);
    /// @notice The same for a series, its last pause counted.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @return opensAt The quarter's end, in unix seconds.
    /// @return lateAt The end of the open window, in unix seconds.
    /// @return closesAt The end of the late window, in unix seconds.
    function reportWindow(bytes32 seriesKey, uint32 period)
        external
        view
        returns (uint64 opensAt, uint64 lateAt, uint64 closesAt);
    /// @notice What a REPORT signature is over.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @param priorCommitment The income commitment before it, or Poseidon2(0, 0).
    /// @param incomeCommitment Poseidon2 of the year to date and its salt.
    /// @param tier 2 for a verifier's key, 3 for an attestor's.
    /// @param liquidityFlag 1 where the income was not cash, else 0.
    /// @return The EIP-712 digest.
    function reportDigest(
        bytes32 seriesKey,
        uint32 period,
        bytes32 priorCommitment,
        bytes32 incomeCommitment,
        uint8 tier,
        uint8 liquidityFlag
    ) external view returns (bytes32);
    /// @notice Fees that were taken and not yet collected.
    /// @return In base units.
    function feesHeld() external view returns (uint256);
    /// @notice The contract of pauses and extinguishments.
    /// @return Its address.
    function hardship() external view returns (address);
    /// @notice The income router.
    /// @return Its address.
    function router() external view returns (address);
    /// @notice The raise.
    /// @return Its address.
    function raise() external view returns (IRaise);
    /// @notice The windows of later trading.
    /// @return Its address.
    function windows() external view returns (address);
    /// @notice The payment token.
    /// @return Its address.
    function token() external view returns (IERC20);
    /// @notice The contract of the rates of quarters.
    /// @return Its address.
    function rates() external view returns (IPeriodRates);
}
