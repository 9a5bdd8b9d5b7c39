// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {PoolMath} from "../src/lib/Pool.sol";

/// The accumulator. What holds of one step holds of all, since each starts from what the last left.
contract PoolProof {
    using PoolMath for PoolMath.Pool;

    PoolMath.Pool private _pool;

    /// The parts and the remainder are what came in, to the WAD.
    function check_spread_conserves(uint256 remainder, uint256 amount) public {
        require(amount < 1 << 16 && remainder < 3);
        _pool.remainder = remainder;
        _pool.spread(amount, 3);
        assert(_pool.perUnit * 3 + _pool.remainder == amount * 1e18 + remainder);
        assert(_pool.remainder < 3);
    }
}
