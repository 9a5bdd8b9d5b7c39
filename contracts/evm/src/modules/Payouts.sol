// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IWindows} from "../interfaces/IWindows.sol";
import {Policy} from "../lib/Policy.sol";
import {PoolMath} from "../lib/Pool.sol";
import {SeriesStore} from "./SeriesStore.sol";

/// @title Money to holders
/// @notice Money to holders: claims by pull, the tail, the buy-out and the close.
abstract contract Payouts is SeriesStore {
    using PoolMath for PoolMath.Pool;

    /// @inheritdoc IIncomeSeries
    function claimPayout(bytes32 seriesKey, address holder) external nonReentrant {
        Series storage s = _claimable(seriesKey);
        _pay(holder, _settlePayout(s, seriesKey, holder));
    }

    /// @inheritdoc IIncomeSeries
    function claimTail(bytes32 seriesKey, address holder) external nonReentrant {
        Series storage s = _claimable(seriesKey);
        _pay(holder, _settleTail(s, seriesKey, holder));
    }

    /// @inheritdoc IIncomeSeries
    function claimFinal(bytes32 seriesKey, address holder) external nonReentrant {
        _claimClosed(seriesKey, holder, false);
    }

    /// @inheritdoc IIncomeSeries
    function claimRedemption(bytes32 seriesKey, address holder) external nonReentrant {
        _claimClosed(seriesKey, holder, true);
    }

    /// @inheritdoc IIncomeSeries
    function payTail(bytes32 seriesKey, uint256 amount) external nonReentrant {
        Series storage s = _known(seriesKey);
        if (!s.routed && msg.sender != s.issuer) revert NOT_ISSUER();
        if (s.state != State.TAIL) revert WRONG_STATE();
        _payAccrued(s, seriesKey, amount < s.accrued ? amount : s.accrued);
    }

    /// @inheritdoc IIncomeSeries
    function announceBuyOut(bytes32 seriesKey) external {
        Series storage s = _issued(seriesKey);
        _requireOpen(s);
        if (block.timestamp <= s.buyOutPossibleAt + Policy.BUYOUT_WINDOW) revert ALREADY_REQUESTED();
        // Orders that are placed do not know of it, and cannot be taken back.
        IWindows.Trading trading = _trading(seriesKey);
        if (trading != IWindows.Trading.NONE && trading != IWindows.Trading.MOVE) revert WINDOW_RUNNING();
        uint64 possibleAt = uint64(block.timestamp) + Policy.BUYOUT_NOTICE;
        s.buyOutPossibleAt = uint40(possibleAt);
        emit BuyOutAnnounced(seriesKey, possibleAt, possibleAt + Policy.BUYOUT_WINDOW);
    }

    /// @inheritdoc IIncomeSeries
    function buyOut(bytes32 seriesKey) external nonReentrant {
        Series storage s = _issued(seriesKey);
        _requireOpen(s);
        uint64 possibleAt = s.buyOutPossibleAt;
        if (possibleAt == 0) revert NOT_REQUESTED();
        if (block.timestamp < possibleAt) revert NOTICE_RUNNING();
        if (block.timestamp > possibleAt + Policy.BUYOUT_WINDOW) revert DEADLINE_PAST();
        uint256 amount = uint256(s.cap) - s.paid;
        s.accrued = 0; // part of what is left of the cap
        (uint256 fee, uint256 net) = _takeFee(s, seriesKey, 0, amount);
        emit BoughtOut(seriesKey, amount, fee, net);
        _close(s, seriesKey, CloseReason.BUYOUT, net);
        _pull(amount);
    }

    /// @inheritdoc IIncomeSeries
    function closeSeries(bytes32 seriesKey) external {
        Series storage s = _known(seriesKey);
        _requireOpen(s);
        if (s.paid == s.cap) return _close(s, seriesKey, CloseReason.CAP, 0);
        if (s.state != State.TAIL) revert WRONG_STATE();
        uint64 over = s.tailStartedAt + Policy.TAIL_WINDOW;
        // What a router holds anyone may pay; of another series only its issuer can, and holders do not wait for it for ever.
        if (s.accrued != 0 && (s.routed || block.timestamp < over + Policy.ACCRUAL_WAIT)) revert ACCRUAL_DUE();
        if (block.timestamp < over) revert TAIL_OPEN();
        _close(s, seriesKey, CloseReason.TERM, 0);
    }

    /// @inheritdoc IIncomeSeries
    function collectFees() external nonReentrant {
        uint256 amount = feesHeld;
        feesHeld = 0;
        emit FeesCollected(feeCollector, amount);
        _pay(feeCollector, amount);
    }

    /// @inheritdoc IIncomeSeries
    function claimable(bytes32 seriesKey, address holder) external view returns (uint256) {
        Series storage s = _known(seriesKey);
        Position storage p = _positions[seriesKey][holder];
        (uint256 payout, uint256 payoutCarry) = s.payouts.due(p.units, p.payoutCheckpoint, p.payoutCarry);
        (uint256 tail, uint256 tailCarry) = s.tail.due(p.units, p.tailCheckpoint, p.tailCarry);
        if (s.state != State.CLOSED || p.units == 0 || p.locked != p.held) return payout + tail;
        return payout + tail + _share(s, p.units, s.residue + payoutCarry + tailCarry);
    }

    /// @inheritdoc IIncomeSeries
    function buyOutOf(bytes32 seriesKey) external view returns (uint64 possibleAt, uint64 lapsesAt) {
        possibleAt = _known(seriesKey).buyOutPossibleAt;
        if (possibleAt != 0) lapsesAt = possibleAt + Policy.BUYOUT_WINDOW;
    }

    /// Pays `amount` of what is accrued, outside of any quarter.
    function _payAccrued(Series storage s, bytes32 seriesKey, uint256 amount) internal {
        uint256 left = s.accrued - amount;
        s.accrued = uint128(left);
        (uint256 fee, uint256 net) = _takeFee(s, seriesKey, 0, amount);
        s.tail.spread(net, s.unitsOutstanding);
        emit TailPaid(seriesKey, amount, fee, net, left);
        _fund(s, seriesKey, amount);
    }

    /// Pays all that the position is due and burns its units.
    function _claimClosed(bytes32 seriesKey, address holder, bool boughtOut) private {
        Series storage s = _known(seriesKey);
        if (s.state != State.CLOSED || (s.closeReason == CloseReason.BUYOUT) != boughtOut) revert WRONG_STATE();
        uint256 earlier = _settlePayout(s, seriesKey, holder) + _settleTail(s, seriesKey, holder);
        (uint256 amount, uint64 units) = _burn(s, seriesKey, holder);
        if (boughtOut) emit RedemptionClaimed(seriesKey, holder, amount);
        else emit FinalClaimed(seriesKey, holder, amount);
        emit UnitsBurned(seriesKey, holder, units);
        _pay(holder, earlier + amount);
    }

    function _claimable(bytes32 seriesKey) private view returns (Series storage s) {
        s = _known(seriesKey);
        if (!_live(s)) revert WRONG_STATE();
    }

    function _settlePayout(Series storage s, bytes32 seriesKey, address holder) private returns (uint256 amount) {
        Position storage p = _positions[seriesKey][holder];
        uint256 carry;
        (amount, carry) = s.payouts.due(p.units, p.payoutCheckpoint, p.payoutCarry);
        p.payoutCarry = uint192(carry);
        p.payoutCheckpoint = s.payouts.perUnit;
        emit PayoutClaimed(seriesKey, holder, s.lastReportedPeriod, amount);
    }

    function _settleTail(Series storage s, bytes32 seriesKey, address holder) private returns (uint256 amount) {
        Position storage p = _positions[seriesKey][holder];
        uint256 carry;
        (amount, carry) = s.tail.due(p.units, p.tailCheckpoint, p.tailCarry);
        p.tailCarry = uint192(carry);
        p.tailCheckpoint = s.tail.perUnit;
        emit TailClaimed(seriesKey, holder, amount);
    }

    /// Takes a settled position out of a closed series with its share of the residue. The last to leave takes the rest:
    /// after it nothing is held. Held units are released and burned, verified or not, because a closed series has no
    /// trade that verification protects; units of an order wait for its delivery.
    function _burn(Series storage s, bytes32 seriesKey, address holder) private returns (uint256 amount, uint64 units) {
        Position storage p = _positions[seriesKey][holder];
        if (p.locked != p.held) revert UNITS_UNAVAILABLE();
        if (p.held > 0) _release(p, seriesKey, holder);
        units = p.units;
        if (units == 0) return (0, 0);
        uint256 pool = s.residue + p.payoutCarry + p.tailCarry;
        amount = _share(s, units, pool);
        s.residue = pool - amount * PoolMath.WAD;
        s.unitsOutstanding -= units;
        p.units = 0;
        p.payoutCarry = 0;
        p.tailCarry = 0;
    }

    /// Base units that `units` of what is outstanding take from a WAD pool.
    function _share(Series storage s, uint256 units, uint256 pool) private view returns (uint256) {
        return pool * units / s.unitsOutstanding / PoolMath.WAD;
    }
}
