// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {PoolMath} from "../src/lib/Pool.sol";

/// The accumulator. What is proven of one step holds of all, since each starts from what the last left.
contract PoolProof {
    using PoolMath for PoolMath.Pool;

    PoolMath.Pool private _pool;

    /// The parts and the remainder are what came in, to the WAD. Units are tried one by one: solvers divide by constants.
    function check_spread_conserves(uint256 remainder, uint256 amount, uint256 units) public {
        require(amount < 1 << 16);
        for (uint256 u = 1; u < 9; ++u) {
            if (u != units) continue;
            require(remainder < u);
            _pool.remainder = remainder;
            _pool.spread(amount, u);
            assert(_pool.perUnit * u + _pool.remainder == amount * 1e18 + remainder);
            assert(_pool.remainder < u);
        }
    }

    /// At full width, but without the product: nothing overflows, and what each unit has never falls.
    function check_spread_never_overflows(uint256 perUnit, uint256 remainder, uint256 amount, uint256 units) public {
        require(units > 0 && units < 1 << 48 && remainder < units && amount < 1 << 129 && perUnit < 1 << 255);
        _pool.perUnit = perUnit;
        _pool.remainder = remainder;
        (bool ok,) = address(this).call(abi.encodeCall(this.spread, (amount, units)));
        assert(ok);
        assert(_pool.perUnit >= perUnit);
    }

    function spread(uint256 amount, uint256 units) external {
        _pool.spread(amount, units);
    }

    /// Two holders of all units never claim more together than what was spread.
    function check_claims_are_at_most_what_was_spread(uint256 amount, uint256 a, uint256 b) public {
        require(amount < 1 << 8);
        for (uint256 i = 0; i < 9; ++i) {
            uint256 u = 1 + i % 3;
            uint256 v = 1 + i / 3;
            if (a != u || b != v) continue;
            _pool.spread(amount, u + v);
            (uint256 toA,) = _pool.due(u, 0, 0);
            (uint256 toB,) = _pool.due(v, 0, 0);
            assert(toA + toB <= amount);
            assert(toA + toB + 2 >= amount); // less than a part of a base unit each, and what the pool carries
        }
    }
}
