// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// The raise of a series: sealed bids, reveal, stepwise settlement with screening, mint gate, delivery.
interface IRaise {
    enum Phase { NONE, COMMIT, REVEAL, SETTLE, GATE, DONE, FAILED }
    enum Validity { SEALED, VALID, INVALID, UNREVEALED }
    enum InvalidReason { NONE, HASH_MISMATCH, BELOW_RESERVE, BAD_QUANTITY, UNDERFUNDED }
    enum Processing { PENDING, FULL, PARTIAL, LOST, REJECTED }
    enum RejectReason { NONE, NOT_ALLOWLISTED, CONCENTRATION, ISSUER_WALLET }
    enum Delivery { NONE, DUE, DELIVERED }

    event BidCommitted(bytes32 indexed seriesKey, address indexed bidder, uint32 sequence, bytes32 commitment, uint256 deposit);
    event BidRevealed(
        bytes32 indexed seriesKey, address indexed bidder, uint256 price, uint64 quantity, Validity validity, InvalidReason reason
    );
    event BidRejected(bytes32 indexed seriesKey, address indexed bidder, uint8 round, RejectReason reason);
    event SettlementRound(bytes32 indexed seriesKey, uint8 round, uint256 clearingPrice, uint64 units, uint32 rejected);
    /// Final for the bid: FULL, PARTIAL or LOST, with what delivery will bring.
    event BidProcessed(
        bytes32 indexed seriesKey, address indexed bidder, Processing processing, uint64 units, uint256 refund
    );
    event RaiseSettled(bytes32 indexed seriesKey, uint256 clearingPrice, uint64 unitsSold, uint256 proceeds);
    event MintGatePassed(bytes32 indexed seriesKey);
    event NonRevealCharged(bytes32 indexed seriesKey, address indexed bidder, uint256 amount);
    event BidDelivered(bytes32 indexed seriesKey, address indexed bidder, uint64 units, uint256 refund);
    event ProceedsWithdrawn(bytes32 indexed seriesKey, address indexed issuer, uint256 amount);

    error WRONG_PHASE();
    error ALREADY_BID();
    error BID_UNKNOWN();
    error ALREADY_REVEALED();
    error NOT_ALLOWLISTED();
    error DEPOSIT_TOO_SMALL();
    error NOT_DUE();
    error GATE_CLOSED();
    error NOT_ISSUER();

    /// Takes `deposit` by transferFrom. One bid a wallet and series. The wallet must be verified.
    function commitBid(bytes32 seriesKey, bytes32 commitment, uint256 deposit) external;
    /// keccak256(price u256 || quantity u256 || salt b32 || wallet b32), 128 bytes.
    function revealBid(bytes32 seriesKey, uint256 price, uint256 quantity, bytes32 salt) external;
    /// Anyone, until the phase is past SETTLE: does at most `maxBids` units of work.
    function settleStep(bytes32 seriesKey, uint32 maxBids) external;
    /// Anyone: passes the mint gate, or fails the raise (below minimum, gate closed past its deadline, timeout).
    function passGate(bytes32 seriesKey) external;
    function cancelRaise(bytes32 seriesKey) external;
    /// Anyone: mints the allocation and refunds the rest, to the bidder only.
    function deliverBid(bytes32 seriesKey, address bidder) external;
    function withdrawProceeds(bytes32 seriesKey) external;

    function phase(bytes32 seriesKey) external view returns (Phase);
}
