// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "./IIncomeSeries.sol";

/// The raise of a series: sealed bids, reveal, stepwise settlement with screening, mint gate, delivery.
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

    event BidCommitted(bytes32 indexed seriesKey, address indexed bidder, uint32 sequence, bytes32 commitment, uint256 deposit);
    event BidRevealed(
        bytes32 indexed seriesKey, address indexed bidder, uint256 price, uint64 quantity, Validity validity, InvalidReason reason
    );
    event BidRejected(bytes32 indexed seriesKey, address indexed bidder, uint8 round, RejectReason reason);
    /// One per round, after its BidRejected events. Rounds count from 1. Price and units are 0 where no bid was left.
    event SettlementRound(bytes32 indexed seriesKey, uint8 round, uint256 clearingPrice, uint64 units, uint32 rejected);
    /// Final for every bid, in order of sequence: what delivery will bring if the gate passes. A bid still sealed here is
    /// UNREVEALED; invalid, unrevealed and losing bids are LOST. Where the raise fails later, units are 0 and the whole
    /// deposit less the charge comes back.
    event BidProcessed(
        bytes32 indexed seriesKey, address indexed bidder, Processing processing, uint64 units, uint256 refund
    );
    event RaiseSettled(bytes32 indexed seriesKey, uint256 clearingPrice, uint64 unitsSold, uint256 proceeds);
    event MintGatePassed(bytes32 indexed seriesKey);
    /// Before the bid's BidProcessed. A charge of zero emits nothing.
    event NonRevealCharged(bytes32 indexed seriesKey, address indexed bidder, uint256 amount);
    event BidDelivered(bytes32 indexed seriesKey, address indexed bidder, uint64 units, uint256 refund);
    event ProceedsWithdrawn(bytes32 indexed seriesKey, address indexed issuer, uint256 amount);
    /// Charges taken so far went to the fee collector (they were counted when taken).
    event FeesCollected(address indexed collector, uint256 amount);

    error WRONG_PHASE();
    error ALREADY_BID();
    error BID_UNKNOWN();
    error ALREADY_REVEALED();
    error HASH_MISMATCH();
    error NOT_ALLOWLISTED();
    /// The issuer does not bid in its own raise.
    error ISSUER_WALLET();
    error COMMITMENT_MISSING();
    error DEPOSIT_TOO_SMALL();
    error DEPOSIT_TOO_LARGE();
    error NOT_DUE();
    error GATE_CLOSED();
    error NOT_ISSUER();
    error NOT_HUB();
    /// A quantity, a share or a phase is out of its range, or the holders that the gate asks for cannot be reached.
    error BAD_PARAMS();

    /// Takes `deposit` by transferFrom. One bid a wallet and series. The wallet must be verified,
    /// and not the issuer's. reservePrice <= deposit < 2^96.
    function commitBid(bytes32 seriesKey, bytes32 commitment, uint256 deposit) external;
    /// keccak256(price u256 || quantity u256 || salt b32 || wallet b32), 128 bytes. The wallet must be verified.
    function revealBid(bytes32 seriesKey, uint256 price, uint256 quantity, bytes32 salt) external;
    /// Anyone, while the phase is SETTLE: does at most `maxBids` units of work (one bid looked at once).
    /// Past the gate's deadline with no clearing price found, it fails the raise (TIMEOUT); so does the first step where the
    /// router of a routed series was not opened (MINT_GATE_CLOSED).
    function settleStep(bytes32 seriesKey, uint32 maxBids) external;
    /// Anyone: passes the mint gate, or fails the raise (below minimum, too few holders, past its deadline).
    /// GATE_CLOSED where the gate may still open.
    function passGate(bytes32 seriesKey) external;
    /// The issuer, until the reveal begins: from then on bids are public.
    function cancelRaise(bytes32 seriesKey) external;
    /// Anyone, once the raise is DONE or FAILED: mints the allocation and refunds the rest, to the bidder only.
    /// Where the token refuses the refund it is kept (`IKeptPayments`), and where the wallet is not verified the units come
    /// locked: neither stops the other.
    function deliverBid(bytes32 seriesKey, address bidder) external;
    function withdrawProceeds(bytes32 seriesKey) external;
    /// Anyone: sends the charges held to the fee collector.
    function collectFees() external;

    /// The hub only, once for a series. Checks what is about bids, phases, concentration and holders (BAD_PARAMS).
    function open(bytes32 seriesKey, address issuer, IIncomeSeries.SeriesParams calldata params) external;

    function phase(bytes32 seriesKey) external view returns (Phase);
    function bidOf(bytes32 seriesKey, address bidder) external view returns (BidView memory);
    function bidderAt(bytes32 seriesKey, uint32 sequence) external view returns (address);
    function settlementOf(bytes32 seriesKey) external view returns (SettlementView memory);
    function feesHeld() external view returns (uint256);
}
