// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {PoolMath} from "../lib/Pool.sol";
import {SeriesStore} from "./SeriesStore.sol";

/// @title Units of positions
/// @notice Units of positions: minted by the raise, locked and moved by the windows. What a position earned before its
/// units change stays its own.
abstract contract Units is SeriesStore {
    modifier onlyWindows() {
        if (msg.sender != windows) revert NOT_WINDOWS();
        _;
    }

    /// @inheritdoc IIncomeSeries
    /// @dev Units sold count as outstanding, and earn, from activation on: a delivery that comes late misses no payout.
    function mintUnits(bytes32 seriesKey, address holder, uint64 units) external {
        if (msg.sender != address(raise)) revert NOT_RAISE();
        Series storage s = _series[seriesKey];
        if (!_live(s)) revert WRONG_STATE();
        Position storage p = _positions[seriesKey][holder];
        _settleBefore(s, p);
        p.payoutCarry += SafeCast.toUint192(units * s.payouts.perUnit);
        p.tailCarry += SafeCast.toUint192(units * s.tail.perUnit);
        p.units += units;
        emit UnitsMinted(seriesKey, holder, units);
        if (registry.isVerified(holder)) return;
        p.locked += units;
        emit UnitsLocked(seriesKey, holder, units);
        _hold(p, seriesKey, holder, units);
    }

    /// @inheritdoc IIncomeSeries
    function lockUnits(bytes32 seriesKey, address holder, uint64 units) external onlyWindows {
        Position storage p = _positions[seriesKey][holder];
        if (units > p.units - p.locked) revert UNITS_UNAVAILABLE();
        p.locked += units;
        emit UnitsLocked(seriesKey, holder, units);
    }

    /// @inheritdoc IIncomeSeries
    function unlockUnits(bytes32 seriesKey, address holder, uint64 units) external onlyWindows {
        Position storage p = _positions[seriesKey][holder];
        if (units > p.locked - p.held) revert UNITS_UNAVAILABLE();
        if (!registry.isVerified(holder)) return _hold(p, seriesKey, holder, units);
        p.locked -= units;
        emit UnitsUnlocked(seriesKey, holder, units);
    }

    /// @inheritdoc IIncomeSeries
    function releaseUnits(bytes32 seriesKey, address holder) external {
        Position storage p = _positions[seriesKey][holder];
        if (p.held == 0) revert UNITS_UNAVAILABLE();
        if (!registry.isVerified(holder)) revert NOT_ALLOWLISTED();
        _release(p, seriesKey, holder);
    }

    /// @inheritdoc IIncomeSeries
    function transferUnits(bytes32 seriesKey, address from, address to, uint64 units) external onlyWindows {
        Series storage s = _series[seriesKey];
        Position storage seller = _positions[seriesKey][from];
        Position storage buyer = _positions[seriesKey][to];
        if (units == 0 || units > seller.locked - seller.held) revert UNITS_UNAVAILABLE();
        _settleBefore(s, seller);
        _settleBefore(s, buyer);
        seller.units -= units;
        seller.locked -= units;
        buyer.units += units;
        if (seller.units == 0) {
            if (s.state == State.CLOSED) s.residue += _takeParts(seller);
            else s.stray += _partsOf(seller);
        }
        emit UnitsTransferred(seriesKey, from, to, units);
    }

    /// @inheritdoc IIncomeSeries
    function unitsOf(bytes32 seriesKey, address holder) external view returns (uint64) {
        return _positions[seriesKey][holder].units;
    }

    /// @inheritdoc IIncomeSeries
    function heldOf(bytes32 seriesKey, address holder) external view returns (uint64) {
        return _positions[seriesKey][holder].held;
    }

    /// @inheritdoc IIncomeSeries
    function lockedOf(bytes32 seriesKey, address holder) external view returns (uint64) {
        return _positions[seriesKey][holder].locked;
    }

    /// Locked units of a delivery wait for the wallet to be verified again.
    function _hold(Position storage p, bytes32 seriesKey, address holder, uint64 units) private {
        p.held += units;
        emit UnitsHeld(seriesKey, holder, units);
    }

    /// Books what the position's units earned until now: below 2^188, in WAD what was ever spread. Parts of a base unit
    /// stay with a position that has no units any more, until the close takes them for those who have some.
    function _settleBefore(Series storage s, Position storage p) private {
        uint256 units = p.units;
        p.payoutCarry += SafeCast.toUint192(units * (s.payouts.perUnit - p.payoutCheckpoint));
        p.tailCarry += SafeCast.toUint192(units * (s.tail.perUnit - p.tailCheckpoint));
        p.payoutCheckpoint = s.payouts.perUnit;
        p.tailCheckpoint = s.tail.perUnit;
        if (units > 0) return;
        if (s.state == State.CLOSED) _takeParts(p);
        else s.stray -= _partsOf(p);
    }

    function _partsOf(Position storage p) private view returns (uint256) {
        return p.payoutCarry % PoolMath.WAD + p.tailCarry % PoolMath.WAD;
    }

    function _takeParts(Position storage p) private returns (uint256 parts) {
        parts = _partsOf(p);
        p.payoutCarry -= uint192(p.payoutCarry % PoolMath.WAD);
        p.tailCarry -= uint192(p.tailCarry % PoolMath.WAD);
    }
}
