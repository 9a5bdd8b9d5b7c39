// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Pools of money
/// @notice Money spread over units by an accumulator. Amounts inside are in WAD of a base unit: what does not divide is
/// carried, by the pool (`remainder`) and by each holder (`carry`), so that nothing is ever lost to rounding.
library PoolMath {
    uint256 internal constant WAD = 1e18;

    struct Pool {
        uint256 perUnit;
        uint256 remainder; // WAD, less than the units
    }

    /// Adds `amount` base units. amount < 2^129 and units < 2^48 keep every product below 2^256.
    function spread(Pool storage pool, uint256 amount, uint256 units) internal {
        if (amount == 0) return;
        uint256 total = amount * WAD + pool.remainder;
        pool.perUnit += total / units;
        pool.remainder = total % units;
    }

    /// What a holder is due since `checkpoint`: whole base units, and the WAD left over.
    function due(Pool storage pool, uint256 units, uint256 checkpoint, uint256 carry)
        internal
        view
        returns (uint256 amount, uint256 newCarry)
    {
        uint256 total = units * (pool.perUnit - checkpoint) + carry;
        return (total / WAD, total % WAD);
    }
}
