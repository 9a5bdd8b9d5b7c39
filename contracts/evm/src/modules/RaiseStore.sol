// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IRaise} from "../interfaces/IRaise.sol";
import {IRegistry} from "../interfaces/IRegistry.sol";
import {Policy} from "../lib/Policy.sol";
import {KeptPayments} from "./KeptPayments.sol";

/// @title Storage of the raise
/// @notice What the raise's modules share: its storage and the contracts around it.
abstract contract RaiseStore is IRaise, KeptPayments {
    /// OPEN is COMMIT, REVEAL or (past reveal, before the first step) SETTLE, by the clock.
    enum Status { NONE, OPEN, SETTLING, GATE, DONE, FAILED }
    /// FILL finds the clearing price, SHARE counts what pro rata gives, SCREEN looks at the winners, SWEEP ends every bid.
    enum Stage { FILL, SHARE, SCREEN, SWEEP }

    struct Bid {
        address bidder;
        uint48 quantity;
        Validity validity;
        InvalidReason invalidReason;
        Processing processing;
        RejectReason rejectReason;
        bool delivered;
        bytes32 commitment;
        uint96 deposit;
        uint96 price;
        uint48 units;
        bool charged;
    }

    /// Where settlement stands between two steps.
    struct Settlement {
        Stage stage;
        uint8 round;
        IIncomeSeries.FailureReason outcome; // NONE: cleared
        uint32 cursor;
        uint32 ranked; // bids taken from the heap, best first
        uint32 groupStart; // rank of the first bid at the clearing price
        uint32 groupIndex; // bids at the clearing price already passed, in order of sequence
        uint32 rejected; // in this round
        uint32 holders; // winners of this round
        uint96 price; // clearing price
        uint80 above; // units bid above it
        uint80 atPrice; // units bid at it
        uint96 enoughPrice; // the lowest price so far, in this round, whose proceeds reach the minimum; 0 for none
        uint80 enoughAbove; // units bid above that price
        uint80 enoughAtPrice; // units bid at it
        uint64 left; // units left for the bids at it
        uint64 floors; // what their pro rata floors add up to
        uint64 sold;
        bool again; // a winner was rejected in this round: another one clears without it
    }

    struct Auction {
        RaiseTerms terms;
        Status status;
        uint32 bids;
        bool withdrawn;
        Settlement settlement;
        uint256[] heap;
        mapping(address => uint32) sequenceOf;
        Bid[1 << 32] bid; // by sequence, from 1: a step looks at bids in a row, some 32 to a page of storage
    }

    /// @notice The hub.
    /// @return Its address.
    IIncomeSeries public immutable hub;
    /// @notice The registry of keys, issuers and wallets.
    /// @return Its address.
    IRegistry public immutable registry;
    /// @notice The only wallet that fees are ever paid to.
    /// @return Its address.
    address public immutable feeCollector;

    /// @inheritdoc IRaise
    uint256 public feesHeld;
    mapping(bytes32 => Auction) internal _auctions;

    constructor(IIncomeSeries hub_, IRegistry registry_, IERC20 token_, address feeCollector_) KeptPayments(token_) {
        hub = hub_;
        registry = registry_;
        feeCollector = feeCollector_;
    }

    /// @inheritdoc IRaise
    function phase(bytes32 seriesKey) public view returns (Phase) {
        Auction storage a = _auctions[seriesKey];
        Status status = a.status;
        if (status == Status.OPEN) {
            if (block.timestamp < a.terms.commitEndsAt) return Phase.COMMIT;
            return block.timestamp < a.terms.revealEndsAt ? Phase.REVEAL : Phase.SETTLE;
        }
        if (status == Status.SETTLING) return Phase.SETTLE;
        if (status == Status.GATE) return Phase.GATE;
        if (status == Status.DONE) return Phase.DONE;
        return status == Status.FAILED ? Phase.FAILED : Phase.NONE;
    }

    function _inPhase(bytes32 seriesKey, Phase wanted) internal view returns (Auction storage a) {
        if (phase(seriesKey) != wanted) revert WRONG_PHASE();
        return _auctions[seriesKey];
    }

    function _fail(Auction storage a, bytes32 seriesKey, IIncomeSeries.FailureReason reason) internal {
        a.status = Status.FAILED;
        hub.onFailed(seriesKey, reason);
    }

    function _charge(Bid storage b) internal view returns (uint256) {
        return b.charged ? uint256(b.deposit) * Policy.NON_REVEAL_BPS / Policy.BPS : 0;
    }
}
