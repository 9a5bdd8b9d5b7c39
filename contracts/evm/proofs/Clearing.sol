// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {RaiseHarness} from "./RaiseHarness.sol";

/// The clearing of a raise whose bids are all verified.
contract ClearingProof {
    RaiseHarness private _harness;

    function setUp() public {
        _harness = new RaiseHarness();
    }

    function check_two_bids_clear(uint8[2] memory prices, uint8[2] memory quantities, uint8 supply) public {
        require(supply > 0 && supply < 4);
        uint256 wanted;
        for (uint256 i = 0; i < 2; ++i) {
            require(prices[i] > 0 && prices[i] < 3 && quantities[i] > 0 && quantities[i] < 4);
            _harness.add(prices[i], quantities[i]);
            wanted += quantities[i];
        }
        (uint256 price, uint256 sold, uint256[] memory units) = _harness.clear(supply);
        uint256 sum;
        uint256 above;
        for (uint256 i = 0; i < 2; ++i) {
            assert(units[i] <= quantities[i]);
            if (units[i] > 0) assert(prices[i] >= price);
            if (prices[i] > price) {
                assert(units[i] == quantities[i]);
                above += quantities[i];
            }
            sum += units[i];
        }
        assert(sum == sold);
        assert(sold == (wanted < supply ? wanted : supply));
        assert(above < supply);
    }
}
