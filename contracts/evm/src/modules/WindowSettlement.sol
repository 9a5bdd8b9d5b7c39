// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IHardship} from "../interfaces/IHardship.sol";
import {IRaise} from "../interfaces/IRaise.sol";
import {IWindows} from "../interfaces/IWindows.sol";
import {BidHeap} from "../lib/BidHeap.sol";
import {Policy} from "../lib/Policy.sol";
import {WindowStore} from "./WindowStore.sol";

/// @title Settlement of a window
/// @notice Clearing in steps that anyone pays for, and the trades. Each unit of work looks at one order, or moves units
/// between the two under the cursors.
abstract contract WindowSettlement is WindowStore {
    using BidHeap for uint256[];

    /// @inheritdoc IWindows
    function settleWindow(bytes32 seriesKey, uint32 maxOrders) external nonReentrant {
        uint32 number = _last[seriesKey];
        Window storage w = _windows[seriesKey][number];
        if (w.status != Status.OPEN) revert WRONG_PHASE();
        Settlement memory s = w.settlement;
        bool unpriced = s.stage <= Stage.PRICE;
        if (unpriced && !_tradable(seriesKey)) return _void(w, seriesKey, number, VoidReason.SERIES_OVER);
        if (unpriced && hub.changes(seriesKey) != s.changes) {
            return _void(w, seriesKey, number, VoidReason.TERMS_CHANGED);
        }
        if (unpriced && _endsByRequest(seriesKey, w.openedAt)) {
            _requestVoids[seriesKey] = RequestVoid(number, uint40(block.timestamp));
            return _void(w, seriesKey, number, VoidReason.EXTINGUISHMENT_REQUESTED);
        }
        if (block.timestamp < _revealEndsAt(w)) revert WRONG_PHASE();
        if (unpriced && block.timestamp >= _settleEndsAt(w)) return _void(w, seriesKey, number, VoidReason.TIMEOUT);

        bool done = false;
        for (uint256 work = maxOrders; work > 0 && !done; --work) {
            if (s.stage == Stage.SCREEN) _screen(w, s, seriesKey, number);
            else if (s.stage == Stage.PRICE) _findPrice(w, s, seriesKey, number);
            else if (s.stage == Stage.SHARE) _countShare(w, s);
            else if (s.stage == Stage.MOVE) _move(w, s, seriesKey, number);
            else done = _sweep(w, s, seriesKey, number);
        }
        w.settlement = s;
        if (!done) return;
        w.status = Status.DONE;
        emit WindowSettled(seriesKey, number);
    }

    /// Whether an extinguishment was requested after the window opened, so that its orders did not know of it.
    function _endsByRequest(bytes32 seriesKey, uint256 openedAt) private view returns (bool) {
        uint256 noticeEndsAt = IHardship(hub.hardship()).extinguishmentOf(seriesKey).noticeEndsAt;
        return noticeEndsAt > openedAt + Policy.EXTINGUISH_NOTICE;
    }

    function _void(Window storage w, bytes32 seriesKey, uint32 number, VoidReason reason) private {
        w.status = Status.VOID;
        emit WindowVoided(seriesKey, number, reason);
    }

    function _screen(Window storage w, Settlement memory s, bytes32 seriesKey, uint32 number) private {
        if (s.cursor == w.orders) {
            s.stage = Stage.PRICE;
            return;
        }
        Order storage o = w.order[++s.cursor];
        if (o.validity != IRaise.Validity.VALID || !_stays(o, seriesKey, number)) return;
        if (o.side == Side.SELL) s.sells += o.quantity;
    }

    /// One order further down the limit prices. Coming down, every buyer passed wants to buy at what follows, and every
    /// seller whose price lies above no longer sells.
    function _findPrice(Window storage w, Settlement memory s, bytes32 seriesKey, uint32 number) private {
        uint256 size = w.heap.length - s.taken;
        if (size > 0) {
            uint256 next = w.heap.take(size);
            ++s.taken;
            Order storage o = w.order[BidHeap.sequenceOf(next)];
            if (o.processing == IRaise.Processing.REJECTED) return;
            if (BidHeap.priceOf(next) != s.level) {
                _weigh(s);
                s.sells -= s.sellsAt;
                s.sellsAt = 0;
                s.level = SafeCast.toUint96(BidHeap.priceOf(next));
            }
            if (o.side == Side.BUY) s.buys += o.quantity;
            else s.sellsAt += o.quantity;
            // Where less is offered than could be traded above, no lower price does better.
            if (s.sells >= s.volume) return;
        } else {
            _weigh(s);
        }
        if (s.volume == 0) {
            s.price = 0;
            s.demand = 0;
            s.supply = 0;
        }
        emit WindowCleared(seriesKey, number, s.price, s.volume, s.demand, s.supply);
        _priced[seriesKey] = number;
        s.cursor = 0;
        s.leftovers = s.demand == s.supply ? 0 : s.volume;
        s.stage = s.volume == 0 ? Stage.SWEEP : s.demand == s.supply ? Stage.MOVE : Stage.SHARE;
    }

    /// The better price has the larger volume, then is the lower: an order that trades nothing moves no price.
    function _weigh(Settlement memory s) private pure {
        uint256 volume = s.buys < s.sells ? s.buys : s.sells;
        if (volume < s.volume) return;
        s.price = s.level;
        s.volume = uint48(volume);
        s.demand = s.buys;
        s.supply = s.sells;
    }

    /// What the floors of the long side add up to, order by order.
    function _countShare(Window storage w, Settlement memory s) private view {
        if (s.cursor == w.orders) {
            s.cursor = 0;
            s.stage = Stage.MOVE;
            return;
        }
        Order storage o = w.order[++s.cursor];
        if (o.side == _longSide(s) && _accepts(o, s.price)) s.leftovers -= SafeCast.toUint48(_floor(o, s));
    }

    /// Buyers and sellers stand in order of sequence with their shares, volume on each side; what lies opposite is traded.
    function _move(Window storage w, Settlement memory s, bytes32 seriesKey, uint32 number) private {
        if (s.passed == s.volume) {
            s.cursor = 0;
            s.stage = Stage.SWEEP;
        } else if (s.buyLeft == 0) {
            s.buyLeft = _share(w.order[++s.cursor], s, Side.BUY);
        } else if (s.sellLeft == 0) {
            s.sellLeft = _share(w.order[++s.sellCursor], s, Side.SELL);
        } else {
            uint48 units = s.buyLeft < s.sellLeft ? s.buyLeft : s.sellLeft;
            s.buyLeft -= units;
            s.sellLeft -= units;
            s.passed += units;
            _trade(w.order[s.cursor], w.order[s.sellCursor], units, s.price, seriesKey, number);
        }
    }

    /// Both wallets must be verified now. Where one is not, the other keeps what it would have given.
    function _trade(
        Order storage buy,
        Order storage sell,
        uint48 units,
        uint256 price,
        bytes32 seriesKey,
        uint32 number
    ) private {
        bool buys = _stays(buy, seriesKey, number);
        bool sells = _stays(sell, seriesKey, number);
        if (!buys || !sells) return;
        buy.filled += units;
        sell.filled += units;
        emit UnitsTraded(seriesKey, sell.trader, buy.trader, number, units, units * price);
        hub.transferUnits(seriesKey, sell.trader, buy.trader, units);
    }

    /// Ends the next order. True once there is none left.
    function _sweep(Window storage w, Settlement memory s, bytes32 seriesKey, uint32 number) private returns (bool) {
        if (s.cursor == w.orders) return true;
        Order storage o = w.order[++s.cursor];
        if (o.validity == IRaise.Validity.SEALED) {
            o.validity = IRaise.Validity.UNREVEALED;
            _stays(o, seriesKey, number); // a wallet that is not verified could not reveal
        }
        if (o.processing != IRaise.Processing.REJECTED) {
            o.processing = o.filled == 0
                ? IRaise.Processing.LOST
                : o.filled == o.quantity ? IRaise.Processing.FULL : IRaise.Processing.PARTIAL;
        }
        (uint64 units, uint256 money) = _outcome(o, s.price);
        emit OrderProcessed(seriesKey, number, o.trader, o.processing, o.filled, units, money);
        return s.cursor == w.orders;
    }

    /// False where the order is rejected, which it is from now on where its wallet is not verified.
    function _stays(Order storage o, bytes32 seriesKey, uint32 number) private returns (bool) {
        if (o.processing == IRaise.Processing.REJECTED) return false;
        if (registry.isVerified(o.trader)) return true;
        o.processing = IRaise.Processing.REJECTED;
        emit OrderRejected(seriesKey, number, o.trader, IRaise.RejectReason.NOT_ALLOWLISTED);
        return false;
    }

    /// Units of an order at the window's price, in order of sequence: all on the short side; on the long side the floor
    /// of its pro rata share, and one more for as many of the earliest as the floors left units over.
    function _share(Order storage o, Settlement memory s, Side side) private view returns (uint48) {
        if (o.side != side || !_accepts(o, s.price)) return 0;
        uint256 units = _floor(o, s);
        if (s.leftovers > 0 && side == _longSide(s)) {
            --s.leftovers;
            ++units;
        }
        return SafeCast.toUint48(units);
    }

    function _floor(Order storage o, Settlement memory s) private view returns (uint256) {
        return uint256(o.quantity) * s.volume / (o.side == Side.BUY ? s.demand : s.supply);
    }

    function _longSide(Settlement memory s) private pure returns (Side) {
        return s.demand > s.supply ? Side.BUY : Side.SELL;
    }

    function _accepts(Order storage o, uint256 price) private view returns (bool) {
        if (o.validity != IRaise.Validity.VALID || o.processing == IRaise.Processing.REJECTED) return false;
        return o.side == Side.BUY ? o.price >= price : o.price <= price;
    }
}
