// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRaise} from "../../src/interfaces/IRaise.sol";
import {Market} from "../support/Market.sol";

/// The minimum of a raise: a raise whose proceeds reach it is sold, and no further bid takes that away.
contract RaiseMinimumTest is Market {
    struct Plan {
        uint8[6] prices;
        uint32[6] quantities;
        uint8 spread;
        uint8 step;
        uint8 offer;
        uint8 further; // the bid that only the second raise has
    }

    uint256 private _offered;

    function testFuzz_a_further_bid_never_takes_a_raise_below_its_minimum(Plan memory plan) public {
        bool sold = _sells(plan, WALLETS, plan.further % WALLETS);
        vm.assertTrue(!sold || _sells(plan, WALLETS, WALLETS), "a bid took a raise below its minimum");
    }

    function testFuzz_a_raise_is_sold_where_a_price_reaches_the_minimum(Plan memory plan) public {
        bool sold = _sells(plan, WALLETS, WALLETS);
        bool reached;
        for (uint256 i = 0; i < WALLETS; ++i) {
            (uint256 price,) = _drawn(plan, i);
            uint256 units;
            for (uint256 j = 0; j < WALLETS; ++j) {
                (uint256 other, uint256 quantity) = _drawn(plan, j);
                if (other >= price) units += quantity;
            }
            if (price * (units < _offered ? units : _offered) >= _offered) reached = true;
        }
        vm.assertTrue(sold == reached, "sold");
    }

    /// A dear bid reaches the minimum alone; a cheap one for a few units would sell all of them below it.
    function test_a_cheap_bid_stays_unsold() public {
        Plan memory plan;
        plan.spread = 7;
        plan.offer = 2; // 1,000 units, and a minimum of 1,000
        plan.prices[0] = 3; // a price of 4
        plan.quantities[0] = 299; // 300 units
        for (uint256 i = 1; i < WALLETS; ++i) plan.quantities[i] = 0; // one unit each, at the reserve price of 1
        vm.assertTrue(_sells(plan, WALLETS, WALLETS), "the raise is sold");
        bytes32 key = keys[keys.length - 1];
        IRaise.SettlementView memory v = raise.settlementOf(key);
        vm.assertEq(v.clearingPrice, 4, "the price");
        vm.assertEq(v.unitsSold, 300, "the units");
        vm.assertEq(v.holders, 1, "the holders");
        vm.assertTrue(raise.bidOf(key, wallets[1]).processing == IRaise.Processing.LOST, "a bid below the price");
        vm.assertEq(raise.bidOf(key, wallets[1]).refund, 1, "its refund");
    }

    function _drawn(Plan memory plan, uint256 i) private view returns (uint256 price, uint256 quantity) {
        price = 1 + plan.prices[i] % (plan.spread % 8 + 1);
        quantity = 1 + plan.quantities[i] % _offered;
    }

    /// Whether a raise of the plan's bids, but for the one `without`, passes its gate.
    function _sells(Plan memory plan, uint256 count, uint256 without) private returns (bool) {
        uint256 start = block.timestamp;
        (bytes32 key,) = _open(uint256(plan.offer) << 16, false);
        _offered = hub.getSeries(key).unitsOffered;
        for (uint256 i = 0; i < count; ++i) {
            (uint256 price, uint256 quantity) = _drawn(plan, i);
            if (i != without) _bid(key, wallets[i], price, quantity);
        }
        vm.warp(start + 1 days);
        for (uint256 i = 0; i < count; ++i) {
            (uint256 price, uint256 quantity) = _drawn(plan, i);
            if (i != without) _reveal(key, wallets[i], price, quantity);
        }
        vm.warp(start + 3 days);
        while (raise.phase(key) == IRaise.Phase.SETTLE) {
            _must(wallets[0], address(raise), abi.encodeCall(raise.settleStep, (key, uint32(1 + plan.step % 40))));
        }
        _must(wallets[0], address(raise), abi.encodeCall(raise.passGate, (key)));
        vm.warp(start);
        return raise.phase(key) == IRaise.Phase.DONE;
    }
}
