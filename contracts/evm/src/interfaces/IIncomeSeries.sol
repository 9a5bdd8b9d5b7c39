// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// The hub: series lifecycle, units, reports, payouts. Its address is the EIP-712 verifyingContract of all six messages.
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
    event SeriesSettling(bytes32 indexed seriesKey);
    event SeriesActivated(bytes32 indexed seriesKey, uint64 unitsOutstanding, bytes32 openingCommitment);
    event SeriesFailed(bytes32 indexed seriesKey, FailureReason reason);
    event SeriesTailStarted(bytes32 indexed seriesKey);
    event SeriesClosed(bytes32 indexed seriesKey, CloseReason reason);
    /// A holder's units grew by a delivered allocation: the only origin of a position here.
    event UnitsMinted(bytes32 indexed seriesKey, address indexed holder, uint64 units);
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
    event PeriodMissed(bytes32 indexed seriesKey, uint32 indexed period);
    event FeeTaken(bytes32 indexed seriesKey, FeeKind indexed kind, address indexed payer, uint32 period, uint256 amount);
    event PayoutClaimed(bytes32 indexed seriesKey, address indexed holder, uint32 throughPeriod, uint256 amount);
    event TailClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    event FinalClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    event RedemptionClaimed(bytes32 indexed seriesKey, address indexed holder, uint256 amount);
    event UnitsBurned(bytes32 indexed seriesKey, address indexed holder, uint64 units);

    error NOT_OWNER();
    error NOT_ISSUER();
    error NOT_MODULE();
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
    error PRIOR_MISMATCH();
    error SIGNAL_MISMATCH();
    error PROOF_INVALID();
    error SIGNATURE_NOT_CANONICAL();
    error SIGNER_INACTIVE();
    error TIER_UNKNOWN();
    error LIQUIDITY_FLAG_LIMIT();
    error FX_STALE();
    error FX_OUT_OF_BOUND();
    error NOTHING_TO_CLAIM();
    error TRANSFER_FAILED();

    /// seriesKey = keccak256(abi.encode(bytes32(uint256(uint160(issuer))), draftSalt)), issuer = msg.sender.
    function createSeries(SeriesParams calldata params) external returns (bytes32 seriesKey);

    /// Six signals: termsCommitment, unitsOutstanding, fxRate, priorCommitment, incomeCommitment, payment.
    /// `attestation` is 65 bytes r,s,v over REPORT; tier 2 needs an active verifier key, tier 3 an active attestor.
    /// Takes `pay` from the issuer by transferFrom. `fxFallbackSig` is empty where the feed is fresh.
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

    function markMissed(bytes32 seriesKey, uint32 period) external;
    function claimPayout(bytes32 seriesKey, address holder) external;
    function claimTail(bytes32 seriesKey, address holder) external;
    function claimFinal(bytes32 seriesKey, address holder) external;
    function claimRedemption(bytes32 seriesKey, address holder) external;

    function domainSeparator() external view returns (bytes32);
    function seriesState(bytes32 seriesKey) external view returns (State);
    function periodState(bytes32 seriesKey, uint32 period) external view returns (PeriodState);
    function lastIncomeCommitment(bytes32 seriesKey) external view returns (bytes32);
    function unitsOf(bytes32 seriesKey, address holder) external view returns (uint64);
    function unitsOutstanding(bytes32 seriesKey) external view returns (uint64);
    function claimable(bytes32 seriesKey, address holder) external view returns (uint256);
}
