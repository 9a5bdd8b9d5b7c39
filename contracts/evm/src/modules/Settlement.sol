// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IRaise} from "../interfaces/IRaise.sol";
import {BidHeap} from "../lib/BidHeap.sol";
import {Policy} from "../lib/Policy.sol";
import {RaiseStore} from "./RaiseStore.sol";

/// @title Settlement of a raise
/// @notice Clearing in steps that anyone pays for. A round goes once over the best bids until supply is reached, and keeps
/// the lowest price whose proceeds reach the minimum (FILL), counts the pro rata floors at the clearing price (SHARE) and
/// screens every winner (SCREEN); rejections start another round over what is left, which looks at each wallet as it takes
/// its bid, so that further ones cost no round each. One last pass (SWEEP) ends every bid in order of sequence. Each unit
/// of work looks at one bid.
abstract contract SettlementModule is RaiseStore {
    using BidHeap for uint256[];

    /// @inheritdoc IRaise
    function settleStep(bytes32 seriesKey, uint32 maxBids) external nonReentrant {
        Auction storage a = _inPhase(seriesKey, Phase.SETTLE);
        if (a.status == Status.OPEN) {
            if (!_sellable(seriesKey)) return _fail(a, seriesKey, IIncomeSeries.FailureReason.MINT_GATE_CLOSED);
            a.status = Status.SETTLING;
            a.settlement.round = 1;
            hub.onSettling(seriesKey);
        }
        Settlement memory s = a.settlement;
        if (s.stage != Stage.SWEEP && block.timestamp > a.terms.gateEndsAt) {
            return _fail(a, seriesKey, IIncomeSeries.FailureReason.TIMEOUT);
        }
        bool done = false;
        for (uint256 work = maxBids; work > 0 && !done; --work) {
            if (s.stage == Stage.FILL) _fill(a, s, seriesKey);
            else if (s.stage == Stage.SHARE) _countShare(a, s);
            else if (s.stage == Stage.SCREEN) _screen(a, s, seriesKey);
            else done = _sweep(a, s, seriesKey);
        }
        a.settlement = s;
        if (done) _finish(a, s, seriesKey);
    }

    /// A routed series without an open router can never pass the gate: nobody is charged in it.
    function _sellable(bytes32 seriesKey) private view returns (bool sellable) {
        if (!hub.getSeries(seriesKey).routed) return true;
        (sellable,,,) = IIncomeRouter(hub.router()).routerOf(seriesKey);
    }

    /// One bid further down the ranking, which ends with the group of bids at the price where supply is reached, or with
    /// the lowest bid. The clearing price is the lowest one on the way whose proceeds reach the minimum, or the last one
    /// where none does.
    function _fill(Auction storage a, Settlement memory s, bytes32 seriesKey) private {
        uint256 length = a.heap.length;
        uint256 rank = s.cursor;
        if (rank < length) {
            uint256 w = rank < s.ranked ? a.heap[length - 1 - rank] : a.heap[0];
            uint256 price = BidHeap.priceOf(w);
            bool reached = uint256(s.above) + s.atPrice >= a.terms.unitsOffered;
            if (!reached || price == s.price) {
                if (rank == s.ranked) {
                    a.heap.take(length - rank);
                    ++s.ranked;
                }
                Bid storage b = a.bid[BidHeap.sequenceOf(w)];
                if (s.round == 1 || _stays(b, s, seriesKey)) _join(a, s, rank, w, price);
                ++s.cursor;
                return;
            }
        }
        if (s.atPrice == 0) {
            if (s.rejected > 0) emit SettlementRound(seriesKey, s.round, 0, 0, s.rejected);
            return _startSweep(s, IIncomeSeries.FailureReason.NO_VALID_BIDS);
        }
        if (!_keepEnough(a, s) && s.enoughPrice != 0) {
            s.price = s.enoughPrice;
            s.above = s.enoughAbove;
            s.atPrice = s.enoughAtPrice; // below supply: every bid of that group is filled
        }
        uint256 left = a.terms.unitsOffered > s.above ? a.terms.unitsOffered - s.above : 0;
        s.left = uint64(left < s.atPrice ? left : s.atPrice);
        s.sold = SafeCast.toUint64(s.above + s.left);
        s.floors = 0;
        s.cursor = s.groupStart;
        s.stage = Stage.SHARE;
    }

    function _join(Auction storage a, Settlement memory s, uint256 rank, uint256 w, uint256 price) private view {
        if (price != s.price) {
            _keepEnough(a, s);
            s.above += s.atPrice;
            s.atPrice = 0;
            s.price = SafeCast.toUint96(price);
            s.groupStart = uint32(rank);
        }
        s.atPrice += uint80(BidHeap.quantityOf(w));
    }

    /// Whether the proceeds at the current price reach the minimum. If so, the price is the lowest such one so far.
    function _keepEnough(Auction storage a, Settlement memory s) private view returns (bool reached) {
        uint256 units = uint256(s.above) + s.atPrice;
        uint256 supply = a.terms.unitsOffered;
        if (units > supply) units = supply;
        reached = s.price * units >= a.terms.minRaise && units > 0;
        if (!reached) return false;
        s.enoughPrice = s.price;
        s.enoughAbove = s.above;
        s.enoughAtPrice = s.atPrice;
    }

    function _countShare(Auction storage a, Settlement memory s) private view {
        if (s.left == s.atPrice) {
            s.floors = s.left; // everyone is filled: nothing to share
        } else if (s.cursor < s.ranked) {
            uint256 w = a.heap[a.heap.length - 1 - s.cursor];
            if (a.bid[BidHeap.sequenceOf(w)].processing != Processing.REJECTED) {
                s.floors += uint64(BidHeap.quantityOf(w) * s.left / s.atPrice);
            }
            ++s.cursor;
            return;
        }
        s.cursor = 0;
        s.groupIndex = 0;
        s.holders = 0;
        s.stage = Stage.SCREEN;
    }

    function _screen(Auction storage a, Settlement memory s, bytes32 seriesKey) private {
        if (s.cursor < s.ranked) {
            uint256 w = a.heap[a.heap.length - 1 - s.cursor];
            ++s.cursor;
            Bid storage b = a.bid[BidHeap.sequenceOf(w)];
            if (b.processing == Processing.REJECTED) return;
            uint256 units = _allocation(s, BidHeap.priceOf(w), BidHeap.quantityOf(w));
            if (units == 0) return;
            if (_stays(b, s, seriesKey)) ++s.holders;
            else s.again = true;
            return;
        }
        emit SettlementRound(seriesKey, s.round, s.price, s.sold, s.rejected);
        if (!s.again) return _startSweep(s, IIncomeSeries.FailureReason.NONE);
        if (s.round == Policy.MAX_ROUNDS) return _startSweep(s, IIncomeSeries.FailureReason.ROUND_LIMIT);
        ++s.round;
        s.again = false;
        s.rejected = 0;
        s.price = 0;
        s.above = 0;
        s.atPrice = 0;
        s.enoughPrice = 0;
        s.cursor = 0;
        s.stage = Stage.FILL;
    }

    function _startSweep(Settlement memory s, IIncomeSeries.FailureReason outcome) private pure {
        s.outcome = outcome;
        s.cursor = 1;
        s.groupIndex = 0;
        s.stage = Stage.SWEEP;
    }

    /// Ends the bid under the cursor. True once there is none left.
    function _sweep(Auction storage a, Settlement memory s, bytes32 seriesKey) private returns (bool) {
        if (s.cursor > a.bids) return true;
        Bid storage b = a.bid[s.cursor];
        ++s.cursor;
        uint256 units = 0;
        if (b.validity == Validity.SEALED) {
            _chargeUnrevealed(b, seriesKey);
        } else if (
            b.validity == Validity.VALID && b.processing != Processing.REJECTED
                && s.outcome == IIncomeSeries.FailureReason.NONE
        ) {
            units = _allocation(s, b.price, b.quantity);
        }
        if (b.processing != Processing.REJECTED) {
            b.processing =
                units == 0 ? Processing.LOST : units == b.quantity ? Processing.FULL : Processing.PARTIAL;
            b.units = SafeCast.toUint48(units);
        }
        uint256 refund = b.deposit - units * s.price - _charge(b);
        emit BidProcessed(seriesKey, b.bidder, b.processing, uint64(units), refund);
        return s.cursor > a.bids;
    }

    /// A wallet that is no longer verified could not have revealed: it pays nothing.
    function _chargeUnrevealed(Bid storage b, bytes32 seriesKey) private {
        b.validity = Validity.UNREVEALED;
        if (!registry.isVerified(b.bidder)) return;
        b.charged = true;
        uint256 amount = _charge(b);
        if (amount == 0) return;
        feesHeld += amount;
        emit NonRevealCharged(seriesKey, b.bidder, amount);
    }

    function _finish(Auction storage a, Settlement memory s, bytes32 seriesKey) private {
        if (s.outcome != IIncomeSeries.FailureReason.NONE) return _fail(a, seriesKey, s.outcome);
        a.status = Status.GATE;
        emit RaiseSettled(seriesKey, s.price, s.sold, uint256(s.price) * s.sold);
    }

    /// Units of the next bid in order. At the clearing price: the floor of the pro rata share, and one more for as many
    /// of the earliest bids as the floors left units over. Counts the bids at that price as it goes.
    function _allocation(Settlement memory s, uint256 price, uint256 quantity) private pure returns (uint256) {
        if (price > s.price) return quantity;
        if (price < s.price) return 0;
        uint256 units = quantity * s.left / s.atPrice;
        if (s.groupIndex < s.left - s.floors) ++units;
        ++s.groupIndex;
        return units;
    }

    /// False where the bid is rejected, which it is from now on where its wallet is not verified. Quantities above the
    /// concentration bound were refused at the reveal, and the issuer's wallet when it committed.
    function _stays(Bid storage b, Settlement memory s, bytes32 seriesKey) private returns (bool) {
        if (b.processing == Processing.REJECTED) return false;
        if (registry.isVerified(b.bidder)) return true;
        b.processing = Processing.REJECTED;
        b.rejectReason = RejectReason.NOT_ALLOWLISTED;
        ++s.rejected;
        emit BidRejected(seriesKey, b.bidder, s.round, RejectReason.NOT_ALLOWLISTED);
        return false;
    }
}
