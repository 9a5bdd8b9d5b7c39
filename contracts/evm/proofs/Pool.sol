// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {PoolMath} from "../src/lib/Pool.sol";

/// The accumulator. What holds of one step holds of all, since each starts from what the last left. What was ever spread
/// of a series is below its cap, and so below 2^128 base units: 2^188 in WAD. Every panic fails a proof, but where it says.
/// @custom:halmos --panic-error-codes *
contract PoolProof {
    using PoolMath for PoolMath.Pool;

    uint256 private constant EVER_SPREAD = 1 << 188;

    PoolMath.Pool private _pool;

    /// The parts and the remainder are what came in, to the WAD.
    function check_spread_conserves(uint256 perUnit, uint256 remainder, uint256 amount, uint256 units) public {
        require(units > 0 && units < 1 << 48 && amount < 1 << 128 && remainder < units && perUnit < EVER_SPREAD);
        (_pool.perUnit, _pool.remainder) = (perUnit, remainder);
        _pool.spread(amount, units);
        unchecked {
            assert((_pool.perUnit - perUnit) * units + _pool.remainder == amount * 1e18 + remainder);
        }
        assert(_pool.remainder < units);
    }

    /// What a holder is due, and what it carries on, are what its units earned and what it carried, wherever that does not
    /// revert: that no such product overflows is not decided within a minute.
    /// @custom:halmos --panic-error-codes 0x01
    function check_due_is_what_units_earned(uint256 perUnit, uint256 checkpoint, uint256 carry, uint256 units) public {
        require(units < 1 << 48 && perUnit < EVER_SPREAD && checkpoint <= perUnit && carry < EVER_SPREAD);
        _pool.perUnit = perUnit;
        (uint256 amount, uint256 left) = _pool.due(units, checkpoint, carry);
        unchecked {
            assert(amount * 1e18 + left == units * (perUnit - checkpoint) + carry);
        }
        assert(left < 1e18);
    }

    /// Of two that hold all units between them: what they are due and what the pool keeps is never more than was spread and
    /// what the pool had kept. (What they carried before is theirs: the proof above.)
    function check_claims_never_exceed_what_was_spread(
        uint256 perUnit,
        uint256 remainder,
        uint256 amount,
        uint256 first,
        uint256 second
    ) public {
        require(perUnit < EVER_SPREAD && amount < 1 << 128 && first < 1 << 47 && second < 1 << 47);
        uint256 units = first + second;
        require(units > 0 && remainder < units);
        (_pool.perUnit, _pool.remainder) = (perUnit, remainder);
        _pool.spread(amount, units);
        (uint256 one,) = _pool.due(first, perUnit, 0);
        (uint256 other,) = _pool.due(second, perUnit, 0);
        unchecked {
            assert((one + other) * 1e18 + _pool.remainder <= amount * 1e18 + remainder);
        }
    }
}
