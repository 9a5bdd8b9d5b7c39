// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "./IIncomeSeries.sol";

/// @title The raise
/// @notice The raise of a series: sealed bids, reveal, stepwise settlement with screening, mint gate, delivery.
interface IRaise {
    enum Phase { NONE, COMMIT, REVEAL, SETTLE, GATE, DONE, FAILED }
    enum Validity { SEALED, VALID, INVALID, UNREVEALED }
    /// HASH_MISMATCH is never stored: such a reveal reverts, the bid stays sealed and can be revealed rightly.
    /// (As a stored state it would be a free way out of the non-reveal charge.)
    enum InvalidReason { NONE, HASH_MISMATCH, BELOW_RESERVE, BAD_QUANTITY, UNDERFUNDED }
    enum Processing { PENDING, FULL, PARTIAL, LOST, REJECTED }
    /// NOT_ALLOWLISTED alone: a bid above the concentration bound is invalid at its reveal, and the issuer's wallet cannot
    /// commit one.
    enum RejectReason { NONE, NOT_ALLOWLISTED, CONCENTRATION, ISSUER_WALLET }
    enum Delivery { NONE, DUE, DELIVERED }

    /// What a raise keeps of its series' parameters.
    struct RaiseTerms {
        address issuer;
        uint32 minHolders;
        uint16 concentrationBps;
        uint64 unitsOffered;
        uint64 maxUnitsPerBid;
        uint128 minRaise;
        uint96 reservePrice;
        uint64 commitEndsAt;
        uint64 revealEndsAt;
        uint64 gateEndsAt;
        bytes32 termsCommitment;
    }

    struct BidView {
        uint32 sequence;
        bytes32 commitment;
        uint256 deposit;
        uint256 price;
        uint64 quantity;
        Validity validity;
        InvalidReason invalidReason;
        Processing processing;
        RejectReason rejectReason;
        Delivery delivery;
        uint64 units;
        uint256 charge;
        /// what delivery brings or brought
        uint256 refund;
    }

    struct SettlementView {
        Phase phase;
        uint8 round;
        uint32 bids;
        uint32 revealed;
        uint32 holders;
        uint64 unitsSold;
        uint256 clearingPrice;
        uint256 proceeds;
        bool proceedsWithdrawn;
    }

    /// @notice A sealed bid and its deposit were taken.
    event BidCommitted(bytes32 indexed seriesKey, address indexed bidder, uint32 sequence, bytes32 commitment, uint256 deposit);
    /// @notice A bid was revealed, and is valid or not.
    event BidRevealed(
        bytes32 indexed seriesKey, address indexed bidder, uint256 price, uint64 quantity, Validity validity, InvalidReason reason
    );
    /// @notice A winner was not verified any more: its bid takes no further part.
    event BidRejected(bytes32 indexed seriesKey, address indexed bidder, uint8 round, RejectReason reason);
    /// @notice One per round, after its BidRejected events. Rounds count from 1. Price and units are 0 where no bid
    /// was left.
    event SettlementRound(bytes32 indexed seriesKey, uint8 round, uint256 clearingPrice, uint64 units, uint32 rejected);
    /// @notice Final for every bid, in order of sequence: what delivery will bring if the gate passes. A bid still
    /// sealed here is UNREVEALED; invalid, unrevealed and losing bids are LOST. Where the raise fails later, units are
    /// 0 and the whole deposit less the charge comes back.
    event BidProcessed(
        bytes32 indexed seriesKey, address indexed bidder, Processing processing, uint64 units, uint256 refund
    );
    /// @notice Every bid has its outcome; the mint gate is next.
    event RaiseSettled(bytes32 indexed seriesKey, uint256 clearingPrice, uint64 unitsSold, uint256 proceeds);
    /// @notice The series is active, and bids may be delivered.
    event MintGatePassed(bytes32 indexed seriesKey);
    /// @notice Before the bid's BidProcessed. A charge of zero emits nothing.
    event NonRevealCharged(bytes32 indexed seriesKey, address indexed bidder, uint256 amount);
    /// @notice A bidder got its units and what was left of its deposit.
    event BidDelivered(bytes32 indexed seriesKey, address indexed bidder, uint64 units, uint256 refund);
    /// @notice The issuer took what its units were sold for.
    event ProceedsWithdrawn(bytes32 indexed seriesKey, address indexed issuer, uint256 amount);
    /// @notice Charges taken so far went to the fee collector (they were counted when taken).
    event FeesCollected(address indexed collector, uint256 amount);

    /// @notice Not the phase in which this can be done.
    error WRONG_PHASE();
    /// @notice The wallet has a bid in this raise.
    error ALREADY_BID();
    /// @notice The wallet has no bid in this raise.
    error BID_UNKNOWN();
    /// @notice It was revealed before.
    error ALREADY_REVEALED();
    /// @notice The opening is not that of the commitment.
    error HASH_MISMATCH();
    /// @notice The wallet is not verified.
    error NOT_ALLOWLISTED();
    /// @notice The issuer does not bid in its own raise.
    error ISSUER_WALLET();
    /// @notice The commitment is zero.
    error COMMITMENT_MISSING();
    /// @notice Below the price of one unit.
    error DEPOSIT_TOO_SMALL();
    /// @notice DEPOSIT_LIMIT or more.
    error DEPOSIT_TOO_LARGE();
    /// @notice Nothing is due, or no longer.
    error NOT_DUE();
    /// @notice The terms moved since the raise was opened.
    error GATE_CLOSED();
    /// @notice The issuer's wallet is not approved.
    error ISSUER_NOT_APPROVED();
    /// @notice Not sent by the series' issuer.
    error NOT_ISSUER();
    /// @notice Not sent by the hub.
    error NOT_HUB();
    /// @notice A parameter of a new series is out of its range, or the holders that the gate asks for cannot be
    /// reached.
    error BAD_PARAMS();

    /// @notice Takes `deposit` by transferFrom. One bid a wallet and series. The wallet must be verified,
    /// and not the issuer's. reservePrice <= deposit < 2^96.
    /// @param seriesKey The series.
    /// @param commitment keccak256 of the opening.
    /// @param deposit In base units of the payment token.
    function commitBid(bytes32 seriesKey, bytes32 commitment, uint256 deposit) external;
    /// @notice keccak256(price u256 || quantity u256 || salt b32 || wallet b32), 128 bytes. The wallet must be
    /// verified.
    /// @param seriesKey The series.
    /// @param price In base units a unit.
    /// @param quantity In whole units.
    /// @param salt The opening's salt.
    function revealBid(bytes32 seriesKey, uint256 price, uint256 quantity, bytes32 salt) external;
    /// @notice Anyone, while the phase is SETTLE: does at most `maxBids` units of work (one bid looked at once). Past
    /// the gate's deadline with no clearing price found, it fails the raise (TIMEOUT); so does the first step where the
    /// router of a routed series was not opened (MINT_GATE_CLOSED).
    /// @param seriesKey The series.
    /// @param maxBids The most units of work.
    function settleStep(bytes32 seriesKey, uint32 maxBids) external;
    /// @notice Anyone: passes the mint gate, or fails the raise (below minimum, too few holders, past its deadline).
    /// GATE_CLOSED where the gate may still open.
    /// @param seriesKey The series.
    function passGate(bytes32 seriesKey) external;
    /// @notice The issuer, until the reveal begins: from then on bids are public.
    /// @param seriesKey The series.
    function cancelRaise(bytes32 seriesKey) external;
    /// @notice Anyone, once the raise is DONE or FAILED: mints the allocation and refunds the rest, to the bidder only.
    /// Where the token refuses the refund it is kept (`IKeptPayments`), and where the wallet is not verified the units
    /// come locked: neither stops the other.
    /// @param seriesKey The series.
    /// @param bidder The wallet that bid.
    function deliverBid(bytes32 seriesKey, address bidder) external;
    /// @notice The issuer, once the raise is DONE, once: takes what its units were sold for.
    /// @param seriesKey The series.
    function withdrawProceeds(bytes32 seriesKey) external;
    /// @notice Anyone: sends the charges held to the fee collector.
    function collectFees() external;

    /// @notice The hub only, once for a series. Checks all of its parameters (BAD_PARAMS).
    /// @param seriesKey The series.
    /// @param issuer The issuer's wallet.
    /// @param params The series' parameters.
    function open(bytes32 seriesKey, address issuer, IIncomeSeries.SeriesParams calldata params) external;

    /// @notice The phase of a series' raise.
    /// @param seriesKey The series.
    /// @return The phase.
    function phase(bytes32 seriesKey) external view returns (Phase);
    /// @notice A wallet's bid in a raise.
    /// @param seriesKey The series.
    /// @param bidder The wallet that bid.
    /// @return The bid.
    function bidOf(bytes32 seriesKey, address bidder) external view returns (BidView memory);
    /// @notice Who committed the bid of a sequence number.
    /// @param seriesKey The series.
    /// @param sequence From 1.
    /// @return The wallet; zero where there is none.
    function bidderAt(bytes32 seriesKey, uint32 sequence) external view returns (address);
    /// @notice What is known of a raise by now.
    /// @param seriesKey The series.
    /// @return The settlement.
    function settlementOf(bytes32 seriesKey) external view returns (SettlementView memory);
    /// @notice Fees that were taken and not yet collected.
    /// @return In base units.
    function feesHeld() external view returns (uint256);
}
