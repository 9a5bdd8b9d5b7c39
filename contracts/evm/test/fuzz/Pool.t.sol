// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {PoolMath} from "../../src/lib/Pool.sol";
import {Cheats} from "../support/Cheats.sol";

/// The accumulator against its closed form: however often it is claimed, a holder of u of U units has got
/// floor(u * floor(T * WAD / U) / WAD) of all T that was spread.
contract PoolTest is Cheats {
    using PoolMath for PoolMath.Pool;

    uint256 private constant HOLDERS = 5;

    PoolMath.Pool private _pool;
    uint256[HOLDERS] private _checkpoint;
    uint256[HOLDERS] private _carry;
    uint256[HOLDERS] private _claimed;

    function testFuzz_claims_are_the_closed_form(uint128[12] memory amounts, uint48[5] memory shares, uint256 when)
        public
    {
        uint256 units;
        for (uint256 i = 0; i < HOLDERS; ++i) {
            shares[i] = uint48(bound(shares[i], i == 0 ? 1 : 0, 1 << 45));
            units += shares[i];
        }
        uint256 total;
        for (uint256 i = 0; i < amounts.length; ++i) {
            _pool.spread(amounts[i], units);
            total += amounts[i];
            vm.assertLt(_pool.remainder, units, "the remainder is less than a part of each unit");
            uint256 holder = (when >> (8 * i)) % (2 * HOLDERS);
            if (holder < HOLDERS) _claim(holder, shares[holder]);
        }
        uint256 sum;
        for (uint256 i = 0; i < HOLDERS; ++i) {
            _claim(i, shares[i]);
            uint256 expected = shares[i] * (total * 1e18 / units) / 1e18;
            vm.assertEq(_claimed[i], expected, "not the closed form");
            sum += _claimed[i];
        }
        vm.assertLe(sum, total, "more was claimed than spread");
        vm.assertLt(total - sum, HOLDERS + 1, "more than a base unit a holder was left");
    }

    function _claim(uint256 i, uint256 units) private {
        (uint256 amount, uint256 carry) = _pool.due(units, _checkpoint[i], _carry[i]);
        _claimed[i] += amount;
        _carry[i] = carry;
        _checkpoint[i] = _pool.perUnit;
    }
}
